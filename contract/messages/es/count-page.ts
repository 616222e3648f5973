import { dateFormat, numberFormat } from '../../formats.ts';
import type * as english from '../count-page.ts';
import { clockWords } from '../count-page.ts';
import { capitalised, dayWords, listWords, weekdayWords } from '../figure-words.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import { atTime, ended } from './times.ts';

const number = (value: number) => numberFormat({}).format(value);
const counts = (value: number) =>
  plural(value, { one: 'Un conteo', other: `${number(value)} conteos` });

export const countPages: Translation<typeof english> = {
  countMessages: {
    title: 'Contar',
    day: (date) => `${capitalised(weekdayWords(date))}, ${dayWords(date)}`,
    savedAsTyped: 'Se guarda mientras escribe',
    keptAsTyped: 'Se queda en este teléfono mientras escribe',
    notKept: 'Deje esta página abierta hasta que todo se guarde',
    toDecide: (count) =>
      plural(count, {
        one: 'Un número por revisar',
        other: `${number(count)} números por revisar`,
      }),
    otherDay: 'Otro día',
    chooseDay: '¿Qué día?',
    missingDays: 'Días sin conteo',
    today: 'Hoy',
    notYet: (date) => `Ese ${weekdayWords(date)} todavía no ha llegado.`,
    loading: 'Cargando sus servicios…',
    loadFailed: 'No pudimos cargar sus servicios. Revise su conexión e inténtelo de nuevo.',
    noServices: 'No hubo servicio ese día.',
    noServicesHint: 'Elija otro día o configure sus servicios.',
    nothingSetUp: 'Antes de contar, díganos cuándo se reúnen y qué cuentan.',
    setUp: 'Configurar servicios',
    wholeWeek: 'Esta semana',
    menu: 'Menú',
    dashboard: 'Tablero',
    history: 'Quién contó y cuándo',
    setUpLink: 'Servicios y lo que cuentan',
    signOut: 'Cerrar sesión',
    inTheRoom: 'En el auditorio',
    open: 'Abrir',
    openOf: (service) => `Abrir ${service}`,
    field: (category, service) => `${category}, ${service}`,
    next: (category) => `Sigue: ${category}`,
    previous: 'Número anterior',
    done: 'Listo',
    noService: 'No hubo servicio este día',
    wasNone: 'No hubo servicio.',
    wasOne: 'Sí hubo servicio',
    amount: (example, currency) =>
      currency === null ? `Con dos decimales, como ${example}` : `En ${currency}, como ${example}`,
    unread: (example) =>
      `No se guardó: no podemos leer esto como un número. Escriba uno como ${example}.`,
    provider: (value) => `Planning Center dice ${value}`,
    byHandOnly:
      'No puede anotar a mano las visitas que regresan, los donantes ni los miembros de grupos. Esos números vienen de Planning Center.',
    mayOnlyLook: 'Usted puede ver los conteos, pero no cambiarlos.',
  },
  countStatus: {
    onPhone: 'En este teléfono',
    saved: (at) => `Guardado ${atTime(clockWords(at))}`,
    toCheck: 'Uno por revisar',
    kept: 'Alguien ya contó esto. El suyo también se guarda, y la iglesia elegirá.',
    refused: 'No se guardó',
    remove: 'Quitar',
  },
  countOffline: {
    title: 'Sin conexión por ahora',
    text: (waiting) =>
      waiting === 0
        ? 'Sus conteos se quedarán en este teléfono hasta que vuelva la conexión.'
        : `${plural(waiting, { one: 'Su conteo nuevo está', other: `Sus ${number(waiting)} conteos nuevos están` })} en este teléfono. ${plural(waiting, { one: 'Lo', other: 'Los' })} enviaremos en cuanto vuelva la conexión, aunque cierre esta página y la abra después.`,
    tried: (at) =>
      `${ended(`Lo intentamos otra vez ${atTime(clockWords(at))}`)} No borre los datos de este navegador hasta que todo diga Guardado.`,
    signedOut: 'Se cerró su sesión',
    signedOutText: (waiting) =>
      `${counts(waiting)} ${plural(waiting, { one: 'está', other: 'están' })} en este teléfono. Inicie sesión otra vez y ${plural(waiting, { one: 'lo', other: 'los' })} enviaremos.`,
    signIn: 'Iniciar sesión',
    forbidden: 'Usted ya no puede cambiar conteos aquí',
    forbiddenText:
      'Sus conteos siguen en este teléfono. Pida a la oficina de su iglesia que le dé acceso de nuevo.',
    full: 'Por ahora no podemos recibir más conteos',
    fullText: 'Sus conteos siguen en este teléfono. Seguiremos intentando enviarlos.',
    noDatabase: 'Este navegador no puede guardar conteos sin conexión.',
    forgets: (days) =>
      `Hay conteos en este teléfono sin enviar desde hace ${plural(days, { one: 'un día', other: `${number(days)} días` })}. Algunos navegadores los borran después de siete días, así que conéctese pronto.`,
    others: (count, who) => {
      const remain = plural(count, { one: 'sigue', other: 'siguen' });
      const sent = plural(count, { one: 'enviará', other: 'enviarán' });
      return who === null
        ? `${counts(count)} de otra persona ${remain} en este teléfono. Se ${sent} cuando inicie sesión aquí quien ${plural(count, { one: 'lo', other: 'los' })} anotó.`
        : `${counts(count)} de ${who} ${remain} en este teléfono. Se ${sent} cuando ${who} inicie sesión aquí.`;
    },
    otherLink: (count) =>
      `${counts(count)} de otro enlace ${plural(count, { one: 'sigue', other: 'siguen' })} en este teléfono. Abra ese enlace para ${plural(count, { one: 'enviarlo', other: 'enviarlos' })}.`,
    signOutTitle: '¿Cerrar sesión con conteos sin enviar?',
    signOutText: (waiting) =>
      `${counts(waiting)} no ${plural(waiting, { one: 'se ha enviado. Se queda', other: 'se han enviado. Se quedan' })} en este teléfono y se ${plural(waiting, { one: 'enviará', other: 'enviarán' })} cuando usted inicie sesión aquí otra vez.`,
    stay: 'Seguir en la sesión',
    leave: 'Cerrar sesión',
  },
  countDecisions: {
    differs: (who, theirs, mine) => `${who ?? 'Alguien'} contó ${theirs}, usted ${mine}.`,
    differsHint: (who, theirs, at) =>
      `${ended(`${who ?? 'Alguien'} anotó el suyo${at === null ? '' : ` ${atTime(clockWords(at))}`}`)} Hasta que usted elija, usamos ${theirs}. Los dos quedan en el historial.`,
    keep: (value) => `Dejar ${value}`,
    use: (value) => `Usar ${value}`,
    yes: (value) => `Sí, ${value}`,
    doubt: (value, meant) =>
      value === 0
        ? '0 personas. ¿No vino nadie, o no hubo servicio?'
        : meant === null
          ? `¿${number(value)} personas? ¿Es correcto?`
          : `¿${number(value)} personas? ¿Quiso decir ${number(meant)}?`,
    doubtHint: (value) =>
      `Se guarda de todos modos. Usaremos ${value} cuando alguien de la iglesia lo confirme.`,
    nobody: 'Sí, no vino nadie',
    noService: 'No hubo servicio',
    change: 'Cambiarlo',
    answerFailed: 'No pudimos guardar su respuesta. Inténtelo de nuevo.',
  },
  countHistoryWords: {
    title: (date) => `Quién contó el ${dayWords(date)}`,
    none: 'Nadie ha contado este día todavía.',
    loadFailed: 'No pudimos cargar quién contó.',
    line: (what, value) => `${what}: ${value}`,
    noService: 'sin servicio',
    cleared: 'borrado',
    by: (who, at, origin) => {
      const when = dateFormat({
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }).format(at);
      const name = who ?? 'Alguien';
      return origin === 'import'
        ? `Importado por ${name}, ${when}`
        : origin === 'link'
          ? `${name}, con un enlace para contar, ${when}`
          : `${name}, ${when}`;
    },
    stands: 'Actual',
  },
  usherMessages: {
    title: 'Conteo',
    noSignIn: 'Sin iniciar sesión',
    otherDates: '¿No es la fecha de hoy? También puede anotar los conteos de',
    yourName: 'Su nombre',
    nameHint: 'Para que la oficina sepa a quién preguntar. Se envía con sus conteos.',
    nameFirst: 'Escriba su nombre y enviaremos sus conteos.',
    only: (services, until) =>
      `Use esta página para anotar los conteos de ${listWords(services)}. No muestra nada más de la iglesia y funciona hasta el ${until}.`,
    endedTitle: 'Este enlace para contar ya no funciona.',
    endedText: 'Pida uno nuevo a quien se lo dio.',
    neverSent: (count) =>
      plural(count, {
        one: '1 conteo nunca se envió',
        other: `${number(count)} conteos nunca se enviaron`,
      }),
    passOn: (count) =>
      plural(count, {
        one: 'Sigue en este teléfono. Envíelo, por favor, a la oficina de su iglesia:',
        other: 'Siguen en este teléfono. Envíelos, por favor, a la oficina de su iglesia:',
      }),
    passed: (date, service, category) => `${dayWords(date, 'short')}, ${service}, ${category}`,
    copy: (count) => plural(count, { one: 'Copiarlo', other: 'Copiarlos' }),
    copied: 'Copiado',
    foot: 'Steeple muestra a las iglesias qué significan sus números. Esta página no le muestra a nadie los números de su iglesia.',
    loadFailed: 'No pudimos abrir este enlace. Revise su conexión e inténtelo de nuevo.',
    noDates: 'Hoy no hay nada que contar.',
  },
};
