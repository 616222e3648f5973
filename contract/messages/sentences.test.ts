import { afterEach, expect, test } from 'vitest';
import { askLanguage, type Language } from './language.ts';
import { sentences, teach } from './sentences.ts';

const speak = (language: Language) => askLanguage(() => language);
afterEach(() => speak('en'));

const english = {
  hello: 'Hello',
  people: (count: number) => `${count} people`,
  nested: { list: ['one', 'two'] },
};
const greetings = sentences('greetings', english);

test('sentences are in the language of whom they are for, at the moment they are read', () => {
  teach('es', (name) => (name === 'greetings' ? { ...english, hello: 'Hola' } : undefined));
  expect(greetings.hello).toBe('Hello');
  speak('es');
  expect(greetings.hello).toBe('Hola');
});

test('a sentence that a language does not have is in English', () => {
  teach('es', () => undefined);
  speak('es');
  expect(greetings.people(5)).toBe('5 people');
});
