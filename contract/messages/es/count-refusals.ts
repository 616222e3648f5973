import type * as english from '../count-refusals.ts';
import type { Translation } from '../translation.ts';
import { dayOf, people } from '../week-questions.ts';
import { theTime } from './times.ts';

export const countWritings: Translation<typeof english> = {
  countRefusals: {
    unknown: 'Su iglesia ya no cuenta esto. Actualice la página.',
    date: 'No podemos guardar un conteo para esta fecha. Elija otra.',
    future: (weekday) => `Ese ${weekday} todavía no ha llegado.`,
    value: 'Escriba un número entero hasta 1,000,000.',
    days: 'Ya hay números de días de esta semana, así que la semana no puede tener uno propio.',
    unsureAmount: (one, other) =>
      `Esto se anotó antes de actualizar Steeple, así que podrían ser ${one} o ${other}. Escríbalo de nuevo.`,
    key: 'Ya se guardó otro número. Escriba el suyo de nuevo.',
    tooMany: 'Llegó al límite: 40 servicios y 24 cosas que contar.',
    tooManyLinks: 'Ya tiene 20 enlaces para contar. Desactive los que ya no necesite.',
    tooManyFigures: 'Una iglesia puede tener 12 números propios. Archive uno primero.',
    tooManyImports:
      'Llegó al límite de 100 importaciones. Deshacer una hace lugar, pero también quita sus conteos.',
    changed: 'Algo cambió desde que abrió esta página. Revise de nuevo antes de guardarlo.',
    tooLarge: 'Esto es más de lo que podemos guardar de una vez. Importe menos filas.',
    linkEnded: 'Este enlace para contar ya no funciona. Pida uno nuevo a quien se lo dio.',
    linkDates: (dates, today) =>
      dates.length === 1
        ? `Este enlace solo sirve para el ${dayOf(dates[0] ?? '', today)}.`
        : `Este enlace solo sirve para el ${dates.map((date) => dayOf(date, today)).join(' y el ')}.`,
    enoughForToday:
      'Este enlace ya guardó todo lo que puede hoy. Pida uno nuevo a quien se lo dio.',
  },
  countDoubts: {
    slip: (value, meant) => `¿${people(value)} personas? ¿Quiso decir ${people(meant)}?`,
    much: (value) => `¿${people(value)} personas? ¿Es correcto?`,
    nobody: '0 personas. ¿No vino nadie, o no hubo servicio?',
  },
  countQuestionWords: {
    difference: (first, one, second, other) =>
      `${first ?? 'Alguien'} contó ${one} y ${second ?? 'otra persona'} contó ${other}. ¿Qué número usamos?`,
    provider: (value, at, day, typed) =>
      `Planning Center ahora dice ${value} para ${/^\d/.test(at) ? theTime(at) : at} del ${day}; usted anotó ${typed}. ¿Cuál es el correcto?`,
    providerWeek: (value, name, day, typed) =>
      `Planning Center ahora dice ${value}${name === null ? '' : ` para ${name}`} en la semana del ${day}; usted anotó ${typed}. ¿Cuál es el correcto?`,
    count: (value) => value,
    noService: 'sin servicio',
    yes: (value) => `Sí, ${value} es correcto`,
    no: 'No, quítelo',
    hand: (value) => `${value}, como lo anotaron`,
    providers: (value) => `${value}, de Planning Center`,
    alwaysHand: 'Siempre lo que anotamos',
    alwaysProvider: 'Siempre Planning Center',
  },
  countSuggestions: { service: 'Servicio', attendance: 'Asistencia' },
};
