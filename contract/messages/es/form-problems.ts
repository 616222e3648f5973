import type * as english from '../form-problems.ts';
import type { Translation } from '../translation.ts';

export const problemsOfForms: Translation<typeof english> = {
  formProblems: {
    missing: {
      accountName: 'El nombre de la cuenta es obligatorio',
      title: 'El título es obligatorio',
      description: 'La descripción es obligatoria',
      prompt: 'La instrucción es obligatoria',
      firstName: 'El nombre es obligatorio',
      lastName: 'El apellido es obligatorio',
    },
    tooLong: {
      accountName: (most) => `El nombre de la cuenta puede tener como máximo ${most} caracteres`,
      location: (most) => `El lugar puede tener como máximo ${most} caracteres`,
      notes: (most) => `Las notas pueden tener como máximo ${most} caracteres`,
      title: (most) => `El título debe tener menos de ${most} caracteres`,
      description: (most) => `La descripción puede tener como máximo ${most} caracteres`,
      prompt: (most) => `La instrucción puede tener como máximo ${most} caracteres`,
      firstName: (most) => `El nombre puede tener como máximo ${most} caracteres`,
      lastName: (most) => `El apellido puede tener como máximo ${most} caracteres`,
      phoneNumber: (most) => `El teléfono puede tener como máximo ${most} caracteres`,
    },
  },
};
