import { capitalised, countWords } from '../figure-words.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import type * as trust from '../trust.ts';
import { atTime, ended } from './times.ts';

export const trusted: Translation<typeof trust> = {
  weekFactMessages: {
    notOver: 'Esta semana todavía no termina.',
    counted: (day, last) => `El ${day} ya está contado. La semana va hasta el ${last}.`,
    complete: 'Ya llegaron todos los números de la semana.',
    exceptEve: 'Ya llegó todo excepto la Nochebuena.',
    otherWeeks: (items, weeks) =>
      plural(weeks, {
        one: `Otra semana no está completa: ${items}.`,
        other: `Otras semanas no están completas: ${items}.`,
      }),
    exceptGifts: 'Ya llegó todo excepto las ofrendas.',
    giftsToo: 'También faltan las ofrendas.',
    completeWithGiving:
      'Ya llegaron todos los números de la semana. Las ofrendas que lleguen después y los reembolsos todavía pueden cambiar el total.',
    open: (names, day) =>
      day === null
        ? `Ya llegó todo, excepto lo que todavía puede cambiar: ${names}.`
        : `Ya llegó todo, excepto lo que puede cambiar hasta el ${day}: ${names}.`,
    partial: (names) => `Ya llegó todo, excepto una parte del conteo: ${names}.`,
    openAndPartial: (open, day, partial) =>
      day === null
        ? `Ya llegó todo, excepto lo que todavía puede cambiar (${open}) y lo que tiene un conteo parcial (${partial}).`
        : `Ya llegó todo, excepto lo que puede cambiar hasta el ${day} (${open}) y lo que tiene un conteo parcial (${partial}).`,
    recounting:
      'Cambió el día en que empiezan sus semanas, así que las estamos recalculando. Tarda unos minutos.',
    was: (noun, value, day) => `${capitalised(noun)}: antes del ${day} eran ${value}.`,
    givingChanged: (day) => `Las ofrendas cambiaron el ${day}.`,
    givingMoves:
      'El total de ofrendas puede subir o bajar mientras llegan ofrendas, reembolsos y pagos fallidos.',
    undivided: (names) => `Aún no hay asistencia, así que tampoco podemos calcular esto: ${names}.`,
    blank: (names) => `Esta semana no tenemos estos números: ${names}.`,
    today: (time) => ended(`Actualizado hoy ${atTime(time)}`),
    yesterday: (time) => ended(`Actualizado ayer ${atTime(time)}`),
    on: (weekday, day, time) => ended(`Actualizado el ${weekday} ${day} ${atTime(time)}`),
  },
  trustMessages: {
    whole: (weeks) =>
      plural(weeks, {
        one: 'Sí. No falta nada en la primera semana.',
        other: `Sí. No falta nada en las últimas ${weeks} semanas.`,
      }),
    wholeBut: (count) =>
      plural(count, {
        one: 'En su mayor parte, sí. Todas las semanas tienen conteo, pero falta una cosa.',
        other: `En su mayor parte, sí. Todas las semanas tienen conteo, pero faltan ${countWords(count)} cosas.`,
      }),
    soFar: (day, value) =>
      `Todavía no. El conteo del ${day} todavía está llegando: ${value} hasta ahora.`,
    soFarToo: (day, value) =>
      `El conteo del ${day} también está llegando todavía: ${value} hasta ahora.`,
    mostly: 'En su mayor parte, sí.',
    unfinished: (day, value) =>
      `Todavía no. El conteo del ${day} no está completo: ${value} hasta ahora.`,
    uncounted: (day) => `Todavía no. No hay conteo del ${day}.`,
    doubted: (since) =>
      since === null
        ? 'En las ofrendas, no. Quizá faltan algunas por ingresar.'
        : `En las ofrendas, no. Quizá no se ingresaron todas desde el ${since}.`,
    hardlyGiven: (day, { isOneWeek, areFundsLeftOut }) => {
      if (areFundsLeftOut) {
        return isOneWeek
          ? `En las ofrendas, no. Casi no hay ofrendas ingresadas del ${day} en los fondos que ustedes cuentan.`
          : `En las ofrendas, no. Casi no hay ofrendas ingresadas desde el ${day} en los fondos que ustedes cuentan.`;
      }
      return isOneWeek
        ? `En las ofrendas, no. Casi no hay ofrendas ingresadas del ${day}.`
        : `En las ofrendas, no. Casi no hay ofrendas ingresadas desde el ${day}.`;
    },
    eveGiving:
      'En la ofrenda por persona, no: incluye las ofrendas de Nochebuena, pero no a las personas que vinieron.',
    served: (value, usual) =>
      `En los voluntarios, no. Solo hay ${value} personas programadas, muchas menos de lo habitual (unas ${usual}). Quizá falta ingresar parte de la programación.`,
    halved: (since, after, before) =>
      `En los números de niños, no. Son unos ${after} por semana desde el ${since}; antes, ${before}. Quizá no se está contando uno de los salones.`,
    halvedUntil: ({ since, until, after, before }) =>
      `No para los números de niños del ${since} al ${until}. Hubo unos ${after} por semana, y antes unos ${before}. Quizá no se contó uno de los salones.`,
    shortToo: 'Si es así, a la asistencia también le faltan esos niños.',
    otherwise: 'En lo demás, sí.',
    otherwiseBut: (days, count) =>
      plural(count, {
        one: `En lo demás, sí, excepto una semana: ${days}.`,
        other: `En lo demás, sí, excepto ${countWords(count)} semanas: ${days}.`,
      }),
    otherwiseLeftOut: (count) =>
      plural(count, {
        one: 'En lo demás, sí, pero falta una cosa.',
        other: `En lo demás, sí, pero faltan ${countWords(count)} cosas.`,
      }),
    except: (items) => `Sí, excepto: ${items}.`,
    otherwiseExcept: (items) => `En lo demás, sí, excepto: ${items}.`,
    gap: (day, isPartial) => (isPartial ? `${day} (conteo parcial)` : `${day} (sin conteo)`),
    late: (days, names) => `${days} (${names})`,
    eve: (wasCounted) =>
      wasCounted ? 'Nochebuena (sin conteo)' : 'Nochebuena (no está en su conteo)',
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
    reading: (system) => `Todavía estamos importando de ${system}. Vienen más semanas.`,
    stale: (system, day) => `${system} se actualizó por última vez el ${day}.`,
    neverRead: (system) => `Todavía nada de ${system}.`,
    noGap: 'No falta ninguna semana.',
    missing: (day, note) => `${day}: ${note ?? 'sin conteo'} (lo dejamos en blanco, no en cero).`,
    partial: (day, note) =>
      note
        ? `${day}: solo llegó una parte del conteo (${note}), así que no incluimos esa semana.`
        : `${day}: solo llegó una parte del conteo, así que no incluimos esa semana.`,
    leftOut: (day, note) =>
      note
        ? `Ustedes dejaron aparte la semana del ${day}: ${note}.`
        : `Ustedes dejaron aparte la semana del ${day}.`,
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
