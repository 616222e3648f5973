import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { askedMessages, tileNames, weekSentences } from '#contract/messages/dashboard.ts';
import { soFarWords } from '#contract/messages/dashboard-page.ts';
import { dayWords, expectedWords, valueWords } from '#contract/messages/figure-words.ts';
import { tileName } from '#contract/messages/own-tiles.ts';
import {
  attendance,
  type Given,
  monday,
  plain,
  pulseOf,
  quiet,
  western,
} from '#testing/figures/made-up-pulse.ts';
import { storyChurch } from '#testing/figures/story-church.ts';
import { answer, suggested } from '#web/testing/measures.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const path = '/account/dashboard';

function madeUp(given: Given): FiguresPulse {
  const { tile: _tile, ...pulse } = pulseOf(given);
  return pulse;
}

function open(pulse: unknown) {
  const backend = demoBackend();
  backend.functions['church-pulse'] = () => Response.json(pulse);
  return { ...renderApp(path, { signedInAs: 'accountAdmin', backend }), backend };
}

/** What the tile around an element says, or the element. */
function words(element: Element): string {
  return plain((element.closest('li') ?? element).textContent ?? '');
}

const story = () => {
  const { figures, searchDays } = storyChurch({ calendar: western, today: monday });
  return madeUp({ figures, searchDays });
};

test('every tile shows its number, its range and its state in words', async () => {
  const pulse = story();
  open(pulse);
  expect(await screen.findByText(plain(pulse.sentence.text))).toBeTruthy();
  expect(screen.getByRole('heading', { name: plain(pulse.anythingOff) })).toBeTruthy();
  for (const tile of pulse.tiles) {
    const heading = screen.getByRole('heading', { level: 3, name: tileName(tile) });
    const { value, unit, expected } = tile;
    const number = value === null ? '–' : valueWords(value, unit, pulse.currency);
    expect(words(heading)).toContain(number);
    if (expected) {
      expect(words(heading)).toContain(plain(expectedWords(expected, unit, pulse.currency)));
    }
  }
  const page = words(document.body);
  for (const state of ['Normal', 'Unusual', 'Above the usual', 'Needs ']) {
    expect(page).toContain(state);
  }
  expect(page).toContain('Not final yet');
});

test('a figure that is asked about has its question in place of a number, and the others stay', async () => {
  const { figures, searchDays } = storyChurch({ calendar: western, today: monday });
  const counted = figures.get('attendance') ?? [];
  const pulse = madeUp({
    figures: new Map([...figures].filter(([figure]) => figure !== 'attendance')),
    asked: { figures: new Set(['attendance']), weeks: counted.map(({ week }) => week) },
    searchDays,
  });
  const { backend } = open(pulse);
  const question = 'Does “Total” already include “Adults”?';
  const answers = ['Yes', 'No'].map((label) => ({ id: label, label, choices: suggested }));
  const asked = { id: 'total', figure: 'attendance', question, answers };
  backend.functions['measure-choices'] = () => Response.json({ ...answer, questions: [asked] });
  const heading = await screen.findByRole('heading', { level: 3, name: tileNames.attendance });
  const tile = within(heading.closest('li') ?? heading);
  expect(await tile.findByRole('region', { name: question })).toBeTruthy();
  expect(tile.getByRole('button', { name: 'Yes' })).toBeTruthy();
  expect(screen.getByText(plain(weekSentences.asked), { exact: false })).toBeTruthy();
  const kids = screen.getByRole('heading', { level: 3, name: tileNames.kids });
  expect(words(kids)).toMatch(/\d/);
  const perAttender = screen.getByRole('heading', { level: 3, name: 'Giving per person' });
  expect(words(perAttender)).toContain(askedMessages.tile);
});

test('each drawing is read out as a sentence', async () => {
  const pulse = story();
  open(pulse);
  await screen.findByText(plain(pulse.sentence.text));
  const read = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));
  for (const { tile } of pulse.tiles.filter(({ state }) => state !== 'too_little')) {
    expect(read).toContainEqual(expect.stringMatching(`^${tileName({ tile })}`));
  }
  const groups = pulse.tiles.find(({ tile }) => tile === 'group_members');
  expect(
    screen.getByText(soFarWords(groups?.weeksSoFar ?? 0, groups?.weeksToGo ?? 0)),
  ).toBeTruthy();
});

