import { capitalised, countWords } from '../figure-words.ts';
import type { LeadNames } from '../lead.ts';
import { plural } from '../plural.ts';
import type * as shared from '../shared.ts';
import type { Translation } from '../translation.ts';
import type * as trust from '../trust.ts';
import type * as undo from '../undo.ts';
import type * as verdict from '../verdict.ts';

/** A sentence with one period: `5:10 a.m.` brings its own. */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const trusted: Translation<typeof trust> = {
  weekFactMessages: {
    notOver: 'Esta semana todavía no termina.',
    counted: (day, last) => `El ${day} ya está contado. La semana va hasta el ${last}.`,
    complete: 'Ya llegaron todos los números de esta semana.',
    completeWithGiving:
      'Ya llegaron todos los números de esta semana. Ofrendas tardías o reembolsos todavía pueden cambiar las ofrendas.',
    open: (names, day) =>
      day === null
        ? `Ya llegó todo excepto ${names}, que todavía puede cambiar.`
        : `Ya llegó todo excepto ${names}, que puede cambiar hasta el ${day}.`,
    partial: (names) => `Ya llegó todo excepto ${names}, donde falta una parte del conteo.`,
    openAndPartial: (open, day, partial) =>
      day === null
        ? `Ya llegó todo excepto ${open}, que todavía puede cambiar, y ${partial}, donde falta una parte del conteo.`
        : `Ya llegó todo excepto ${open}, que puede cambiar hasta el ${day}, y ${partial}, donde falta una parte del conteo.`,
    recounting:
      'Cambió el día en que empiezan sus semanas, así que las estamos recalculando. Tarda unos minutos.',
    givingMoves:
      'Las ofrendas pueden subir o bajar mientras llegan ofrendas, reembolsos y pagos fallidos.',
    blank: (names) => `Sin número esta semana: ${names}.`,
    today: (time) => ended(`Actualizado hoy a las ${time}`),
    yesterday: (time) => ended(`Actualizado ayer a las ${time}`),
    on: (weekday, day, time) => ended(`Actualizado el ${weekday} ${day} a las ${time}`),
  },
  trustMessages: {
    whole: 'Sí. No falta nada.',
    wholeBut: (count) =>
      plural(count, {
        one: 'Casi. Todas las semanas tienen conteo, pero falta una cosa.',
        other: `Casi. Todas las semanas tienen conteo, pero faltan ${countWords(count)} cosas.`,
      }),
    mostly: 'Casi.',
    unfinished: (day, value) =>
      `Todavía no. El conteo del ${day} no está completo: ${value} hasta ahora.`,
    uncounted: (day) => `Todavía no. No hay conteo del ${day}.`,
    doubted: (since) =>
      since === null
        ? 'No para las ofrendas. Quizá faltan algunas por ingresar.'
        : `No para las ofrendas. Quizá no se ingresaron todas desde el ${since}.`,
    halved: (since, after, before) =>
      `No para los niños. Son unos ${after} por semana desde el ${since}, antes ${before}. Quizá falta contar un salón.`,
    shortToo: 'Si es así, a la asistencia también le faltan.',
    otherwise: 'Lo demás, sí.',
    otherwiseBut: (days, count) =>
      plural(count, {
        one: `Lo demás, sí, excepto una semana (${days}).`,
        other: `Lo demás, sí, excepto ${countWords(count)} semanas (${days}).`,
      }),
    otherwiseLeftOut: (count) =>
      plural(count, {
        one: 'Lo demás, sí, pero falta una cosa.',
        other: `Lo demás, sí, pero faltan ${countWords(count)} cosas.`,
      }),
    gaps: (days, count) =>
      plural(count, {
        one: `Sí, excepto una semana (${days}).`,
        other: `Sí, excepto ${countWords(count)} semanas (${days}).`,
      }),
    manyGaps: (counted, of) =>
      counted === 0
        ? `No. Ninguna de las últimas ${of} semanas tiene conteo.`
        : `En parte. Solo ${counted} de las últimas ${of} semanas tienen conteo.`,
    nothingYet: 'Todavía no. No tenemos ningún conteo.',
    broken: (system, day) =>
      day
        ? `${system} necesita que inicie sesión de nuevo. La conexión se perdió el ${day}.`
        : `${system} necesita que inicie sesión de nuevo. La conexión se perdió.`,
    reading: (system) => `Todavía importando de ${system}. Vienen más semanas.`,
    stale: (system, day) => `${system} se actualizó por última vez el ${day}.`,
    neverRead: (system) => `Todavía nada de ${system}.`,
    noGap: 'No falta ninguna semana.',
    missing: (day, note) => `${day}: ${note ?? 'sin conteo'} (lo dejamos en blanco, no en cero).`,
    partial: (day, note) =>
      note
        ? `${day}: solo llegó una parte del conteo (${note}), así que no incluimos esa semana.`
        : `${day}: solo llegó una parte del conteo, así que no incluimos esa semana.`,
    leftOut: (day, note) => (note ? `${day} está aparte: ${note}.` : `${day} está aparte.`),
    open: (names) => `Todavía pueden llegar números: ${names}.`,
    inPart: (names) => `Algunos números nunca llegaron: ${names}.`,
    nothingOpen: 'Ya llegaron todos los números de esta semana.',
    comingIn: 'Los números de esta semana todavía están llegando.',
    duplicates: {
      attendance:
        'registros duplicados eliminados (personas registradas más de una vez en estas semanas)',
      kids: 'registros duplicados eliminados (niños registrados más de una vez en estas semanas)',
    },
  },
};

