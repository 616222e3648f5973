import type * as months from '../calendar.ts';
import type * as page from '../dashboard-page.ts';
import type * as events from '../events.ts';
import { capitalised, countWords, listWords } from '../figure-words.ts';
import type * as look from '../look.ts';
import type * as plain from '../plain-words.ts';
import { plural } from '../plural.ts';
import type * as print from '../print.ts';
import type * as search from '../search-line.ts';
import type { Translation } from '../translation.ts';
import { people } from '../week-questions.ts';
import { atTime, ended } from './times.ts';

export const plainWords: Translation<typeof plain> = {
  plainWords: {
    range: (from, to) => `${from} a ${to}`,
    through: ' al ',
    weekly: (day, time) => `${day} ${atTime(time)}`,
    counts: ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  },
};

export const printed: Translation<typeof print> = {
  printMessages: {
    printed: (day) => `Impreso el ${day}`,
    both: (about, when) => `${about} · ${when}`,
  },
};

export const calendar: Translation<typeof months> = {
  calendarMessages: {
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    previousDecade: 'Diez años antes',
    nextDecade: 'Diez años después',
  },
};

export const dashboardPage: Translation<typeof page> = {
  toolbarMessages: {
    before: 'Semana anterior',
    after: 'Semana siguiente',
    weekOf: (days) => `Semana del ${days}`,
    choose: 'Elegir una semana',
    print: 'Imprimir',
    count: 'Contar',
    share: 'Compartir',
    more: 'Más acciones',
    loading: (days) => `Cargando la semana del ${days} …`,
  },
  lineMessages: {
    soFar: (weeks) =>
      plural(weeks, {
        one: 'Una semana hasta ahora.',
        other: `${capitalised(countWords(weeks))} semanas hasta ahora.`,
      }),
    drawnAfter: (weeks) =>
      plural(weeks, {
        one: 'Dibujaremos la línea después de 1 semana más.',
        other: `Dibujaremos la línea después de ${weeks} semanas más.`,
      }),
  },
  quietMessages: {
    looked: 'Revisamos todo. Nada nuevo necesita su atención esta semana.',
    next: 'Próximamente',
    seeWhy: 'Ver por qué',
    settings: 'Configuración de Planning Center',
    noteOn: (day) => `Agregar una nota para el ${day}`,
  },
  typedTrust: {
    weeks: (count) =>
      plural(count, { one: 'semana contada a mano', other: 'semanas contadas a mano' }),
    who: (names, { isLink, isImport }) => {
      const ways = [
        ...(names === null ? [] : [`por ${names}`]),
        ...(isLink ? ['con un enlace para contar'] : []),
        ...(isImport ? ['desde una hoja de cálculo'] : []),
      ];
      return ways.length === 0 ? null : ended(`Contado ${listWords(ways)}`);
    },
    lately: (weeks) =>
      plural(weeks, {
        one: 'Una de las últimas 13 semanas se contó a mano.',
        other: `${capitalised(countWords(weeks))} de las últimas 13 semanas se contaron a mano.`,
      }),
    correctedOf: (count, newest) =>
      `${plural(count, { one: 'Se corrigió un conteo', other: `Se corrigieron ${count} conteos` })}.${newest === null ? '' : ` ${newest}`}`,
    history: 'Quién contó y cuándo',
    corrected: (count) => plural(count, { one: 'conteo corregido', other: 'conteos corregidos' }),
    correction: (day, { before, after, by }) =>
      ended(`${day}: ${people(before)} pasó a ${people(after)}${by === null ? '' : `, por ${by}`}`),
    largest: (day, { before, after, by }) =>
      ended(
        `El cambio más grande fue el del ${day}: ${people(before)} pasó a ${people(after)}${by === null ? '' : `, por ${by}`}`,
      ),
  },
  trustFactMessages: {
    of: (counted, of) => `${counted} de ${of}`,
    weeks: (of) => plural(of, { one: 'semana tiene conteo', other: 'semanas tienen conteo' }),
    duplicates: (count) =>
      plural(count, { one: 'duplicado eliminado', other: 'duplicados eliminados' }),
    duplicatesOf: {
      attendance: 'La misma persona registrada dos veces en un mismo evento.',
      kids: 'El mismo niño registrado dos veces en un mismo evento.',
    },
    open: (count) =>
      plural(count, {
        one: 'número aún no es definitivo',
        other: 'números aún no son definitivos',
      }),
    incomplete: (count) =>
      plural(count, { one: 'número incompleto', other: 'números incompletos' }),
    things: (count) => plural(count, { one: 'aviso', other: 'avisos' }),
    reconnect: (system) => `Reconectar ${system}`,
    updated: (system, at) => ended(`${system} se actualizó: ${at}`),
    settings: 'Configuración',
    settingsOf: (system) => `Configuración de ${system}`,
    no: (gone) => `No. ${gone}`,
    disconnected: (system, day) =>
      day === null
        ? `${system} se desconectó hoy, así que sus números no se actualizan.`
        : `${system} se desconectó el ${day}, así que sus números no se actualizan.`,
    connect: 'Conectar',
    sayWhy: 'Agregar una nota',
    seeNote: 'Ver la nota',
    noteOf: (note, day) => (note === null ? `Agregar una nota: ${day}` : `Ver la nota: ${day}`),
  },
};

