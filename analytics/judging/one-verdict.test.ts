import { expect, test } from 'vitest';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { inputOf, plain, western } from '#testing/figures/made-up-pulse.ts';
import { storyChurch } from '#testing/figures/story-church.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { figureLook } from '../pulse/figure-look.ts';
import { figuresPulse } from '../pulse/figures-pulse.ts';

const monday = '2027-02-22';
const story = storyChurch({ calendar: western, today: monday });
const input = inputOf({ figures: story.figures });

/** What contradicts the tile's verdict in the four places that speak of it. */
function contradictions(week: string): string[] {
  const pulse = figuresPulse(input, {
    week,
    card: null,
    aheadOf: () => ({ weeks: [], explain: () => null }),
  });
  if (pulse === null) {
    return [];
  }
  const headline = plain(pulse.sentence.text);
  const off = plain(pulse.anythingOff);
  const judged = pulse.tiles.filter(({ verdict }) => verdict.side !== null);
  const isOff = ({ verdict }: PulseTile) =>
    verdict.state === 'unusual' || verdict.state === 'lasting';
  const anyOff = judged.some(isOff);
  const anyOutside = judged.some(({ verdict }) => verdict.state === 'outside');
  const said = judged.flatMap((tile) => {
    const look = plain(figureLook(input, { tile: tile.tile, weeks: 13, week }).sentence);
    const isNormal = / is normal/.test(look);
    return [
      ...(isNormal !== (tile.verdict.state === 'normal') ? [`${tile.tile}: ${look}`] : []),
      ...(isOff(tile) !== (tile.state === 'unusual' || tile.state === 'shift')
        ? [`${tile.tile}: ${tile.state}`]
        : []),
    ];
  });
  const attendance = judged.find(({ tile }) => tile === 'attendance');
  const isCalm = headline.startsWith('A normal week');
  return [
    ...said,
    ...(/^Nothing:/.test(off) && (anyOff || anyOutside) ? [off] : []),
    ...(/^Nothing/.test(off) && anyOff ? [off] : []),
    ...(isCalm && attendance && attendance.verdict.state !== 'normal' ? [headline] : []),
    ...(/thing to look at/.test(headline) && !anyOff ? [headline] : []),
  ];
}

test('headline, section, tile and closer look never contradict each other on 104 Mondays', () => {
  const weeks = Array.from({ length: 104 }, (_, index) => addWeeks('2027-02-15', -index));
  expect(weeks.flatMap((week) => contradictions(week).map((each) => `${week} ${each}`))).toEqual(
    [],
  );
});
