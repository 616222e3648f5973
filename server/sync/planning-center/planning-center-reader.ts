import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { measureRefusals } from '#contract/measure-reasons.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import {
  type ProviderReader,
  type ReaderContext,
  ReadingRefused,
  type ReadTask,
} from '../reader.ts';
import { changedBy } from '../readings/changed-by-tasks.ts';
import {
  changeSuggestion,
  choicesInEffect,
  nothingKnown,
  readChoices,
} from '../readings/choices-store.ts';
import { computeChanged, recomputeAll } from '../readings/compute-tasks.ts';
import { fitToChoices } from '../readings/coverage-store.ts';
import { type ChurchTime, churchTime } from '../readings/history.ts';
import { keepRead, type Read } from '../readings/keep-read.ts';
import { keptDaysOf } from '../readings/kinds.ts';
import { openPeopleKey } from '../readings/people-key.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import { suggestChoices } from './catalogue/suggest.ts';
import { churchClock } from './church-clock.ts';
import { kindsNeeded, planTasks } from './plan.ts';
import { readCheckIns, readFirstVisits } from './read-check-ins.ts';
import { readEventTimes } from './read-event-times.ts';
import { readGifts } from './read-gifts.ts';
import { readMeetings, readMembers } from './read-groups.ts';
import { readGuestCards } from './read-guest-cards.ts';
import { readTeam } from './read-team.ts';
import type { Reading } from './reading.ts';

const type = 'planning_center';

type Source = {
  kind: ReadingKind;
  read(reading: Reading): Promise<Read>;
  product: keyof typeof measureRefusals;
};

/** How each kind of task is read. */
const sources: readonly Source[] = [
  { kind: 'eventTimes', read: readEventTimes, product: 'check_ins' },
  { kind: 'checkIns', read: readCheckIns, product: 'check_ins' },
  { kind: 'firstVisits', read: readFirstVisits, product: 'check_ins' },
  { kind: 'guestCards', read: readGuestCards, product: 'people' },
  { kind: 'team', read: readTeam, product: 'services' },
  { kind: 'memberCounts', read: readMembers, product: 'groups' },
  { kind: 'meetings', read: readMeetings, product: 'groups' },
  { kind: 'gifts', read: readGifts, product: 'giving' },
];

const sourceOf = (task: ReadTask) => sources.find(({ kind }) => kind === task.kind);

/**
 * Reads a church's Planning Center.
 *
 * @param keyring seals the keys that its people are hashed with
 */
export function planningCenterReader(keyring: Keyring): ProviderReader {
  return {
    async plan(context, mode) {
      const { accountId, pool, now } = context;
      const known = await readChoices(pool, accountId);
      if (mode !== 'nightly' || known === null) {
        await keepCatalogue(context, mode === 'first' || known === null);
      }
      const kept = mode === 'nightly' && known ? known : await readChoices(pool, accountId);
      const choices = choicesInEffect(kept);
      const coverage = await fitToChoices(context, { choices, property: '', type });
      if (mode === 'choices' || mode === 'first') {
        await recomputeAll(context, keyring);
      }
      return kept ? planTasks({ mode, choices, available: kept.available, coverage, now }) : [];
    },

    async read(context, task) {
      const source = sourceOf(task);
      if (!source || task.to === null) {
        return;
      }
      const { hash, seal } = await openPeopleKey(keyring, context, source.kind);
      const reading = await openReading(context, source.kind, hash, {
        from: task.from,
        to: task.to,
      });
      // The choices may have changed since the task was planned.
      const anything = { ...reading.available, refused: {} };
      if (!kindsNeeded(reading.choices, anything).includes(source.kind)) {
        return;
      }
      const { span } = reading;
      try {
        const read = await source.read(reading);
        const { choices } = reading;
        const about = { source: source.kind, property: '', choices, span };
        await keepRead(context, { ...about, type, giftSeal: seal }, read);
      } catch (error) {
        if (!(error instanceof ReadingRefused)) {
          throw error;
        }
        await keepRefusal(context, source.product, error);
      }
    },

    compute: (context, tasks) => computeChanged(context, changedBy(tasks, kindsOf), keyring),
  };
}

/** Gifts are read with their givers. */
function kindsOf(task: ReadTask): ReadingKind[] {
  const kind = sourceOf(task)?.kind;
  return kind === 'gifts' ? ['gifts', 'donors'] : kind ? [kind] : [];
}

/** Suggestions stay until a new connection, so that figures do not change by themselves. */
async function keepCatalogue(context: ReaderContext, isNew: boolean): Promise<void> {
  const catalogue = await readCatalogue(context);
  await context.write((client) =>
    changeSuggestion(client, context.accountId, (kept) => ({
      ...(isNew ? suggestChoices(catalogue, kept) : kept),
      available: { ...catalogue.available, brandTerms: kept.available.brandTerms },
    })),
  );
}

async function openReading(
  context: ReaderContext,
  kind: ReadingKind,
  hash: Reading['hash'],
  { from, to }: { from: string | null; to: string },
): Promise<Reading> {
  const kept = await readChoices(context.pool, context.accountId);
  const choices = choicesInEffect(kept);
  return {
    context,
    choices,
    available: (kept ?? nothingKnown).available,
    clock: churchClock(choices.timeZone),
    hash,
    span: { from: from ?? wholePast(kind, churchTime(context.now, choices)), to },
  };
}

/** The first day of a kind's history. */
function wholePast(kind: ReadingKind, { currentWeek }: ChurchTime): string {
  return addDays(currentWeek, -(keptDaysOf(kind) ?? 0));
}

/** Records what this person may not read, for the page of choices; other figures are not affected. */
async function keepRefusal(
  context: ReaderContext,
  product: Source['product'],
  { why }: ReadingRefused,
): Promise<void> {
  const sentence = measureRefusals[product][why === 'not_granted' ? why : 'unavailable'];
  await context.write((client) =>
    changeSuggestion(client, context.accountId, (kept) => ({
      ...kept,
      available: {
        ...kept.available,
        refused: { ...kept.available.refused, [product]: sentence },
      },
    })),
  );
}
