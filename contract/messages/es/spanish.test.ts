import { afterEach, expect, test } from 'vitest';
import { dateFormat } from '../../formats.ts';
import { askLanguage } from '../language.ts';
import { teach } from '../sentences.ts';
import { weekFactMessages } from '../trust.ts';
import { spanishTranslation } from './spanish.ts';

teach('es', spanishTranslation);
afterEach(() => askLanguage(() => 'en'));

test('a time of day that ends with a period does not bring a second one', () => {
  askLanguage(() => 'es');
  const time = dateFormat({ timeStyle: 'short' }).format(new Date('2027-02-22T05:10:00Z'));
  expect(weekFactMessages.today(time)).toMatch(/^Actualizado hoy a las 5:10.*[^.]\.$/);
});
