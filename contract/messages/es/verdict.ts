import { capitalised, countWords } from '../figure-words.ts';
import type { LeadNames } from '../lead.ts';
import { plural } from '../plural.ts';
import type * as shared from '../shared.ts';
import type { Translation } from '../translation.ts';
import type * as undo from '../undo.ts';
import type * as verdict from '../verdict.ts';
import { returned } from './returned.ts';
import { subject } from './subject.ts';
import { ended } from './times.ts';

export const verdicts: Translation<typeof verdict> = {
  anythingOffMessages: {
    nothing: (judged) =>
      judged === 8
        ? 'No. Los ocho números se ven normales.'
        : plural(judged, {
            one: 'No. El único número que podemos revisar hasta ahora se ve normal.',
            other: `No. Los ${judged} números que podemos revisar se ven normales.`,
          }),
    notThisWeek: (judged) =>
      judged === 8
        ? 'No, esta semana no: los ocho números se ven normales.'
        : plural(judged, {
            one: 'No, esta semana no: el único número que podemos revisar hasta ahora se ve normal.',
            other: `No, esta semana no: los ${judged} números que podemos revisar se ven normales.`,
          }),
    fallen: (noun, { share, over }, others) => {
      const fell = `Frente al año pasado, ${subject(noun, { one: 'bajó', other: 'bajaron' })} ${share} en ${over}`;
      return others === null
        ? `${fell}.`
        : `${fell}; en las últimas ocho hubo ${apartWords(others)}.`;
    },
    no: 'No.',
    byAttendance: (noun, isHigh) =>
      isHigh
        ? `La ${noun} está alta solo porque vinieron pocas personas.`
        : `La ${noun} está baja solo porque vinieron muchas personas.`,
    nothingLately: 'No, la semana pasada no. Los números de esta semana todavía están llegando.',
    lately: (phrase) => `${phrase} últimamente`,
    slightly: (phrase) => `${phrase} (por poco)`,
    forSeason: (phrase) => `${phrase} de lo habitual en esta época del año`,
    far: (phrase) => `${phrase} de lo habitual (por mucho)`,
    despite: (name, value, change) =>
      `${capitalised(name)}: ${value} esta semana${change.event === null ? '' : ` (${change.event})`}; las demás semanas desde el ${change.since} son unos ${change.after}, y antes ${change.before}.`,
    farFewer: (phrase, value, range) =>
      `${phrase} de lo habitual, por mucho (${value}, cuando lo habitual es ${range})`,
    halfServingLook: 'Los voluntarios parecen ingresados solo a medias.',
    halfServing: (value, range) =>
      `los voluntarios parecen ingresados solo a medias (${value}, cuando lo habitual es ${range})`,
    comeAndGo: (more, { value, guests, from, to, range }) =>
      `${more}, pero de las ${guests} del ${from} al ${to} solo ${returned(value)} en seis semanas, cuando lo habitual es ${range}`,
    fewBack: (value, guests, { from, to, range }) =>
      `de las ${guests} visitas nuevas del ${from} al ${to} solo ${returned(value)} en seis semanas, cuando lo habitual es ${range}`,
    onlyGoodNews: (phrases) => `Sí, y es una buena noticia: ${phrases}.`,
    goodNews: (phrases) => `Una buena noticia: ${phrases}.`,
    alreadyAbove: (names) =>
      `Ya está por encima de lo que esperábamos, aunque todavía puede cambiar: ${names}.`,
    shareSoFar: (name) =>
      `Las ${name} se ven altas hasta ahora, probablemente porque faltan otras ofrendas.`,
    eveGifts: (name) =>
      `La ${name} ya está por encima de lo que esperábamos. Incluye las ofrendas de Nochebuena, pero no a las personas que vinieron.`,
    unfinished: (noun, day, before) =>
      `No podemos revisar la ${noun} hasta que el conteo del ${day} esté completo${beforeWords(before)}.`,
    uncounted: (noun, day, before) =>
      `No podemos revisar la ${noun} hasta que se cuente el ${day}${beforeWords(before)}.`,
    checkedIn: (names) =>
      `Estos números vienen de los registros de entrada, así que ya están completos: ${names}.`,
    mark: (week) => `(${week})`,
    markAll: (week, count) => (count === 2 ? `(ambos: ${week})` : `(todos: ${week})`),
    lastWeek: 'la semana pasada',
    weekBefore: 'la semana anterior',
    weekOf: (day) => `el ${day}`,
    through: (day) => `hasta el ${day}`,
    notCounted: 'Todavía no. No tenemos un conteo completo de esta semana para revisar.',
    noneJudged: 'Todavía no. No hay suficiente historial para saberlo.',
    unlikeLastYear: (noun, side, { now, before }) =>
      `Las últimas ocho semanas tuvieron números más ${side === 'up' ? 'altos' : 'bajos'} que hace un año (${noun}): ${now} en una semana típica, frente a ${before}.`,
    unlikeLastYearAll: (numbers) =>
      `Frente al año pasado, en las últimas ocho semanas hubo ${apartWords(numbers)}.`,
    maybeHalved: (noun, { now, before }) =>
      `Todavía no está claro: en las últimas ocho semanas este número parece mucho más bajo que hace un año (${noun}): ${now} en una semana típica, frente a ${before}, aunque puede ser casualidad.`,
    some: (off, phrases) =>
      plural(off, {
        one: `Sí, una cosa: ${phrases}.`,
        other: `Sí, ${countWords(off)} cosas: ${phrases}.`,
      }),
    others: (count) =>
      plural(count, { one: 'otro número', other: `otros ${countWords(count)} números` }),
    alsoOutside: (count) =>
      plural(count, {
        one: 'Otro número es más alto o más bajo de lo que esperábamos.',
        other: `Otros ${countWords(count)} números son más altos o más bajos de lo que esperábamos.`,
      }),
  },
  uncertainMessages: {
    look: (name, number, { why, range }) =>
      `${name}: ${number}. ${why}: cualquier número de ${range} sería normal.`,
    beside: (value, guests, { from, to }) =>
      `De las ${guests} visitas nuevas del ${from} al ${to}, ${returned(value)} en las seis semanas siguientes: muy pocas visitas para notar un cambio.`,
  },
  comingMessages: {
    open: 'Abrir el pronóstico',
    alike: (weeks, range, noun) =>
      `${nextWeeks(weeks)}${noun ? ` (${noun.noun})` : ''} se ${plural(weeks, { one: 'parece', other: 'parecen' })} mucho a sus semanas normales recientes: ${range}${noun ? '' : ' personas'}.`,
    ahead: (weeks, range, { side, areMost }, noun) => {
      const next = areMost
        ? `En la mayoría de las próximas ${countWords(weeks)} semanas`
        : plural(weeks, {
            one: 'En la próxima semana',
            other: `En las próximas ${countWords(weeks)} semanas`,
          });
      const compared = side === null || side === 'same' ? '' : `, ${comparedWords(side)}`;
      return `${next} esperamos ${expectedWords(range, noun)}${compared}.`;
    },
    through: (day, range, { side, lead }) => {
      const compared = side === null ? '' : `, ${comparedWords(side)}`;
      return `Hasta el ${day} esperamos ${expectedWords(range, lead)}${compared}.`;
    },
    from: (day, range, { side }) =>
      `Desde el ${day} esperamos ${side === 'higher' ? 'más' : 'menos'}: ${range}.`,
    except: (event, day, range, lastYear) =>
      lastYear === null
        ? `El ${day} (${event}) esperamos ${range}.`
        : `El ${day} (${event}) esperamos ${range}; el año pasado fueron ${lastYear}.`,
    major: (event, day, range, { lead, lastYear }) =>
      lastYear === null
        ? `El ${day} (${event}) esperamos ${expectedWords(range, lead)}.`
        : `El ${day} (${event}) esperamos ${expectedWords(range, lead)}; el año pasado fueron ${lastYear}.`,
    christmasEve: (day) => (day === null ? 'Hoy es Nochebuena.' : `La Nochebuena es el ${day}.`),
    eveNotCounted: (day) =>
      `${day === null ? 'Hoy es Nochebuena' : `La Nochebuena es el ${day}`}. No tenemos el conteo de otros años, así que no podemos decir qué esperar. Para contarla este año, incluya su servicio en Qué contamos.`,
    eveWeek: (range, lastYear) =>
      lastYear === null
        ? `La semana de Nochebuena: ${range} personas.`
        : `La semana de Nochebuena: ${range} personas; el año pasado, ${lastYear}.`,
  },
};

