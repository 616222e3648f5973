import type * as english from '../notices.ts';
import { amountOf } from '../notices.ts';
import { plural } from '../plural.ts';
import type * as products from '../products.ts';
import type * as sync from '../sync.ts';
import type { Translation } from '../translation.ts';

export const notices: Translation<typeof english> = {
  noticeMessages: {
    refused: (what, { title, since }) => `Desde el ${since}, ${title} no nos deja ver ${what}.`,
    website: 'su sitio web',
    mergers: ({ title }) =>
      `En ${title} se fusionaron más de 50,000 perfiles. Las fusiones más antiguas quizá todavía cuenten como dos personas.`,
    unread: (list, { title, day }) =>
      day === null
        ? `No pudimos obtener de ${title} todos los datos de ${list}. Lo intentamos de nuevo cada noche.`
        : `No pudimos obtener de ${title} todos los datos de ${list} de los días cercanos al ${day}. Lo intentamos de nuevo cada noche.`,
    notBelieved: (value, { title, day, times }) =>
      `No incluimos ${value}${day === null ? '' : ` del ${day}`}${times > 1 ? ` (y ${plural(times - 1, { one: 'otro caso así', other: `otros ${times - 1} casos así` })})` : ''} porque parece un error. Corríjalo en ${title}.`,
    otherCurrency: ({ what, number, outOf }) =>
      plural(number ?? 2, {
        one: `1 de ${amountOf(outOf)} ofrendas está en ${what} y no se incluye.`,
        other: `${number === null ? 'Algunas' : amountOf(number)} de ${amountOf(outOf)} ofrendas están en ${what} y no se incluyen.`,
      }),
    uncounted: ({ number, outOf, title }) =>
      plural(number ?? 2, {
        one: `1 de sus últimos ${amountOf(outOf)} servicios no tiene conteo. Ingréselo en ${title} o excluya ese horario en Qué contamos.`,
        other: `${number === null ? 'Algunos' : amountOf(number)} de sus últimos ${amountOf(outOf)} servicios no tienen conteo. Ingréselos en ${title} o excluya esos horarios en Qué contamos.`,
      }),
    corrected: ({ times, title }) =>
      plural(times, {
        one: `Se corrigió 1 semana anterior en ${title}.`,
        other: `Se corrigieron ${amountOf(times)} semanas anteriores en ${title}.`,
      }),
    isNow: (weekday, day, { now, was }) => `El ${weekday} ${day} ahora es ${now}; era ${was}.`,
    isNowOf: (noun, { weekday, date }, { now, was }) =>
      `Del ${weekday} ${date}, el número de ${noun} ahora es ${now}; era ${was}.`,
    largest: (change) =>
      `El cambio más grande: ${change.charAt(0).toLowerCase()}${change.slice(1)}`,
    givingOf: (days) => `Cambiaron las ofrendas de estos días: ${days}.`,
    otherNumbers: (days) => `Cambiaron otros números de estos días: ${days}.`,
    suggestionChanged: (part, { day }) =>
      `El ${day} cambió nuestra sugerencia sobre ${part}. Vea qué es distinto, y por qué, en Qué contamos.`,
    some: 'cierto número de',
  },
  noticeLists: {
    eventTimes: 'servicios y conteos',
    checkIns: 'registros de entrada',
    firstVisits: 'primeras visitas',
    guestCards: 'visitas',
    team: 'programación de equipos',
    memberCounts: 'miembros de grupos',
    meetings: 'reuniones de grupos',
    gifts: 'ofrendas',
    searchDays: 'búsquedas',
    searchPages: 'páginas',
    merged_people: 'perfiles fusionados',
  },
  noticeParts: {
    weekStartsOn: 'el día en que empiezan sus semanas',
    timeZone: 'su zona horaria',
    country: 'el país de sus días festivos',
    easter: 'qué Pascua usamos para ustedes',
    attendance: 'qué cuenta como asistencia',
    kids: 'cómo contar a los niños',
    firstTimeGuests: 'a quién contamos como visita por primera vez',
    serving: 'quién cuenta como persona que sirve',
    groups: 'qué grupos contar',
    giving: 'qué cuenta como ofrenda',
    seats: 'su número de asientos',
    brandTerms: 'qué búsquedas cuentan como su nombre',
    checkIn: 'quiénes esperamos que se registren',
    hand: 'lo que ustedes cuentan a mano',
  },
  noticeValues: {
    headcount: (amount) => `un conteo${amount === null ? '' : ` de ${amountOf(amount)}`}`,
    check_ins: (amount) => `${amountOf(amount)} registros de entrada`,
    members: (amount) => `${amountOf(amount)} miembros de grupos`,
    attendance: (amount) => `${amountOf(amount)} personas en una reunión de grupo`,
    gift: (amount) => `una ofrenda${amount === null ? '' : ` de ${amountOf(amount)}`}`,
    clicks: (amount) => `${amountOf(amount)} clics`,
    date: () => 'un dato con una fecha imposible',
    gift_date: () => 'una ofrenda con una fecha imposible',
    value: (amount) => (amount === null ? 'un valor' : `un valor de ${amountOf(amount)}`),
  },
};

