import { expect, test } from 'vitest';
import { spanishTranslation } from './pseudo.ts';

test('the made-up language leaves no plain letter in any sentence, whatever its form', () => {
  const english = {
    hello: 'Hello',
    people: (count: number) => `${count} people`,
    nested: { list: ['one', 'two'] },
  };
  const spoken = JSON.stringify(spanishTranslation('greetings', english), (_, value) =>
    typeof value === 'function' ? value(5) : value,
  );
  expect(spoken.replaceAll(/"\w+":/g, '')).not.toMatch(/[a-z]/i);
  expect(spoken).toContain('5 ');
});
