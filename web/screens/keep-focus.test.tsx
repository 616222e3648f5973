import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

function Notes() {
  const [notes, setNotes] = useState(['Ice storm', 'Camp', 'Picnic']);
  useEffect(() => keepFocus(), []);
  return (
    <main>
      <div>
        <section>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <button type="button" onClick={() => setNotes(notes.filter((one) => one !== note))}>
                  Delete {note}
                </button>
              </li>
            ))}
          </ul>
          <a href="#all">All notes</a>
        </section>
      </div>
    </main>
  );
}

test('what is deleted by keyboard gives the focus to what follows, the last in a list to the one before', async () => {
  const user = userEvent.setup();
  render(<Notes />);
  const button = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });
  button('Camp').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button('Picnic')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button('Ice storm')));
});
