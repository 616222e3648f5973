import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import type { Colleague } from '#contract/functions/colleagues.ts';
import { attendance, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { readEntry, storageKeys } from '#web/lib/browser-storage.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { answer } from '#web/testing/measures.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

beforeEach(() => {
  const tag = document.createElement('meta');
  tag.name = 'mail';
  tag.content = 'smtp';
  document.head.append(tag);
});

afterEach(() => {
  document.querySelector('meta[name="mail"]')?.remove();
  localStorage.clear();
});

/** A church that has just connected, while its past is read and afterwards. */
function pulse(isReading: boolean): FiguresPulse {
  const { tile: _tile, ...pulse } = pulseOf({
    ...attendance(quiet(60)),
    isChosen: false,
    connections: [
      {
        integrationType: 'planning_center',
        isConnected: true,
        disconnectedAt: null,
        readAt: isReading ? null : '2027-02-22T12:00:00Z',
        isReading,
        brokenSince: null,
        problem: null,
        notices: [],
      },
    ],
  });
  return pulse;
}

const sync = {
  integrationType: 'planning_center',
  state: 'running',
  done: 12,
  total: 60,
  step: 'Giving',
  startedAt: null,
  finishedAt: null,
  nextAt: null,
  error: null,
  covers: null,
  timeZone: null,
  quarterly: null,
  weeks: { read: 61, of: 208 },
  notices: [],
};

const letter = { subscribed: false, evenWhenNothing: false, offeredBy: null, nextAt: null };

const colleague = (number: number): Colleague => ({
  profileId: fakeId(number),
  name: `Person ${number}`,
  email: `person${number}@example.org`,
  ...{ mayOnlyLook: false, withoutGiving: false },
  ...{ letter: false, letterOffered: false, isYou: number === 1 },
});

function open() {
  const backend = demoBackend();
  const state = { isReading: true };
  backend.functions['church-pulse'] = () => Response.json(pulse(state.isReading));
  backend.functions['sync-status'] = () => Response.json({ integrations: [sync] });
  backend.functions['measure-choices'] = () => Response.json(answer);
  backend.functions.colleagues = () => Response.json([]);
  backend.functions['letter-settings'] = () => Response.json(letter);
  return { ...renderApp('/account/dashboard', { signedInAs: 'accountAdmin', backend }), state };
}

test('the first minute says how many weeks are here, and a dialog stays when the import ends', async () => {
  const { user, state, backend } = open();
  expect(await screen.findByText('61 of 208 weeks imported, newest first.')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Change Attendance' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  state.isReading = false;
  const asked = () => backend.sent.filter(({ path }) => path.endsWith('/church-pulse')).length;
  const before = asked();
  await waitFor(() => expect(asked()).toBeGreaterThan(before), { timeout: 6_000 });
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(screen.queryByText('Is anything off?')).toBeNull();
});

test('what is imported after the last week is told as more than weeks', async () => {
  const { backend } = open();
  const all = { ...sync, weeks: { read: 208, of: 208 } };
  backend.functions['sync-status'] = () => Response.json({ integrations: [all] });
  expect(
    await screen.findByText('All 208 weeks are in, and a few more things are on their way.'),
  ).toBeTruthy();
});

test('a church whose import is over has all of its weeks', async () => {
  const { backend } = open();
  const all = { ...sync, state: 'idle', done: 60, step: null, weeks: { read: 208, of: 208 } };
  backend.functions['sync-status'] = () => Response.json({ integrations: [all] });
  expect(await screen.findByText('All 208 weeks are imported.')).toBeTruthy();
});

test('whoever leaves the first minute is shown what is left to do, until it is hidden', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Go to dashboard' }));
  const steps = await screen.findByRole('region', { name: 'A few things to finish' });
  expect(within(steps).getByText('0 of 4 done')).toBeTruthy();
  expect(
    within(steps)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter how many seats you have',
    'Connect Google Search Console',
    'Invite someone from your team',
    'Get the weekly email',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await user.click(within(steps).getByRole('button', { name: 'Hide these steps' }));
  expect(screen.queryByText('A few things to finish')).toBeNull();
  expect(screen.getByText('Is anything off?')).toBeTruthy();
});

test('a church that has done all is shown its first steps no more, whatever comes later', async () => {
  const { user, backend } = open();
  const google = { ...pulse(true).trust.connections[0], integrationType: 'google_search_console' };
  backend.functions['church-pulse'] = () => {
    const all = pulse(true);
    const connections = [...all.trust.connections, google];
    return Response.json({ ...all, trust: { ...all.trust, connections } });
  };
  backend.functions['measure-choices'] = () =>
    Response.json({ ...answer, suggested: { ...answer.suggested, seats: { 1: 200 } } });
  backend.functions['letter-settings'] = () => Response.json({ ...letter, subscribed: true });
  backend.functions.colleagues = () => Response.json([colleague(1), colleague(2)]);
  await user.click(await screen.findByRole('button', { name: 'Go to dashboard' }));
  await waitFor(() => expect(readEntry(storageKeys.firstSteps)).toBeNull());
  expect(screen.queryByText('A few things to finish')).toBeNull();
});
