import { addWeeks } from '#analytics/calendar/church-week.ts';
import { isInside95 } from '#analytics/forecast/inside.ts';
import { sharePasses } from '#analytics/forecast/shared-pass.ts';
import { asOfWeek, expectTile } from '#analytics/pulse/expect-tile.ts';
import { figureLook } from '#analytics/pulse/figure-look.ts';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import { growthLine } from '#analytics/pulse/growth-line.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import { stateWords } from '#analytics/pulse/state-words.ts';
import { isFarBelowOverWeeks } from '#analytics/pulse/tile-facts.ts';
import { leadOf, tileViewsOf } from '#analytics/pulse/tile-views.ts';
import {
  fallenInAYear,
  newestAlone,
  newestSaid,
  quarterAlone,
} from '#analytics/pulse/year-on-year.ts';
import { isGiving } from '#contract/figures.ts';
import { type FiguresPulse, type PulseTile, tileIds } from '#contract/functions/church-pulse.ts';
import { tileName } from '#contract/messages/own-tiles.ts';
import { stateMessages } from '#contract/messages/tiles.ts';
import { forecastFigureAhead, judgedSeries } from '#server/church/series.ts';
import { letterText } from '#server/letter/letter-text.ts';
import { letterView } from '#server/letter/letter-view.ts';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { lookCsv } from '#web/features/pulse/look-csv.ts';

/**
 * What contradicts the tiles' verdicts in the places that speak of them on the Monday after a week: headline,
 * section, tile, closer look, its file, shared page and letter.
 */
export function contradictions(input: PulseInput, week: string): string[] {
  const noForecast = { weeks: [], explain: () => null };
  const request = { week, cards: [], aheadOf: () => noForecast };
  const pulse = figuresPulse(input, request);
  const shared = figuresPulse(input, { ...request, tiles: tileIds.filter((id) => !isGiving(id)) });
  return pulse === null || shared === null
    ? []
    : [
        ...inPulse(pulse),
        ...inPlaces(input, pulse),
        ...inLastWeeks(input, pulse),
        ...inShared(shared, pulse),
        ...inLetter(pulse),
      ];
}

/** What is said of each tile in its own words, in its closer look and in that one's file. */
function inPlaces(input: PulseInput, pulse: FiguresPulse): string[] {
  return pulse.tiles.flatMap((tile) => {
    if (tile.verdict.side === null) {
      return [];
    }
    const look = figureLook(input, { tile: tile.tile, weeks: 13, week: pulse.week.first });
    const isNormal = isCalledNormal(tile);
    const { word, more } = stateWords(tile);
    const said = plain(look.sentence);
    const [heading = '', ...rows] = lookCsv(look).trim().split('\r\n');
    const judged = rows.at(-1)?.split(',')[heading.split(',').indexOf('judged')];
    return [
      ...(/about what we expected/.test(said) !== isNormal ? [`${tile.tile}: ${said}`] : []),
      ...((word === stateMessages.normal) !== isNormal ? [`${tile.tile}: ${word}`] : []),
      ...((judged === 'normal') !== isNormal ? [`${tile.tile} in the file: ${judged}`] : []),
      ...(/^Above the usual range lower since|^Below the usual range higher since/.test(
        `${word} ${more}`,
      )
        ? [`${tile.tile}: ${word}, ${more}`]
        : []),
      ...(isOff(tile) !== (tile.state === 'unusual' || tile.state === 'shift')
        ? [`${tile.tile}: ${tile.state}`]
        : []),
      ...(JSON.stringify(look.tile.growth) === JSON.stringify(tile.growth)
        ? []
        : [`${tile.tile}: another growth`]),
    ];
  });
}

/** Whether its number lies in its range, and that says something: not where even a deep fall would. */
function isCalledNormal({ verdict, state, expected }: PulseTile): boolean {
  const isTooUncertain = state === 'too_little' && expected !== null;
  return verdict.state === 'normal' && !isTooUncertain;
}

function isOff({ verdict }: PulseTile): boolean {
  return verdict.state === 'unusual' || verdict.state === 'lasting';
}

/** The same where it is said: not of gifts that were not entered. */
function isToldOff(tile: PulseTile): boolean {
  return isOff(tile) && tile.notEntered === undefined;
}

/** What the headline and 'Is anything off?' say. */
function inPulse(pulse: FiguresPulse): string[] {
  const headline = plain(pulse.sentence.text);
  const off = plain(pulse.anythingOff);
  const judged = pulse.tiles.filter(({ verdict }) => verdict.side !== null);
  const anyOff = judged.some(isToldOff);
  const anyOutside = judged.some(({ verdict }) => verdict.state === 'outside');
  const lead = judged.find(({ tile }) => tile === 'attendance');
  const isCalm = headline.startsWith('A normal week');
  return [
    ...(/^No\. (All|The)/.test(off) && (anyOff || anyOutside) ? [off] : []),
    ...(/^(Yes|No|Not yet)[.,]/.test(off) ? [] : [`neither yes nor no: ${off}`]),
    ...(/^Yes/.test(off) || !anyOff ? [] : [off]),
    ...(/^No\. (All|The)|not a pattern|nothing lasting/.test(off) && isChanged(pulse, off)
      ? [off]
      : []),
    ...inGifts(pulse),
    ...(isCalm && lead && lead.verdict.state !== 'normal' ? [headline] : []),
    ...inDoubts(pulse),
  ];
}