function apartWords({ up, down }: Record<'up' | 'down', string | null>): string {
  const [lower, higher] = [
    down && `números más bajos (${down})`,
    up && `números más altos (${up})`,
  ];
  return [lower, higher].filter((each) => each !== null).join(' y ');
}

function beforeWords(before: { day: string; side: 'above' | 'below' } | null): string {
  return before === null
    ? ''
    : `; el ${before.day} quedó por ${before.side === 'above' ? 'encima' : 'debajo'} de lo que esperábamos`;
}

function expectedWords(range: string, noun: LeadNames): string {
  return noun ? noun.expected(range) : `${range} personas`;
}

function comparedWords(side: 'higher' | 'same' | 'lower'): string {
  if (side === 'same') {
    return 'más o menos como en sus semanas normales recientes';
  }
  return side === 'higher'
    ? 'más que en sus semanas normales recientes'
    : 'menos que en sus semanas normales recientes';
}

function nextWeeks(weeks: number): string {
  return plural(weeks, {
    one: 'La próxima semana',
    other: `Las próximas ${countWords(weeks)} semanas`,
  });
}

export const sharedPage: Translation<typeof shared> = {
  sharedMessages: {
    by: (churchName) => ended(`Compartido por ${churchName}`),
    until: (day) => `Vista compartida. Este enlace funciona hasta el ${day}.`,
    madeWith: 'Hecho con Steeple',
  },
};

export const undone: Translation<typeof undo> = {
  undoMessages: {
    undo: 'Deshacer',
    noteBack: 'Recuperamos la nota.',
    noteBackFailed: 'No pudimos recuperar la nota',
    linkBack: 'El enlace funciona de nuevo.',
    linkBackFailed: 'No pudimos recuperar el enlace',
  },
  copyMessages: {
    refused: 'No pudimos copiarlo',
  },
  offlineMessages: {
    offline:
      'No hay conexión. Lo que ve puede no estar al día; se actualizará cuando vuelva la conexión.',
  },
};
