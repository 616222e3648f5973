import type * as english from '../spreadsheet.ts';
import type { Translation } from '../translation.ts';

export const spreadsheets: Translation<typeof english> = {
  spreadsheetRefusals: {
    otherFormat: 'Guarde este archivo como .xlsx o .csv e inténtelo de nuevo.',
    tooMuch:
      'Este archivo, descomprimido, es más de lo que podemos leer. Copie solo la tabla y péguela aquí.',
    quotes:
      'Hay unas comillas en este archivo que nunca se cierran. Guárdelo otra vez desde su hoja de cálculo, o copie la tabla y péguela aquí.',
    broken:
      'Este archivo está dañado. Ábralo en su hoja de cálculo, guárdelo otra vez e inténtelo de nuevo.',
    noDates:
      'No encontramos fechas en este archivo. Cada conteo necesita su fecha al lado o encima.',
  },
  badCells: {
    two: (at, text) => `${at} dice "${text}", que son dos números.`,
    more: (at, text) => `${at} dice "${text}", que no es un número exacto.`,
    negative: (at, text) => `${at} dice "${text}", que es menos que cero.`,
    part: (at, text) => `${at} dice "${text}", que no es un número entero de personas.`,
    unread: (at, text) => `${at} dice "${text}", que no podemos leer como número.`,
    large: (at, text) => `${at} dice "${text}", que es más de lo que podemos guardar.`,
    date: (at, text) => `${at} dice "${text}", que no es una fecha.`,
  },
  leftOut: {
    hiddenSheet: 'Está oculta.',
    hiddenRows: 'Están ocultas.',
    hiddenColumn: 'Está oculta.',
    text: 'Tiene texto, no números.',
    sent: 'Es la hora en que se envió un formulario, no el día en que se reunieron.',
    sum: 'Suma otras columnas. Steeple hace la suma.',
    derived: 'Se calcula a partir de otros números.',
    index: 'Solo numera las filas.',
    share: 'Tiene porcentajes, no conteos.',
    summary: 'Resume otras filas.',
    future: 'Esos días todavía no han llegado.',
    months: 'Los meses no son semanas, así que los dejamos fuera.',
    noDates: 'No encontramos fechas en ella.',
    repeated: 'Repite lo que dice otra fila.',
  },
};