export const eventWords: Translation<typeof events> = {
  eventNames: {
    easter: 'Pascua',
    palmSunday: 'Domingo de Ramos',
    afterEaster: 'Domingo después de Pascua',
    pentecost: 'Pentecostés',
    beforeChristmas: 'Domingo antes de Navidad',
    christmas: 'Navidad',
    christmasEve: 'Nochebuena',
    weekOfChristmasEve: 'Semana de Nochebuena',
    christmasDay: 'Día de Navidad',
    afterChristmas: 'Domingo después de Navidad',
    newYear: 'Año Nuevo',
    afterNewYear: 'Domingo después de Año Nuevo',
    mothersDay: 'Día de las Madres',
    memorialDay: 'Fin de semana de Memorial Day',
    fathersDay: 'Día del Padre',
    july4: 'Fin de semana del 4 de Julio',
    laborDay: 'Fin de semana de Labor Day',
    afterThanksgiving: 'Domingo después de Acción de Gracias',
    beforeThanksgiving: 'Domingo antes de Acción de Gracias',
    martinLutherKing: 'Fin de semana de Martin Luther King',
    clocksForward: 'Comienza el horario de verano',
    superBowl: 'Super Bowl',
    clocksBack: 'Termina el horario de verano',
    columbusDay: 'Fin de semana de Columbus Day',
  },
};

export const lookWords: Translation<typeof look> = {
  lookPageMessages: {
    weeks: (weeks) => `${weeks} semanas`,
    weeksTo: (weeks, day) => `${weeks} semanas hasta el ${day}`,
    back: 'Volver al tablero',
    timeRange: 'Período',
    addNote: 'Agregar una nota',
    pictureTitle: (name, weeks) => `${name}, ${weeks} semanas`,
    chart: (name) => `${name}, semana por semana`,
    shows: { lastYear: 'Año pasado', expected: 'Rango esperado', events: 'Fechas' },
  },
  lookKeyMessages: {
    came: 'Real',
    expected: 'Rango esperado (más oscuro: la mayoría de las semanas; más claro: casi todas)',
    lastYear: (aligned) =>
      aligned === null ? 'Año pasado' : `Año pasado, según los días festivos (Pascua: ${aligned})`,
    aligned: (before, day) => `${before} con el ${day}`,
    unusual: 'Inusual',
    lasting: 'Un cambio duradero',
    missing: 'Sin conteo, o solo una parte',
    provisional: 'Todavía puede cambiar',
    clipped: 'Fuera de la gráfica, con su número',
    startsAt: (value) => `El eje comienza en ${value}, no en 0.`,
  },
  lookTableMessages: {
    title: 'Semana por semana',
    name: (name) => `${name} en una tabla`,
    caption: (name) => `${name}, semana por semana, primero la más reciente`,
    week: 'Semana',
    came: 'Real',
    expected: 'Esperado',
    lastYear: 'Año pasado',
    status: 'Estado',
    updatedOn: 'Actualizado',
    showAll: (weeks) => `Mostrar las ${weeks} semanas`,
    noCount: 'sin conteo',
    setAside: 'Dejada aparte',
    updated: (day) => `Todas estas semanas se actualizaron el ${day}.`,
    none: '–',
  },
  lookSideMessages: {
    label: 'Definición y notas',
    is: 'Qué es este número',
    trap: 'Conviene saber',
    source: 'De dónde viene',
    sourceIs: (source) => `${source}.`,
    change: 'Cambiar qué contamos',
    lastYear: 'En comparación con el año pasado',
    lastYearText:
      'Comparamos cada día festivo con el mismo del año pasado, las semanas cercanas a la Pascua según su distancia a ella, y las demás por fecha.',
    aligned: (words) => `Pascua: ${words}.`,
    missing: 'Semanas sin conteo',
    missingText: 'Las dejamos en blanco. Nunca se muestran como cero ni entran en un promedio.',
    notes: 'Notas',
    noNotes:
      'Todavía no hay notas. Agregue una cuando pase algo fuera de lo común: un día de nieve, una serie nueva, un domingo con muchos bautismos.',
    setAside: 'Dejadas aparte.',
    edit: 'Editar',
    editNote: (text) => `Editar la nota ${text}`,
    days: (from, to) => `del ${from} al ${to}`,
  },
};

