import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ruleSentence } from './rule-sentence.ts';
import { speakAsAsked, speakIn } from './speak.ts';

// Other files of this process may have asked somebody else.
beforeAll(speakAsAsked);

const functions = join(import.meta.dirname, '../../database/functions');

/** Of jobs, which no person meets. */
const ofJobs = [
  'A forecast is kept as it was said.',
  'A week that was forecast is scored once.',
  'A newer version has stored these readings as lists',
];

/** What the database raises without a code of its own: its rules, as a person hears them. */
const raised = globSync('*.sql', { cwd: functions })
  .flatMap((file) => [
    ...readFileSync(join(functions, file), 'utf8').matchAll(/raise exception '((?:[^']|'')*)';/g),
  ])
  .map(([, message = '']) => message.replaceAll("''", "'"))
  .filter((message) => !ofJobs.includes(message));

describe('a rule of the database', () => {
  test.each(raised)('speaks the language of whoever it refuses: %s', (message) => {
    const rule = { code: 'P0001', message };
    expect(speakIn('en', () => ruleSentence(rule))).toBe(message);
    expect(speakIn('es', () => ruleSentence(rule))).not.toBe(message);
  });

  test('is none with another code, nor in other words', () => {
    const message = 'You cannot change your own role.';
    expect(ruleSentence({ code: '42501', message })).toBeUndefined();
    expect(ruleSentence({ code: 'P0001', message: `${message} ` })).toBeUndefined();
  });
});
