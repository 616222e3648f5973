import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LetterSettings } from '#contract/functions/letters.ts';
import { letterSettingsMessages } from '#contract/messages/letter-settings.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const none: LetterSettings = {
  subscribed: false,
  evenWhenNothing: false,
  offeredBy: null,
  nextAt: null,
};

function open(letter: LetterSettings, mail = 'smtp') {
  const tag = document.createElement('meta');
  tag.name = 'mail';
  tag.content = mail;
  document.querySelector('meta[name="mail"]')?.remove();
  document.head.append(tag);
  const backend = demoBackend();
  const saved: unknown[] = [];
  backend.functions['letter-settings'] = () => Response.json(letter);
  backend.functions['letter-settings-save'] = (body) => {
    saved.push(body);
    return Response.json({ ...letter, ...Object(body), offeredBy: null });
  };
  backend.functions['letter-test'] = () => Response.json({ sent: true });
  return { ...renderApp('/profile', { signedInAs: 'accountAdmin', backend }), saved, tag };
}

test('a letter is asked for with one press, and sent once to try it', async () => {
  const { user, saved, tag } = open(none);
  await user.click(await screen.findByRole('switch', { name: letterSettingsMessages.subscribed }));
  await screen.findByText(letterSettingsMessages.saved(true));
  expect(saved).toMatchObject([{ subscribed: true, evenWhenNothing: false }]);
  await user.click(screen.getByRole('button', { name: letterSettingsMessages.test }));
  await screen.findByText(letterSettingsMessages.tested);
  tag.remove();
});

test('an offer is answered on the profile page', async () => {
  const { user, saved, tag } = open({ ...none, offeredBy: 'Ruth Okafor' });
  await screen.findByText(letterSettingsMessages.offered('Ruth Okafor'));
  await user.click(screen.getByRole('button', { name: letterSettingsMessages.decline }));
  await screen.findByText(letterSettingsMessages.saved(false));
  expect(saved).toMatchObject([{ subscribed: false }]);
  tag.remove();
});

test('where mail is not set up, the page says so in place of the switch', async () => {
  const { tag } = open(none, 'none');
  await screen.findByText(letterSettingsMessages.notSetUp);
  expect(screen.queryByRole('switch', { name: letterSettingsMessages.subscribed })).toBeNull();
  tag.remove();
});
