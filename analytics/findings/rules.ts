import type { Rule } from './church.ts';
import { brokenConnection } from './rules/broken-connection.ts';
import { festivalWeeks } from './rules/festival-weeks.ts';
import { givingPerAttender } from './rules/giving-per-attender.ts';
import { guestsAgain } from './rules/guests-again.ts';
import { guestsReturn } from './rules/guests-return.ts';
import { kidsShare } from './rules/kids-share.ts';
import { pageGone } from './rules/page-gone.ts';
import { recurringShare } from './rules/recurring-share.ts';
import { roomFull } from './rules/room-full.ts';
import { searchUnclicked } from './rules/search-unclicked.ts';
import { servingShare } from './rules/serving-share.ts';
import { sustainedShift } from './rules/sustained-shift.ts';
import { uncountedWeeks } from './rules/uncounted-weeks.ts';

/** Every rule, in the order of `ruleIds`. */
export const rules: readonly Rule[] = [
  uncountedWeeks,
  brokenConnection,
  guestsReturn,
  guestsAgain,
  kidsShare,
  servingShare,
  roomFull,
  festivalWeeks,
  givingPerAttender,
  recurringShare,
  searchUnclicked,
  pageGone,
  sustainedShift,
];
