import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakePopup, stubPopups } from '#web/testing/fake-popup.ts';
import { integrationRow } from '#web/testing/integration-row.ts';
import {
  beginConnecting,
  connectButton,
  isOff,
  sayToOpener,
  settle,
} from '../../../testing/connecting.ts';

type FakePopup = ReturnType<typeof createFakePopup>;

/** Browsers take the focus from a button that is switched off; jsdom leaves it there. */
function loseFocus(kind: string) {
  act(() => connectButton(kind).blur());
  expect(document.activeElement).toBe(document.body);
}

const endings: [string, (popup: FakePopup) => void][] = [
  ['an error', () => sayToOpener({ type: 'planning-center-oauth-error' })],
  ['a closed pop-up', (popup) => popup.close()],
];

test.each(endings)('after %s the focus is back on Connect', async (_how, end) => {
  const { popup } = await beginConnecting('Planning Center');
  loseFocus('Planning Center');
  end(popup);
  await waitFor(() => expect(isOff('Planning Center')).toBe(false), { timeout: 9_000 });
  expect(document.activeElement).toBe(connectButton('Planning Center'));
});

test('each time again, and on the card that was pressed', async () => {
  const { user } = await beginConnecting('Planning Center');
  for (const [kind, prefix] of [
    ['Planning Center', 'planning-center-oauth'],
    ['Google Search Console', 'google-oauth'],
    ['Google Search Console', 'google-oauth'],
  ] as const) {
    if (!isOff(kind)) {
      stubPopups(createFakePopup());
      await user.click(connectButton(kind));
    }
    loseFocus(kind);
    sayToOpener({ type: `${prefix}-error` });
    await waitFor(() => expect(document.activeElement).toBe(connectButton(kind)));
  }
});

test('after success the focus is on the menu of the card', async () => {
  const { backend } = await beginConnecting('Planning Center');
  loseFocus('Planning Center');
  backend.tables.integrations = [integrationRow('planning_center')];
  sayToOpener({ type: 'planning-center-oauth-success' });
  const menu = await screen.findByRole('button', { name: 'Actions for Planning Center' });
  expect(document.activeElement).toBe(menu);
});

test.each(['planning-center-oauth-error', 'planning-center-oauth-success'])(
  'whoever moved on meanwhile is not pulled back by %s',
  async (type) => {
    const { backend } = await beginConnecting('Planning Center');
    const elsewhere = screen.getByRole('link', { name: /Dashboard/ });
    act(() => elsewhere.focus());
    backend.tables.integrations = type.endsWith('success')
      ? [integrationRow('planning_center')]
      : [];
    sayToOpener({ type });
    await screen.findByText(/^(Failed to connect Planning Center|Connected)$/);
    await settle(50);
    expect(document.activeElement).toBe(elsewhere);
  },
);

test('after Disconnect and another try that failed the focus is on Connect again', async () => {
  const { user, backend } = await beginConnecting('Planning Center');
  loseFocus('Planning Center');
  backend.tables.integrations = [integrationRow('planning_center')];
  sayToOpener({ type: 'planning-center-oauth-success' });
  await user.click(await screen.findByRole('button', { name: 'Actions for Planning Center' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  await screen.findByRole('button', { name: 'Connect Planning Center' });
  expect(document.activeElement).toBe(connectButton('Planning Center'));

  stubPopups(createFakePopup());
  await user.click(connectButton('Planning Center'));
  loseFocus('Planning Center');
  sayToOpener({ type: 'planning-center-oauth-error' });
  await waitFor(() => expect(document.activeElement).toBe(connectButton('Planning Center')));
});
