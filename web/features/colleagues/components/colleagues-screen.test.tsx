import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Colleague } from '#contract/functions/colleagues.ts';
import { colleagueMessages, colleagueRefusals } from '#contract/messages/colleagues.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const grace: Colleague = {
  profileId: fakeId(12),
  name: 'Grace Okafor',
  email: 'grace@steeple.test',
  mayOnlyLook: false,
  withoutGiving: false,
  letter: false,
  letterOffered: false,
  isYou: true,
};
const ruth: Colleague = {
  ...grace,
  profileId: fakeId(13),
  name: 'Ruth Ode',
  email: 'ruth@steeple.test',
  isYou: false,
};

function open(answer: (body: unknown) => Response) {
  const backend = demoBackend();
  const saved: unknown[] = [];
  let listed = [grace, ruth];
  backend.functions.colleagues = () => Response.json(listed);
  backend.functions['profile-marks-save'] = (body) => {
    saved.push(body);
    const response = answer(body);
    if (response.ok) {
      listed = [grace, { ...ruth, withoutGiving: true }];
    }
    return response;
  };
  return { ...renderApp('/account/colleagues', { signedInAs: 'accountAdmin', backend }), saved };
}

const rightOf = (name: RegExp) => screen.findByRole('switch', { name });

test('a colleague loses the right to see giving with one press, and nobody changes their own', async () => {
  const { user, saved } = open((body) => Response.json(body));
  await user.click(await rightOf(/Ruth Ode can see giving/));
  await screen.findByText(colleagueMessages.saved('Ruth Ode'));
  expect(saved).toEqual([{ profileId: ruth.profileId, mayOnlyLook: false, withoutGiving: true }]);
  await waitFor(async () =>
    expect(await rightOf(/Ruth Ode can see giving/)).toHaveProperty('checked', false),
  );
  for (const own of screen.getAllByRole('switch', { name: /Grace Okafor/ })) {
    expect(own).toHaveProperty('disabled', true);
  }
});

test('a refusal says why, and the switch stands as before', async () => {
  const refusal = { error: colleagueRefusals.lastWithAllRights, code: 'too_many' };
  const { user } = open(() => Response.json(refusal, { status: 409 }));
  await user.click(await rightOf(/Ruth Ode can make changes/));
  await screen.findByText(colleagueRefusals.lastWithAllRights);
  expect(await rightOf(/Ruth Ode can make changes/)).toHaveProperty('checked', true);
});

test('who may only look is told so on every page of the church, and finds no colleagues in the menu', async () => {
  const backend = demoBackend();
  for (const row of backend.tables.profiles ?? []) {
    Object.assign(row, { may_only_look: row.role === 'account_admin' });
  }
  const { user } = renderApp('/account/integration', { signedInAs: 'accountAdmin', backend });
  expect(await screen.findByText(churchRefusals.onlyLooks)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).queryByText(colleagueMessages.title)).toBeNull();
});