test('other searches are drawn by day, and read out as one sentence with the table’s numbers', async () => {
  const pulse = story();
  const { search } = pulse;
  open(pulse);
  expect(
    await screen.findByText(
      'Clicks per day from searches without your name. Dashed line: last year. Shaded: still coming in.',
      { exact: false },
    ),
  ).toBeTruthy();
  expect(search?.step).toBe('day');
  const drawing = screen.getByRole('img', { name: /^Clicks from searches without your name/ });
  const { now, yearAgo } = search?.other ?? {};
  expect(plain(drawing.getAttribute('aria-label') ?? '')).toMatch(
    new RegExp(
      `^Clicks from searches without your name, January 18 to February 14: \\d+ to \\d+ a day, ${now} total\\. A year ago: ${yearAgo}\\. Plus 5 more days since then\\. Google is still counting 2 of those days\\.$`,
    ),
  );
});

test('other searches are drawn by week as long as their days are not kept', async () => {
  const { figures } = storyChurch({ calendar: western, today: monday });
  open(madeUp({ figures }));
  expect(
    await screen.findByText(/^Clicks per week from searches without your name, from/),
  ).toBeTruthy();
  expect(
    screen.getByRole('img', {
      name: /^Clicks from searches without your name in 8 weeks: .* a week\.$/,
    }),
  ).toBeTruthy();
});

test('a gap is named, missing and not 0, with the way to say why', async () => {
  const pulse = madeUp(attendance([...quiet(60).slice(0, 55), null, ...quiet(4)]));
  open(pulse);
  const [gap] = pulse.trust.gaps;
  const day = plain(dayWords(gap?.day ?? '', 'short'));
  expect(
    await screen.findByText(new RegExp(`${day}: no count \\(we leave it blank, not zero\\)`)),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Add a note: / }).getAttribute('href')).toContain(
    `note=${gap?.day}`,
  );
});

test('a week that is set aside says so beside its number', async () => {
  const annotation: Annotation = {
    ...{ id: '00000000-0000-4000-8000-000000000000', kind: 'weather', by: null },
    ...{ from: '2027-02-21', to: '2027-02-21', text: 'Ice storm', doesNotCount: true },
    at: '2027-02-21T00:00:00Z',
  };
  open(madeUp({ ...attendance([...quiet(60), 3]), annotations: [annotation] }));
  const heading = await screen.findByRole('heading', { level: 3, name: tileNames.attendance });
  expect(words(heading)).toMatch(/^Attendance3.*Set aside/);
  expect(words(heading)).not.toMatch(/Not counted|No count/);
});

test('a figure that is not read says once what is needed for it, and raises no alarm', async () => {
  open(madeUp(attendance(quiet(60))));
  expect(await screen.findByText('Comes from Planning Center Groups.')).toBeTruthy();
  expect(screen.queryByText('No count this week')).toBeNull();
});

test('while the first weeks are read, the newest is said and what counts can be agreed to', async () => {
  const pulse = madeUp({
    ...attendance(quiet(5)),
    isChosen: false,
    connections: [
      {
        integrationType: 'planning_center',
        isConnected: true,
        disconnectedAt: null,
        readAt: null,
        isReading: true,
        brokenSince: null,
        problem: null,
        notices: [],
      },
    ],
  });
  const { backend } = open(pulse);
  backend.functions['sync-status'] = () => Response.json({ integrations: [] });
  const came = pulse.tiles[0]?.value;
  expect(
    await screen.findByText(
      `Your history is coming in! ${came} people came last Sunday. Take a look at what we’re counting.`,
    ),
  ).toBeTruthy();
  expect(screen.queryByText('Is anything off?')).toBeNull();
  expect(screen.getByText(/We keep totals/)).toBeTruthy();
});

