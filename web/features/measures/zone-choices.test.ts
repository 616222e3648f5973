import { expect, test } from 'vitest';
import { zoneChoices } from './zone-choices.ts';

test('a time zone is called as people call it, the current one first', () => {
  const choices = zoneChoices('America/Chicago');
  expect(choices[0]).toEqual({ value: 'America/Chicago', label: 'Central Time (America/Chicago)' });
  const labels = choices.map(({ label }) => label);
  expect(labels).toContain('Eastern Time (America/New York)');
  expect(new Set(labels).size).toBe(labels.length);
});

test('a time zone that this browser does not know stays a choice, by its own name', () => {
  expect(zoneChoices('Mars/Olympus_Mons')[0]).toEqual({
    value: 'Mars/Olympus_Mons',
    label: 'Mars/Olympus Mons',
  });
});
