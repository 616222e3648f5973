import { countWords } from '../figure-words.ts';
import type * as outside from '../outside.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import { returned } from './returned.ts';
import { subject } from './subject.ts';

export const outsideRanges: Translation<typeof outside> = {
  outsideMessages: {
    start: (again) => (again === 'clear' ? 'Sí.' : outsideStarts(again)),
    named: (names, side) => `${placed(side)} de lo que esperábamos: ${names}.`,
    single: (name, side) =>
      side === 'above'
        ? `No, solo un número alto, no una tendencia: ${subject(name, { one: 'quedó', other: 'quedaron' })} por encima de lo que esperábamos.`
        : `No, solo un número bajo, no una tendencia: ${subject(name, { one: 'quedó', other: 'quedaron' })} por debajo de lo que esperábamos.`,
    inFive: 'Ocurre más o menos una de cada cinco semanas.',
    also: (names, side) =>
      side === null
        ? `También un poco fuera de lo que esperábamos: ${names}.`
        : `También un poco por ${side === 'above' ? 'encima' : 'debajo'} de lo que esperábamos: ${names}.`,
    alsoFar: (names, side) =>
      `También ${placed(side).toLowerCase()} de lo que esperábamos: ${names}.`,
    far: (name, { value, range, others }, side) =>
      `${name}: muy por ${side === 'above' ? 'encima' : 'debajo'} de lo que esperábamos, ${value}, cuando lo habitual es ${range}${othersWords(others)}.`,
    returned: (value, guests, { from, to, range, others }) =>
      `De las ${guests} visitas nuevas del ${from} al ${to}, ${returned(value)} en las seis semanas siguientes, cuando lo habitual es ${range}${othersWords(others)}.`,
    howFar: 'Ocurre a lo sumo una de cada veinte semanas.',
    atOnce: (count, times, of) => {
      if (times === 0) {
        return `En el último año nunca hubo ${countWords(count)} números fuera de su rango a la vez.`;
      }
      const every = Math.round(of / times);
      if (every < 2) {
        return `En la mayoría de las semanas hay ${countWords(count)} o más fuera de su rango.`;
      }
      return every <= 8
        ? `Con tantos números, es común que ${countWords(count)} o más estén fuera de su rango a la vez.`
        : `Es raro que ${countWords(count)} o más números estén fuera de su rango la misma semana.`;
    },
    lastYear: (event, before, day) =>
      `${event ?? 'La misma semana'} del año pasado: ${before} personas, el ${day}.`,
  },
};

function outsideStarts(again: 'elsewhere' | 'maybe' | null): string {
  if (again === 'elsewhere') {
    return 'No, nada claro esta semana.';
  }
  return again === null ? 'No, por ahora nada duradero.' : 'No, por ahora nada claro.';
}

function placed(side: 'above' | 'below' | null): string {
  return side === null ? 'Fuera' : side === 'above' ? 'Por encima' : 'Por debajo';
}

function othersWords(others: number): string {
  if (others === 0) {
    return '';
  }
  return plural(others, {
    one: ', y otro número está fuera de su rango',
    other: `, y otros ${countWords(others)} números están fuera de su rango`,
  });
}
