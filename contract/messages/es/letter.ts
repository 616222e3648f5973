import type { connectionMailMessages, letterMessages, letterOfferMessages } from '../letter.ts';
import type {
  letterOfferWords,
  letterSettingsMessages,
  letterStopMessages,
} from '../letter-settings.ts';

const letter: typeof letterMessages = {
  subject: (headline, church) => (church === '' ? headline : `${headline} (${church})`),
  open: 'Abrir el panel',
  expected: (range) => `Esperado: ${range}`,
  lastYear: (value) => `El año pasado: ${value}`,
  columns: { name: 'Los demás', number: 'Esta semana', expected: 'Esperado' },
  allNumbers: 'Todos los números',
  line: (name, weeks) => `${name}, semana por semana: ${weeks}.`,
  noCount: 'sin conteo',
  ahead: (came, expected) => `Lo que hubo: ${came}. Lo que esperamos: ${expected}.`,
  dated: (day, value) => `${day} ${value}`,
  datedEvent: (day, event, range) => `${day} (${event}) ${range}`,
  nothing: {
    headline: 'Todavía no hay números',
    coming:
      'Todavía no hay nada conectado. Cuando conecten Planning Center o Google Search Console, sus semanas aparecerán aquí.',
    reading: 'Sus primeras semanas todavía se están leyendo. La próxima carta las traerá.',
  },
  footer: {
    asked: (day, time, zone) => `Usted pidió esta carta. Llega cada ${day} a las ${time}, ${zone}.`,
    test: 'Usted pidió esta carta de prueba. Muestra su panel tal como está ahora.',
    skips: 'No llega en las semanas en que no hay nada que decir.',
    giving: 'Incluye las ofrendas, así que piénselo antes de reenviarla.',
    stop: 'No recibir más estas cartas',
    change: 'Cambiar lo que recibe',
  },
};

const offer: typeof letterOfferMessages = {
  subject: (church) =>
    church === ''
      ? '¿Una carta con sus números cada semana?'
      : `¿${church} en su correo cada semana?`,
  body: (who, church) =>
    who === ''
      ? `Un colega cree que le gustaría recibir la carta semanal de ${church}.`
      : `${who} cree que le gustaría recibir la carta semanal de ${church}.`,
  what: 'Dice lo mismo que el panel, la mañana después de sus servicios: cómo fue la semana, si algo se sale de lo normal y qué viene.',
  yours: 'Solo la recibe si dice que sí, y puede dejarla cuando quiera con un clic.',
  button: 'Sí o no',
};

const connection: typeof connectionMailMessages = {
  subject: (system, church) =>
    church === ''
      ? `Por favor reconecte ${system}`
      : `Por favor reconecte ${system} para ${church}`,
  body: (system, church, day) =>
    `${system} dejó de darnos acceso el ${day}, así que los números de ${church} no se actualizan.`,
  step: 'Alguien tiene que iniciar sesión allí de nuevo. Toma un minuto, y las semanas que faltan se completan después.',
  again: 'Si no pasa nada, se lo recordaremos una vez más en una semana y luego no insistiremos.',
  button: 'Reconectar',
};

const settings: typeof letterSettingsMessages = {
  heading: 'Carta semanal',
  text: (church) =>
    `Lo que dice el panel de ${church}, en su correo la mañana después de sus servicios.`,
  subscribed: 'Quiero recibir la carta',
  evenWhenNothing: 'También cuando no hay nada que decir',
  evenWhenNothingText: 'Si no, la omitimos en las semanas sin números.',
  next: (when) => `La próxima llega el ${when}.`,
  test: 'Enviarme una ahora',
  testing: 'Enviando...',
  tested: 'En camino. Va solo a su propia dirección.',
  testedInDemo: 'Enviada. La encontrará en el buzón de la demostración.',
  testFailed: 'No pudimos enviarla. Inténtelo de nuevo.',
  saved: (isOn) => (isOn ? 'Guardado. Recibirá la carta.' : 'Guardado. No recibirá la carta.'),
  saveFailed: 'No pudimos guardarlo. Inténtelo de nuevo.',
  loadFailed: 'No pudimos cargar su carta.',
  offered: (who) =>
    who === '' ? 'Un colega le ofreció esta carta.' : `${who} le ofreció esta carta.`,
  accept: 'Sí, envíenmela',
  decline: 'No, gracias',
  notSetUp:
    'El correo no está configurado aquí, así que no se puede enviar nada. Pregunte a quien administra su Steeple.',
};

const offerWords: typeof letterOfferWords = {
  column: 'Carta semanal',
  gets: 'La recibe',
  offered: 'Ofrecida',
  doesNot: 'No',
  offer: 'Ofrecer',
  offerTo: (name) => `Ofrecer la carta semanal a ${name}`,
  done: (name) => `Ofrecida. ${name} recibe un correo y decide.`,
  failed: 'No pudimos ofrecerla. Inténtelo de nuevo.',
};

const stop: typeof letterStopMessages = {
  title: '¿Dejar de recibir la carta semanal?',
  text: 'Ya no la recibirá. Puede volver a activarla en la página de su perfil.',
  stop: 'No recibir más estas cartas',
  stopping: 'Un momento...',
  stopped: 'Listo. Ya no recibirá la carta semanal.',
  failed: 'No pudimos hacerlo. Inténtelo de nuevo.',
  unknown: 'Este enlace no funciona. Puede dejar la carta en la página de su perfil.',
  profile: 'Ir a su perfil',
};

/** The weekly letter, and all around it. */
export const letters = {
  letterMessages: letter,
  letterOfferMessages: offer,
  connectionMailMessages: connection,
  letterSettingsMessages: settings,
  letterOfferWords: offerWords,
  letterStopMessages: stop,
};
