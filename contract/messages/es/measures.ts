import { fullDayWords } from '../figure-words.ts';
import type * as first from '../first-minute.ts';
import type * as english from '../measures.ts';
import { easterCalendarNames } from '../measures.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import { ended } from './times.ts';

export const measures: Translation<typeof english> = {
  measureMessages: {
    subtitle: (account) => `Elija qué servicios, grupos y fondos forman los números de ${account}`,
    subtitleWithoutName: 'Elija qué servicios, grupos y fondos forman sus números',
    question: 'Qué contaremos y por qué',
    questionChosen: 'Qué contamos y por qué',
    looksRight: 'Está bien',
    wholePast: 'Importar las reuniones de grupos de los tres años',
    wholePastCost: 'Si no, importamos un año. Tres años tardan más.',
    looksRightBusy: 'Guardando...',
    looksRightHint: 'Puede cambiarlo cuando quiera. Recalcularemos las semanas pasadas.',
    saved: 'Guardado. Estamos recalculando las semanas pasadas.',
    loadFailed: 'No pudimos cargar esta página. Inténtelo de nuevo.',
    saveFailed: 'No pudimos guardar lo que eligió. Inténtelo de nuevo.',
    previewFailed: 'No pudimos calcular la vista previa. Inténtelo de nuevo.',
    notConnected:
      'Todavía no hay nada que elegir. Conecte Planning Center o Google Search Console, o prepare abajo el conteo a mano.',
    needsReading: 'Lo actualizaremos después de que guarde.',
    needsReadingToo:
      'Después de que guarde, también actualizaremos las semanas que no se muestran aquí.',
    previewTitle: 'Así cambiarían las últimas 8 semanas',
    previewNothing: 'Nada cambia en las últimas 8 semanas.',
    notCounted: 'No se cuenta',
    answered: 'Gracias. Estamos recalculando con su respuesta.',
    answering: 'Guardando su respuesta…',
    answerFailed: 'No pudimos guardar su respuesta. Inténtelo de nuevo.',
    answeredMeanwhile: 'Otra persona acaba de cambiar esta configuración. Revísela otra vez.',
    mayNotAnswer: 'Puede ver esto, pero solo alguien que puede hacer cambios puede responder.',
    recounting: 'Estamos recalculando con su respuesta. Esto tarda un momento.',
    leftOut: (event) => `No contar en ${event}`,
    leftOutHint: 'No contamos estos horarios, y no los marcaremos como faltantes.',
    heldLast: (last, lastCounted) => {
      if (lastCounted === last) {
        return `Se celebró y se contó por última vez el ${fullDayWords(last)}`;
      }
      return lastCounted === null
        ? `Se celebró por última vez el ${fullDayWords(last)}; nunca se contó`
        : `Se celebró por última vez el ${fullDayWords(last)}; se contó por última vez el ${fullDayWords(lastCounted)}`;
    },
    leftOutFrom: (day) => `No se cuenta desde el ${fullDayWords(day)}`,
    kidsHeadcounts: 'Conteos de niños',
    continues: (earlier) => `Reemplazó a ${earlier}`,
    part: (earlier) => `No contar ${earlier}`,
  },
  syncMessages: {
    loadFailed: 'No pudimos cargar el avance de la sincronización.',
    waiting: 'En espera de sincronizar',
    started: 'La sincronización comenzó.',
    startFailed: 'No pudimos iniciar la sincronización. Inténtelo de nuevo.',
    never: 'Todavía no se ha sincronizado.',
    read: (from, to) => `Sincronizado del ${from} al ${to}.`,
    readOn: (from, to, at) => ended(`Sincronizado del ${from} al ${to}; la última vez, el ${at}`),
    next: (at) => ended(`Próxima sincronización: ${at}`),
  },
  weekChoiceMessages: {
    timeZone: 'Zona horaria',
    noZone: 'No reconocemos esa zona horaria.',
  },
  measureWords: {
    headcounts: 'Por conteo',
    checkIns: 'Por registros de entrada',
    who: (event) => `A quién se cuenta en ${event}`,
    archived: (event) => `${event} (archivado)`,
    now: 'Ahora',
    later: 'Después de este cambio',
    weekOf: 'Semana del',
    change: 'Cambiar',
    changeOf: (part) => `Cambiar ${part}`,
    figure: 'Número',
    what: 'Qué contamos',
    why: 'Por qué lo creemos',
    firstCheckIns: 'Primeros registros de entrada',
    forms: 'Respuestas a un formulario',
    workflows: 'Tarjetas de un flujo de trabajo',
    profiles: 'Perfiles nuevos',
    onlyEvents: 'Solo en estos eventos (déjelo en blanco para todos)',
    which: 'Cuáles (déjelo en blanco para todos)',
    guests: 'A quién se cuenta como visita por primera vez',
    serving: 'A quién se cuenta como persona que sirve',
    rooms: 'Salones',
    events: 'Eventos completos',
    volunteers: 'Personas registradas como voluntarias',
    scheduled: 'Personas programadas en Services',
    serviceTypes: 'Tipos de servicio',
    seatsAt: (event) => `Asientos en ${event}`,
    allFunds: 'Todos los fondos',
    funds: 'Fondos',
    allGroups: 'Todos los grupos',
    groups: 'Grupos',
    some: 'Solo algunos',
    someWhich: 'Cuáles',
    names: 'El nombre de su iglesia en las búsquedas',
    namesHint: 'Uno por línea: su nombre, siglas y errores comunes al escribirlo.',
    syncOf: (system) => `Sincronización de ${system}`,
    imported: (system, percent) => `${system}: ${percent}% importado`,
    syncNow: 'Sincronizar ahora',
    tryAgain: 'Intentar de nuevo',
    weekStarts: 'La semana comienza el',
    easter: 'Pascua',
    holidays: 'Días festivos en',
    done: (what, percent) => `${what ?? 'Importando'} · ${percent}% listo`,
    preview: 'Vista previa',
    calculating: 'Calculando...',
  },
  partTitles: {
    attendance: 'Asistencia',
    firstTimeGuests: 'Visitas por primera vez',
    kids: 'Niños',
    serving: 'Voluntarios',
    groups: 'Grupos',
    giving: 'Ofrendas',
    seats: 'Asientos ocupados',
    brandTerms: 'Búsqueda',
    week: 'Semana y calendario',
  },
  choiceDescriptions: {
    headcounts: (names) => `Conteos en ${names}`,
    headcountTypes: (names) => `Conteos de ${names}`,
    checkIns: (names) => `Registros de entrada en ${names}`,
    notAt: (event, times) => `Sin ${event} (${times})`,
    firstCheckIns: (names) => `Primeros registros de entrada en ${names}`,
    anyForm: 'Respuestas a cualquier formulario',
    form: (names) => `Respuestas al formulario ${names}`,
    anyWorkflow: 'Tarjetas de cualquier flujo de trabajo',
    workflow: (names) => `Tarjetas del flujo de trabajo ${names}`,
    rooms: (names) => `Registros de entrada en ${names}`,
    scheduledFor: (names) => `Personas programadas para ${names}`,
    scheduled: 'Personas programadas para cualquier tipo de servicio',
    groupsOf: (names) => `Grupos del tipo ${names}`,
    wholePast: (groups) => `${groups}, tres años de reuniones`,
    giftsTo: (names) => `Ofrendas para ${names}`,
    seats: (count, event) => `${count} asientos en ${event}`,
    ownName: (terms) => `Búsquedas que cuentan como su nombre: ${terms}`,
    week: (day, zone, country, easter) =>
      `La semana comienza el ${day} · ${zone} · Días festivos: ${country} · ${easterCalendarNames[easter]}`,
    unnamed: (id) => `número ${id}`,
  },
  easterCalendarNames: { western: 'Pascua occidental', orthodox: 'Pascua ortodoxa' },
};

