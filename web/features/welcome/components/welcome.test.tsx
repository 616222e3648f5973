import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countedWeeksMin } from '#analytics/pulse/tile-points.ts';
import { weekSentences } from '#contract/messages/dashboard.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

function openWelcome(marks: { may_only_look?: boolean } = {}) {
  const backend = demoBackend();
  backend.functions['church-pulse'] = () => Response.json({ stage: 'coming' });
  for (const row of backend.tables['profiles'] ?? []) {
    Object.assign(row, marks);
  }
  return { ...renderApp('/account/dashboard', { signedInAs: 'accountAdmin', backend }), backend };
}

const way = (title: string) => {
  const section = screen.getByRole('heading', { level: 3, name: title }).closest('section');
  expect(section).not.toBeNull();
  return within(section ?? document.body);
};
const hrefOf = (link: Element) => link.getAttribute('href');

test('a church without any numbers is shown two ways to its first Sunday, side by side', async () => {
  openWelcome();
  await screen.findByRole('heading', {
    name: 'It starts with one Sunday. Where are your numbers?',
  });
  const provider = way('We update them every night.');
  expect(hrefOf(provider.getByRole('link', { name: 'Connect Planning Center' }))).toBe(
    '/account/integration',
  );
  const hand = way('Count by hand, from a phone.');
  const links = hand.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)]);
  expect(links).toEqual([
    ['Count by hand', '/account/count'],
    ['Import a spreadsheet', '/account/count/import'],
    ['Make a link for ushers', '/account/measures'],
  ]);
  expect(screen.getByText('Dashboard content coming soon')).toBeTruthy();
  // What comes of three Sundays is said as the dashboard will say it.
  const sentence = weekSentences.tooLittle('112', 'Sunday', countedWeeksMin - 3);
  expect(screen.getByText(`“${sentence}”`)).toBeTruthy();
});

test('who may only look is shown both ways, and sent nowhere', async () => {
  openWelcome({ may_only_look: true });
  await screen.findByRole('heading', { level: 3, name: 'Count by hand, from a phone.' });
  const main = within(screen.getByRole('main'));
  expect(main.queryAllByRole('link')).toEqual([]);
});
