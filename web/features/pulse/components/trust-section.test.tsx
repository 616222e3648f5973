import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attendance, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const hole = { since: '2027-02-07', isOneWeek: false, areFundsLeftOut: false };

test.each([
  ['are entered', {}, 1],
  ['may not all be entered', { notEntered: hole }, 0],
])('where gifts %s, a line says that all numbers are in, or none does', async (_, more, lines) => {
  const { tile: _tile, ...pulse } = pulseOf(attendance(quiet(90)));
  const backend = demoBackend();
  backend.functions['church-pulse'] = () =>
    Response.json({
      ...pulse,
      tiles: pulse.tiles.map((each) => ({ ...each, ...more })),
      trust: { ...pulse.trust, provisional: [], partial: [] },
    });
  renderApp('/account/dashboard', { signedInAs: 'accountAdmin', backend });
  expect(await screen.findByText(/numbers not final yet/)).toBeTruthy();
  expect(screen.queryAllByText('All of this week’s numbers are in.')).toHaveLength(lines);
});
