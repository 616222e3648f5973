import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figureLook } from '#analytics/pulse/figure-look.ts';
import type { FigureLook } from '#contract/functions/figure-look.ts';
import { attendance, inputOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

type Opened = Pick<FigureLook, 'quietServices'> & { counts?: (number | null)[]; note?: string };

/** Opens the closer look of a quiet church, whose saves fail until the backend heals. */
async function openLook({ counts = quiet(60), note, ...besides }: Opened = {}) {
  const backend = demoBackend();
  const sent: unknown[] = [];
  const found = figureLook(inputOf(attendance(counts)), { tile: 'attendance', weeks: 13 });
  const look = { ...found, ...besides };
  backend.functions['figure-look'] = () => Response.json(look);
  const answer = Promise.withResolvers<void>();
  backend.functions['goal-save'] = async (body) => {
    sent.push(body);
    await answer.promise;
    return Response.json({ value: 180 });
  };
  backend.trouble('goal-save', 'connection-lost');
  const path = `/account/dashboard?figure=attendance&weeks=13${note ? `&note=${note}` : ''}`;
  const { user } = renderApp(path, { signedInAs: 'accountAdmin', backend });
  await screen.findByRole('heading', { level: 1, name: 'Attendance' });
  return { user, backend, sent, answer: answer.resolve };
}

test('a goal that could not be saved stays as it was typed, and two clicks save it once', async () => {
  expectLogged(/A goal could not be saved/);
  const { user, backend, sent, answer } = await openLook();
  const goal = await screen.findByLabelText(/^Goal for an average week in/);
  await user.type(goal, '180');
  const set = screen.getByRole('button', { name: 'Set goal' });
  await user.click(set);
  await screen.findByText('We couldn’t save your goal. Please try again.');
  expect(goal).toHaveProperty('value', '180');
  backend.heal();
  await user.dblClick(set);
  answer();
  await screen.findByText('Your goal is saved.');
  expect(sent).toMatchObject([{ tile: 'attendance', value: 180 }]);
});

test('a service that is counted no more is named with the day that it last was', async () => {
  const evening = { event: 'Worship', time: 'sunday 16:00', lastCounted: '2027-01-24' };
  await openLook({ quietServices: [evening] });
  expect(await screen.findByText('Each service by itself')).toBeTruthy();
  expect(screen.getByText(/^Sunday\s4(:00)?\sPM was last counted on January\s24\.$/)).toBeTruthy();
});

test.each([
  ['that was not counted', null, true],
  ['with its whole count', 168, false],
])('a new note on a Sunday %s offers to set it aside: %#', async (_, count, isAside) => {
  await openLook({ counts: [...quiet(60), count], note: '2027-02-21' });
  const box = await screen.findByRole('checkbox', { name: /^Set these weeks aside/ });
  expect(box).toHaveProperty('checked', isAside);
});
