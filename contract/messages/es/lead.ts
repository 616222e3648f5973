import { capitalised, countWords } from '../figure-words.ts';
import type * as lead from '../lead.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const nouns = {
  giving: 'ofrendas',
  kids: 'niños',
  serving: 'voluntarios',
  group_members: 'grupos',
  first_time_guests: 'visitas por primera vez',
  guest_return: 'visitas que regresan',
  recurring_share: 'ofrendas recurrentes',
};
const named = (tile: keyof typeof nouns): string => capitalised(nouns[tile]);

export const leads: Translation<typeof lead> = {
  leadNames: {
    giving: { of: 'de ofrendas', noun: nouns.giving, expected: (range) => `ofrendas de ${range}` },
    kids: { of: 'de niños', noun: nouns.kids, expected: (range) => `${range} niños` },
    serving: {
      of: 'de voluntarios',
      noun: nouns.serving,
      expected: (range) => `${range} personas sirviendo`,
    },
    group_members: {
      of: 'de grupos',
      noun: nouns.group_members,
      expected: (range) => `${range} personas en grupos`,
    },
    first_time_guests: {
      of: 'de visitas por primera vez',
      noun: nouns.first_time_guests,
      expected: (range) => `${range} visitas por primera vez`,
    },
    guest_return: {
      of: 'de visitas que regresan',
      noun: nouns.guest_return,
      expected: (range) => `${range} visitas que regresan`,
    },
    recurring_share: {
      of: 'de ofrendas recurrentes',
      noun: nouns.recurring_share,
      expected: (range) => `ofrendas recurrentes de ${range}`,
    },
  },
  leadSentences: {
    normal: (tile, value, range) =>
      `Una semana normal. ${named(tile)}: ${value}, dentro de lo que esperábamos (${range}).`,
    edge: (tile, value, range, side) =>
      side === 'above'
        ? `${named(tile)}: ${value}, por encima de lo que esperábamos (${range}). Ocurre más o menos una de cada cinco semanas.`
        : `${named(tile)}: ${value}, por debajo de lo que esperábamos (${range}). Ocurre más o menos una de cada cinco semanas.`,
    farEdge: (tile, value, range, side) =>
      side === 'above'
        ? `${named(tile)}: ${value}, muy por encima de lo que esperábamos (${range}). Ocurre más o menos una de cada veinte semanas.`
        : `${named(tile)}: ${value}, muy por debajo de lo que esperábamos (${range}). Ocurre más o menos una de cada veinte semanas.`,
    inLine: (tile, value, range) =>
      `${named(tile)}: ${value}, dentro de lo que esperábamos (${range}).`,
    event: (tile, event, value, range, side) => {
      const said = `${event}. ${named(tile)}: ${value}`;
      if (side === null) {
        return `${said}, dentro de lo que esperábamos (${range}).`;
      }
      return side === 'above'
        ? `${said}, por encima de lo que esperábamos (${range}).`
        : `${said}, por debajo de lo que esperábamos (${range}).`;
    },
    unusual: (tile, value, range, side) =>
      side === 'above'
        ? `Una semana inusual. ${named(tile)}: ${value}, muy por encima de lo que esperábamos (${range}).`
        : `Una semana inusual. ${named(tile)}: ${value}, muy por debajo de lo que esperábamos (${range}).`,
    shift: (tile, value, { since, side, isForSeason }) => {
      const than = isForSeason ? 'de lo habitual en esta época del año' : 'que antes';
      return `${named(tile)}: ${value}. Es ${side === 'above' ? 'más' : 'menos'} ${than} desde alrededor del ${since}.`;
    },
    provisional: (tile, value, range) =>
      `${named(tile)} hasta ahora: ${value}.${range === null ? '' : ` Esperamos ${range}.`}`,
    alreadyAbove: (tile, value, range) =>
      `${named(tile)} hasta ahora: ${value}, ya más de lo que esperábamos (${range}).`,
    partial: (tile, value, range) =>
      `${named(tile)}: ${value}, y falta una parte.${range === null ? '' : ` Esperábamos ${range}.`}`,
    missing: (tile) => `No tenemos un número de esta semana: ${nouns[tile]}.`,
    tooLittle: (tile, value, weeksToGo) =>
      plural(weeksToGo, {
        one: `${named(tile)}: ${value}. Con una semana más podremos decirle qué esperar.`,
        other: `${named(tile)}: ${value}. Con ${countWords(weeksToGo)} semanas más podremos decirle qué esperar.`,
      }),
    first: (tile, value, weeksToGo) =>
      plural(weeksToGo, {
        one: `Su primera semana. ${named(tile)}: ${value}. Después de una semana más le mostraremos qué esperar.`,
        other: `Su primera semana. ${named(tile)}: ${value}. Después de ${countWords(weeksToGo)} semanas más le mostraremos qué esperar.`,
      }),
    hidden: (tile) =>
      tile === 'recurring_share'
        ? 'Mostramos las ofrendas recurrentes cuando al menos veinte personas han ofrendado en 90 días.'
        : 'Mostramos las ofrendas cuando al menos diez personas han ofrendado en 90 días.',
    leftOut: 'Hasta ahora solo hay ofrendas, y esta página no las incluye.',
  },
};
