import type * as english from '../goals.ts';
import type { Translation } from '../translation.ts';
import { ended } from './times.ts';

export const goals: Translation<typeof english> = {
  goalMessages: {
    question: (year) => `¿Cómo va ${year}?`,
    label: (year) => `Meta para una semana promedio en ${year}`,
    hint: 'Una meta por número y año. Las semanas que usted dejó aparte no cuentan.',
    save: 'Fijar meta',
    remove: 'Borrar meta',
    saved: 'Su meta está guardada.',
    removed: 'Se borró su meta.',
    failed: 'No pudimos guardar su meta. Inténtelo de nuevo.',
    mayNotSet: 'Usted puede ver esto, pero no puede cambiar metas aquí.',
    unfit: 'Escriba un número mayor que cero.',
    setBy: (by) => ended(`Fijada por ${by}`),
  },
  goalSentences: {
    none: (year) => `Todavía ninguna semana de ${year} tiene conteo.`,
    soFar: (average, year) => `En lo que va de ${year}, su promedio es de ${average} por semana.`,
    ends: (average, range, year) =>
      `En lo que va de ${year}, su promedio es de ${average} por semana. Esperamos que todo el año promedie ${range}.`,
    about: (average) => `alrededor de ${average}`,
    sure: (goal) => `Van en camino a su meta de ${goal}.`,
    open: (goal) => `Su meta de ${goal} es posible, pero no segura.`,
    behind: (goal) => `Eso no alcanza su meta de ${goal}.`,
  },
};
