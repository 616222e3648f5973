import { timeWords } from '../count-page.ts';
import type * as english from '../count-setup.ts';
import { weekdayName } from '../count-setup.ts';
import { capitalised, dayWords, fullDayWords, listWords } from '../figure-words.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import { dayOf, people } from '../week-questions.ts';
import { atTime } from './times.ts';

export const countSetups: Translation<typeof english> = {
  setupMessages: {
    loadFailed: 'No pudimos cargar lo que ustedes cuentan a mano.',
    saved: 'Guardado.',
    saveFailed: 'No pudimos guardar esto. Inténtelo de nuevo.',
    edit: 'Editar',
    editOf: (name) => `Editar ${name}`,
    save: 'Guardar',
    cancel: 'Cancelar',
    name: 'Nombre',
    count: 'Abrir la página para contar',
    importer: 'Importar años anteriores de una hoja de cálculo',
    exporter: 'Exportar todo (CSV)',
    exportFailed: 'No pudimos hacer el CSV. Inténtelo de nuevo.',
    zoneTaken: (zone) =>
      `Los días aquí siguen la zona horaria “${zone}”. Si esta iglesia está en otro lugar, elija su zona horaria en Semana y calendario.`,
  },
  serviceMessages: {
    question: '¿Cuándo se reúnen?',
    none: 'Todavía no hay servicios.',
    some: (count) => plural(count, { one: 'Un servicio.', other: `${count} servicios.` }),
    line: (weekday, time, date) =>
      [
        date === null
          ? weekday === null
            ? null
            : capitalised(weekdayName(weekday))
          : fullDayWords(date),
        time === null ? null : timeWords(time),
      ]
        .filter(Boolean)
        .join(', '),
    until: (date) => `hasta el ${fullDayWords(date)}`,
    linked: 'De Planning Center',
    add: 'Agregar un servicio',
    edit: 'Servicio',
    weekday: 'Día',
    once: 'Solo una vez',
    date: 'Fecha',
    time: 'Hora',
    timeHint: 'Déjela vacía si no tiene.',
    campus: 'Campus',
    ends: 'Se celebró por última vez el',
    endsHint: 'Solo para un servicio que terminó. Sus conteos se quedan.',
    suggested: (names) => `Encontramos estos servicios en Planning Center: ${listWords(names)}.`,
    take: 'Usar estos servicios',
    usual: '¿Se reúnen una vez, el domingo? Empiece con eso.',
    takeUsual: 'Un servicio el domingo',
  },
  categoryMessages: {
    question: '¿Qué cuentan?',
    none: 'Todavía nada.',
    some: (names) => `${listWords(names)}.`,
    add: 'Agregar algo que contar',
    edit: 'Lo que se cuenta',
    feeds: '¿Qué es?',
    feedsOf: {
      attendance: 'Asistencia',
      kids: 'Niños',
      first_time_guests: 'Visitas por primera vez',
      serving: 'Personas que sirven',
      group_attendance: 'Asistencia a grupos',
      giving: 'Ofrendas',
    },
    ownFigure: 'Un número propio',
    inAttendance: 'Parte de la asistencia',
    inAttendanceHint:
      'La asistencia es la suma de estos números. Steeple hace la suma; usted no anota totales.',
    per: '¿Cada cuánto?',
    perOf: { service: 'Cada servicio', week: 'Cada semana' },
    away: 'Ya no contamos esto',
    awayHint: 'Sus conteos se quedan.',
    awayMark: 'ya no se cuenta',
  },
  countLinkMessages: {
    question: '¿Quién anota los conteos?',
    loadFailed: 'No pudimos cargar sus enlaces para contar.',
    none: 'Usted y su equipo, por ahora.',
    some: (count) =>
      plural(count, {
        one: 'Usted y quien tenga su enlace.',
        other: `Usted y quien tenga uno de sus ${count} enlaces.`,
      }),
    hint: 'Con un enlace, un ujier anota los números de hoy sin tener cuenta. No le muestra sus números a nadie.',
    first: 'Primero agregue un servicio y algo que contar.',
    item: (services, until) => `${listWords(services)}, hasta el ${dayWords(until)}`,
    neverUsed: 'nunca usado',
    lastUsed: (day) => `usado por última vez el ${dayWords(day)}`,
    make: 'Enlace nuevo',
    label: '¿Para quién es?',
    labelHint: 'Por ejemplo, “Ujieres de las 9:00”.',
    services: '¿Para qué servicios?',
    categories: '¿Qué puede contar?',
    days: 'Funciona durante',
    lives: { '7': 'una semana', '30': 'un mes', '90': 'tres meses' },
    create: 'Crear enlace',
    once: 'Su enlace (cópielo ahora; no lo mostraremos de nuevo)',
    copy: 'Copiar',
    copied: 'Copiado',
    made: 'El enlace está listo. Cópielo ahora.',
    makeFailed: 'No pudimos crear el enlace. Inténtelo de nuevo.',
    end: 'Desactivar',
    endOf: (label) => `Desactivar el enlace de ${label}`,
    ended: 'Enlace desactivado.',
    endFailed: 'No pudimos desactivar el enlace. Inténtelo de nuevo.',
  },
  ownFigureMessages: {
    question: '¿Qué más importa aquí?',
    none: 'Todavía no hay números propios.',
    some: (count) =>
      plural(count, { one: 'Un número propio.', other: `${count} números propios.` }),
    add: 'Agregar un número',
    heading: 'Número',
    what: 'Qué es',
    counted: 'Se cuenta',
    from: 'Viene de',
    kinds: { people: 'Personas', decisions: 'Decisiones', money: 'Dinero', other: 'Otro' },
    described: (kind, isSum) =>
      isSum ? `${kind}: sumamos los conteos` : `${kind}: último conteo de la semana`,
    notInAttendance: '(no en la asistencia)',
    pers: { service: 'Por servicio', week: 'Por semana' },
    sources: { hand: 'Anotado a mano', provider: 'Planning Center' },
    nameHint: 'También es el título en la página para contar.',
    kind: '¿Qué es?',
    often: '¿Cada cuánto?',
    together: 'Dos conteos en una semana',
    togethers: { sum: 'Sumarlos', last: 'Dejar el último' },
    togetherHint: 'Elija “Dejar el último” si es un total acumulado, como la membresía.',
    inAttendance: '¿Es parte de la asistencia?',
    source: '¿De dónde viene?',
    sourceOf: { hand: 'La página para contar', provider: 'Conteos en Planning Center' },
    types: '¿Qué conteos?',
    away: 'Archivar',
    awayHint: 'Sale del tablero, pero conserva su historial. No se pierde nada de lo anotado.',
    awayMark: 'archivado',
    save: (name) => (name === '' ? 'Guardar' : `Guardar ${name}`),
    saved: 'Guardado. Estamos recalculando las semanas pasadas.',
    room: (left) =>
      left === 0
        ? 'Es lo máximo que puede haber. Archive uno para hacer lugar; conserva su historial.'
        : `Puede agregar ${left} más. Un número que ya no usa se archiva con su historial; sus conteos nunca se eliminan.`,
  },
  reminderMail: {
    subject: (church) =>
      church === '' ? 'Falta el conteo de hoy' : `Falta el conteo de hoy de ${church}`,
    body: (services, day, today) =>
      `Todavía nadie ha contado ${listWords(
        services.map(({ name, time }) => (time === null ? name : `${name} (${timeWords(time)})`)),
      )} del ${dayOf(day, today)}. Toma unos segundos. Si no hubo servicio, también puede decirlo.`,
    asked:
      'Usted pidió este recordatorio. Recibirá como máximo un correo al día, y ninguno cuando todo esté contado.',
    button: 'Contar ahora',
    stop: 'Desactivar estos recordatorios',
  },
  reminderStopMessages: {
    title: '¿Desactivar estos recordatorios?',
    text: 'Ya no le recordaremos cuando un servicio no tenga conteo. Puede volver a pedirlo en Qué contamos.',
    stop: 'Desactivar estos recordatorios',
    stopping: 'Desactivando...',
    stopped: 'Listo. Ya no le recordaremos.',
    failed: 'No pudimos desactivar los recordatorios. Inténtelo de nuevo.',
    unknown: 'Este enlace no sirve. Puede desactivar los recordatorios en Qué contamos.',
    profile: 'Ir a Qué contamos',
  },
  reminderMessages: {
    question: 'Recordatorio',
    off: 'Sin recordatorio.',
    on: (time) =>
      `${capitalised(atTime(timeWords(time)))}, si para entonces un servicio no tiene conteo.`,
    hint: 'Un correo de una línea, solo para usted y solo si lo activa.',
    turnOn: 'Recordarme cuando un servicio no tenga conteo',
    at: '¿A qué hora?',
    saved: 'Su recordatorio está guardado.',
  },
  firstSundayMessages: {
    title: 'Todo empieza con un domingo. ¿Dónde están sus números?',
    provider: {
      where: 'En Planning Center',
      title: 'Los actualizamos cada noche.',
      text: 'Conteos, registros de entrada, programación de voluntarios, grupos y ofrendas, desde que los tengan. Sus domingos más recientes suelen llegar en pocos minutos.',
      hint: 'Solo lectura, y nunca guardamos nombres. Guardamos totales, y los identificadores de Planning Center solo en forma cifrada.',
      connect: 'Conectar Planning Center',
    },
    hand: {
      where: 'En papel o en una hoja de cálculo',
      title: 'Cuente a mano, desde un teléfono.',
      text: 'Servicios, niños y visitas, anotados en segundos, con o sin conexión. Después de tres domingos, le diremos cómo se compara cada uno.',
      ask: (day, isToday) =>
        isToday
          ? `¿Cuántas personas vinieron hoy, ${dayWords(day)}?`
          : `¿Cuántas personas vinieron el domingo pasado, ${dayWords(day)}?`,
      save: 'Guardar este domingo',
      unfit: 'Escriba un número entero, como 112.',
      follows:
        'Los servicios, niños y visitas pueden venir después. Después de tres domingos, le diremos cómo se compara cada uno.',
      saved: (count, day) => `${people(count)} personas el ${dayWords(day)}. Guardado.`,
      saveFailed: 'No pudimos guardar esto. Inténtelo de nuevo.',
      differs: (count) =>
        count === null
          ? 'Alguien cambió el número de este domingo. Abra Contar a mano para ver ambos.'
          : `Alguien ya anotó ${people(count)} para este domingo. Abra Contar a mano para elegir cuál es el correcto.`,
      coming: 'Su tablero estará aquí en un momento.',
      count: 'Contar a mano',
      paste: 'Importar una hoja de cálculo',
      link: 'Crear un enlace para ujieres',
    },
    both: 'Puede hacer las dos cosas. Si a Planning Center le falta un conteo, usamos el suyo. Si no coinciden, le preguntamos cuál usar.',
    after: {
      one: {
        when: 'Después de un domingo',
        title: 'Su conteo está guardado',
        text: 'Anótelo en segundos, corríjalo cuando quiera, expórtelo cuando lo necesite.',
      },
      three: {
        when: 'Después de tres',
        title: 'Un resumen cada lunes',
        text: (sentence) => `“${sentence}”`,
      },
      year: {
        when: 'Después de un año, o de una importación',
        title: 'Pronósticos y comparaciones con el año pasado',
        text: 'Los años pasados de una hoja de cálculo cuentan igual: tendrá el tablero completo desde el primer día.',
      },
    },
  },
};
