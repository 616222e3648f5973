import { notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastArea } from './toast-area.tsx';
import { showFailure, showSuccess } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  notifications.clean();
  render(<ToastArea />);
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (durationMs: number) => act(() => vi.advanceTimersByTime(durationMs));

// Proves: 9.toasts.01
test('a toast is announced and goes by itself after five seconds', () => {
  act(() => showSuccess({ title: 'Welcome back!', text: 'You are in.' }));
  expect(screen.getByRole('alert').textContent).toBe('Welcome back!You are in.');
  wait(4900);
  expect(screen.getByRole('alert')).toBeTruthy();
  wait(200);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a pointer resting on it keeps it open', () => {
  act(() => showFailure({ text: 'Failed to fetch accounts' }));
  fireEvent.mouseEnter(screen.getByRole('alert'));
  wait(60_000);
  expect(screen.getByRole('alert')).toBeTruthy();
  fireEvent.mouseLeave(screen.getByRole('alert'));
  wait(5100);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it can be closed, and the same failure is never shown twice', () => {
  act(() => showFailure({ text: 'Failed to fetch accounts' }));
  act(() => showFailure({ text: 'Failed to fetch accounts' }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Ctrl+Z undoes the newest that can be undone, once, and never while something is typed', () => {
  const undone: string[] = [];
  const undo = (name: string) => ({ label: 'Undo', run: () => void undone.push(name) });
  act(() => showSuccess({ text: 'The note was deleted.', undo: undo('note') }));
  act(() => showSuccess({ text: 'The link was turned off.', undo: undo('link') }));
  act(() => showSuccess({ text: 'Saved.' }));
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  field.remove();
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(undone).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(undone).toEqual(['link', 'note']);
});
