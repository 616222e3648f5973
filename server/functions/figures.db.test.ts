import { describe, expect, test } from 'vitest';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import type { EventTimeReading, ReadingKind } from '#analytics/figures/readings.ts';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import {
  type MeasureChoices,
  measureChoicesResponse,
  measureChoicesSaveResponse,
} from '#contract/functions/measures.ts';
import { measureProblems } from '#contract/messages/measure-reasons.ts';
import { computedWith, readWith } from '#server/sync/readings/kinds.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const choices: MeasureChoices = {
  weekStartsOn: 'monday',
  timeZone: 'America/Chicago',
  country: 'US',
  easter: 'western',
  attendance: [{ eventId: '701', source: 'headcounts' }],
  kids: null,
  firstTimeGuests: null,
  serving: null,
  groups: null,
  giving: null,
  seats: null,
  brandTerms: [],
};
const available = {
  events: [
    { id: '701', name: 'Sunday', frequency: 'Weekly', archived: false, attendanceTypes: [] },
  ],
  locations: [],
  serviceTypes: [],
  groupTypes: [],
  funds: [],
  forms: [],
  workflows: [],
  brandTerms: [],
  refused: { giving: 'A sentence.' },
};

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const { owner } = database;
const grace = await buildAccount(owner);
const person = await buildPerson(owner, { role: 'account_admin', account_id: grace });
const graceAdminId = person.userId;
const admin = await server.clientOf(person.email);
const elsewhere = await buildPerson(owner, {
  role: 'account_admin',
  account_id: await buildAccount(owner),
});
const stranger = await server.clientOf(elsewhere.email);
const superAdmin = await server.clientOf((await buildPerson(owner, { role: 'super_admin' })).email);
await owner.query(
  "insert into public.integrations (account_id, integration_type, is_connected, connected_at) values ($1, 'planning_center', true, now())",
  [grace],
);
await owner.query(
  "insert into analytics.measure_choices (account_id, available, suggested, reasons, currency) values ($1, $2, $3, $4, 'USD')",
  [grace, JSON.stringify(available), JSON.stringify(choices), '{"attendance":"Because."}'],
);
await owner.query(
  `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of) values
    ($1, 'giving', '2026-11-09', 123456, 'complete', 30, 'donations', '2026-11-20T04:00:00Z'),
    ($1, 'giving_units', '2026-11-09', 61, 'complete', 390, 'donations', '2026-11-20T04:00:00Z'),
    ($1, 'attendance', '2026-11-16', null, 'missing', 0, 'headcounts', '2026-11-22T04:00:00Z'),
    ($1, 'attendance', '2026-11-09', 168, 'complete', 4, 'headcounts+check_ins', '2026-11-20T04:00:00Z')`,
  [grace],
);

/** Last week of this very moment, because the preview is of the newest weeks. */
const lastWeek = addWeeks(weekOf(new Date().toISOString().slice(0, 10), 'monday'), -1);
const serves: MeasureChoices = {
  ...choices,
  timeZone: 'UTC',
  serving: { source: 'team_members' },
};