export const verdicts: Translation<typeof verdict> = {
  anythingOffMessages: {
    nothing: (judged) =>
      judged === 8
        ? 'No. Los ocho números se ven normales.'
        : plural(judged, {
            one: 'No. El único número que podemos revisar hasta ahora se ve normal.',
            other: `No. Los ${judged} números que podemos revisar se ven normales.`,
          }),
    no: 'No.',
    byAttendance: (noun, isHigh) =>
      isHigh
        ? `Un número alto solo porque vinieron pocas personas: ${noun}.`
        : `Un número bajo solo porque vinieron muchas personas: ${noun}.`,
    nothingLately: 'No la semana pasada. Los números de esta semana todavía están llegando.',
    lately: (phrase) => `${phrase} últimamente`,
    slightly: (phrase) => `${phrase} (por poco)`,
    far: (phrase) => `${phrase} de lo habitual`,
    despite: (name, value, change) =>
      `${capitalised(name)}: ${value} esta semana${change.event === null ? '' : ` (${change.event})`}; las demás semanas desde el ${change.since} son unos ${change.after}, y antes ${change.before}.`,
    goodNews: (phrases) => `Una buena noticia: ${phrases}.`,
    alreadyAbove: (names) =>
      `Por encima de lo que esperábamos hasta ahora, aún sin ser final: ${names}.`,
    eveGifts: 'Ese número incluye las ofrendas de Nochebuena, pero no a las personas que vinieron.',
    unfinished: (noun, day) =>
      `No podemos revisar ${noun} hasta que el conteo del ${day} esté completo.`,
    uncounted: (noun, day) => `No podemos revisar ${noun} hasta que se cuente el ${day}.`,
    before: (day, side) =>
      `El ${day} quedó por ${side === 'above' ? 'encima' : 'debajo'} de lo que esperábamos.`,
    lastWeek: '(semana pasada)',
    weekBefore: '(la semana anterior)',
    weekOf: (day) => `(el ${day})`,
    through: (day) => `(hasta el ${day})`,
    notCounted: 'Aún nada que revisar: no tenemos un conteo completo de esta semana.',
    noneJudged: 'Es muy pronto para saberlo. Todavía no hay suficiente historial.',
    some: (off, phrases) =>
      plural(off, {
        one: `Sí, una cosa: ${phrases}.`,
        other: `Sí, ${countWords(off)} cosas: ${phrases}.`,
      }),
  },
  uncertainMessages: {
    look: (name, number, range) =>
      `${name}: ${number}. Son muy pocas personas para juzgar: cualquier número de ${range} sería habitual.`,
  },
  notEnteredMessages: {
    hardlyIn: (name) => `${name}: todavía casi no hay ofrendas de esta semana.`,
    hardlyGiven: (since) =>
      since === null
        ? 'Casi no hay ofrendas ingresadas de la semana. Hasta que estén, no podemos decirle nada de las ofrendas.'
        : `Casi no hay ofrendas ingresadas desde el ${since}. Hasta que estén, no podemos decirle nada de las ofrendas.`,
  },
  outsideMessages: {
    alone: (names, { count, side, isLower }) => {
      const where = side === null ? 'Fuera' : side === 'above' ? 'Por encima' : 'Por debajo';
      if (isLower) {
        const often = count > 1 ? '' : ' Ocurre más o menos una de cada cinco semanas.';
        return `${where} de lo que esperábamos: ${names}.${often} Las últimas cuatro semanas también están más bajas que hace un año.`;
      }
      if (count > 1) {
        return `Por ahora nada duradero. ${where} de lo que esperábamos: ${names}.`;
      }
      return side === 'above'
        ? `Un número alto, no una tendencia: ${names} quedó por encima de lo que esperábamos. Ocurre más o menos una de cada cinco semanas.`
        : `Un número bajo, no una tendencia: ${names} quedó por debajo de lo que esperábamos. Ocurre más o menos una de cada cinco semanas.`;
    },
    also: (names, side) =>
      side === 'above'
        ? `También un poco por encima de lo que esperábamos: ${names}.`
        : `También un poco por debajo de lo que esperábamos: ${names}.`,
    far: (name, value, range, side) =>
      side === 'above'
        ? `${name}: muy por encima de lo que esperábamos, ${value}, cuando lo habitual es ${range}.`
        : `${name}: muy por debajo de lo que esperábamos, ${value}, cuando lo habitual es ${range}.`,
    howFar: (count) =>
      plural(count, {
        one: 'Ocurre a lo sumo una de cada veinte semanas.',
        other: 'A cada uno le ocurre a lo sumo una de cada veinte semanas.',
      }),
    atOnce: (count, times, of) => {
      if (times === 0) {
        return `En el último año no había ocurrido que ${countWords(count)} números estuvieran fuera de su rango a la vez.`;
      }
      const every = Math.round(of / times);
      if (every < 2) {
        return `En la mayoría de las semanas hay ${countWords(count)} o más fuera de su rango.`;
      }
      return every <= 8
        ? `Con tantos números, no es raro que ${countWords(count)} o más estén fuera de su rango: ocurre más o menos una de cada ${countWords(every)} semanas.`
        : `Solo más o menos una de cada ${countWords(every)} semanas hay ${countWords(count)} o más fuera de su rango.`;
    },
    sameWeek: (before) => `La misma semana del año pasado: ${before}.`,
  },
  comingMessages: {
    open: 'Abrir el pronóstico',
    alike: (weeks, range, noun) =>
      `${nextWeeks(weeks)}${noun ? ` (${noun.noun})` : ''} se ${plural(weeks, { one: 'parece', other: 'parecen' })} mucho a sus semanas comunes recientes: ${range}${noun ? '' : ' personas'}.`,
    ahead: (weeks, range, { side, areMost }, noun) => {
      const next = areMost
        ? `En la mayoría de las próximas ${countWords(weeks)} semanas`
        : plural(weeks, {
            one: 'En la próxima semana',
            other: `En las próximas ${countWords(weeks)} semanas`,
          });
      const each = areMost ? '' : ' cada semana';
      const compared = side === null || side === 'same' ? '' : `, ${comparedWords(side)}`;
      return `${next} esperamos ${expectedWords(range, noun)}${each}${compared}.`;
    },
    stretches: (first, second, noun) => {
      const until = first.isOne ? `El ${first.to}` : `Hasta el ${first.to}`;
      const from = second.isOne ? `El ${second.from}` : `Desde el ${second.from}`;
      const compared = first.side === null ? '' : `, ${comparedWords(first.side)}`;
      const side = second.side === 'higher' ? 'más' : 'menos';
      return `${until} esperamos ${expectedWords(first.range, noun)}${compared}. ${from}, espere ${side}: ${second.range}.`;
    },
    except: (event, day, range) => `Para el ${day} (${event}), espere ${range}.`,
    major: (event, day, range, noun) =>
      `Para ${event} (${day}), espere ${expectedWords(range, noun)}.`,
    christmasEve: (day) => (day === null ? 'Hoy es Nochebuena.' : `La Nochebuena es el ${day}.`),
    eveNotCounted: (day) =>
      `${day === null ? 'Hoy es Nochebuena' : `La Nochebuena es el ${day}`}. No tenemos el conteo de otros años, así que no podemos decir qué esperar.`,
    eveWeek: (range, lastYear) =>
      lastYear === null
        ? `La semana de Nochebuena: ${range} personas.`
        : `La semana de Nochebuena: ${range} personas; el año pasado, ${lastYear}.`,
  },
};

