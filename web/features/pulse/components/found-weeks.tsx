import { valueWords, weekdayWords } from '#contract/figure-words.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { firstMinuteMessages } from '#contract/measure-messages.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import type from '#web/ui/type.module.css';
import { lineSentence, tileLine } from '../model.ts';
import classes from './found-weeks.module.css';

/** What the first sync has found: the newest week with attendance, and the weeks read so far. */
export function FoundWeeks({ pulse }: { pulse: FiguresPulse | null }) {
  const attendance = pulse?.tiles.find(({ tile }) => tile === 'attendance');
  const newest = attendance?.line.findLast(({ value }) => value !== null);
  if (!pulse || !attendance || !newest || newest.value === null) {
    return <p className={type.sentence}>{firstMinuteMessages.reading}</p>;
  }
  const value = valueWords(newest.value, 'people', null);
  return (
    <>
      <p className={type.sentence} role="status">
        {firstMinuteMessages.found(value, weekdayWords(newest.day))}
      </p>
      <div className={classes.line}>
        <Sparkline
          weeks={tileLine(attendance).map((week) => ({ ...week, expected: null }))}
          label={lineSentence(attendance, pulse.currency)}
          shape="wide"
        />
        <p className={type.source}>{firstMinuteMessages.line}</p>
      </div>
    </>
  );
}
