import { plural } from '../plural.ts';
import type * as english from '../report-guests.ts';
import type { Translation } from '../translation.ts';
import { returned } from './returned.ts';

export const reportGuests: Translation<typeof english> = {
  reportGuests: {
    heading: '¿Volvieron nuestras visitas?',
    before: ({ four, without }, before, usual, chance) =>
      `Al ritmo de los ${four} anteriores${without} (${before}), lo habitual sería ${usual}; ${chance} también puede ser casualidad.`,
    moreThan: (count, { four, without }, most) =>
      `Es una proporción más alta que en ${count} de los ${four} anteriores${without}, pero no la más alta (${most}).`,
    fewerThan: (count, { four, without }, least) =>
      `Es una proporción más baja que en ${count} de los ${four} anteriores${without}, pero no la más baja (${least}).`,
    jump: (from, to) =>
      `La proporción cambió mucho de un período al siguiente (${from}; luego, ${to}). Eso puede venir de un cambio en cómo se hacen los registros de entrada: revísenlo antes de confiar en este número.`,
    ofTime: (months, part) => `${months}: ${part}`,
    allBefore: ({ four, without }, together) => `Los ${four} anteriores${without}${together}`,
    together: ', juntos',
    stillMore: (months, now, before) =>
      `${months}: ${now} seguían aquí después de seis meses, una proporción más alta que entre las visitas de ${before.from} a ${before.to}${before.without} (${before.part}).`,
    stillFewer: (months, now, before) =>
      `${months}: ${now} seguían aquí después de seis meses, una proporción más baja que entre las visitas de ${before.from} a ${before.to}${before.without} (${before.part}).`,
    ofYear: (year, guests, again) =>
      `En ${year} llegaron ${guests}, y ${returned(again)} en seis semanas.`,
    ofYearStill: (year, guests, again, still) =>
      `En ${year} llegaron ${guests}: ${returned(again)} en seis semanas, y ${plural(Number(still), { one: `${still} seguía`, other: `${still} seguían` })} aquí después de seis meses.`,
    wholeYear: 'Todo el año',
    twice:
      'Una familia que está dos veces en Planning Center se cuenta dos veces hasta que se unan sus perfiles.',
    opens:
      'Un mes o una fecha en la tabla dice cuándo se puede saber ese número. Quienes vinieron por primera vez en Pascua o Navidad no están en la tabla, porque suelen volver menos.',
  },
};
