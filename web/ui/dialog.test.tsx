import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MantineProvider>
      <button type="button" onClick={() => setIsOpen(true)}>
        Share
      </button>
      {isOpen ? (
        <Dialog isOpen title="Share this page" onClose={() => setIsOpen(false)}>
          <input aria-label="For whom" />
        </Dialog>
      ) : null}
    </MantineProvider>
  );
}

test('a dialog that is removed when it closes returns the focus to what opened it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Share' });
  await user.click(opener);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
