import type * as english from '../dashboard.ts';
import { countWords } from '../figure-words.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

export const dashboard: Translation<typeof english> = {
  tileNames: {
    attendance: 'Asistencia',
    first_time_guests: 'Visitas por primera vez',
    guest_return: 'Visitas que regresan',
    kids: 'Niños',
    serving: 'Voluntarios',
    group_members: 'Grupos',
    giving: 'Ofrendas',
    giving_per_attender: 'Ofrenda por persona',
    recurring_share: 'Ofrendas recurrentes',
  },
  bringsItMessages: {
    attendance: 'Viene de los conteos o registros de entrada (check-ins) en Planning Center.',
    first_time_guests:
      'Viene de los primeros registros de entrada o de un formulario para visitas en Planning Center.',
    guest_return:
      'Viene de los registros de entrada en Planning Center. Esperamos seis semanas para ver quién regresa.',
    kids: 'Viene de los registros de entrada de los niños en Planning Center.',
    serving: 'Viene de la programación de voluntarios en Planning Center Services.',
    group_members: 'Viene de Planning Center Groups.',
    giving: 'Viene de Planning Center Giving.',
    giving_per_attender: 'Viene de Planning Center Giving.',
    recurring_share: 'Viene de las ofrendas recurrentes en Planning Center Giving.',
  },
  askedMessages: {
    needsAttendance: 'Cuando haya conteo de asistencia, mostraremos la ofrenda por persona.',
    tile: 'Antes de mostrar este número, responda una pregunta sobre cómo cuentan.',
    look: (name) => `${name}: antes de mostrarlo, responda una pregunta sobre cómo cuentan.`,
    trust: 'Esperamos su respuesta sobre cómo cuentan la asistencia.',
  },
  lookMessages: {
    attendance: 'Esta semana, fíjese en la asistencia.',
    guests: 'Esta semana, fíjese en las visitas.',
    first_time_guests: 'Esta semana, fíjese en las visitas por primera vez.',
    guest_return: 'Fíjese en cuántas visitas regresan.',
    kids: 'Esta semana, fíjese en los niños.',
    serving: 'Esté pendiente de las personas que sirven.',
    group_members: 'Esté pendiente de los grupos.',
    giving: 'Esta semana, fíjese en las ofrendas.',
    giving_per_attender: 'Esta semana, fíjese en la ofrenda por persona.',
    recurring_share: 'Esté pendiente de las ofrendas recurrentes.',
  },
  lookAtMessages: {
    changed: (noun, { after, since, before }) =>
      `Fíjese en esto: ${noun}. Desde el ${since}, alrededor de ${after}; antes, ${before}.`,
    changedAndOthers: (noun, { after, since, before }, others) =>
      `Fíjese en esto: ${noun}. Desde el ${since}, alrededor de ${after}; antes, ${before}. Fíjese también en esto: ${others}.`,
    withLevel: (noun, { after, since, before }) =>
      `${noun} (unos ${after} desde el ${since}, antes ${before})`,
    several: (nouns) => `Esta semana, fíjese en esto: ${nouns}.`,
  },
  offPhrases: {
    attendance: { more: 'más personas', fewer: 'menos personas' },
    first_time_guests: {
      more: 'más visitas por primera vez',
      fewer: 'menos visitas por primera vez',
    },
    guest_return: { more: 'más visitas que regresan', fewer: 'menos visitas que regresan' },
    kids: { more: 'más niños', fewer: 'menos niños' },
    serving: { more: 'más personas sirviendo', fewer: 'menos personas sirviendo' },
    group_members: { more: 'más personas en grupos', fewer: 'menos personas en grupos' },
    giving: { more: 'más ofrendas', fewer: 'menos ofrendas' },
    giving_per_attender: {
      more: 'más ofrenda por persona',
      fewer: 'menos ofrenda por persona',
    },
    recurring_share: { more: 'más ofrendas recurrentes', fewer: 'menos ofrendas recurrentes' },
  },
  weekSentences: {
    today: (event, range) =>
      event === null
        ? `Hoy esperamos ${range} personas.`
        : `Hoy (${event}) esperamos ${range} personas.`,
    lastYear: (value, day) => `El año pasado fueron ${value} personas, el ${day}.`,
    eve: 'Hoy es Nochebuena.',
    normal: (value, day, range) =>
      `Una semana normal: ${value} personas el ${day}, dentro de las ${range} que esperábamos.`,
    edge: (value, day, range, side) =>
      side === 'more'
        ? `Un ${day} con más gente: ${value} personas, por encima de las ${range} que esperábamos. Ocurre más o menos una de cada cinco semanas.`
        : `Un ${day} con menos gente: ${value} personas, por debajo de las ${range} que esperábamos. Ocurre más o menos una de cada cinco semanas.`,
    farEdge: (value, day, range, side) =>
      side === 'more'
        ? `Un ${day} con mucha más gente: ${value} personas, por encima de las ${range} que esperábamos. Ocurre más o menos una de cada veinte semanas.`
        : `Un ${day} con mucha menos gente: ${value} personas, por debajo de las ${range} que esperábamos. Ocurre más o menos una de cada veinte semanas.`,
    inLine: (value, day, range) =>
      `${value} personas el ${day}, dentro de las ${range} que esperábamos.`,
    event: ({ event, value, day, range, side }) => {
      const where = side === null ? 'dentro' : side === 'more' ? 'por encima' : 'por debajo';
      return `${value} personas el ${day} (${event}), ${where} de las ${range} que esperábamos.`;
    },
    unusual: (value, day, range, side) =>
      side === 'more'
        ? `Un ${day} fuera de lo común: ${value} personas, muy por encima de las ${range} que esperábamos.`
        : `Un ${day} fuera de lo común: ${value} personas, muy por debajo de las ${range} que esperábamos.`,
    plain: (value, day) => `${value} personas el ${day}.`,
    since: (since, side, isForSeason) => {
      const than = isForSeason ? ' de lo habitual en esta época del año' : '';
      return side === 'more'
        ? `Sus semanas tienen más gente${than} desde alrededor del ${since}.`
        : `Sus semanas tienen menos gente${than} desde alrededor del ${since}.`;
    },
    doubted: (value, day, range) =>
      `Pusimos en espera el conteo del ${day} (${value}) hasta que usted lo revise.${range ? ` Esperábamos ${range}.` : ''}`,
    provisional: (value, range, event) =>
      `${event ?? 'Esta semana'}, hasta ahora: ${value}.${range ? ` Esperamos ${range}.` : ''}`,
    overSoFar: (value, day, range) =>
      `${value} personas contadas el ${day} hasta ahora.${range ? ` Esperábamos ${range}.` : ''} Aún pueden llegar más.`,
    alreadyAbove: (value, range) =>
      `${value} hasta ahora: ya más que las ${range} que esperábamos.`,
    waiting: (range) =>
      `Todavía no hay conteo de esta semana.${range ? ` Esperamos ${range}.` : ''}`,
    partial: (value, day, range) =>
      `Solo se ha contado una parte del ${day}: ${value} hasta ahora.${range ? ` Esperábamos ${range}.` : ''}`,
    missing: (day, range) =>
      `No tenemos conteo del ${day}.${range ? ` Esperábamos ${range}.` : ''}`,
    masked: (note) =>
      note ? `Usted dejó aparte esta semana: ${note}.` : 'Usted dejó aparte esta semana.',
    tooLittle: (value, day, weeksToGo) =>
      `${value} personas el ${day}. ${plural(weeksToGo, { one: 'Con una semana más de conteos', other: `Con ${countWords(weeksToGo)} semanas más de conteos` })} podremos decirle qué esperar.`,
    first: (value, day, weeksToGo) =>
      `Su primera semana: ${value} personas el ${day}. Después de ${plural(weeksToGo, { one: 'una semana más', other: `${countWords(weeksToGo)} semanas más` })} de conteos le mostraremos qué esperar.`,
    unread: 'Todavía no tenemos su asistencia. Configúrela en Qué contamos.',
    asked:
      'Tenemos una pregunta sobre cómo cuentan la asistencia. Cuando se responda, mostraremos el número aquí.',
  },
  lookSentences: {
    none: (name) => `${name}: no hay conteo de esta semana.`,
    doubted: (name) => `${name}: revise el conteo de esta semana. Mientras tanto está en espera.`,
    state: (state, { now, day, expected, name, side, isFar, isAlreadyAbove }) => {
      const what = name === 'Asistencia' ? `${now} el ${day}` : `${name}: ${now}`;
      switch (state) {
        case 'provisional':
          return isAlreadyAbove
            ? `${what} hasta ahora, ya más que lo que esperábamos (${expected}).`
            : `${what} hasta ahora. Este número todavía puede cambiar.`;
        case 'partial':
          return `${what} hasta ahora. Falta una parte del conteo de esta semana.`;
        case 'unusual':
          return `${what}. Es inusual: esperábamos ${expected}.`;
        case 'shift':
          if (side === null) {
            return `${what}.`;
          }
          return side === 'above'
            ? `${what}, por encima de lo que esperábamos (${expected}).`
            : `${what}, por debajo de lo que esperábamos (${expected}).`;
        case 'normal':
          if (side === null) {
            return `${what}, una semana normal.`;
          }
          return outside(what, side, { isFar, expected });
        default:
          return `${what}. Necesitamos unas semanas más para poder comparar.`;
      }
    },
    lasting: (areOthers, since, change) => {
      const weeks = areOthers ? `En las demás semanas desde el ${since}` : `Desde el ${since}`;
      if ('up' in change) {
        return change.up
          ? `${weeks} el número es más alto de lo habitual en esta época del año.`
          : `${weeks} el número es más bajo de lo habitual en esta época del año.`;
      }
      return `${weeks} son unos ${change.after}; antes eran ${change.before}.`;
    },
    lastNamed: (event, day, before) => `${event} del año pasado (${day}): ${before}.`,
    cohort: (from, to) =>
      `Son las visitas nuevas del ${from} al ${to}; cada una tuvo seis semanas para volver.`,
  },
  pulseRefusals: {
    noteGone: 'Esta nota ya no existe.',
    linkGone: 'Este enlace ya no existe.',
    linkEnded: 'Este enlace venció. Pida uno nuevo a quien se lo envió.',
    linkEndedForGood: 'Ya no se puede deshacer. Cree un enlace nuevo.',
    tooManyNotes: 'Ya tiene 2,000 notas. Elimine algunas que ya no necesite.',
    tooManyLinks: 'Ya tiene 100 enlaces. Desactive algunos que ya no necesite.',
  },
  tileDefinitionTexts: {
    attendance: {
      is: 'Personas presentes en los servicios que ustedes eligieron, y niños registrados donde los cuentan.',
      trap: 'Si no se contó un servicio, marcamos la semana como incompleta en vez de mostrar un número menor.',
    },
    first_time_guests: {
      is: 'Personas cuya primera visita fue esta semana, según la forma en que ustedes cuentan las visitas.',
      trap: 'No incluye visitas registradas sin un perfil.',
    },
    guest_return: {
      is: 'Cuántas visitas por primera vez de un período de ocho semanas regresaron en las seis semanas siguientes a su primera visita. Esperamos seis semanas antes de incluir una semana.',
      trap: 'Las visitas sin niños pueden regresar sin registrarse.',
    },
    kids: {
      is: 'Niños registrados. Cada niño cuenta una vez al día.',
      trap: 'No incluye a los niños que no se registran.',
    },
    serving: {
      is: 'Personas programadas para servir al menos una vez en las últimas seis semanas (y que no dijeron que no).',
      trap: 'Como abarca seis semanas, los cambios aparecen poco a poco.',
    },
    group_members: {
      is: 'Miembros de los grupos que ustedes eligieron, según la última actualización.',
      trap: 'Solo tenemos números desde el día en que conectaron.',
    },
    giving: {
      is: 'Los diezmos y ofrendas de esta semana para los fondos que ustedes eligieron.',
      trap: 'Una semana sin ofrendas es 0, no queda en blanco. Se oculta con menos de diez donantes.',
    },
    giving_per_attender: {
      is: 'Los diezmos y ofrendas de esta semana para los fondos que eligieron, divididos entre la asistencia de esta semana.',
      trap: 'Ponemos un tope a las semanas muy grandes para que una sola ofrenda no altere el rango. Se oculta con menos de diez donantes.',
    },
    recurring_share: {
      is: 'La parte de las ofrendas de los últimos 90 días que vino de ofrendas recurrentes.',
      trap: 'Se oculta con menos de veinte donantes. Los cambios aparecen poco a poco.',
    },
  },
  pulseMessages: {
    loadFailed: 'No pudimos cargar el tablero',
    lookFailed: 'No pudimos cargar este número',
    sharedFailed: 'No pudimos abrir esta página',
    noteSaved: 'Nota guardada',
    noteFailed: 'No pudimos guardar la nota',
    noteDeleted: 'Nota eliminada',
    noteDeleteFailed: 'No pudimos eliminar la nota',
    linkMade: 'Enlace creado',
    linkFailed: 'No pudimos crear el enlace',
    linkRevoked: 'Enlace desactivado',
    revokeFailed: 'No pudimos desactivar el enlace',
    activeLinks: 'Enlaces activos',
    linksFailed: 'No pudimos cargar los enlaces',
    connectQuietly:
      'Conecte Planning Center o Google y su primer tablero estará listo en más o menos un minuto.',
    pleaseCheck: 'Hicimos una primera propuesta de qué contar.',
    checkLink: 'Tómese un minuto para revisarla',
  },
};

/** A number outside of what was expected, as one week in five is, or one in twenty. */
function outside(
  what: string,
  side: 'above' | 'below',
  { isFar, expected }: { isFar: boolean; expected: string | null },
): string {
  if (isFar) {
    return side === 'above'
      ? `${what}, muy por encima de lo que esperábamos (${expected}). Ocurre más o menos una de cada veinte semanas.`
      : `${what}, muy por debajo de lo que esperábamos (${expected}). Ocurre más o menos una de cada veinte semanas.`;
  }
  return side === 'above'
    ? `${what}, por encima de lo que esperábamos (${expected}). Ocurre más o menos una de cada cinco semanas.`
    : `${what}, por debajo de lo que esperábamos (${expected}). Ocurre más o menos una de cada cinco semanas.`;
}
