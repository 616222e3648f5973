import type { FiguresPulse, TileId } from '#contract/functions/church-pulse.ts';
import { trustFactMessages, typedTrust } from '#contract/messages/dashboard-page.ts';
import { dayWords, listWords } from '#contract/messages/figure-words.ts';
import { gapSentence } from '#contract/messages/missing-services.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { trustMessages } from '#contract/messages/trust.ts';

/** 'Can I trust this?': what the strip under the dashboard's answer says, a sentence each. */
export function trustLines({ trust, tiles }: Pick<FiguresPulse, 'trust' | 'tiles'>): string[] {
  return [
    `${trustFactMessages.of(trust.counted, trust.of)} ${trustFactMessages.weeks(trust.of)}.`,
    ...weeksOf(trust),
    ...countedOf(trust),
    ...openOf(trust, tiles),
    ...trust.connections.flatMap(({ sentence }) => sentence ?? []),
    ...trust.notices.map(({ sentence }) => sentence),
  ];
}

/** Missing and masked weeks. */
function weeksOf({ gaps, leftOut, isComingIn }: FiguresPulse['trust']): string[] {
  const told = (day: string) => dayWords(day, 'short');
  return [
    ...gaps.map(gapSentence),
    ...leftOut.map(({ day, note }) => trustMessages.leftOut(told(day), note)),
    ...(isComingIn ? [trustMessages.comingIn] : []),
  ];
}

/** What was counted twice, typed and corrected. */
function countedOf({ duplicates, byHand }: FiguresPulse['trust']): string[] {
  return [
    ...(duplicates && duplicates.count > 0
      ? [`${duplicates.count} ${trustMessages.duplicates[duplicates.tile]}.`]
      : []),
    ...(byHand
      ? [typedTrust.lately(byHand.weeks), ...(byHand.who === null ? [] : [byHand.who])]
      : []),
    ...(byHand && byHand.corrected > 0
      ? [typedTrust.correctedOf(byHand.corrected, byHand.correction)]
      : []),
  ];
}

/** Numbers of the week that may still change, or never came whole. */
function openOf(
  { provisional, partial }: FiguresPulse['trust'],
  tiles: FiguresPulse['tiles'],
): string[] {
  const names = (open: readonly TileId[]) =>
    listWords(tiles.filter(({ tile }) => open.includes(tile)).map(tileNoun));
  return [
    ...(provisional.length > 0 ? [trustMessages.open(names(provisional))] : []),
    ...(partial.length > 0 ? [trustMessages.inPart(names(partial))] : []),
  ];
}