function expectedWords(range: string, noun: LeadNames): string {
  return noun ? noun.expected(range) : `${range} personas`;
}

function comparedWords(side: 'higher' | 'same' | 'lower'): string {
  if (side === 'same') {
    return 'más o menos como en sus semanas comunes recientes';
  }
  return side === 'higher'
    ? 'más que en sus semanas comunes recientes'
    : 'menos que en sus semanas comunes recientes';
}

function nextWeeks(weeks: number): string {
  return plural(weeks, {
    one: 'La próxima semana',
    other: `Las próximas ${countWords(weeks)} semanas`,
  });
}

export const sharedPage: Translation<typeof shared> = {
  sharedMessages: {
    by: (churchName) => `Compartido por ${churchName}.`,
    until: (day) => `Vista compartida. Este enlace funciona hasta el ${day}.`,
    madeWith: 'Hecho con Steeple',
  },
};

export const undone: Translation<typeof undo> = {
  undoMessages: {
    undo: 'Deshacer',
    noteBack: 'La nota está de vuelta.',
    noteBackFailed: 'No pudimos recuperar la nota',
    linkBack: 'El enlace funciona de nuevo.',
    linkBackFailed: 'No pudimos recuperar el enlace',
  },
  offlineMessages: {
    offline:
      'No hay conexión. Lo que ve puede no estar al día; se actualizará cuando vuelva la conexión.',
  },
};
