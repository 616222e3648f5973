import { capitalised, countWords } from '../figure-words.ts';
import { plural } from '../plural.ts';
import type * as cards from '../recommendation-cards.ts';
import type * as english from '../recommendations.ts';
import type * as rules from '../rule-names.ts';
import type { Translation } from '../translation.ts';

export const ruleWords: Translation<typeof rules> = {
  ruleNames: {
    uncounted_weeks: 'Domingos sin conteo completo',
    broken_connection: 'Conexiones',
    guests_return: 'Visitas y cuántas regresan',
    guests_again: 'Hogares nuevos por trimestre',
    kids_share: 'Niños como parte de la asistencia',
    serving_share: 'Voluntarios en comparación con la asistencia',
    room_full: 'Más del 80% de los asientos ocupados',
    festival_weeks: 'Semanas cercanas a Pascua y Navidad',
    giving_per_attender: 'Ofrenda por persona',
    recurring_share: 'Ofrendas recurrentes',
    search_unclicked: 'Vistas y clics en Google',
    page_gone: 'Páginas que pierden clics de Google',
    sustained_shift: 'Un cambio duradero en algún número',
  },
};

export const recommendations: Translation<typeof english> = {
  recommendationRefusals: {
    reasonNeeded: 'Díganos en pocas palabras por qué no es para ustedes.',
    unknown: 'No encontramos esa recomendación.',
    tooManyAnswers:
      'Esta recomendación se ha respondido 50 veces. Conservamos la última respuesta.',
    answered: 'Alguien ya respondió esta. Actualice la página para ver qué dijo.',
  },
  recommendationMessages: {
    nothing: 'Nada pendiente esta semana.',
    nothingNew: 'Nada nuevo en sus tendencias esta semana.',
    weeksShort: (weeks) =>
      plural(weeks, {
        one: 'Necesitamos 1 semana más de conteos antes de recomendar algo.',
        other: `Necesitamos ${weeks} semanas más de conteos antes de recomendar algo.`,
      }),
    preparing: 'Estamos revisando sus semanas. Vuelva en un minuto.',
    loadFailed: 'No pudimos cargar las recomendaciones.',
    answerFailed: 'No pudimos guardar su respuesta. Inténtelo de nuevo.',
    accepted: 'Excelente. La dejamos en su lista.',
    dismissed: 'Entendido. Descartamos esta recomendación.',
    done: 'Bien hecho. La marcamos como hecha.',
    taken_back: 'Deshecho. Esta recomendación está abierta otra vez.',
    settingsFailed: 'No pudimos cambiar la configuración. Inténtelo de nuevo.',
    toDo: (open) =>
      plural(open, {
        one: 'Una cosa por hacer esta semana.',
        other: `${capitalised(countWords(open))} cosas por hacer esta semana.`,
      }),
    caughtUp: 'Está al día.',
    answeredHere: 'Respondió todo lo que hay en esta página.',
    toDoAndMore: (open) =>
      plural(open, {
        one: 'Una cosa por hacer esta semana. Hay más en su tablero.',
        other: `${capitalised(countWords(open))} cosas por hacer esta semana. Hay más en su tablero.`,
      }),
    onDashboard: 'También en su tablero',
    openDashboard: 'Abrir el tablero',
    checkedQuiet: (things, days) =>
      `Revisamos ${things} cosas de la semana del ${days}. Ninguna dio lugar a una recomendación.`,
    checked: (things, days, found) =>
      plural(found, {
        one: `Revisamos ${things} cosas de la semana del ${days}, y una necesita atención.`,
        other: `Revisamos ${things} cosas de la semana del ${days}, y ${countWords(found)} necesitan atención.`,
      }),
    checkedTitle: 'Qué revisamos',
    earlier: 'Anteriores',
    earlierAre: 'Lo que vimos en su momento. Sus números pueden haber cambiado desde entonces.',
    asOf: (day) => `Al ${day}`,
    allEarlier: (count) => `Las ${count} recomendaciones anteriores`,
    older: 'Recomendaciones más antiguas',
    print: 'Imprimir',
    chance:
      'Verá una recomendación cuando varias semanas se aparten claramente de lo normal para ustedes o cuando falte algo. Las falsas alarmas deberían ser raras: menos de dos al año.',
  },
  libraryMessages: {
    loadFailed: 'No pudimos cargar el panel de la biblioteca.',
    preview:
      'Vista previa: dónde aparecería esta entrada en la iglesia de demostración si la publicara como está ahora.',
    saved: 'Panel de la biblioteca guardado.',
    invalid: 'Revise el enlace y la asistencia: un enlace comienza con https://.',
    saveFailed: 'No pudimos guardar el panel de la biblioteca. Inténtelo de nuevo.',
    gone: 'Esta entrada no está en la biblioteca.',
  },
  openingWords: {
    stood_out: 'Esto se destacó cuando miramos sus números.',
    few_minutes: 'Esto merece unos minutos de su semana.',
    certain: 'De esto estamos seguros.',
    fairly_sure: 'De esto estamos bastante seguros.',
    less_sure: 'De esto estamos menos seguros; mírelo antes de actuar.',
  },
  wordingMessages: {
    title: 'Redacción con IA',
    turnOn: 'Permitir que la IA elija la redacción de las recomendaciones',
    used: (used, most) => `${used} de ${most} solicitudes usadas este mes.`,
    checkFirst: (name, text) => `Revise esto primero: ${name}. ${text}`,
    model: (provider) =>
      `Por cada recomendación enviamos a ${provider} de qué trata, qué tan seguros estamos, nuestras propias frases para elegir y las entradas de la biblioteca y del conocimiento de su iglesia que vienen al caso, tal como están escritas. Por eso, no ponga nombres ni asuntos privados en el conocimiento de su iglesia. Aparte de eso, no enviamos ningún número suyo, ningún nombre, nada de lo que dicen sus notas ni nada de Google. ${provider} decide cuánto tiempo lo guarda; su administrador de Steeple puede decirle más.`,
  },
};