/** Whether weeks are told to differ from last year's, or a number outside its range lies in such weeks. */
function isChanged({ tiles }: FiguresPulse, off: string): boolean {
  return (
    /Compared with last year|The last eight weeks/.test(off) ||
    tiles.some((tile) => {
      const { side, state } = tile.verdict;
      const newest = newestAlone(tile)?.side;
      return (
        state === 'outside' &&
        ((side === 'below' && (newest === 'down' || fallenInAYear(tile) !== null)) ||
          (side === 'above' && newest === 'up'))
      );
    })
  );
}

/** Whether gifts that are hardly entered are said as clearly by answer, trust strip and next step. */
function inGifts({ tiles, anythingOff, trust, todo, week }: FiguresPulse): string[] {
  const isMissing = tiles.some(({ tile, notEntered }) => isGiving(tile) && notEntered);
  const said = [
    /^Yes, .*hardly any gifts entered/.test(plain(anythingOff)),
    /Not for giving\. Hardly any gifts/.test(plain(trust.answer)),
    plain(todo.answer).startsWith('Check on the'),
  ];
  // An earlier week asks for nothing any more.
  const asked = week.next === null ? said : said.slice(0, -1);
  return asked.every((is) => is === isMissing)
    ? []
    : [`gifts: ${anythingOff} ${trust.answer} ${todo.answer}`];
}

/** Whether growth, closer look and answer say the same of the last weeks of the figure that leads. */
function inLastWeeks(input: PulseInput, pulse: FiguresPulse): string[] {
  const growth = growthLine(pulse);
  if (growth === null) {
    return [];
  }
  const lead = pulse.tiles.find(({ tile }) => tile === leadOf(pulse));
  const { sentence } = figureLook(input, {
    tile: leadOf(pulse),
    weeks: 13,
    week: pulse.week.first,
  });
  const isQuarter = lead !== undefined && quarterAlone(lead) !== null;
  const isFallen = lead !== undefined && fallenInAYear(lead) !== null;
  const found = lead ? newestSaid(lead) : null;
  const newest = lead ? newestAlone(lead) : null;
  const isCompared = sentence.includes('Of the last eight weeks');
  return [
    ...(growth.includes(' by themselves are ') === isQuarter ? [] : [growth]),
    ...(growth.includes('last eight weeks by themselves') === (found !== null) ? [] : [growth]),
    ...unledPairs(pulse),
    ...unreconciled(pulse),
    ...untoldTiles(pulse, growth),
    ...(newest && isCompared && sentence.includes('rarely differ') !== newest.isClear
      ? [sentence]
      : []),
    ...(newest &&
    isCompared &&
    numbersOf(growth).some((number) => !numbersOf(sentence).includes(number))
      ? [`${growth} ${sentence}`]
      : []),
    ...(isCompared && sentence.includes(' by themselves are ') !== isQuarter ? [sentence] : []),
    ...(/last year, you’re down/.test(pulse.anythingOff) === isFallen
      ? []
      : [`${growth} ${pulse.anythingOff}`]),
  ];
}

/** Tiles whose medians of both years are apart, beside words of no change or of the other way. */
function unledPairs({ tiles, currency, timeZone }: FiguresPulse): string[] {
  return tileViewsOf({ tiles, currency, timeZone }).flatMap(({ tile, change }) => {
    const { now, before } = tile.newest ?? { now: 1, before: 1 };
    const apart = now / before - 1;
    const isLed =
      Math.abs(apart) < 0.05 ||
      change === null ||
      /lately/.test(change) ||
      change.startsWith(apart > 0 ? 'Up' : 'Down');
    return isLed ? [] : [`${tile.tile}: ${change} beside ${now} and ${before}`];
  });
}

/** Tiles that say of a change that it has lasted, and beside it of the year that there is none, without a word on why. */
function unreconciled({ tiles, currency, timeZone }: FiguresPulse): string[] {
  return tileViewsOf({ tiles, currency, timeZone }).flatMap(({ tile, change }) => {
    const said = Object.values(stateWords(tile)).join(' ');
    const way = /(Higher|Lower|higher|lower)( for \d+ weeks| since)/.exec(said)?.[1]?.toLowerCase();
    const other =
      way === 'higher' ? /^Down|^(Maybe l|L)ower lately/ : /^Up|^(Maybe h|H)igher lately/;
    const isOther = change !== null && (/^Little|^No clear/.test(change) || other.test(change));
    return way && isOther && !/for the time of year/.test(said)
      ? [`${tile.tile}: ${said} beside ${change}`]
      : [];
  });
}