/** A church with headcounts of last week, and with people serving whose hashes are no longer kept. */
async function buildServingChurch(): Promise<string> {
  const { owner } = database;
  const church = await buildAccount(owner);
  await owner.query(
    "insert into public.integrations (account_id, integration_type, is_connected, connected_at) values ($1, 'planning_center', true, now())",
    [church],
  );
  await owner.query(
    "insert into analytics.measure_choices (account_id, available, suggested, reasons, currency) values ($1, $2, $3, '{}', 'USD')",
    [church, JSON.stringify(available), JSON.stringify(serves)],
  );
  await owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of) values
      ($1, 'serving', $2, 86, 'complete', 30, 'team_members', now())`,
    [church, lastWeek],
  );
  const times: EventTimeReading[] = [
    {
      day: lastWeek,
      startsAt: `${lastWeek}T11:00:00Z`,
      eventId: '701',
      headcounts: { adults: 70 },
    },
  ];
  await owner.query(
    `insert into private.readings (account_id, integration_type, kind, day, body)
     values ($1, 'planning_center', 'eventTimes', $2, $3)`,
    [church, lastWeek, JSON.stringify(times)],
  );
  await owner.query(
    `insert into private.reading_coverage
       (account_id, integration_type, kind, read_with, computed_with, covered_from, covered_to, kept_from, first_day, as_of)
     select $1, 'planning_center', kind, read_with, computed_with, '2023-01-01', current_date, kept_from, $2, now()
     from jsonb_to_recordset($3) as read (kind text, read_with text, computed_with text, kept_from date)`,
    [
      church,
      lastWeek,
      JSON.stringify([
        { ...readFor('eventTimes'), kept_from: null },
        { ...readFor('team'), kept_from: lastWeek },
      ]),
    ],
  );
  return church;
}

const readFor = (kind: ReadingKind) => ({
  kind,
  read_with: readWith(kind, serves, ''),
  computed_with: computedWith(kind, serves),
});

describe('church-figures', () => {
  test('returns all weeks by figure, oldest first', async () => {
    const { data } = await invokeFunction(admin, 'church-figures', { accountId: grace });
    expect(churchFiguresResponse.parse(data)).toEqual({
      weekStartsOn: 'monday',
      timeZone: 'America/Chicago',
      currency: 'USD',
      figures: [
        {
          figure: 'attendance',
          unit: 'people',
          weeks: [
            {
              week: '2026-11-09',
              value: 168,
              state: 'complete',
              count: 4,
              source: 'headcounts+check_ins',
              asOf: '2026-11-20T04:00:00Z',
            },
            {
              week: '2026-11-16',
              value: null,
              state: 'missing',
              count: 0,
              source: 'headcounts',
              asOf: '2026-11-22T04:00:00Z',
            },
          ],
        },
        {
          figure: 'giving',
          unit: 'money',
          weeks: [expect.objectContaining({ week: '2026-11-09', value: 123_456 })],
        },
        { figure: 'giving_units', unit: 'people', weeks: [expect.objectContaining({ value: 61 })] },
      ],
    });
  });

  test('returns a range, both ends included', async () => {
    const range = { accountId: grace, from: '2026-11-16', to: '2026-11-16' };
    const { data } = await invokeFunction(superAdmin, 'church-figures', range);
    const { figures } = churchFiguresResponse.parse(data);
    expect(figures.map(({ figure, weeks }) => [figure, weeks.length])).toEqual([['attendance', 1]]);
  });

  test('writes CSV with the promised columns, a missing value empty', async () => {
    const body = { accountId: grace, format: 'csv' };
    const { data } = await invokeFunction(admin, 'church-figures', body);
    expect(String(data instanceof Blob ? await data.text() : data).split('\r\n')).toEqual([
      'week,figure,value,state,count,source,as_of',
      '2026-11-09,attendance,168,complete,4,headcounts+check_ins,2026-11-20T04:00:00Z',
      '2026-11-16,attendance,,missing,0,headcounts,2026-11-22T04:00:00Z',
      '2026-11-09,giving,123456,complete,30,donations,2026-11-20T04:00:00Z',
      '2026-11-09,giving_units,61,complete,390,donations,2026-11-20T04:00:00Z',
      '',
    ]);
  });
});

test.each([['church-figures'], ['measure-choices'], ['measure-choices-save']])(
  '%s refuses others with 403, an unknown church with 404 and one without a connection with 409',
  async (name) => {
    const unconnected = await buildAccount(database.owner);
    const body = (accountId: string) => ({ accountId, choices });
    for (const [client, accountId, status] of [
      [stranger, grace, 403],
      [superAdmin, '00000000-0000-4000-8000-000000000000', 404],
      [superAdmin, unconnected, 409],
    ] as const) {
      const answer = await invokeFunction(client, name, body(accountId));
      expect(answer).toMatchObject({ status, data: { error: expect.any(String) } });
    }
  },
);

describe('measure-choices', () => {
  test('returns what can count, what is suggested and why, and saves a choice with an audit row', async () => {
    const { data } = await invokeFunction(admin, 'measure-choices', { accountId: grace });
    expect(measureChoicesResponse.parse(data)).toEqual({
      available,
      suggested: choices,
      chosen: null,
      by: 'suggested',
      reasons: { attendance: 'Because.' },
      version: 0,
      questions: [],
    });
    const chosen = { ...choices, weekStartsOn: 'sunday' as const };
    const body = { accountId: grace, choices: chosen };
    expect(await invokeFunction(admin, 'measure-choices-save', body)).toMatchObject({
      status: 200,
      data: { choices: chosen },
    });
    const after = await invokeFunction(admin, 'measure-choices', { accountId: grace });
    expect(measureChoicesResponse.parse(after.data)).toMatchObject({ chosen, by: 'chosen' });
    const { rows } = await database.owner.query(
      "select actor_id, after -> 'chosen' ->> 'weekStartsOn' as week, after ? 'available' as holds_available from private.audit_log where table_name = 'analytics.measure_choices' and row_id = $1",
      [grace],
    );
    expect(rows).toEqual([{ actor_id: graceAdminId, week: 'sunday', holds_available: false }]);
    const log = await invokeFunction(superAdmin, 'audit-log', {
      tableName: 'analytics.measure_choices',
    });
    expect(log).toMatchObject({
      status: 200,
      data: { entries: [{ table_name: 'analytics.measure_choices', subject: null }] },
    });
  });

  test('refuses with a sentence what is not there', async () => {
    const attendance = [{ eventId: '999', source: 'headcounts' as const }];
    const body = { accountId: grace, choices: { ...choices, attendance } };
    expect(await invokeFunction(admin, 'measure-choices-save', body)).toMatchObject({
      status: 400,
      data: { error: measureProblems.unknownId('events') },
    });
  });

  test('previews without keeping anything, and says what has to be read first', async () => {
    const attendance = [{ eventId: '701', source: 'check_ins' as const }];
    const preview = { accountId: grace, choices: { ...choices, attendance }, preview: true };
    const { status, data } = await invokeFunction(admin, 'measure-choices-save', preview);
    expect(status).toBe(200);
    expect(data.preview).toContainEqual({
      figure: 'attendance',
      weeks: [],
      needsReading: true,
    });
    const kept = await invokeFunction(admin, 'measure-choices', { accountId: grace });
    const counted = measureChoicesResponse.parse(kept.data).chosen ?? choices;
    expect(counted.attendance).toEqual(choices.attendance);
  });

  test('previews only the figures that change, and a figure whose readings are gone stays', async () => {
    const church = await buildServingChurch();
    const body = { accountId: church, choices: { ...serves, seats: { 701: 140 } }, preview: true };
    const { data } = await invokeFunction(superAdmin, 'measure-choices-save', body);
    expect(measureChoicesSaveResponse.parse(data)).toMatchObject({
      currency: 'USD',
      preview: [
        {
          figure: 'room_use',
          weeks: [{ week: lastWeek, before: null, after: 0.5 }],
        },
      ],
    });
  });
});
