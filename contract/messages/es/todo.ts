import type * as english from '../todo.ts';
import type { Translation } from '../translation.ts';

const whom = {
  attendance: 'sus líderes',
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
    noAccess: 'Pida acceso a Check-Ins en Planning Center.',
    unfinished: (day, value) => `El conteo del ${day} no está completo: ${value} hasta ahora.`,
    unfinishedStep: 'Pida a quien cuenta que ingrese lo que falta.',
    uncounted: (day) => `Aún no hay conteo del ${day}.`,
    uncountedStep: 'Pida a quien cuenta que ingrese el número.',
    noteIt: (day) => `Anote qué fue diferente el ${day}.`,
    noteItStep:
      'Si sabe por qué, agregue una nota. La mostraremos junto al número, y puede dejar esa semana fuera de lo que esperamos.',
    askAbout: (noun) => `Pregunte por ${noun}.`,
    askWhom: (tile, since) =>
      since === null
        ? `Pregunte a ${whom[tile]} qué fue diferente esta vez.`
        : `Pregunte a ${whom[tile]} qué cambió alrededor del ${since}.`,
    askGiving: (since) =>
      since === null
        ? 'Pregunte a quien lleva las ofrendas si ya están ingresadas todas.'
        : `Pregunte a quien lleva las ofrendas si ya están ingresadas todas desde el ${since}.`,
  },
};
