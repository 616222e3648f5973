import { expect, test } from 'vitest';
import { maskOfNotes } from './masked-weeks.ts';

test('a week is masked when a note that does not count touches one of its seven days', () => {
  const isMasked = maskOfNotes([{ from: '2026-11-11', to: '2026-11-16', doesNotCount: true }]);
  const weeks = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'];
  expect(weeks.filter(isMasked)).toEqual(['2026-11-09', '2026-11-16']);
  expect(['2026-11-04', '2026-11-05', '2026-11-16', '2026-11-17'].filter(isMasked)).toEqual([
    '2026-11-05',
    '2026-11-16',
  ]);
});
