import { capitalised, countWords } from '../figure-words.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import type * as trust from '../trust.ts';

/** A sentence with one period: `5:10 a.m.` brings its own. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const trusted: Translation<typeof trust> = {
  weekFactMessages: {
    notOver: 'Esta semana todavía no termina.',
    counted: (day, last) => `El ${day} ya está contado. La semana va hasta el ${last}.`,
    complete: 'Ya llegaron todos los números de la semana.',
    exceptGifts: 'Ya llegó todo excepto las ofrendas.',
    giftsToo: 'También faltan las ofrendas.',
    completeWithGiving:
      'Ya llegaron todos los números de la semana. Ofrendas tardías o reembolsos todavía pueden cambiar las ofrendas.',
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
    was: (noun, value, day) => `${capitalised(noun)}: ${value} hasta el ${day}.`,
    givingChanged: (day) => `Las ofrendas cambiaron el ${day}.`,
    givingMoves:
      'Las ofrendas pueden subir o bajar mientras llegan ofrendas, reembolsos y pagos fallidos.',
    undivided: (names) => `Aún no hay asistencia, así que tampoco: ${names}.`,
    blank: (names) => `Sin número esta semana: ${names}.`,
    today: (time) => ended(`Actualizado hoy a las ${time}`),
    yesterday: (time) => ended(`Actualizado ayer a las ${time}`),
    on: (weekday, day, time) => ended(`Actualizado el ${weekday} ${day} a las ${time}`),
  },
  trustMessages: {
    whole: (weeks) =>
      plural(weeks, {
        one: 'Sí. No falta nada en la primera semana.',
        other: `Sí. No falta nada en las últimas ${weeks} semanas.`,
      }),
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
    hardlyGiven: (since) =>
      since === null
        ? 'No para las ofrendas. Casi no hay ofrendas ingresadas de la semana.'
        : `No para las ofrendas. Casi no hay ofrendas ingresadas desde el ${since}.`,
    eveGiving:
      'No para la ofrenda por persona: incluye las de Nochebuena, pero no a las personas que vinieron.',
    served: (value) =>
      `No para el servicio. Solo hay ${value} personas programadas, más o menos la mitad de lo habitual. Quizá falta ingresar una programación.`,
    halved: (since, after, before) =>
      `No para los números de niños. Son unos ${after} por semana desde el ${since}, antes ${before}. Quizá no se está contando uno de los salones.`,
    shortToo: 'Si es así, a la asistencia también le faltan.',
    otherwise: 'Lo demás, sí.',
    otherwiseBut: (days, count) =>
      plural(count, {
        one: `Lo demás, sí, excepto una semana: ${days}.`,
        other: `Lo demás, sí, excepto ${countWords(count)} semanas: ${days}.`,
      }),
    otherwiseLeftOut: (count) =>
      plural(count, {
        one: 'Lo demás, sí, pero falta una cosa.',
        other: `Lo demás, sí, pero faltan ${countWords(count)} cosas.`,
      }),
    gap: (day, isPartial) => (isPartial ? `${day} (conteo parcial)` : `${day} (sin conteo)`),
    gaps: (days, count) =>
      plural(count, {
        one: `Sí, excepto una semana: ${days}.`,
        other: `Sí, excepto ${countWords(count)} semanas: ${days}.`,
      }),
    manyGaps: (counted, of) =>
      counted === 0
        ? `No. Ninguna de las últimas ${of} semanas tiene conteo.`
        : plural(counted, {
            one: `En parte. Solo 1 de las últimas ${of} semanas tiene conteo.`,
            other: `En parte. Solo ${counted} de las últimas ${of} semanas tienen conteo.`,
          }),
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
        'registros duplicados eliminados (la misma persona registrada dos veces en un mismo evento)',
      kids: 'registros duplicados eliminados (el mismo niño registrado dos veces en un mismo evento)',
    },
  },
};
