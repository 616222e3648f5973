import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attendance, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const path = `/shared#${'a'.repeat(43)}`;

test('a link that has ended says so, and offers no Retry, which could not help', async () => {
  const backend = demoBackend();
  const sentence = 'This link has expired. Ask whoever sent it for a new one.';
  backend.functions['shared-pulse'] = () => Response.json({ error: sentence }, { status: 404 });
  renderApp(path, { signedInAs: null, backend });
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a link whose page could not be loaded has a Retry that loads it', async () => {
  const backend = demoBackend();
  backend.trouble('shared-pulse', 'connection-lost');
  const { user } = renderApp(path, { signedInAs: null, backend });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const { tile: _tile, ...pulse } = pulseOf(attendance(quiet(60)));
  backend.heal();
  backend.functions['shared-pulse'] = () =>
    Response.json({
      churchName: 'Grace Hill Church',
      // Still the day before in Chicago.
      expiresAt: '2027-03-25T03:00:00Z',
      showsGiving: false,
      showsNotes: false,
      pulse,
    });
  await user.click(retry);
  expect(await screen.findByText(plain(pulse.sentence.text))).toBeTruthy();
  expect(plain(document.querySelector('footer')?.textContent ?? '')).toContain('March 24, 2027');
});
