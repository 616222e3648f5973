import { afterEach, describe, expect, test } from 'vitest';
import { spanishTranslation } from './es/spanish.ts';
import { askLanguage } from './language.ts';
import { missingServiceMessages, servicesNamed } from './missing-services.ts';
import { teach } from './sentences.ts';

teach('es', spanishTranslation);
afterEach(() => askLanguage(() => 'en'));

const at = (time: string, event = 'Sunday Worship') => ({ event, time });
const nine = at('sunday 09:00');
const eleven = at('sunday 11:00');
const notIn = (missing: ReturnType<typeof at>[], counted: ReturnType<typeof at>[]) =>
  missingServiceMessages.notIn(servicesNamed(missing, [...counted, ...missing]));

describe('a service that is missing', () => {
  test('is called by its hour', () => {
    expect(notIn([nine], [eleven])).toBe('The 9:00 service hasn’t been counted yet.');
    expect(notIn([at('sunday 08:00'), nine], [eleven])).toBe(
      'The 8:00 and 9:00 services haven’t been counted yet.',
    );
  });

  test('is called by its day where there are several', () => {
    expect(notIn([at('saturday 17:00')], [nine])).toBe(
      'Saturday’s 5:00 service hasn’t been counted yet.',
    );
  });

  test('keeps its half of the day where that tells two apart', () => {
    expect(notIn([at('sunday 18:00')], [at('sunday 06:00')])).toMatch(
      /^The 6:00\sPM service hasn’t been counted yet\.$/,
    );
  });

  test('is called by its event where several are counted, in any alphabet', () => {
    expect(notIn([at('sunday 09:00', 'Церква')], [eleven])).toBe('Церква hasn’t been counted yet.');
    expect(notIn([at('sunday 09:00', 'Norte')], [at('sunday 11:00', 'Norte'), eleven])).toBe(
      'Norte at 9:00 hasn’t been counted yet.',
    );
  });

  test('is only counted where its names would fill the line', () => {
    expect(
      notIn(
        ['07:00', '08:00', '09:00', '10:00'].map((clock) => at(`sunday ${clock}`)),
        [eleven],
      ),
    ).toBe('Four services haven’t been counted yet.');
    expect(notIn([at('sunday 09:00', 'A very long name '.repeat(8))], [eleven])).toBe(
      'One service hasn’t been counted yet.',
    );
  });

  test('is called as a Mexican church office says it', () => {
    askLanguage(() => 'es');
    expect(notIn([nine], [eleven])).toBe('Aún no hay conteo para el servicio de las 9:00.');
    expect(notIn([at('sunday 13:00')], [eleven])).toBe(
      'Aún no hay conteo para el servicio de la 1:00.',
    );
    expect(notIn([at('saturday 17:00')], [nine])).toBe(
      'Aún no hay conteo para el servicio del sábado a las 5:00.',
    );
  });
});