export const firstMinute: Translation<typeof first> = {
  firstMinuteMessages: {
    reading: 'Estamos importando primero sus semanas más recientes.',
    noAccess:
      'Ya está conectado, pero Planning Center todavía no nos deja ver todo. Esto es lo que puede hacer.',
    found: (value, day) =>
      `¡Su historial está llegando! Asistieron ${value} personas el último ${day}. Revise lo que estamos contando.`,
    foundOther: (what, value) =>
      `¡Su historial está llegando! De ${what}, la semana más reciente tiene ${value}. Revise lo que estamos contando.`,
    line: (read, of, isMore) =>
      read < of
        ? `${read} de ${of} semanas importadas, las más recientes primero.`
        : isMore
          ? `Las ${of} semanas ya están aquí, y lo demás viene en camino.`
          : `Las ${of} semanas están importadas.`,
    toGo: (minutes) =>
      plural(minutes, {
        one: 'Falta más o menos un minuto.',
        other: `Faltan unos ${minutes} minutos.`,
      }),
    leave: 'Ir al tablero',
    neverTaken: 'Lo que nunca guardamos',
    neverTakenText:
      'Nombres, o quién dio qué. Guardamos totales. Para contar a quienes regresan, sirven o dan, guardamos sus identificadores de Planning Center solo en forma cifrada.',
    quiet: 'Una conexión más',
    quietText: 'Conecte Google Search Console para ver cómo los encuentran en internet.',
    connect: 'Conectar',
    readOnly: 'Solo lectura',
    readOnlyText: 'Nunca cambiamos nada en Planning Center.',
    others: 'Traiga a su equipo',
    invite: 'Invitar a su equipo',
    letter: 'Recibir el correo semanal',
  },
  firstStepMessages: {
    title: 'Algunas cosas por terminar',
    done: (done, of) => `${done} de ${of} hechas`,
    isDone: (step) => `${step} (hecho)`,
    seats: 'Ingrese cuántos asientos tienen',
    note: (day) => `Agregue una nota de por qué el ${day} no tiene conteo`,
    google: 'Conecte Google Search Console',
    invite: 'Invite a alguien de su equipo',
    letter: 'Reciba el correo semanal',
    hide: 'Ocultar estos pasos',
  },
};
