import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { plain, pulseOf, western } from '#testing/figures/made-up-pulse.ts';
import { storyChurch } from '#testing/figures/story-church.ts';
import { noPeople, toldPeople } from '#testing/figures/told-people.ts';
import {
  childrenAfterSummer,
  firstQuarter,
  quarterThatDiffers,
} from '#testing/figures/told-people-states.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const monday = '2027-02-22';
const look = '/account/dashboard?look=people';

function backendOf(people: ChurchPeople | null) {
  const backend = demoBackend();
  const { tile: _tile, ...pulse } = pulseOf(storyChurch({ calendar: western, today: monday }));
  backend.functions['church-pulse'] = () => Response.json(pulse);
  if (people) {
    backend.functions['church-people'] = () => Response.json(people);
  }
  return backend;
}

const open = (people: ChurchPeople | null, path = '/account/dashboard') => {
  const backend = backendOf(people);
  return { ...renderApp(path, { signedInAs: 'accountAdmin', backend }), backend };
};
const text = (element: Element) => plain(element.textContent ?? '');
const tileOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return text(heading.closest('li') ?? heading);
};

test('the dashboard says whether people stay, with counts, what is usual and how far chance goes', async () => {
  open(toldPeople());
  expect(
    await screen.findByRole('heading', {
      level: 2,
      name: /^About as many households come regularly.* Of fall’s 25/,
    }),
  ).toBeTruthy();
  const guests = await tileOf('New households');
  for (const words of ['4', 'of 25 came back', 'Typical for 25', '7 to 8', '3 to 11']) {
    expect(guests).toContain(words);
  }
  expect(guests).toContain('Fewer than usual, but not clearly');
  expect(await tileOf('Regulars')).toContain('4 and 16');
  expect(await tileOf('How often people come')).toContain('4.5');
  expect(await tileOf('Not seen for six weeks')).toContain('A list for follow-up');
  expect(screen.getByRole('link', { name: 'Board report' }).getAttribute('href')).toBe(
    '/account/report?quarter=2026-Q4',
  );
});

test('a quarter that differs says so', async () => {
  open(toldPeople({ again: [0, 40] }));
  expect(await tileOf('New households')).toMatch(/Fewer than usual(?!, maybe)/);
});

test('fewer regulars and the same people less often are said on their tiles', async () => {
  open(quarterThatDiffers);
  expect(await tileOf('Regulars')).toContain('Fewer than a year ago');
  expect(await tileOf('How often people come')).toContain('Less often than a year ago');
});

test('numbers that chance may have moved are not called about the same, where they are far apart', async () => {
  const told = toldPeople();
  open({ ...told, parts: told.parts && { ...told.parts, f: 4.6, f0: 5.3 } });
  expect(await tileOf('Regulars')).toContain('About the same as a year ago');
  expect(await tileOf('How often people come')).toContain(
    'Less often than a year ago, but that may be chance',
  );
});

test('whether fewer come or the same less often is answered in the closer look', async () => {
  open(quarterThatDiffers, look);
  expect(
    await screen.findByRole('heading', { name: /^The same people come less often: 3\.8/ }),
  ).toBeTruthy();
});

test('a first quarter has its regulars and a list to call, and says from when on there is more', async () => {
  open(firstQuarter);
  expect(
    await screen.findByRole('heading', { level: 2, name: '92 households come regularly.' }),
  ).toBeTruthy();
  expect(screen.getByText(/^Your check-ins began on August 2, 2026\./)).toBeTruthy();
  expect(await tileOf('Not seen for six weeks')).toContain('A list for follow-up');
  for (const name of ['New households', 'Regulars', 'How often people come']) {
    expect(screen.queryByRole('heading', { level: 3, name })).toBeNull();
  }
});

