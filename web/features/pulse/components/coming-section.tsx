import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { comingChart } from '#analytics/pulse/coming-chart.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { pulseQuestions } from '#contract/messages/tiles.ts';
import { comingMessages } from '#contract/messages/verdict.ts';
import { firstSentence } from '#web/lib/first-sentence.ts';
import { paths } from '#web/lib/paths.ts';
import { AheadChart } from '#web/ui/charts/ahead-chart.tsx';
import { AheadRows } from '#web/ui/charts/ahead-rows.tsx';
import classes from './pulse.module.css';
import { Section } from './section.tsx';

type Props = { pulse: FiguresPulse; isShared: boolean };

/** 'What is coming?': the next eight weeks, linking to Forecast. */
export function ComingSection({ pulse, isShared }: Props) {
  const { coming } = pulse;
  const chart = comingChart(pulse);
  if (!coming || !chart) {
    return null;
  }
  const [answer, more] = firstSentence(coming.answer);
  const isAttendance = coming.tile === 'attendance';
  return (
    <Section question={pulseQuestions.coming} answer={answer} more={more}>
      <div className={classes.ahead}>
        <div className={classes.aheadChart}>
          <AheadChart {...chart} />
        </div>
        <div className={classes.aheadRows}>
          <AheadRows ahead={chart.ahead} />
        </div>
      </div>
      {isShared ? null : (
        <p className={classes.screenOnly}>
          <Anchor
            component={Link}
            to={isAttendance ? paths.forecast : `${paths.forecast}?figure=${coming.tile}`}
            size="sm"
          >
            {comingMessages.open}
          </Anchor>
        </p>
      )}
    </Section>
  );
}
