import type * as growth from '../growth.ts';
import type { Translation } from '../translation.ts';

export const growthWords: Translation<typeof growth> = {
  growthMessages: {
    question: '¿Estamos creciendo?',
    tooFew:
      'Compararemos con el año pasado cuando haya suficientes semanas iguales con conteo en ambos años.',
    aligned:
      'Cada semana se compara con la misma semana del año pasado, según la fecha de Pascua. No incluimos las semanas a las que les falta el conteo en alguno de los dos años, ni las que tienen un día festivo en solo uno de ellos.',
    range:
      'La barra es el margen de error: el cambio real está dentro unas cuatro de cada cinco veces.',
    none: 'no hay suficientes semanas',
    services: 'Cada servicio por separado',
    lastCounted: (service, day) => `${service}: se contó por última vez el ${day}.`,
    ofService: (service, over) => `${service}, ${over}`,
  },
  changeMessages: {
    up: (share) => `Sube ${share}`,
    down: (share) => `Baja ${share}`,
    even: 'Casi igual',
    unclear: 'Sin cambio claro',
    inAYear: (change) => `${change} en un año`,
    said: {
      up: (share, within, over) =>
        `Subió ${share} respecto al año pasado en ${over}, con un margen de ${within}%.`,
      down: (share, within, over) =>
        `Bajó ${share} respecto al año pasado en ${over}, con un margen de ${within}%.`,
      even: (within, over) =>
        `Casi igual que el año pasado, con un margen de ${within}%, en ${over}.`,
      evenBetween: ({ low, high }, over) =>
        `Casi igual que el año pasado en ${over}: entre ${low} y ${high}.`,
      maybeUp: (share, over) =>
        `Quizá más que el año pasado en ${over}: entre ningún cambio y ${share} más.`,
      maybeDown: (share, over) =>
        `Quizá menos que el año pasado en ${over}: entre ningún cambio y ${share} menos.`,
      between: ({ low, high }, over) =>
        `Entre ${low} y ${high} que el año pasado en ${over}. Las semanas varían demasiado para ser más precisos.`,
      uncertain: (over) =>
        `No podemos comparar ${over} con el año pasado: las semanas varían demasiado.`,
    },
    alone: (side, share, { within, over }) =>
      `Por sí solas, ${over} ${side === 'up' ? 'suben' : 'bajan'} ${share}, con un margen de ${within}%.`,
    newest: (side, isClear, { now, before }) =>
      `Por sí solas, las últimas ocho semanas ${isClear ? 'tienen' : 'parecen tener'} números más ${side === 'up' ? 'altos' : 'bajos'}${isClear ? '' : ', aunque puede ser casualidad'}: ${now} en una semana típica, frente a ${before} en las mismas semanas del año pasado.`,
    apart: ({ now, before }) =>
      `En las últimas ocho semanas por sí solas, lo típico fue ${now}, frente a ${before} en las mismas semanas del año pasado.`,
    level: ({ now, before }) =>
      `Por sí solas, las últimas ocho semanas se parecen mucho a las del año pasado: ${now} en una semana típica, frente a ${before} en las mismas semanas del año pasado.`,
    besideYear: (side, said, { since, now, before, isOfEight }) => {
      const [more, less] = side === 'up' ? ['altos', 'bajos'] : ['bajos', 'altos'];
      const weeks = `Los números desde el ${since} son más ${more} que los de las semanas anteriores, tomando en cuenta la época del año.`;
      if (said === 'too') {
        return `${weeks} También son más ${more} que en las mismas semanas del año pasado, aunque puede ser casualidad.`;
      }
      const beside = said === 'same' ? 'casi iguales que' : `más ${less} que`;
      return `${weeks} ${isOfEight ? 'Pero los de las últimas ocho semanas son' : 'Son'} ${beside} en las mismas semanas del año pasado: ${now} en una semana típica, frente a ${before}.`;
    },
    besideYearOf: (noun, { side, said }, { since, now, before, isOfEight }) => {
      const [more, less] = side === 'up' ? ['altos', 'bajos'] : ['bajos', 'altos'];
      const weeks = `En ${noun}, los números ${isOfEight ? 'de las últimas ocho semanas' : `desde el ${since}`}`;
      if (said === 'too') {
        return `${weeks} también son más ${more} que el año pasado, aunque puede ser casualidad.`;
      }
      return `${weeks} son ${said === 'same' ? 'casi iguales que' : `más ${less} que`} el año pasado: ${now} en una semana típica, frente a ${before}.`;
    },
    maybeLately: {
      up: 'Quizá últimamente más que el año pasado',
      down: 'Quizá últimamente menos que el año pasado',
    },
    unclearLately: 'Últimamente sin cambio claro',
    notLately: (change) => `${change}, pero no últimamente`,
    lately: {
      up: 'Últimamente más que el año pasado',
      down: 'Últimamente menos que el año pasado',
    },
    beside: (before, now, { leftOut, leftOutBefore }) => {
      const beside = `${now}, frente a ${before} en las mismas semanas del año pasado.`;
      if (leftOutBefore !== null) {
        const also = leftOut === null ? '' : `${leftOut}, ni el `;
        return `Una semana típica entre las últimas ocho con conteo en ambos años (sin contar el ${also}${leftOutBefore} del año pasado): ${beside}`;
      }
      return leftOut === null
        ? `Una semana típica entre las últimas ocho: ${beside}`
        : `Una semana típica entre las últimas ocho con conteo (sin contar el ${leftOut}): ${beside}`;
    },
    chance: (isClear) =>
      isClear
        ? 'Ocho semanas rara vez difieren tanto por casualidad.'
        : 'Ocho semanas pueden diferir tanto por casualidad.',
    bound: {
      up: (share) => `${share} más`,
      down: (share) => `${share} menos`,
      even: '0%',
    },
    range: (low, high) => `${low} a ${high}`,
  },
  stretchWords: {
    newest: (weeks) => `las últimas ${weeks} semanas`,
    year: 'lo que va del año',
  },
};
