import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';

// Proves: 1.legal.01, 2.routes.01, 9.legal.01
test.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
])('%s can be read without signing in, has a date and a back button', async (path, title) => {
  renderApp(path, { signedInAs: null });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText('Last updated: Oct 24, 2025')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe(`${title} · Steeple`));
});

// Proves: 2.legal.01, 2.legal.02, 2.legal.03, 2.legal.04, 9.legal.01
test('the terms state every fact that is fixed', async () => {
  renderApp('/terms', { signedInAs: null });
  const text = await readMain('Terms of Service');
  for (const fact of [
    'Children under 13 may not use it.',
    'the amount you paid us for it in the last 12 months before the claim arose, or to 100 US dollars if nothing was paid',
    'You may opt out of arbitration within 30 days',
    'The arbitration takes place in Travis County, Texas',
    'The laws of the State of Texas govern these terms',
    'contact the administrator of your Steeple installation',
  ]) {
    expect(text).toContain(fact);
  }
});

test('the privacy policy says what Steeple does', async () => {
  renderApp('/privacy', { signedInAs: null });
  const text = await readMain('Privacy Policy');
  for (const fact of [
    'stored in a PostgreSQL database',
    'While you connect a service, Steeple sets one cookie.',
    'kept for ten years',
    'no outside AI service receives it',
    'your session, so that you stay signed in',
    'the id and the name of the account they have selected to view',
    'your color scheme',
    'Planning Center',
    'read-only scope',
    'Google API Services User Data Policy',
    'Limited Use',
    'Knowledge entries act as prompts',
    'not directed to children under 13',
    'contact the administrator of your Steeple installation',
  ]) {
    expect(text).toContain(fact);
  }
});

/** The text of a page, as it reads. */
async function readMain(title: string): Promise<string> {
  await screen.findByRole('heading', { level: 1, name: title });
  return (screen.getByRole('main').textContent ?? '').replace(/\s+/g, ' ');
}
