import type { connectionMailMessages, letterMessages, letterOfferMessages } from '../letter.ts';
import type {
  letterOfferWords,
  letterSettingsMessages,
  letterStopMessages,
} from '../letter-settings.ts';
import { atTime, ended } from './times.ts';

const letter: typeof letterMessages = {
  subject: (headline, church) => (church === '' ? headline : `${headline} (${church})`),
  open: 'Abrir el tablero',
  columns: { name: 'Otros números', number: 'Real', expected: 'Esperado' },
  allNumbers: 'Todos los números',
  line: (name, weeks) => `${name}, semana por semana: ${weeks}.`,
  noCount: 'sin conteo',
  ahead: (came, expected) => `Real: ${came}. Esperado: ${expected}.`,
  dated: (day, value) => `${day} ${value}`,
  point: (day, value, { event, expected, isUnusual }) => {
    const facts = [
      ...(event === null ? [] : [event]),
      ...(isUnusual ? ['inusual'] : []),
      ...(expected === null ? [] : [`esperábamos ${expected}`]),
    ];
    return facts.length === 0 ? `${day} ${value}` : `${day} ${value} (${facts.join(', ')})`;
  },
  datedEvent: (day, event, range) => `${day} (${event}) ${range}`,
  nothing: {
    headline: 'Todavía no hay números',
    coming: 'Conecte Planning Center o Google, o anote un conteo, y sus semanas aparecerán aquí.',
    reading: 'Sus primeras semanas todavía se están importando. El próximo correo las traerá.',
  },
  footer: {
    asked: (day, time, zone) =>
      `Usted pidió este correo. Llega cada ${day} ${atTime(time)}, ${zone}.`,
    test: 'Usted pidió este correo de prueba. Muestra su tablero tal como está ahora.',
    skips: 'No llega en las semanas sin números.',
    giving: 'Este correo incluye las ofrendas, así que tenga cuidado al reenviarlo.',
    stop: 'Cancelar la suscripción',
    change: 'Cambiar lo que recibe',
  },
};

const offer: typeof letterOfferMessages = {
  subject: (church) =>
    church === ''
      ? '¿Quiere un correo semanal con sus números?'
      : `¿Quiere un correo semanal sobre ${church}?`,
  body: (who, church) =>
    who === ''
      ? `Alguien de su equipo cree que le gustaría recibir el correo semanal de ${church}.`
      : `${who} cree que le gustaría recibir el correo semanal de ${church}.`,
  what: 'Le dice lo mismo que el tablero, la mañana después de sus servicios: cómo fue la semana, si algo se sale de lo normal y qué viene.',
  yours: 'Solo lo recibe si dice que sí, y puede cancelarlo cuando quiera con un clic.',
  button: 'Elegir sí o no',
};

const connection: typeof connectionMailMessages = {
  subject: (system, church) =>
    church === ''
      ? `Por favor reconecte ${system}`
      : `Por favor reconecte ${system} para ${church}`,
  body: (system, church, day) =>
    `${system} se desconectó el ${day}, así que los números de ${church} no se actualizan.`,
  step: (system) =>
    `Alguien tiene que iniciar sesión de nuevo en ${system}. Toma un minuto, y las semanas que faltan se completan después.`,
  again: 'Si en una semana sigue desconectado, le enviaremos un recordatorio más, y nada más.',
  button: 'Reconectar',
};

const settings: typeof letterSettingsMessages = {
  heading: 'Correo semanal',
  text: (church) =>
    `Lo que dice el tablero de ${church}, en su correo la mañana después de sus servicios.`,
  subscribed: 'Quiero recibir el correo semanal',
  evenWhenNothing: 'Enviarlo aunque no haya números',
  evenWhenNothingText: 'Si no, nos saltamos esas semanas.',
  next: (when) => ended(`El próximo llega el ${when}`),
  test: 'Enviarme uno ahora',
  testing: 'Enviando...',
  tested: 'En camino. Va solo a su propia dirección.',
  testedInDemo: 'Enviado. Lo encontrará en el buzón de la demostración.',
  testFailed: 'No pudimos enviarlo. Inténtelo de nuevo.',
  saved: (isOn) =>
    isOn ? 'Guardado. Recibirá el correo semanal.' : 'Guardado. No recibirá el correo semanal.',
  saveFailed: 'No pudimos guardarlo. Inténtelo de nuevo.',
  loadFailed: 'No pudimos cargar sus opciones de correo.',
  offered: (who) =>
    who === '' ? 'Alguien de su equipo le ofreció este correo.' : `${who} le ofreció este correo.`,
  accept: 'Sí, envíenmelo',
  decline: 'No, gracias',
  notSetUp:
    'El correo no está configurado aquí, así que no se puede enviar nada. Pregunte a su administrador de Steeple.',
};

const offerWords: typeof letterOfferWords = {
  column: 'Correo semanal',
  gets: 'Lo recibe',
  offered: 'Ofrecido',
  doesNot: 'No',
  offer: 'Ofrecer',
  offerTo: (name) => `Ofrecer el correo semanal a ${name}`,
  done: (name) => `Oferta enviada. ${name} recibirá un correo y podrá decir sí o no.`,
  failed: 'No pudimos ofrecerlo. Inténtelo de nuevo.',
};

const stop: typeof letterStopMessages = {
  title: '¿Dejar de recibir el correo semanal?',
  text: 'Ya no lo recibirá. Puede volver a activarlo en su perfil.',
  stop: 'Cancelar la suscripción',
  stopping: 'Cancelando...',
  stopped: 'Listo. Ya no recibirá el correo semanal.',
  failed: 'No pudimos cancelar la suscripción. Inténtelo de nuevo.',
  unknown: 'Este enlace no funciona. Puede cancelar el correo semanal en su perfil.',
  profile: 'Ir a su perfil',
};

/** The weekly email, and all around it. */
export const letters = {
  letterMessages: letter,
  letterOfferMessages: offer,
  connectionMailMessages: connection,
  letterSettingsMessages: settings,
  letterOfferWords: offerWords,
  letterStopMessages: stop,
};
