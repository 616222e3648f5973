import type * as english from '../own-tiles.ts';
import type { Translation } from '../translation.ts';

export const ownTiles: Translation<typeof english> = {
  ownTileMessages: {
    unnamed: 'Un número propio',
    bringsIt: 'Viene de lo que ustedes mismos cuentan. Nadie lo ha contado todavía.',
    look: (name) => `Esta semana, fíjese en ${name}.`,
    off: {
      more: (name) => `un número más alto de ${name}`,
      fewer: (name) => `un número más bajo de ${name}`,
    },
    typed: {
      service: 'Un número propio, escrito en la página de conteo para cada servicio.',
      week: 'Un número propio, escrito en la página de conteo una vez por semana.',
    },
    fromHeadcounts: 'Un número propio, de los conteos en Planning Center.',
    together: {
      sum: 'Si una semana tiene varios conteos, los sumamos.',
      last: 'Si una semana tiene varios conteos, usamos el último.',
    },
    trap: 'Si nadie lo contó, la semana queda en blanco, no en 0.',
    rare: 'Menos de uno por semana es muy poco para un rango',
    inWeeks: 'en 13 semanas',
    sums: (name, newest, lastYear) =>
      lastYear === null
        ? `${name}: ${newest} en las últimas 13 semanas.`
        : `${name}: ${newest} en las últimas 13 semanas, ${lastYear} en las mismas semanas del año pasado.`,
    before: '13 semanas anteriores',
    lastYear: 'Las mismas 13 semanas del año pasado',
    year: 'En lo que va del año',
  },
};
