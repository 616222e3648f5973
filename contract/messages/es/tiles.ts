import { capitalised, countWords } from '../figure-words.ts';
import { plural } from '../plural.ts';
import type * as english from '../tiles.ts';
import type { Translation } from '../translation.ts';

export const tiles: Translation<typeof english> = {
  stateMessages: {
    normal: 'Normal',
    outside: (side) =>
      side === 'above' ? 'Por encima del rango habitual' : 'Por debajo del rango habitual',
    farOutside: (side) =>
      side === 'above' ? 'Muy por encima del rango habitual' : 'Muy por debajo del rango habitual',
    unlikeLately: (side) =>
      side === 'above'
        ? 'Más alto que en las últimas semanas'
        : 'Más bajo que en las últimas semanas',
    unusual: 'Inusual',
    than: (side) => (side === 'more' ? 'más alto de lo esperado' : 'más bajo de lo esperado'),
    shift: (side, weeks) =>
      side === 'up'
        ? plural(weeks, {
            one: 'Más alto esta semana',
            other: `Más alto desde hace ${weeks} semanas`,
          })
        : plural(weeks, {
            one: 'Más bajo esta semana',
            other: `Más bajo desde hace ${weeks} semanas`,
          }),
    levels: (after, before) => `unos ${after}, antes ${before}`,
    forSeason: 'para esta época del año',
    newLevel: 'En un nivel nuevo',
    since: (side, day) => (side === 'up' ? `más alto desde el ${day}` : `más bajo desde el ${day}`),
    sinceForSeason: (side, day) =>
      side === 'up'
        ? `más alto para esta época del año desde el ${day}`
        : `más bajo para esta época del año desde el ${day}`,
    otherSince: (side, day) =>
      side === 'up'
        ? `las demás semanas, más alto desde el ${day}`
        : `las demás semanas, más bajo desde el ${day}`,
    otherWeeks: (day, after, before) =>
      `las demás semanas, unos ${after} desde el ${day}; antes, ${before}`,
    tooLittle: 'Aún faltan semanas',
    uncertain: (guests) =>
      guests === null
        ? 'Muy pocas visitas para notar un cambio'
        : plural(guests, {
            one: '1 visita es muy poco para notar un cambio',
            other: `${guests} visitas son muy pocas para notar un cambio`,
          }),
    firstWeek: (weeksToGo) =>
      plural(weeksToGo, {
        one: 'Podremos decirle qué es lo habitual después de una semana más',
        other: `Podremos decirle qué es lo habitual después de ${countWords(weeksToGo)} semanas`,
      }),
    needs: (weeks) => plural(weeks, { one: 'Falta 1 semana', other: `Faltan ${weeks} semanas` }),
    provisional: (day) => (day === null ? 'Aún no es definitivo' : `Abierto hasta el ${day}`),
    usually: (day) => `Suele quedar completo el ${day}`,
    partial: 'Conteo parcial',
    missing: 'Sin conteo esta semana',
    lastCounted: (day) => `Se contó por última vez el ${day}`,
    setAside: 'Dejada aparte',
    notEntered: 'Ofrendas aún sin ingresar',
    hidden: 'Muy pocos donantes para mostrarlo',
    noData: 'Aún sin números',
    asked: 'Esperamos su respuesta',
    alreadyAbove: 'por encima de su rango hasta ahora',
    standing: {
      normal: (day) => `la semana del ${day} fue normal`,
      unusual: (day) => `la semana del ${day} fue inusual`,
      above: (day) => `la semana del ${day} estuvo por encima del rango habitual`,
      below: (day) => `la semana del ${day} estuvo por debajo del rango habitual`,
      higher: (day) => `números más altos hasta la semana del ${day}`,
      lower: (day) => `números más bajos hasta la semana del ${day}`,
    },
  },
  tileOfMessages: {
    soFar: 'hasta ahora',
    partial: '(parcial)',
    cameBack: (guests) => plural(guests, { one: 'de 1 visita', other: `de ${guests} visitas` }),
    ofAll: (share) => `${share} de la asistencia`,
    people: 'personas',
    inSixWeeks: 'personas en seis semanas',
    ofGiving: 'de las ofrendas',
  },
  tileFactMessages: {
    expected: 'Esperado',
    afterWeeks: (weeks) => `después de ${weeks} semanas con conteo`,
    noRange: 'aún sin rango',
    onceEntered: 'cuando se ingresen las ofrendas',
    share: 'Porcentaje',
    shareRange: (share, range) => `${share} (${range})`,
    weeksSoFar: 'Semanas hasta ahora',
    lately: 'Lo usual últimamente',
    usualUntil: (day) => `Lo usual hasta el ${day}`,
    lastYear: 'Año pasado',
    sameWeeks: 'Mismas semanas del año pasado',
    lastNamed: (event) => `${event} del año pasado`,
    of: (value, base) => `${value} de ${base}`,
  },
  tileSourceMessages: {
    from: {
      headcounts: 'conteos',
      check_ins: 'registros de entrada',
      first_time_check_ins: 'primeros registros de entrada',
      team_members: 'programación',
      memberships: 'miembros de grupos',
      donations: 'ofrendas',
      form: 'formulario para visitas',
      workflow: 'flujo de trabajo',
      new_people: 'perfiles nuevos',
      hand: 'conteos a mano',
    },
    firstWeek: 'primera semana',
    weeks: (counted, of) => `${counted} de ${of} semanas`,
    updatedToday: 'actualizado hoy',
    updatedOn: (day) => `actualizado el ${day}`,
    line: (sources, weeks, updated) =>
      capitalised(
        [sources === '' ? '' : `De: ${sources}`, weeks, updated].filter(Boolean).join('\u00a0· '),
      ),
    none: 'Nada todavía',
  },
  tilesKeyMessages: {
    line: '13 semanas, con el rango que esperábamos',
    partial: 'Conteo parcial',
    missing: 'Sin conteo',
    gap: (why, day) => `${why} (${day})`,
    provisional: 'Aún no es definitivo',
    lastYear: 'El año pasado se compara según los días festivos (Pascua con Pascua)',
  },
  tileLineMessages: {
    none: (name, weeks) => `${name}: sin conteos en ${weeks} semanas.`,
    line: (name, weeks, range, gaps) =>
      gaps === 0
        ? `${name}, ${weeks} semanas: ${range}.`
        : `${name}, ${weeks} semanas: ${range}, ${gaps} sin conteo.`,
  },
  pointMessages: {
    day: (weekday, day, event) =>
      event === null ? `${weekday}, ${day}` : `${weekday}, ${day} (${event})`,
    noCount: 'sin conteo',
    soFar: (value) => `${value} hasta ahora`,
    partial: (value) => `${value} (parcial)`,
    week: (day, value, expected) =>
      expected === null ? `${day}: ${value}.` : `${day}: ${value} (esperábamos ${expected}).`,
    setAside: 'Esta semana se dejó aparte.',
    lastYear: (value) => `Año pasado: ${value}.`,
  },
  pulseFootnotes: {
    opens: 'Elija cualquier número para ver su definición, su gráfica y su tabla.',
    ranges: 'Un número debería caer dentro de su rango en unas cuatro de cada cinco semanas.',
  },
  pulseQuestions: {
    off: '¿Hay algo fuera de lo normal?',
    coming: '¿Qué viene?',
    todo: '¿Qué debemos hacer?',
    trust: '¿Puedo confiar en esto?',
    search: '¿Cómo nos encuentra la gente?',
  },
  tileNouns: {
    attendance: 'asistencia',
    first_time_guests: 'visitas por primera vez',
    guest_return: 'visitas que regresan',
    kids: 'niños',
    serving: 'voluntarios',
    group_members: 'grupos',
    giving: 'ofrendas',
    giving_per_attender: 'ofrenda por persona',
    recurring_share: 'ofrendas recurrentes',
  },
};
