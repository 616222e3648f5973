import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createFakePopup, stubPopups } from '#web/testing/fake-popup.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

export const authUrl = 'https://provider.example/consent?state=abc';

/** The button of a card, also while it waits. */
export const connectButton = (system: string) =>
  screen.getByRole('button', { name: new RegExp(`^Connect(ing...)? ${system}$`) });

/** Whether the Connect button of a card is switched off. */
export const isOff = (system: string) => Reflect.get(connectButton(system), 'disabled');

/** What a pop-up's last page says to the window that opened it. */
export function sayToOpener(data: unknown, origin = window.location.origin) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin })));
}

/** Lets what is on its way arrive. */
export const settle = (durationMs: number) =>
  act(() => new Promise((resolve) => setTimeout(resolve, durationMs)));

/** The Integration page of a church without connections, with providers that can be connected. */
export async function openIntegration() {
  const backend = demoBackend();
  const answer = () => Response.json({ authUrl });
  backend.functions['planning-center-oauth-init'] = answer;
  backend.functions['google-oauth-init'] = answer;
  const app = renderApp('/account/integration', { signedInAs: 'accountAdmin', backend });
  await screen.findByRole('button', { name: 'Connect Planning Center' });
  return app;
}

/** Clicks Connect and waits until the pop-up is at the provider. */
export async function beginConnecting(system: string) {
  const popup = createFakePopup();
  const open = stubPopups(popup);
  const app = await openIntegration();
  await app.user.click(connectButton(system));
  await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(authUrl));
  await settle(20);
  return { ...app, popup, open };
}
