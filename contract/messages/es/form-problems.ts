import type * as english from '../form-problems.ts';
import type { Translation } from '../translation.ts';

export const problemsOfForms: Translation<typeof english> = {
  fieldNames: {
    accountName: 'Nombre de la cuenta',
    location: 'Lugar',
    notes: 'Notas',
    title: 'Título',
    description: 'Descripción',
    prompt: 'Instrucción',
    firstName: 'Nombre',
    lastName: 'Apellido',
    phoneNumber: 'Teléfono',
  },
  formProblems: {
    missing: (field) => `El campo “${field}” es obligatorio`,
    tooLong: (field, most) => `El campo “${field}” puede tener como máximo ${most} caracteres`,
    titleTooLong: (most) => `El título debe tener menos de ${most} caracteres`,
  },
};
