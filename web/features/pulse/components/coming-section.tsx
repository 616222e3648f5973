import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { withoutWide } from '#analytics/charts/line-geometry.ts';
import { lineWeeks } from '#analytics/pulse/tile-views.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { pulseQuestions } from '#contract/messages/tiles.ts';
import { comingMessages } from '#contract/messages/verdict.ts';
import { paths } from '#web/lib/paths.ts';
import { AheadChart } from '#web/ui/charts/ahead-chart.tsx';
import { AheadRows } from '#web/ui/charts/ahead-rows.tsx';
import classes from './pulse.module.css';
import { Section } from './section.tsx';

const weeksOfPast = 5;

type Props = { pulse: FiguresPulse; isShared: boolean };

/** 'What is coming?': the next eight weeks, linking to Forecast. */
export function ComingSection({ pulse, isShared }: Props) {
  const { coming, tiles } = pulse;
  const lead = coming && tiles.find(({ tile }) => tile === coming.tile);
  if (!coming || !lead) {
    return null;
  }
  const write = (value: number) => valueWords(value, lead.lineUnit, pulse.currency);
  const points = lead.line.slice(-weeksOfPast);
  const past = lineWeeks(points).map(({ lastYear: _before, expected, ...week }, index) => ({
    ...week,
    expected: withoutWide(expected),
    day: dayWords(points[index]?.day ?? '', 'short'),
  }));
  const ahead = coming.weeks.map((week) => ({
    ...week,
    day: dayWords(week.day, 'short'),
    range: `${write(week.low80)}–${write(week.high80)}`,
    events: week.events.map(eventWords),
  }));
  const isAttendance = lead.tile === 'attendance';
  const newest = points.at(-1)?.value ?? null;
  return (
    <Section question={pulseQuestions.coming} answer={coming.answer}>
      <div className={classes.ahead}>
        <div className={classes.aheadChart}>
          <AheadChart past={past} newest={newest === null ? '' : write(newest)} ahead={ahead} />
        </div>
        <div className={classes.aheadRows}>
          <AheadRows ahead={ahead} />
        </div>
      </div>
      {isShared ? null : (
        <p className={classes.screenOnly}>
          <Anchor
            component={Link}
            to={isAttendance ? paths.forecast : `${paths.forecast}?figure=${lead.tile}`}
            size="sm"
          >
            {comingMessages.open}
          </Anchor>
        </p>
      )}
    </Section>
  );
}
