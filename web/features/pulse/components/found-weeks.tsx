import { leadOf, lineSentence, tileLine } from '#analytics/pulse/tile-views.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { dayWords, valueWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { firstMinuteMessages } from '#contract/messages/first-minute.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { DatedLine } from '#web/ui/charts/dated-line.tsx';
import type from '#web/ui/type.module.css';

type Props = { pulse: FiguresPulse };

/** What the first minute has found: the newest week of what the headline is about, in a sentence. */
export function FoundSentence({ pulse }: Props) {
  const found = foundIn(pulse);
  if (found === null) {
    return <p className={type.sentence}>{firstMinuteMessages.reading}</p>;
  }
  const { tile, newest } = found;
  const value = valueWords(newest.value, tile.unit, pulse.currency);
  return (
    <p className={type.sentence} role="status">
      {tile.tile === 'attendance'
        ? firstMinuteMessages.found(value, weekdayWords(newest.day))
        : firstMinuteMessages.foundOther(tileNoun(tile), value)}
    </p>
  );
}

/** The weeks that have been read so far, as a line; nothing before the first. */
export function FoundLine({ pulse }: Props) {
  const found = foundIn(pulse);
  if (found === null) {
    return null;
  }
  const { tile, newest } = found;
  return (
    <DatedLine
      weeks={tileLine(tile).map((week) => ({ ...week, expected: null }))}
      label={lineSentence(tile, pulse.currency)}
      days={[dayWords(tile.line[0]?.day ?? newest.day, 'short'), dayWords(newest.day, 'short')]}
      newest={valueWords(newest.value, tile.unit, pulse.currency)}
    />
  );
}

/** The tile that the headline is about, with its newest week; null before the first. */
function foundIn(pulse: FiguresPulse) {
  const tile = pulse.tiles.find((one) => one.tile === leadOf(pulse));
  const newest = tile?.line.findLast(({ value }) => value !== null);
  return tile && newest && newest.value !== null
    ? { tile, newest: { value: newest.value, day: newest.day } }
    : null;
}