/** Tiles that are firm about their last weeks, of which no section says it. */
function untoldTiles(pulse: FiguresPulse, growth: string): string[] {
  const { tiles, anythingOff } = pulse;
  return tiles.flatMap((tile) => {
    const found = newestSaid(tile);
    const isOffThatWay =
      isOff(tile) && tile.verdict.direction === found?.newest.side && tile.notEntered === undefined;
    if (found?.said !== 'clear' || tile.growth === null || isOffThatWay) {
      return [];
    }
    const said = tile.tile === leadOf(pulse) ? growth : plain(anythingOff);
    return /eight weeks/.test(said) ? [] : [`${tile.tile}: untold in ${said}`];
  });
}

/** The medians of the last eight weeks in both years, as they are said. */
function numbersOf(sentence: string): string[] {
  return /about (\S+), compared with (\S+) in the same weeks/.exec(plain(sentence))?.slice(1) ?? [];
}

/** What headline, section, trust strip and next step say of what is off, far out or not entered yet. */
function inDoubts({ tiles, sentence, anythingOff, trust, todo }: FiguresPulse): string[] {
  const headline = plain(sentence.text);
  const off = plain(anythingOff);
  const answer = plain(trust.answer);
  const step = plain(todo.step ?? '');
  const anyOff = tiles.some(isToldOff);
  const anyOverWeeks = tiles.some(isFarBelowOverWeeks);
  const isLess = tiles.some(
    (tile) => isGiving(tile.tile) && isOff(tile) && tile.direction === 'fewer',
  );
  const anyFar = tiles.some(
    ({ verdict, value, expected }) =>
      verdict.state === 'outside' && expected && !isInside95(expected, value ?? 0),
  );
  return [
    ...(/Take a look|Keep an eye/.test(headline) && !anyOff && !anyOverWeeks ? [headline] : []),
    ...(/^A normal week/.test(headline) && anyOff ? [headline] : []),
    ...(/Hardly any gifts/.test(headline) && /[Gg]iving/.test(off) ? [off] : []),
    ...(/^Yes/.test(answer) && /every gift|to enter the rest/.test(step)
      ? [`${answer} ${step}`]
      : []),
    ...(/^Yes/.test(answer) && isLess ? [answer] : []),
    ...(/^No\..* one week in five\.$/.test(off) && anyFar && !anyOff ? [off] : []),
  ];
}

/** A shared page says the same of every tile that it shows, and answers by those alone. */
function inShared(shared: FiguresPulse, pulse: FiguresPulse): string[] {
  const others = shared.tiles.filter((tile) => {
    const same = pulse.tiles.find((each) => each.tile === tile.tile);
    return same === undefined || JSON.stringify(same) !== JSON.stringify(tile);
  });
  return [...inPulse(shared), ...others.map(({ tile }) => tile)].map((each) => `shared: ${each}`);
}

const frame = { subject: '', church: '', date: '', url: '', footer: [], ways: [] };

/** The letter has headline and answer, names first what is off, and gives each tile's own words. */
function inLetter(pulse: FiguresPulse): string[] {
  const view = letterView(pulse);
  const text = plain(letterText(view, frame));
  const shown = pulse.tiles.filter(({ state }) => state !== 'no_data');
  const off = shown.filter(isToldOff).map(({ tile }) => tile);
  const first = view.off?.tiles.map(({ id }) => id) ?? [];
  const unsaid = shown.flatMap((tile) => {
    const line = text.split('\n').find((each) => each.startsWith(`- ${tileName(tile)}: `));
    return line?.includes(plain(stateWords(tile).word)) ? [] : [`${tile.tile}: ${line}`];
  });
  return [
    ...[plain(pulse.sentence.text), plain(pulse.anythingOff)].filter(
      (said) => !text.includes(said),
    ),
    ...(off.toSorted().join() === first.toSorted().join() ? [] : [`off: ${off}, not ${first}`]),
    ...unsaid,
  ].map((each) => `letter: ${each}`);
}

/** Where the Forecast page expects another range of attendance than the dashboard, in the weeks after one. */
export function otherRanges(input: PulseInput, week: string): string[] {
  const known = asOfWeek(week, input);
  const rows = judgedSeries('attendance', known);
  const { ahead: page } = forecastFigureAhead('attendance', { ...known, rows }, sharePasses());
  const rangeOf = ({ low80, high80 }: { low80: number; high80: number }) => `${low80}–${high80}`;
  return expectTile('attendance', known).ahead.flatMap((expected, index) => {
    const other = page[index];
    return other && rangeOf(other) === rangeOf(expected)
      ? []
      : [`${addWeeks(week, index + 1)}: ${rangeOf(expected)}, ${other && rangeOf(other)}`];
  });
}
