import type { RuleId } from '../findings.ts';
import { sentences } from './sentences.ts';

/** The name of a rule on screens. */
export const ruleNames: Readonly<Record<RuleId, string>> = sentences('ruleNames', {
  uncounted_weeks: 'Sundays without a full headcount',
  broken_connection: 'Connections',
  guests_return: 'Guests and how many return',
  guests_again: 'New households, quarter by quarter',
  kids_share: 'Kids as a share of attendance',
  serving_share: 'Serving compared with attendance',
  room_full: 'Room over 80% full',
  festival_weeks: 'Weeks around Easter and Christmas',
  giving_per_attender: 'Giving per person',
  recurring_share: 'Recurring giving',
  search_unclicked: 'Google views and clicks',
  page_gone: 'Pages losing search traffic',
  sustained_shift: 'A lasting change in any number',
});