test('what is refused stands in the trust strip, with where to look', async () => {
  const pulse = story();
  const sentence = 'Since March 3, Planning Center hasn’t let us see Giving.';
  const since = '2027-02-20T10:00:00Z';
  const notice = { kind: 'refused', what: 'giving', since, sentence } as const;
  const notices = [{ ...notice, integrationType: 'planning_center' as const }];
  open({ ...pulse, trust: { ...pulse.trust, notices } });
  const told = await screen.findByText(new RegExp(sentence));
  expect(document.body.textContent).toContain('1 thing to know');
  expect(within(told).getByRole('link', { name: 'Settings' })).toHaveProperty(
    'pathname',
    '/account/integration/planning-center',
  );
});

test('while nothing may be read the page says so, and what to do', async () => {
  const notice = {
    kind: 'refused',
    what: 'check_ins',
    since: '2027-02-20T10:00:00Z',
    sentence:
      'The person who connected Planning Center to Steeple needs the Viewer role in Check-Ins.',
  };
  const told = { integrationType: 'planning_center', ...notice };
  open({ stage: 'reading', connected: ['planning_center'], problem: null, notices: [told] });
  expect(await screen.findByText(/doesn’t let us see everything yet/)).toBeTruthy();
  expect(screen.queryByText(/importing your newest weeks first/)).toBeNull();
});

test('without access to attendance, what to do is the week’s step', async () => {
  const pulse = story();
  const step =
    'The person who connected Planning Center to Steeple needs the Viewer role in Check-Ins.';
  open({
    ...pulse,
    todo: { answer: 'Ask for access.', step, way: 'settings', noteOn: null, card: null },
  });
  expect(await screen.findByText(step)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Planning Center settings' })).toBeTruthy();
});

test('where a note is the step, its form is one click away', async () => {
  const pulse = story();
  const todo = { answer: 'November 8 is half counted.', step: 'Enter the rest.', way: null };
  open({ ...pulse, todo: { ...todo, noteOn: '2026-11-08', card: null } });
  const link = await screen.findByRole('link', { name: 'Add a note for November 8' });
  expect(link.getAttribute('href')).toContain('note=2026-11-08');
});

test('before anything is found the page says that its content is still to come', async () => {
  open({ stage: 'reading', connected: ['planning_center'], problem: null, notices: [] });
  expect(await screen.findByText('Dashboard content coming soon')).toBeTruthy();
  expect(screen.getByText(/importing your newest weeks first/)).toBeTruthy();
});

test('the week is chosen by its arrows', async () => {
  const pulse = story();
  const asked: unknown[] = [];
  const backend = demoBackend();
  backend.functions['church-pulse'] = (body) => {
    asked.push(body);
    return Response.json(pulse);
  };
  const { user } = renderApp(path, { signedInAs: 'accountAdmin', backend });
  await user.click(await screen.findByRole('button', { name: 'Previous week' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ week: pulse.week.previous }));
});

test('the arrows between weeks show their names, as every button does that is only an icon', async () => {
  open(story());
  await screen.findByRole('button', { name: 'Previous week' });
  for (const name of ['Previous week', 'Next week']) {
    const frame = screen.getByRole('button', { name }).closest('[data-hint]');
    expect(frame?.getAttribute('data-hint')).toBe(name);
  }
});

test('two quick clicks go back two weeks', async () => {
  const pulse = story();
  const { user, backend, router } = open(pulse);
  const before = await screen.findByRole('button', { name: 'Previous week' });
  backend.functions['church-pulse'] = () => new Promise(() => {});
  await user.dblClick(before);
  const asked = new URLSearchParams(router.state.location.search).get('week');
  expect(asked).toBe(addWeeks(pulse.week.first, -2));
});

test('while another week loads, the one before is dimmed and said to be busy', async () => {
  const pulse = story();
  const { user, backend } = open(pulse);
  const sentence = () => screen.findByText(plain(pulse.sentence.text));
  const busy = async () => (await sentence()).closest('[aria-busy]')?.getAttribute('aria-busy');
  expect(await busy()).toBe('false');
  const { promise, resolve } = Promise.withResolvers<Response>();
  backend.functions['church-pulse'] = () => promise;
  await user.click(screen.getByRole('button', { name: 'Previous week' }));
  await waitFor(async () => expect(await busy()).toBe('true'));
  resolve(Response.json(pulse));
  await waitFor(async () => expect(await busy()).toBe('false'));
});
