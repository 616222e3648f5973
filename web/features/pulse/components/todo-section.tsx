import { nextDates } from '#analytics/pulse/tile-views.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { quietMessages } from '#contract/messages/dashboard-page.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, expectedWords, fullDayWords } from '#contract/messages/figure-words.ts';
import { pulseQuestions } from '#contract/messages/tiles.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import classes from './pulse.module.css';
import { Section } from './section.tsx';
import todo from './todo.module.css';

type Props = {
  pulse: FiguresPulse;
  /** The path to the note of a day. */
  notePath: (day: string) => string;
};

/** 'What should we do?': at most one card and what is to be entered; else the next two dates to prepare for. */
export function TodoSection({ pulse, notePath }: Props) {
  const { answer, step, way, noteOn = null, card } = pulse.todo;
  return (
    <Section question={pulseQuestions.todo} answer={answer}>
      {card ? (
        <>
          <p className={todo.step}>{card.step}</p>
          <p className={todo.sure}>{card.sure}</p>
          <div className={classes.screenOnly}>
            <ButtonLink to={`${paths.recommendations}?card=${card.id}`}>
              {quietMessages.seeWhy}
            </ButtonLink>
          </div>
          {step ? <p className={todo.besides}>{step}</p> : null}
        </>
      ) : step ? (
        <>
          <p className={todo.step}>{step}</p>
          {way === 'settings' ? (
            <div className={classes.screenOnly}>
              <ButtonLink to={paths.planningCenter}>{quietMessages.settings}</ButtonLink>
            </div>
          ) : null}
          {noteOn === null ? null : (
            <div className={classes.screenOnly}>
              <ButtonLink to={notePath(noteOn)} variant="default">
                {quietMessages.noteOn(dayWords(noteOn))}
              </ButtonLink>
            </div>
          )}
        </>
      ) : (
        <Quiet pulse={pulse} />
      )}
    </Section>
  );
}

/** Nothing to do: what was looked at, and what comes next. */
function Quiet({ pulse }: { pulse: FiguresPulse }) {
  const dates = nextDates(pulse);
  return (
    <>
      <p className={todo.sure}>{quietMessages.looked}</p>
      {dates.length === 0 ? null : (
        <>
          <h3 className={todo.nextTitle}>{quietMessages.next}</h3>
          <dl className={todo.next}>
            {dates.map(({ week, day, name, expected, unit }) => (
              <div key={week}>
                <dt>
                  {eventWords(name)}
                  <span>{fullDayWords(day)}</span>
                </dt>
                <dd>{expectedWords(expected, unit, pulse.currency)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
