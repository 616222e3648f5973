import { addDays } from '#analytics/calendar/plain-date.ts';
import type { GuestCardReading } from '#analytics/figures/readings.ts';
import type { Read } from '../readings/keep-read.ts';
import { instantOf, type Resource, relatedId, textOf } from './json-api.ts';
import { mapExisting } from './map-existing.ts';
import { readBack } from './read-back.ts';
import { isFrom } from './read-event-times.ts';
import { readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

/** Reads guests from forms, workflows or new people, where the church does not check them in. */
export async function readGuestCards(reading: Reading): Promise<Read> {
  const items = listIds(reading);
  const cards = await mapExisting(reading.context, { items, atOnce: 1 }, async (listId) => {
    const rows = await rowsOf(reading, listId);
    return rows.flatMap((row) => cardOf(row, listId, reading));
  });
  return { guestCards: cards.flat() };
}

/** The chosen forms or workflows, or all if none is chosen; new people form one list. */
function listIds({ choices, available }: Reading): readonly string[] {
  const chosen = choices.firstTimeGuests;
  if (chosen?.source === 'new_people') {
    return ['people'];
  }
  const all = chosen?.source === 'form' ? available.forms : available.workflows;
  return chosen?.ids ?? all.map(({ id }) => id);
}

function cardOf(
  row: Resource,
  listId: string,
  { clock, hash, context }: Reading,
): GuestCardReading[] {
  const createdAt = instantOf(row, 'created_at', context.now);
  const person = relatedId(row, 'person');
  const people = person === null ? [] : [hash(person)];
  return createdAt === null
    ? []
    : [{ day: clock.dayOf(createdAt), listId, people, nameless: 1 - people.length }];
}

async function rowsOf(reading: Reading, id: string): Promise<Resource[]> {
  const { context, choices, clock, span, rowsMax } = reading;
  const from = clock.startOf(span.from);
  const created = {
    'where[created_at][gte]': from,
    'where[created_at][lt]': clock.startOf(addDays(span.to, 1)),
  };
  switch (choices.firstTimeGuests?.source) {
    case 'form': {
      const path = `/people/v2/forms/${encodeURIComponent(id)}/form_submissions`;
      const asked = { ...created, 'fields[FormSubmission]': 'created_at,person' };
      return (await readWholeList(context, path, asked, { rowsMax })).rows;
    }
    case 'workflow': {
      const path = `/people/v2/workflows/${encodeURIComponent(id)}/cards`;
      const parameters = { order: '-created_at', 'fields[WorkflowCard]': 'created_at,person' };
      const isTooOld = (row: Resource) => !isFrom(textOf(row, 'created_at') ?? from, from);
      return (await readBack(context, { path, parameters }, isTooOld)).rows;
    }
    default: {
      const asked = { ...created, 'fields[Person]': 'created_at' };
      return (await readWholeList(context, '/people/v2/people', asked, { rowsMax })).rows;
    }
  }
}
