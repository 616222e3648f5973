import { plural } from '../plural.ts';
import type * as english from '../todo.ts';
import type { Translation } from '../translation.ts';

const whom = {
  attendance: 'su equipo de líderes',
  first_time_guests: 'quien recibe a las visitas',
  guest_return: 'quien da seguimiento a las visitas',
  kids: 'quien lleva el ministerio de niños',
  serving: 'quien programa a los voluntarios',
  group_members: 'quien lleva los grupos',
  giving: 'quien lleva las ofrendas',
  giving_per_attender: 'quien lleva las ofrendas',
  recurring_share: 'quien lleva las ofrendas',
  own: 'quien lo cuenta',
};

export const todos: Translation<typeof english> = {
  todoMessages: {
    nothing: 'Nada pendiente esta semana.',
    answerUs: (count) =>
      plural(count, { one: 'Responda nuestra pregunta.', other: 'Responda nuestras preguntas.' }),
    answerUsStep: (count) =>
      plural(count, {
        one: 'Está al principio de su tablero.',
        other: 'Están al principio de su tablero.',
      }),
    noAccess: 'Pida acceso a Check-Ins en Planning Center.',
    unfinished: (day, value) => `El conteo del ${day} no está completo: ${value} hasta ahora.`,
    unfinishedStep: 'Pida a quien cuenta que ingrese lo que falta.',
    calledOffStep:
      'Si un servicio no se celebró, agregue una nota y marque “Dejar aparte estas semanas”.',
    notMetStep: 'Si no se reunieron, agregue una nota y marque “Dejar aparte estas semanas”.',
    uncounted: (day) => `Aún no hay conteo del ${day}.`,
    uncountedStep: 'Pida a quien cuenta que ingrese el número.',
    eveTonight: 'Pida a alguien que cuente a los asistentes esta Nochebuena.',
    eveTonightStep: 'Después, incluya ese servicio en Qué contamos.',
    eveUncounted: 'Aún no hay conteo de la Nochebuena.',
    eveNotIncluded: 'La Nochebuena no está en su conteo.',
    eveNotIncludedStep:
      'Si se reunieron, ingrese su conteo o incluya ese servicio en Qué contamos.',
    late: (days, count, names) =>
      plural(count, {
        one: `El ${days} no está completo: ${names}.`,
        other: `Estos días no están completos (${days}): ${names}.`,
      }),
    lateStep: (tile) => `Pida a ${whom[tile]} que ingrese lo que falta.`,
    half: (day, value) => `El ${day} solo tiene un conteo parcial: ${value} personas.`,
    was: (value, day) => `Antes del ${day} eran ${value}.`,
    halves: (days) => `Solo tienen un conteo parcial: ${days}.`,
    none: (day) => `El ${day} no tiene conteo.`,
    notWhole: (days) => `No tienen un conteo completo: ${days}.`,
    noneStep: 'Ingréselo, o agregue una nota y marque “Dejar aparte estas semanas”.',
    halfStep: 'Ingrese lo que falta, o agregue una nota y marque “Dejar aparte estas semanas”.',
    noteIt: (day) => `Anote qué fue diferente el ${day}.`,
    noteItStep:
      'Si sabe por qué, agregue una nota. La mostraremos junto al número, y puede dejar esa semana fuera de lo que esperamos.',
    askAbout: (noun) => `Pregunte por este número: ${noun}.`,
    askWhom: (tile, since) => {
      if (since !== null) {
        return `Pregunte a ${whom[tile]} qué cambió alrededor del ${since}.`;
      }
      return tile === 'serving'
        ? `Pregunte a ${whom[tile]} qué cambió en las últimas seis semanas.`
        : `Pregunte a ${whom[tile]} qué fue diferente esta vez.`;
    },
    askLower:
      'Hable con su equipo de líderes sobre por qué la asistencia es menor que hace un año.',
    askLowerOf: (noun) =>
      `Hable con su equipo de líderes sobre por qué estos números son menores que hace un año: ${noun}.`,
    askHalved: (tile, noun) => {
      switch (tile) {
        case 'first_time_guests':
          return 'Pregunte a quien recibe a las visitas si todavía se anotan todas las visitas nuevas.';
        case 'kids':
          return 'Pregunte a quien lleva el ministerio de niños si todavía se cuentan todos los salones.';
        case 'giving':
        case 'giving_per_attender':
          return 'Pregunte a quien lleva las ofrendas si ya están ingresadas todas, y en qué fondo.';
        default:
          return `Pregunte a ${whom[tile]} por qué estos números son menores que hace un año: ${noun}.`;
      }
    },
    watch: (noun) => `Esté atento a este número: ${noun}.`,
    watchStep:
      'Es más bajo para esta época del año, pero no más que el año pasado. Todavía no hay nada que explicar.',
    findGifts: (day, isOneWeek) =>
      isOneWeek ? `Revise las ofrendas del ${day}.` : `Revise las ofrendas desde el ${day}.`,
    askGifts: (day, { isOneWeek, areFundsLeftOut }) => {
      if (areFundsLeftOut) {
        return isOneWeek
          ? `Pregunte a quien lleva las ofrendas si ya están ingresadas todas las del ${day}, y si algunas fueron a fondos que no cuentan.`
          : `Pregunte a quien lleva las ofrendas si ya están ingresadas todas desde el ${day}, y si algunas fueron a fondos que no cuentan.`;
      }
      return isOneWeek
        ? `Pregunte a quien lleva las ofrendas si ya están ingresadas todas las del ${day}.`
        : `Pregunte a quien lleva las ofrendas si ya están ingresadas todas desde el ${day}.`;
    },
    askSchedules:
      'Pregunte a quien programa a los voluntarios si ya está ingresada toda la programación.',
    askRooms: (since) =>
      `Pregunte a quien lleva el ministerio de niños si se cuentan todos los salones desde el ${since}.`,
    askReturned: (gone, { from, to }, fresh) => {
      const those =
        gone === '1'
          ? `la visita nueva del ${from} al ${to} que no ha vuelto`
          : `las ${gone} visitas nuevas del ${from} al ${to} que no han vuelto`;
      const also = fresh === null ? '' : `, y quién lo hará con las ${fresh} de esta semana`;
      return `Pregunte a quien da seguimiento a las visitas quién se ha comunicado con ${those}${also}.`;
    },
    askGuests: (guests) =>
      guests === '1'
        ? 'Pida a quien da seguimiento a las visitas que se comunique esta semana con la persona nueva.'
        : `Pida a quien da seguimiento a las visitas que se comunique esta semana con las ${guests} personas nuevas.`,
    askGiving: (since) =>
      since === null
        ? 'Pregunte a quien lleva las ofrendas si ya están ingresadas todas.'
        : `Pregunte a quien lleva las ofrendas si ya están ingresadas todas desde el ${since}.`,
  },
};