export const cardWords: Translation<typeof cards> = {
  cardMessages: {
    who: 'Quién',
    whoHint: 'Asigne a alguien',
    by: 'Fecha límite',
    savePlan: 'Guardar',
    planSaved: 'Guardado: quién lo hace y para cuándo.',
    planFailed: 'No pudimos guardar quién lo hace. Inténtelo de nuevo.',
    copyLink: 'Copiar enlace',
    copied: 'Enlace copiado',
    advice: 'Qué ha ayudado a otras iglesias',
    more: (title) => `Leer “${title}”`,
    libraryVersion: (version) => `De la biblioteca, versión ${version}.`,
    seen: 'Lo que vemos',
    seenThen: 'Lo que vimos entonces',
    sure: 'Qué tan seguros estamos',
    sureThen: 'Qué tan seguros estábamos',
    otherwise: 'Otras explicaciones',
    step: 'Un paso para esta semana',
    stepThen: 'El paso para esa semana',
    know: 'Cómo sabrá si funcionó',
    outcome: (day) => `Cómo resultó, ${day}`,
    actual: (actual, expected) => `Real: ${actual}. Esperado: ${expected}.`,
    byRules: 'Escrito por Steeple, sin IA.',
    byModel: (model) => `Encontrado por las reglas de Steeple, con frases elegidas por ${model}.`,
    nothingSent: 'No se usó IA y nada salió de su cuenta.',
    sent: 'Qué se envió',
    sentTo: (day, provider) => `${day}, a ${provider}.`,
    sentOutcomes: {
      used: 'Usamos su respuesta.',
      refused: 'No usamos su respuesta, así que la recomendación tiene nuestra propia redacción.',
      failed: 'No llegó respuesta, así que usamos nuestra propia redacción.',
    },
    loading: 'Cargando...',
    newest: (value) => `${value} en la semana completa más reciente`,
  },
  answerMessages: {
    accept: 'Lo haremos',
    dismiss: 'No es para nosotros',
    already: 'Ya está hecho',
    done: 'Listo',
    undo: 'Deshacer',
    why: '¿Por qué no es para ustedes?',
    whyHint: 'Lo guardamos con la recomendación para que su equipo recuerde por qué.',
    save: 'Descartar',
    saving: 'Guardando...',
    cancel: 'Cancelar',
    given: {
      accepted: (person, day) =>
        person === null ? `Aceptada el ${day}` : `Aceptada por ${person} el ${day}`,
      dismissed: (person, day) =>
        person === null ? `Descartada el ${day}` : `Descartada por ${person} el ${day}`,
      done: (person, day) =>
        person === null ? `Hecha el ${day}` : `Hecha por ${person} el ${day}`,
      taken_back: (person, day) =>
        person === null ? `Deshecha el ${day}` : `Deshecha por ${person} el ${day}`,
    },
    reason: (given, reason) => `${given}: “${reason}”`,
    none: 'Sin respuesta',
  },
  cardChartMessages: {
    none: (title, from, to) => `${title}, del ${from} al ${to}: ningún conteo completo.`,
    line: ({ title, from, to, low, high }) =>
      `${title}, del ${from} al ${to}: entre ${low} y ${high}.`,
    newest: (value) => `${value} en la semana más reciente con conteo.`,
    gaps: (gaps, weeks) =>
      plural(gaps, {
        one: `1 de ${weeks} semanas no tiene conteo completo.`,
        other: `${gaps} de ${weeks} semanas no tienen conteo completo.`,
      }),
  },
  entryMessages: {
    own: 'Del conocimiento de su iglesia.',
    general: 'De la biblioteca de Steeple.',
    serves: (rule) => `De la biblioteca de Steeple: ${rule}.`,
    between: (rule, from, to) =>
      `De la biblioteca de Steeple: ${rule}, iglesias de ${from} a ${to}.`,
    upTo: (rule, to) => `De la biblioteca de Steeple: ${rule}, iglesias de hasta ${to}.`,
    from: (rule, from) => `De la biblioteca de Steeple: ${rule}, iglesias de ${from} o más.`,
  },
};
