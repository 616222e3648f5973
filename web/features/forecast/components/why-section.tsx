import type { FigureUnit } from '#contract/figures/units.ts';
import type { ForecastAhead } from '#contract/functions/church-forecast.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, listWords } from '#contract/messages/figure-words.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import { addUp, type ForecastWords } from '../model.ts';
import classes from './forecast.module.css';
import { Section } from './section.tsx';

type Props = {
  week: ForecastAhead;
  unit: FigureUnit;
  words: ForecastWords;
  /** Whether any forecast has been compared with what came. */
  isScored: boolean;
};

/** The components of a week's median, which add up to it. */
export function WhySection({ week, unit, words, isScored }: Props) {
  const { why } = week;
  const sum = addUp([why.level, why.season, why.lastYear, why.events], week.median, unit);
  const [level = 0, season = 0, lastYear = 0, events = 0] = sum.parts;
  const day = dayWords(week.day);
  const seen = Math.max(0, ...week.events.map(({ timesSeen }) => timesSeen));
  const added = (value: number) => addedWords(value, words);
  const eventNames = listWords(week.events.map(({ label }) => eventWords(label)));
  const parts: [readonly string[], string][] = [
    [forecastMessages.level, words.tick(level)],
    [forecastMessages.season, added(season)],
    ...(lastYear === 0
      ? []
      : [[forecastMessages.lastYear, added(lastYear)] as [readonly string[], string]]),
    ...(week.events.length === 0
      ? []
      : [
          [[eventNames, forecastMessages.eventPart(seen)], added(events)] as [
            readonly string[],
            string,
          ],
        ]),
  ];
  return (
    <Section
      question={forecastMessages.whyQuestion(words.value(week.median), day)}
      answer={answerOf(week, seen)}
    >
      <dl className={classes.parts}>
        {parts.map(([[name, hint], value]) => (
          <div key={name} className={classes.part}>
            <dt>
              {name}
              <small>{hint}</small>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={classes.part} data-total={true}>
          <dt>{forecastMessages.middleFor(day)}</dt>
          <dd>{words.tick(sum.total)}</dd>
        </div>
      </dl>
      <p className={classes.note}>
        {forecastMessages[isScored ? 'rangeFrom' : 'rangeFromTrials'](
          words.range(week.low80, week.high80),
        )}
      </p>
    </Section>
  );
}

/** With its sign, unless it reads as nothing. */
function addedWords(value: number, words: ForecastWords): string {
  const amount = words.tick(Math.abs(value));
  if (amount === words.tick(0)) {
    return amount;
  }
  return `${value < 0 ? '−' : '+'}${amount}`;
}

function answerOf(week: ForecastAhead, seen: number): string {
  if (!week.isMajor) {
    return forecastMessages.whyOrdinary;
  }
  return seen === 0 ? forecastMessages.whyEvent.others : forecastMessages.whyEvent.own;
}
