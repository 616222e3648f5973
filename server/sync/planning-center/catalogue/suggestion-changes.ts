import type { PoolClient } from 'pg';
import { idsChosen } from '#analytics/choices/choice-lists.ts';
import { isSame } from '#analytics/choices/merge-json.ts';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import { choiceKeys, type MeasureChoices } from '#contract/functions/measures.ts';
import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { keepNotices } from '../../readings/notice-store.ts';
import type { Part } from './regained.ts';

type Lists = Omit<MeasureAvailable, 'brandTerms'>;

/** A part that is suggested otherwise than before, with the names of what came and went. */
export type SuggestionChange = { part: Part; added: string[]; dropped: string[] };

/** The parts that are suggested otherwise than before. */
export function changesOf(
  before: MeasureChoices,
  now: MeasureChoices,
  available: Lists,
): SuggestionChange[] {
  return choiceKeys
    .filter((part) => !isSame(before[part], now[part]))
    .map((part) => {
      const [then, today] = [namesIn(before, part, available), namesIn(now, part, available)];
      return {
        part,
        added: today.filter((name) => !then.includes(name)),
        dropped: then.filter((name) => !today.includes(name)),
      };
    });
}

/** What changed on a day, before the reason for what is suggested now. */
export function changeReason(
  { part, added, dropped }: SuggestionChange,
  reasons: Readonly<Record<string, string>>,
  today: string,
): string {
  return [measureReasons.changed(today, added, dropped), reasons[part]].join(' ').trim();
}

/** The names of everything that is counted in a part; none of what is not there any more. */
function namesIn(choices: MeasureChoices, part: Part, available: Lists): string[] {
  const { events, locations, serviceTypes, groupTypes, funds, forms, workflows } = available;
  const lists = {
    events,
    attendanceTypes: events.flatMap(({ attendanceTypes }) => attendanceTypes),
    locations,
    serviceTypes,
    groupTypes,
    funds,
    forms,
    workflows,
  };
  return idsChosen(choices)
    .filter(({ key }) => key === part)
    .flatMap(({ list, ids }) =>
      lists[list].flatMap(({ id, name }) => (ids.includes(id) ? name : [])),
    );
}

/** Tells for two weeks which parts are suggested otherwise since a day. */
export async function tellSuggestion(
  client: PoolClient,
  accountId: string,
  changed: readonly Part[],
  today: string,
): Promise<void> {
  if (changed.length > 0) {
    const notices = changed.map(
      (what) => ({ kind: 'suggestion_changed', what, day: today }) as const,
    );
    const connection = { accountId, type: 'planning_center' } as const;
    await keepNotices(client, connection, { source: 'suggestion' }, notices);
  }
}