test('the closer look of a first quarter says when its guests are told, and compares with nothing', async () => {
  open(firstQuarter, look);
  const table = await screen.findByRole('table', { name: 'As a table' });
  expect(text(table)).toContain('from Feb 11');
  expect(screen.queryByRole('img', { name: /by the quarter of the first visit/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  const serving = screen.getByRole('table', { name: 'Who is serving?' });
  expect(within(serving).getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.queryByText('Who are our regulars?')).toBeNull();
  expect(text(document.body)).not.toMatch(/NaN|undefined|null/);
});

test('without verdicts a count stands beside what would be usual', async () => {
  const told = toldPeople();
  const quarters = told.quarters.map(({ quarter, measures }) => ({
    quarter,
    measures: Object.fromEntries(
      Object.entries(measures).map(([id, measure]) => [id, { ...measure, verdict: null }]),
    ),
  }));
  open({ ...told, quarters });
  expect(await tileOf('New households')).toContain('7 to 8 is typical');
  expect(await tileOf('Regulars')).toContain('94 in Jul–Sep 2026');
});

test('of a quarter whose check-ins are doubted nothing is compared, and that is said', async () => {
  const told = toldPeople();
  const doubted = 'Check-ins look incomplete for July to September 2026.';
  open({ ...told, doubted: ['2026-Q3'], sentences: { ...told.sentences, doubted } });
  const tile = await tileOf('Regulars');
  expect(tile).toContain('Check-ins look incomplete for Jul–Sep 2026');
  expect(tile).not.toContain('Became regulars');
  expect(tile).not.toMatch(/than a year ago|last quarter/i);
  expect(screen.getByText(doubted)).toBeTruthy();
});

test.each([
  ['of which there is nothing to say', noPeople],
  ['without the function', null],
])('a church %s has no such section', async (_, people) => {
  const { backend } = open(people);
  await screen.findAllByText(/Can I trust this/);
  await expect
    .poll(() => backend.sent.some(({ path }) => path.endsWith('/church-people')))
    .toBe(true);
  expect(screen.queryByText('Are people staying?')).toBeNull();
});

test('a church that counts heads only, and one whose check-ins are new, are told what is missing', async () => {
  const sentence =
    'You count heads, so we can’t see who came again. Checking in children is enough to begin.';
  open({ ...noPeople, sentences: { who: sentence } });
  expect(await screen.findByRole('heading', { level: 2, name: sentence })).toBeTruthy();
  expect(screen.queryByText('Take a closer look')).toBeNull();
});

test('families with children have their own words', async () => {
  const who = 'We follow the 40 households whose children check in.';
  const told = toldPeople();
  open({
    ...told,
    who: { ...told.who, checkIn: 'children' },
    sentences: { ...told.sentences, who },
  });
  expect(await tileOf('New families with children')).toContain('of 25 came back');
  expect(screen.getByText(who)).toBeTruthy();
});

test('children who moved up are among those who are not here any more', async () => {
  open(childrenAfterSummer, look);
  await screen.findByRole('heading', { name: 'As a table' });
  const regulars = screen.getByText('Who are our regulars?').closest('section');
  expect(text(regulars ?? document.body)).toContain(
    'A regular family was here in at least four of the last eight weeks. Children who moved up out of check-in are among those not here.',
  );
});

test('who may not see giving finds no word of it, and few givers stay untold', async () => {
  open({ ...toldPeople(), givers: null }, look);
  await screen.findByRole('heading', { name: 'As a table' });
  expect(screen.queryByText('Who gives?')).toBeNull();
});

test('few givers are withheld in words', async () => {
  const givers = { quarter: '2026-Q4', givers: null, first: null, stopped: null };
  open({ ...toldPeople(), givers }, look);
  expect(await screen.findByRole('heading', { name: 'Too few to show.' })).toBeTruthy();
});

test('an open cell says when, not zero', async () => {
  open(toldPeople(), look);
  const table = await screen.findByRole('table', { name: 'As a table' });
  const row = within(table).getByRole('row', { name: /Oct–Dec 2026/ });
  expect(text(row)).toContain('in Jul 2027');
  expect(text(row)).not.toContain('0 of');
});

test('the closer look goes to the quarter before by the address, and chooses what became of guests', async () => {
  const { backend, router } = open(toldPeople(), look);
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier quarter' }));
  expect(router.state.location.search).toContain('quarter=2026-Q3');
  await expect
    .poll(() => backend.sent.some(({ body }) => JSON.stringify(body).includes('2026-Q3')))
    .toBe(true);
  await userEvent.click(await screen.findByRole('radio', { name: 'Still here after six months' }));
  expect(router.state.location.search).toContain('stage=still_26');
});

test('people are found in Planning Center by steps and by a sentence to copy', async () => {
  open(toldPeople(), look);
  const find = (await screen.findByRole('heading', { name: 'Find them in Planning Center' }))
    .parentElement;
  expect(text(find ?? document.body)).toContain('Leave out anyone who checked in since Jan 4.');
  await userEvent.click(
    within(find ?? document.body).getByRole('button', { name: 'Copy as a sentence', hidden: true }),
  );
  expect(await navigator.clipboard.readText()).toContain('has not checked in since Jan 4');
});

test('a file that cannot be made is said to be so', async () => {
  const { backend } = open(toldPeople(), look);
  const button = await screen.findByRole('button', { name: 'CSV' });
  backend.trouble('church-people', 'connection-lost');
  await userEvent.click(button);
  expectLogged(/The CSV of a church’s people could not be made/);
  expect(await screen.findByText('We couldn’t create that file. Please try again.')).toBeTruthy();
  expect(backend.sent.at(-1)?.body).toMatchObject({ format: 'csv' });
});

test('a failure has a sentence and Retry', async () => {
  const backend = backendOf(toldPeople());
  backend.trouble('church-people', 'connection-lost');
  renderApp(look, { signedInAs: 'accountAdmin', backend });
  expect(await screen.findByText('We couldn’t load these numbers. Please try again.')).toBeTruthy();
  backend.heal();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'As a table' })).toBeTruthy();
});