export const productWords: Translation<typeof products> = {
  productNames: {
    check_ins: 'Check-Ins',
    services: 'Services',
    groups: 'Groups',
    giving: 'Giving',
    people: 'People',
  },
  refusalMessages: {
    roles: {
      check_ins: 'Viewer',
      services: 'Viewer',
      groups: 'Administrator',
      giving: 'Administrator o Bookkeeper',
      people: 'Viewer',
    },
    role: (product, role) =>
      `La persona que conectó Planning Center con Steeple necesita el rol ${role} en ${product}.`,
    who: (product, isGiving) =>
      isGiving
        ? `Un Administrator de ${product} puede agregar ese rol. Lo revisamos de nuevo cada noche.`
        : `Un Administrator de ${product} o su Organization Administrator puede agregar ese rol. Lo revisamos de nuevo cada noche.`,
    unused: (product) => `¿No usan ${product}? Entonces no hay nada que hacer.`,
    notGranted: (product) =>
      `Esta conexión no incluye ${product}. Conecte Planning Center de nuevo y permita ${product}.`,
    searchNotGranted:
      'Esta conexión no incluye Search Console. Conecte Google de nuevo y marque la casilla de Search Console.',
    searchRole:
      'La persona que conectó Google con Steeple necesita al menos el permiso Restringido en Search Console. Un propietario de su sitio puede agregarlo ahí, en Configuración > Usuarios y permisos. Lo revisamos de nuevo cada noche.',
  },
};

export const syncWords: Translation<typeof sync> = {
  integrationTitles: {
    planning_center: 'Planning Center',
    google_search_console: 'Google Search Console',
  },
  syncProblems: {
    unavailable: (title) =>
      `${title} está lento en este momento. Seguiremos intentando; usted no necesita hacer nada.`,
    noProperty: 'Elija un sitio web para terminar de conectar Google.',
    partly: (title) =>
      `No pudimos actualizar una parte de ${title}. Lo intentamos de nuevo cada noche.`,
    failed: (title) => `No pudimos actualizar ${title}. Lo intentamos de nuevo cada noche.`,
    ended: (title) =>
      `Tuvimos un problema al actualizar ${title}. Lo intentaremos de nuevo automáticamente; usted no necesita hacer nada.`,
  },
  syncSteps: {
    of: {
      eventTimes: 'Servicios y conteos',
      checkIns: 'Registros de entrada',
      gifts: 'Ofrendas',
      guestCards: 'Visitas',
      team: 'Equipos',
      memberCounts: 'Miembros de grupos',
      firstVisits: 'Primeras visitas',
      meetings: 'Reuniones de grupos',
      searchDays: 'Búsquedas',
      searchPages: 'Páginas en las búsquedas',
      households: 'Hogares',
      newest: 'La semana más reciente',
      firstGifts: 'Primeras ofrendas',
      rows: 'Regresos y voluntarios',
    },
    dated: (what, days) => `${what}, ${days}`,
  },
  otherOriginNotes: {
    planning_center:
      'Conectaron otra cuenta de Planning Center. Desde aquí, estos son sus números.',
    google_search_console: 'Eligieron otro sitio web en Google. Desde aquí, estos son sus números.',
  },
};
