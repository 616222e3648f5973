import { numberFormat } from '../../formats.ts';
import type * as english from '../count-import.ts';
import { fullDayWords } from '../figure-words.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const number = (value: number) => numberFormat({}).format(value);
const counts = (value: number) =>
  `${number(value)} ${plural(value, { one: 'conteo', other: 'conteos' })}`;

export const countImports: Translation<typeof english> = {
  importMessages: {
    title: 'Importar una hoja de cálculo',
    subtitle: 'Años de conteos, en cualquier formato. El archivo no sale de esta computadora.',
    back: 'Volver al tablero',
    paste: 'Copie la tabla en su hoja de cálculo y péguela aquí',
    pasteHint: 'Con sus encabezados y fechas. No se guarda nada hasta que usted elija Guardar.',
    or: 'o',
    choose: 'Elegir un archivo CSV o de Excel',
    drop: 'También puede soltarlo en este recuadro.',
    example: 'Pruébelo con tres años de conteos inventados',
    exampleColumns:
      'Fecha,Hora,Adultos,Niños,Visitas por primera vez,Decisiones,Bautismos,Autos,En línea,Ofrenda',
    opening: 'Abriendo el archivo…',
    reading: (rows) => `Leyendo ${number(rows)} ${plural(rows, { one: 'fila', other: 'filas' })}…`,
    tookTooLong:
      'Este archivo tardó más de 10 segundos, así que nos detuvimos. Copie solo la tabla y péguela aquí.',
    workerFailed: 'No pudimos leer este archivo. Copie solo la tabla y péguela aquí.',
    startOver: 'Empezar de nuevo',
    source: (name) => `De ${name}`,
    pasted: 'lo que usted pegó',
    found: (days, what, from, to) => {
      const nouns = {
        sundays: plural(days, { one: 'domingo', other: 'domingos' }),
        days: plural(days, { one: 'día', other: 'días' }),
        weeks: plural(days, { one: 'semana', other: 'semanas' }),
      };
      return `Encontramos ${number(days)} ${nouns[what]}, del ${fullDayWords(from)} al ${fullDayWords(to)}.`;
    },
    noCounts: 'Encontramos fechas, pero ningún conteo que podamos guardar.',
    questionsLeft: (count) =>
      `${plural(count, { one: 'Una pregunta', other: `${count} preguntas` })} antes de guardar los números.`,
    nothingWritten:
      'Todavía no se guarda nada. El archivo no ha salido de esta computadora; solo saldrán los números que usted confirme.',
    loadFailed: 'No pudimos cargar lo que cuenta su iglesia.',
  },
  importQuestions: {
    ask: 'Preguntas para usted',
    asked: (open) =>
      open === 0
        ? 'Todo respondido. ¡Gracias!'
        : plural(open, { one: 'Una pregunta.', other: `${number(open)} preguntas.` }),
    otherDay: 'Una columna es de otro día de la semana que las fechas. ¿Cuándo se contó?',
    answerIt: 'Responder',
    change: 'Cambiar',
    recommended: (reason) => `Recomendado: ${reason}`,
    cells: (shown, more) => (more === 0 ? shown : `${shown} y ${number(more)} más`),
    about: {
      date_order: () => '¿Qué va primero en estas fechas, el mes o el día?',
      swapped_dates: (cells) =>
        `${number(cells)} ${plural(cells, { one: 'fecha solo encaja', other: 'fechas solo encajan' })} con el mes y el día intercambiados. ¿Los cambiamos de lugar?`,
      year: () => 'Las fechas no tienen año. ¿En qué año empiezan?',
      odd_day: (cells) =>
        `${number(cells)} ${plural(cells, { one: 'fecha cae', other: 'fechas caen' })} más o menos un día antes o después de su día habitual. ¿Qué hacemos?`,
      week_number: () => 'Las semanas tienen números. ¿Cuándo empieza la semana 1?',
      month_values: () => 'Parecen totales de cada mes. ¿Qué hacemos con ellos?',
      columns: () => 'Una o más columnas no dicen qué cuentan. ¿Qué son?',
      part_of: () => '¿La asistencia de este archivo ya incluye a los niños?',
      total: (cells) =>
        `En ${number(cells)} ${plural(cells, { one: 'fila', other: 'filas' })}, el total no es la suma de sus partes. ¿Cuál usamos?`,
      zeros: (cells) => `${number(cells)} conteos seguidos dicen 0. ¿Qué pasó?`,
      outlier: (cells) =>
        `${number(cells)} ${plural(cells, { one: 'conteo es', other: 'conteos son' })} más de diez veces los otros. ¿Qué hacemos?`,
      same_day: () => 'Algunos días están dos veces en el archivo. ¿Qué hacemos?',
    },
    reason: {
      date_order: 'así se escriben normalmente las fechas en su país.',
      swapped_dates: 'así coinciden con las fechas que las rodean.',
      year: 'así los días caen en su día habitual.',
      odd_day: 'todas las demás fechas de la columna caen en él.',
      week_number: 'así numeran las semanas los calendarios de su país.',
      month_values: 'un mes no se puede comparar con una semana.',
      columns: 'es lo que más parece.',
      part_of: 'es lo que suelen querer decir las iglesias con una hoja así.',
      total: 'la suma es correcta en las otras filas, así que parece un error al escribir.',
      zeros: 'tantos ceros seguidos suelen significar que nadie se reunió.',
      outlier: 'parece un error al escribir.',
      same_day: 'es lo que suelen significar esas filas.',
    },
    answers: {
      month_first: 'El mes: 3/4 es el 4 de marzo',
      day_first: 'El día: 3/4 es el 3 de abril',
      swap: 'Intercambiar mes y día',
      as_written: 'Dejar como está escrito',
      leave_out: 'Dejar fuera',
      usual_day: 'Pasar al día habitual',
      iso: 'Con la primera semana que tiene al menos cuatro días en enero (calendario internacional)',
      from_january_1: 'El 1 de enero',
      other_file: 'Importaré otro archivo con conteos semanales',
      attendance: 'Asistencia',
      giving: 'Ofrendas',
      own_figures: 'Números propios',
      service: 'Servicios',
      campus: 'Campus',
      category: 'Lo que se cuenta',
      week_after: 'En los días después de cada fecha',
      week_before: 'En los días antes de cada fecha',
      already_in: 'Sí, la asistencia incluye a los niños',
      added: 'No, sumar los niños a la asistencia',
      apart: 'No, y no sumarlos',
      parts: 'Usar las partes',
      total: 'Usar el total',
      blank: 'Nadie se reunió: dejar en blanco',
      zero: 'Los ceros son de verdad',
      thousands: 'En miles: multiplicar por 1,000',
      tenth: 'Sobra un cero: dividir entre 10',
      add: 'Sumarlos',
      last: 'Usar el último',
      first: 'Usar el primero',
    },
  },
  importUnderstood: {
    ask: '¿Qué hay en su archivo?',
    answer: (kinds) =>
      plural(kinds, { one: 'Un tipo de número.', other: `${number(kinds)} tipos de números.` }),
    heading: 'En su archivo',
    meaning: 'Cómo lo entendemos',
    where: 'Servicios',
    example: 'Por ejemplo',
    meaningOf: (name) => `Cómo entendemos ${name}`,
    wholeDay: 'el día entero',
    byWeek: 'por semana',
    meanings: {
      attendance: 'Asistencia',
      kids: 'Niños',
      kids_in_attendance: 'Niños, parte de la asistencia',
      first_time_guests: 'Visitas por primera vez',
      first_time_guests_in_attendance: 'Visitas por primera vez, parte de la asistencia',
      serving: 'Personas que sirven',
      serving_in_attendance: 'Personas que sirven, parte de la asistencia',
      group_attendance: 'Asistencia a grupos',
      giving: 'Ofrendas',
      own: 'Un número propio',
      none: 'Dejarlo fuera',
    },
    leftOut: (what, why) => `${what}: ${why}`,
    leftOutTitle: (parts) =>
      plural(parts, {
        one: 'Una parte quedó fuera',
        other: `${number(parts)} partes quedaron fuera`,
      }),
  },
  importBadCells: {
    ask: '¿Hay algo que no pudimos leer?',
    answer: (cells) => plural(cells, { one: 'Una celda.', other: `${number(cells)} celdas.` }),
    none: 'Pudimos leer todo.',
    mend: (cell) => `Lo que debe decir ${cell}`,
    placeholder: 'Deje en blanco o escríbalo',
    more: (cells) =>
      plural(cells, {
        one: 'Y 1 más. Queda en blanco si no la corrige en su hoja de cálculo.',
        other: `Y ${number(cells)} más. Quedan en blanco si no las corrige en su hoja de cálculo.`,
      }),
  },
  importPreview: {
    ask: '¿Cómo se verá?',
    about: (people) => `Unas ${number(people)} personas últimamente.`,
    noAttendance: 'No hay asistencia en este archivo.',
    chart: (low, high) =>
      low === high
        ? `Asistencia en el archivo, fecha por fecha: ${number(low)} cada vez.`
        : `Asistencia en el archivo, fecha por fecha: de ${number(low)} a ${number(high)}.`,
    checking: 'Comparando con lo que usted tiene…',
    failed: 'No pudimos comparar esto con lo que usted tiene.',
    weeks: (counted, blank) =>
      blank === 0
        ? `${number(counted)} ${plural(counted, { one: 'semana', other: 'semanas' })} con conteos.`
        : `${number(counted)} ${plural(counted, { one: 'semana', other: 'semanas' })} con conteos y ${number(blank)} en blanco entre ellas. ${plural(blank, { one: 'Queda', other: 'Quedan' })} en blanco, no en cero.`,
    same: (count) => `${counts(count)} ya ${plural(count, { one: 'está', other: 'están' })} aquí.`,
    differs: (count) =>
      `${counts(count)} ${plural(count, { one: 'es distinto', other: 'son distintos' })} de lo que usted tiene. ¿Con cuál nos quedamos?`,
    example: (day, what, standing, value) =>
      `${day}, ${what}: usted tiene ${standing}, el archivo dice ${value}`,
    onDifference: { keep: 'Lo que usted tiene ahora', replace: 'Lo que dice el archivo' },
    keep: (count) => `Guardar ${counts(count)}`,
    keeping: 'Guardando…',
    takeBack:
      'Puede deshacer esta importación cuando quiera. Los conteos que alguien corrigió después se quedan.',
    answerFirst: 'Primero responda la pregunta de arriba.',
    nothingNew: 'Todo lo que hay en este archivo ya está aquí.',
    kept: (count) =>
      `${counts(count)} ${plural(count, { one: 'guardado', other: 'guardados' })}. Estamos recalculando sus semanas.`,
    keepFailed: 'No pudimos guardar estos conteos. Inténtelo de nuevo.',
    changed: 'Algo cambió desde que abrió esta página. Revíselo de nuevo y luego guarde.',
    tooManyKinds: (kinds, most) =>
      `Este archivo trae ${number(kinds)} tipos de números, y una iglesia puede contar ${number(most)}. Elija “Dejarlo fuera” para algunos.`,
    tooMany: 'Esto es más de lo que cabe en una importación. Impórtelo en dos partes.',
  },
  importList: {
    title: 'Importaciones anteriores',
    item: (count, by, day) => `${counts(count)}, ${day}${by === null ? '' : `, por ${by}`}`,
    undone: (day) => `Deshecha el ${day}.`,
    undo: 'Deshacer importación',
    undoOf: (name) => `Deshacer ${name}`,
    undoing: 'Deshaciendo…',
    taken: (removed, kept) =>
      kept === 0
        ? `${counts(removed)} ${plural(removed, { one: 'se quitó', other: 'se quitaron' })}.`
        : `${counts(removed)} ${plural(removed, { one: 'se quitó', other: 'se quitaron' })}; ${number(kept)} ${plural(kept, { one: 'quedó', other: 'quedaron' })}, porque alguien ${plural(kept, { one: 'lo', other: 'los' })} corrigió después.`,
    failed: 'No pudimos deshacer esta importación. Inténtelo de nuevo.',
    loadFailed: 'No pudimos cargar las importaciones anteriores.',
  },
};
