import { countWords } from '../figure-words.ts';
import type * as english from '../missing-services.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import { theTime } from './times.ts';

export const missingServiceWords: Translation<typeof english> = {
  missingServiceMessages: {
    at: (clocks, count) =>
      plural(count, {
        one: `el servicio de ${theTime(clocks)}`,
        other: `los servicios de ${theTime(clocks)}`,
      }),
    on: (weekday, clock) => `el servicio del ${weekday} a ${theTime(clock)}`,
    ofEvent: (event, clock) => `${event} a ${theTime(clock)}`,
    several: (count) =>
      plural(count, { one: 'un servicio', other: `${countWords(count)} servicios` }),
    notIn: ({ words }) => `Aún no hay conteo para ${words}.`,
    only: (services, day, value, range) =>
      `Del ${day} solo se contó ${services}: ${value} personas.${range ? ` Esperábamos ${range} en total.` : ''}`,
    soFar: (value, day, missing, range) =>
      `${value} personas contadas el ${day} hasta ahora. ${missing}${range ? ` Esperábamos ${range} en total.` : ''}`,
    running: (value, missing, range) =>
      `Esta semana, hasta ahora: ${value}. ${missing}${range ? ` Esperamos ${range} en total.` : ''}`,
    look: (value, day, missing) => `${value} el ${day} hasta ahora. ${missing}`,
    step: ({ count }) =>
      plural(count, {
        one: 'Pida a quien cuenta que ingrese el número. Si el servicio no se celebró, agregue una nota y marque “Dejar aparte estas semanas”.',
        other:
          'Pida a quien cuenta que ingrese los números. Si los servicios no se celebraron, agregue una nota y marque “Dejar aparte estas semanas”.',
      }),
    half: (day, value, services) =>
      `El ${day} solo tiene un conteo parcial: ${value} personas, sin ${services}.`,
    halves: (days, services) => `Solo tienen un conteo parcial, sin ${services}: ${days}.`,
    halfStep: ({ count }) =>
      plural(count, {
        one: 'Ingrese lo que falta. Si el servicio no se celebró, agregue una nota y marque “Dejar aparte estas semanas”.',
        other:
          'Ingrese lo que falta. Si los servicios no se celebraron, agregue una nota y marque “Dejar aparte estas semanas”.',
      }),
    gap: (day, services) => `${day} (sin ${services})`,
    partial: (day, services, note) =>
      note
        ? `${day}: no hay conteo para ${services} (${note}), así que no incluimos esa semana.`
        : `${day}: no hay conteo para ${services}, así que no incluimos esa semana.`,
    without: (day, { words, count }) =>
      plural(count, {
        one: `El ${day} no se contó ${words}.`,
        other: `El ${day} no se contaron ${words}.`,
      }),
  },
};
