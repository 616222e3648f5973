import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

test.each([
  ['Copied', () => Promise.resolve()],
  ['We couldn’t copy it', () => Promise.reject(new DOMException('No right', 'NotAllowedError'))],
])('a text that is copied or refused is said: %s', async (said, writeText) => {
  const user = userEvent.setup();
  const spy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  onTestFinished(() => spy.mockRestore());
  render(
    <MantineProvider>
      <CopyButton text="steeple.test/count" label="Copy" copied="Copied" />
    </MantineProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect((await screen.findByRole('status')).textContent).toBe(said);
  expect(screen.getByRole('button').textContent).toBe(said);
  expect(spy).toHaveBeenCalledWith('steeple.test/count');
});
