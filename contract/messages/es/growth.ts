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
        `Sube ${share} respecto al año pasado, con un margen de ${within}, en ${over}.`,
      down: (share, within, over) =>
        `Baja ${share} respecto al año pasado, con un margen de ${within}, en ${over}.`,
      even: (within, over) =>
        `Casi igual que el año pasado, con un margen de ${within}%, en ${over}.`,
      maybeUp: (share, over) =>
        `Quizá más que el año pasado en ${over}: entre ningún cambio y ${share} más.`,
      maybeDown: (share, over) =>
        `Quizá menos que el año pasado en ${over}: entre ningún cambio y ${share} menos.`,
      near: (low, high, over) =>
        `Casi igual que el año pasado en ${over}, hasta donde se puede ver: entre ${low} y ${high}.`,
      unclear: (low, high, over) =>
        `Sin cambio claro respecto al año pasado en ${over}: entre ${low} y ${high}.`,
    },
    alone: (side, share, { within, over }) =>
      `Por sí solas, ${over} ${side === 'up' ? 'suben' : 'bajan'} ${share}, con un margen de ${within}%.`,
    bound: {
      up: (share) => `${share} más`,
      down: (share) => `${share} menos`,
      even: 'igual',
    },
    range: (low, high) => `${low} a ${high}`,
  },
  stretchWords: {
    newest: (weeks) => `las últimas ${weeks} semanas`,
    year: 'este año hasta ahora',
  },
};