export const searchWords: Translation<typeof search> = {
  foundMessages: {
    clicks: (now) =>
      `Las búsquedas en Google sin su nombre trajeron ${now} clics a su sitio web en 28 días.`,
    same: (now, before) =>
      `Las búsquedas en Google sin su nombre trajeron ${now} clics a su sitio web en 28 días, y ${before} hace un año. Es una variación común.`,
    up: (now, before) =>
      `Las búsquedas en Google sin su nombre trajeron ${now} clics a su sitio web en 28 días, más que los ${before} de hace un año.`,
    down: (now, before) =>
      `Las búsquedas en Google sin su nombre trajeron ${now} clics a su sitio web en 28 días, menos que los ${before} de hace un año.`,
    apart: (weeks) =>
      `Hasta ahora, más clics no han traído más visitas por primera vez ${countWords(weeks)} semanas después.`,
    more: (weeks) =>
      `A las semanas con más clics suelen seguir más visitas por primera vez ${countWords(weeks)} semanas después. Eso no demuestra que lo uno cause lo otro.`,
    fewer: (weeks) =>
      `A las semanas con más clics suelen seguir menos visitas por primera vez ${countWords(weeks)} semanas después. Eso no demuestra que lo uno cause lo otro.`,
    basedOn: (weeks) => plural(weeks, { one: 'Según 1 semana.', other: `Según ${weeks} semanas.` }),
  },
  searchMessages: {
    byName: 'Con su nombre',
    other: 'Sin su nombre',
    local: 'de ellas, locales (“iglesia cerca de mí”)',
    withheld: 'Búsquedas que Google no revela',
    all: 'Todas',
    caption: (from, to) => `Clics desde Google, del ${from} al ${to}`,
    clicks: 'Clics desde Google, 28 días',
    now: 'Ahora',
    yearAgo: 'Hace un año',
  },
  searchLineMessages: {
    days: 'Clics por día de búsquedas sin su nombre.',
    weeksFrom: (day) => `Clics por semana de búsquedas sin su nombre, desde el ${day}.`,
    yearAgo: 'Línea discontinua: año pasado.',
    open: 'Sombreado: todavía están llegando.',
    after: (day) => `Los días después del ${day} todavía no están en la tabla.`,
    weeks: (weeks, range) =>
      `Clics de búsquedas sin su nombre en ${weeks} semanas: ${range} por semana.`,
    clicks: (from, to, range, all) =>
      `Clics de búsquedas sin su nombre, del ${from} al ${to}: ${range} por día, ${all} en total.`,
    before: (clicks) => `Hace un año: ${clicks}.`,
    gaps: (days) =>
      plural(days, { one: '1 día no tiene datos.', other: `${days} días no tienen datos.` }),
    since: (days) =>
      plural(days, {
        one: 'Y 1 día más desde entonces.',
        other: `Y ${days} días más desde entonces.`,
      }),
    stillOpen: (days) =>
      plural(days, {
        one: 'Google todavía está contando 1 de ellos.',
        other: `Google todavía está contando ${days} de ellos.`,
      }),
  },
};
