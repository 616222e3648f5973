import { usualPlace } from '#contract/usual-place.ts';
import type { KeptChoices } from '../../../church/choices.ts';
import type { ReaderContext, ReadMode } from '../../reader.ts';
import { changeSuggestion } from '../../readings/choices-store.ts';
import { keepNotices } from '../../readings/notice-store.ts';
import { askQuestions } from '../../readings/question-store.ts';
import { loadReadings } from '../../readings/reading-store.ts';
import { type Catalogue, readCatalogue } from './read-catalogue.ts';
import { isOutdated, suggestChoices } from './suggest.ts';
import { tellSuggestion } from './suggestion-changes.ts';
import { withTimesRead } from './times-held.ts';

const type = 'planning_center';
const always = { from: '-infinity', to: 'infinity' };

/**
 * Reads what there is to count, suggests what counts, and asks where only the church can say. Where the suggestion
 * counts and rests on something else than what is found now, all of the past is looked at again.
 *
 * @returns whether what is suggested has changed, and counts
 */
export async function keepCatalogue(
  context: ReaderContext,
  mode: ReadMode,
  { kept, isNew, isRegained }: { kept: KeptChoices | null; isNew: boolean; isRegained: boolean },
): Promise<boolean> {
  const { accountId } = context;
  const listed = await readCatalogue(context, isNew || isRegained);
  const isAnew = !listed.isWhole && kept !== null && isOutdated(listed, kept);
  const found = isAnew ? await readCatalogue(context, true) : listed;
  const catalogue = { ...found, available: await withPast(context, found) };
  return await context.write(async (client) => {
    const fresh = await changeSuggestion(client, accountId, (before) =>
      suggestChoices(catalogue, before, isNew),
    );
    // A choice just made was asked for; what else is unsure is looked for weekly.
    if (mode !== 'choices' || isRegained) {
      await askQuestions(client, accountId, fresh);
    }
    await keepNotices(client, { accountId, type }, { source: 'catalogue' }, catalogue.notices);
    await tellSuggestion(client, accountId, fresh.changed, catalogue.evidence.today);
    return fresh.changed.length > 0;
  });
}

/** What there is, with when times were held that were not looked at now. */
async function withPast(
  { accountId, pool, now }: ReaderContext,
  { available, evidence }: Catalogue,
): Promise<Catalogue['available']> {
  const read = await loadReadings(pool, accountId, 'eventTimes', always);
  const timeZone = evidence.church.timeZone ?? usualPlace.timeZone;
  return { ...available, events: withTimesRead(available.events, read, { timeZone, now }) };
}
