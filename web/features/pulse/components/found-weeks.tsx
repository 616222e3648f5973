import { valueWords, weekdayWords } from '#contract/figure-words.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { firstMinuteMessages } from '#contract/measure-messages.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import type from '#web/ui/type.module.css';
import { lineSentence, tileLine } from '../model.ts';

type Props = { pulse: FiguresPulse };

/** What the first minute has found: the newest week with attendance, in a sentence. */
export function FoundSentence({ pulse }: Props) {
  const newest = newestAttendance(pulse);
  return newest === null ? (
    <p className={type.sentence}>{firstMinuteMessages.reading}</p>
  ) : (
    <p className={type.sentence} role="status">
      {firstMinuteMessages.found(
        valueWords(newest.value, 'people', null),
        weekdayWords(newest.day),
      )}
    </p>
  );
}

/** The weeks that have been read so far, as a line; nothing before the first. */
export function FoundLine({ pulse }: Props) {
  const attendance = attendanceOf(pulse);
  return newestAttendance(pulse) === null || !attendance ? null : (
    <>
      <Sparkline
        weeks={tileLine(attendance).map((week) => ({ ...week, expected: null }))}
        label={lineSentence(attendance, pulse.currency)}
        shape="wide"
      />
      <p className={type.source}>{firstMinuteMessages.line}</p>
    </>
  );
}

function attendanceOf({ tiles }: FiguresPulse) {
  return tiles.find(({ tile }) => tile === 'attendance');
}

function newestAttendance(pulse: FiguresPulse): { value: number; day: string } | null {
  const newest = attendanceOf(pulse)?.line.findLast(({ value }) => value !== null);
  return newest && newest.value !== null ? { value: newest.value, day: newest.day } : null;
}
