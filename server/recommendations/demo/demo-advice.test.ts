import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { UsedEntry } from '#contract/functions/recommendations.ts';
import { demoLibrary } from '#contract/messages/es/demo-library.ts';
import { speakAsAsked, speakIn } from '#server/http/speak.ts';
import { adviceInLanguage } from './demo-advice.ts';

// Other files of this process may have asked somebody else.
beforeAll(speakAsAsked);

const entry: UsedEntry = {
  id: '5eed0000-0000-4000-8000-000000000e09',
  title: 'Ask for help in person',
  text: 'Announcements rarely fill the gaps.',
  version: 1,
  own: false,
  because: 'From the Steeple library.',
  source: null,
};
const told = (changes: Partial<UsedEntry> = {}) =>
  speakIn('es', () => adviceInLanguage({ ...entry, ...changes })).title;

test('the demo’s advice is in Spanish for who reads Spanish', () => {
  expect(told()).toBe('Pida ayuda en persona');
  expect(speakIn('en', () => adviceInLanguage(entry))).toEqual(entry);
});

test('what somebody has changed, and what a platform wrote itself, stays as it was written', () => {
  expect(told({ version: 2 })).toBe(entry.title);
  expect(told({ id: '0e0e0e0e-0000-4000-8000-000000000e09' })).toBe(entry.title);
});

test('every entry of the demo that is no church’s own has its Spanish', () => {
  const seed = (file: string) =>
    readFileSync(`${import.meta.dirname}/../../../database/seed/${file}.sql`, 'utf8');
  const library = [...seed('library').matchAll(/^ {2}\((\d+), '/gm)].map(
    ([, number = '']) => `e${number.padStart(2, '0')}`,
  );
  // Of core knowledge, whose church is null.
  const core = [...seed('demo').matchAll(/0(0c\d)', '[^']+',\n[^\n]+\n[^\n]+, null, '/g)].map(
    ([, key]) => key,
  );
  expect([library.length, core.length]).toEqual([20, 4]);
  expect([...demoLibrary.keys()]).toEqual([...library, ...core]);
});
