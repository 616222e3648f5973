import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';

test.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
])('%s can be read without signing in, has a date and a back button', async (path, title) => {
  renderApp(path, { signedInAs: null });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(/Oct 24, 2025/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
});
