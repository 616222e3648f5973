import type * as english from '../notes-and-links.ts';
import type { Translation } from '../translation.ts';

export const notesAndLinks: Translation<typeof english> = {
  noteMessages: {
    add: 'Agregar una nota',
    edit: 'Editar la nota',
    text: 'Qué pasó',
    textHint: 'Por ejemplo: tormenta de hielo, una serie nueva, sin servicio',
    from: 'Desde',
    to: 'Hasta',
    setAside: 'Dejar aparte estas semanas',
    setAsideHint: 'Conservamos los números, pero no los incluimos en comparaciones ni pronósticos.',
    save: 'Guardar',
    remove: 'Eliminar',
  },
  linkMessages: {
    title: 'Compartir esta página',
    label: '¿Para quién es?',
    labelHint:
      'Por ejemplo, “Líderes”. Cualquiera que tenga el enlace puede ver esta página. No puede cambiar nada.',
    expires: 'Funciona durante',
    lives: { '7': 'una semana', '30': 'un mes', '90': 'tres meses', '365': 'un año' },
    giving: 'Incluir ofrendas',
    givingHint: 'Ocultas si no marca esta casilla.',
    notes: 'Incluir notas',
    notesHint:
      'Todo lo que su iglesia escribió en sus notas, sin nombres. Ocultas si no marca esta casilla.',
    create: 'Crear enlace',
    once: 'Su enlace (cópielo ahora; no lo mostraremos de nuevo)',
    copy: 'Copiar',
    copied: 'Copiado',
    until: (day) => `hasta el ${day}`,
    withGiving: 'con ofrendas',
    withNotes: 'con notas',
    by: (person) => `creado por ${person}`,
    turnOff: 'Desactivar',
    turnOffOf: (label) => `Desactivar el enlace para ${label}`,
  },
};
