import type { Translation } from '../translation.ts';
import type * as english from '../week-questions.ts';
import { dayOf, levelWords, people } from '../week-questions.ts';

export const questionsOfWeeks: Translation<typeof english> = {
  weekQuestions: {
    nobody: (who, day, today) =>
      who === 'kids'
        ? `0 niños el ${dayOf(day, today)}. ¿No vino ningún niño, o no hubo servicio?`
        : `0 personas el ${dayOf(day, today)}. ¿No vino nadie, o no hubo servicio?`,
    tooMany: (who, value, usual, day, today) =>
      who === 'kids'
        ? `${people(value)} niños el ${dayOf(day, today)}, cuando lo habitual son unos ${people(usual)}. ¿Es correcto ${people(value)}?`
        : `${people(value)} personas el ${dayOf(day, today)}, cuando lo habitual son unas ${people(usual)}. ¿Es correcto ${people(value)}?`,
    right: (value) => (value === 0 ? 'No vino nadie' : `Sí, ${people(value)} es correcto`),
    noService: 'No hubo servicio',
    wrong: (value) =>
      value === 0
        ? 'Está mal, lo corregiremos en Planning Center'
        : 'No, lo corregiremos en Planning Center',
    moved: {
      sundays: (after, day, before, today) =>
        `Desde el ${dayOf(day, today)} vienen unas ${levelWords(after)} personas los domingos; antes, unas ${levelWords(before)}. ¿Cambió algo?`,
      weeks: (after, day, before, today) =>
        `Desde el ${dayOf(day, today)} vienen unas ${levelWords(after)} personas por semana; antes, unas ${levelWords(before)}. ¿Cambió algo?`,
      kids: (after, day, before, today) =>
        after < before
          ? `Han tenido unos ${levelWords(after)} niños por semana desde el ${dayOf(day, today)}; antes, unos ${levelWords(before)}. ¿Se cuentan todavía todos los salones, o cambió algo?`
          : `Han tenido unos ${levelWords(after)} niños por semana desde el ${dayOf(day, today)}; antes, unos ${levelWords(before)}. ¿Cambió algo?`,
      serving: (after, day, before, today) =>
        `Desde el ${dayOf(day, today)} sirven unas ${levelWords(after)} personas; antes, unas ${levelWords(before)}. ¿Cambió algo, o falta ingresar parte de la programación?`,
    },
    gifts: (day, { isOneWeek, areFundsLeftOut }) => {
      if (areFundsLeftOut) {
        return isOneWeek
          ? `Casi no vemos ofrendas del ${day} en los fondos que ustedes cuentan. ¿Ya están ingresadas todas?`
          : `Casi no vemos ofrendas desde el ${day} en los fondos que ustedes cuentan. ¿Ya están ingresadas todas?`;
      }
      return isOneWeek
        ? `Casi no vemos ofrendas del ${day}. ¿Ya están ingresadas todas?`
        : `Casi no vemos ofrendas desde el ${day}. ¿Ya están ingresadas todas?`;
    },
    scheduled: 'Ninguna de las dos: ya está toda la programación',
    unscheduled: 'Falta una parte de la programación',
    entered: 'Sí, ya están todas',
    missing: 'No, faltan algunas',
    merged: 'Nos unimos con otra iglesia',
    services: 'Movimos o agregamos servicios',
    servicesEnded: 'Movimos o terminamos servicios',
    campus: 'Abrimos un campus',
    campusEnded: 'Un campus cerró o se separó',
    counted: 'Ahora contamos de otra manera',
    nothing: 'No cambió nada',
  },
  weekAnswerNotes: {
    noService: 'Sin servicio',
    wrong: 'El primer conteo estaba mal',
    merged: 'Unión con otra iglesia',
    services: 'Cambiaron los servicios',
    campus: 'Campus nuevo',
    campusEnded: 'Un campus cerró o se separó',
    counted: 'Se cuenta de otra manera desde aquí',
  },
  weekQuestionMessages: {
    saving: 'Guardando su respuesta…',
    saved: 'Gracias. Usaremos su respuesta desde ahora.',
    takenBack: 'Su respuesta se deshizo.',
    failed: 'No pudimos guardar su respuesta. Inténtelo de nuevo.',
    answered: (answer, by) => `${by ?? 'Alguien'} respondió: ${answer}.`,
    undo: 'Deshacer',
    mayNotAnswer: 'Usted puede verlo, pero solo alguien que puede hacer cambios puede responder.',
    changed: 'Esta pregunta cambió. Revísela de nuevo, por favor.',
    waits: 'En espera hasta que usted lo revise',
  },
};
