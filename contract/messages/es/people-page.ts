import type * as english from '../people-page.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import { returned } from './returned.ts';

/** New households, people or families, whichever are counted. */
const firstCame = (count: string) =>
  plural(Number(count), {
    one: `${count} vino por primera vez`,
    other: `${count} vinieron por primera vez`,
  });

export const peoplePage: Translation<typeof english> = {
  peoplePageMessages: {
    question: '¿Se queda la gente?',
    title: 'Nuestra gente',
    back: 'Volver al tablero',
    closerLook: 'Ver más de cerca',
    report: 'Informe para la directiva',
    loadFailed: 'No pudimos cargar estos números. Inténtelo de nuevo.',
    csvFailed: 'No pudimos crear ese archivo. Inténtelo de nuevo.',
    earlier: 'Trimestre anterior',
    later: 'Trimestre siguiente',
    nothing:
      'Todavía no hay nada que decir de su gente. Hacen falta unos seis meses de registros de entrada en Planning Center.',
    footnotes: {
      unit: {
        households: 'Los hogares son familias y personas solas',
        people: 'Contamos personas, porque no podemos ver qué personas forman cada hogar',
        families: 'Seguimos a las familias cuyos hijos se registran',
      },
      apart: 'Las visitas de Pascua y Navidad se cuentan aparte',
      rhythm: 'Se compara una vez por trimestre; la lista se actualiza cada semana',
    },
  },
  peopleTileMessages: {
    newOnes: {
      households: 'Hogares nuevos',
      people: 'Personas nuevas',
      families: 'Familias nuevas con hijos',
    },
    ofAgain: (base) => `de ${base}, de regreso`,
    states: {
      usual: 'Como de costumbre',
      more: 'Más que de costumbre',
      fewer: 'Menos que de costumbre',
      moreByChance: 'Más que de costumbre, aunque no con claridad',
      fewerByChance: 'Menos que de costumbre, aunque no con claridad',
      wouldBe: (usual) => `Lo habitual sería ${usual}`,
      alone: 'Todavía no hay con qué comparar',
      regulars: {
        same: 'Más o menos como hace un año',
        more: 'Más que hace un año',
        fewer: 'Menos que hace un año',
        moreByChance: 'Más que hace un año, quizá por casualidad',
        fewerByChance: 'Menos que hace un año, quizá por casualidad',
        unjudged: (before, months) => `${before} en ${months}`,
        doubted: (months) => `Parece que faltan registros de entrada de ${months}`,
      },
      often: {
        same: 'Más o menos como hace un año',
        more: 'Más a menudo que hace un año',
        fewer: 'Menos a menudo que hace un año',
        moreByChance: 'Más a menudo que hace un año, quizá por casualidad',
        fewerByChance: 'Menos a menudo que hace un año, quizá por casualidad',
        unjudged: (before) => `${before} hace un año`,
      },
      list: 'Una lista para dar seguimiento',
    },
    usualFor: (base) => `Lo habitual para ${base}`,
    chance: 'Quizá sea casualidad',
    halfYear: (months) => `${months}, seis meses después`,
    stillHere: (value, base) => `${value} de ${base} aquí`,
    firstVisits: (months) => `Primeras visitas: ${months}`,
    regulars: 'Asistentes regulares',
    counted: {
      households: (count) => plural(count, { one: 'hogar', other: 'hogares' }),
      people: (count) => plural(count, { one: 'persona', other: 'personas' }),
      families: (count) => plural(count, { one: 'familia', other: 'familias' }),
    },
    newAndBack: 'Empezaron a venir con regularidad',
    lessAndAway: 'Ya no vienen con regularidad',
    pair: (one, other) => `${one} y ${other}`,
    regularIs: (months) => `Aquí en al menos 4 de las últimas 8 semanas de ${months}`,
    often: 'Con qué frecuencia viene la gente',
    ofEight: 'de 8 semanas',
    yearAgo: 'Hace un año',
    morePeople: 'Por la cantidad de personas',
    moreOften: 'Por la frecuencia',
    aWeek: (change) => `${change} por semana`,
    oftenIs: 'Personas que vinieron al menos dos veces en 8 semanas',
    notSeen: 'Seis semanas sin verlos',
    ofRegulars: {
      households: (count) =>
        plural(count, {
          one: 'hogar de asistentes regulares',
          other: 'hogares de asistentes regulares',
        }),
      people: (count) =>
        plural(count, {
          one: 'persona que viene con regularidad',
          other: 'personas que vienen con regularidad',
        }),
      families: (count) =>
        plural(count, {
          one: 'familia que viene con regularidad',
          other: 'familias que vienen con regularidad',
        }),
    },
    lastYear: (base) => `De ${base} en el último año`,
    seenAgain: (count) => returned(count),
    notAgain: (count) =>
      plural(Number(count), { one: `${count} no regresó`, other: `${count} no regresaron` }),
    weekOf: (day) => `Semana del ${day}`,
    find: 'Encontrarlos en Planning Center',
  },
  guestStageMessages: {
    stages: {
      again: 'Volvieron',
      served_26: 'Sirvieron',
      group_26: 'En un grupo',
      still_26: 'Siguen aquí seis meses después',
      still_52: 'Siguen aquí un año después',
      gave_26: 'Ofrendaron',
    },
    columns: {
      again: 'Volvieron antes de 6 semanas',
      served_26: 'Sirvieron antes de seis meses',
      group_26: 'En un grupo antes de seis meses',
      still_26: 'Siguen aquí seis meses después',
      still_52: 'Siguen aquí un año después',
      gave_26: 'Ofrendaron antes de seis meses',
      gave_52: 'Ofrendaron antes de un año',
    },
    firstVisit: 'Primera visita',
    ofBase: (value, base) => `${value} de ${base}`,
    opensIn: (month) => `en ${month}`,
    opensOn: (day) => `desde el ${day}`,
    missing: 'no se sabe',
    suppressed: 'muy pocos',
    none: '–',
  },
  peopleLookMessages: {
    guests: '¿Volvieron nuestras visitas?',
    guestsAnswer: (value, base) => `De ${base}, ${returned(value)} en seis semanas.`,
    noGuests: 'Todavía no podemos decir si sus visitas volvieron.',
    stage: 'Qué mostrar',
    told: {
      alone: (months, value, base, stage) => `${months}: ${value} de ${base}. ${stage}.`,
      usual: ({ months, value, base, four, without, before, usual, chance }) =>
        `${months}: ${value} de ${base}. Al ritmo de los ${four} trimestres anteriores${without} (${before}), lo típico serían unos ${usual}; ${chance} también puede ser casualidad.`,
    },
    chart: (stage) => `${stage}, por trimestre de la primera visita`,
    bar: (months, value, base) => `${months}: ${value} de ${base}`,
    tenths: (count) => `${count} de cada 10`,
    key: {
      counted: 'Línea: lo que se contó. Barra: cuánto pudo cambiarlo la casualidad.',
      before: (four, without) => `Los ${four} trimestres anteriores${without}`,
      open: 'Aún no es definitivo',
    },
    apart: {
      easter: (year, base, again) => `Pascua ${year}: ${firstCame(base)}; ${returned(again)}.`,
      christmas: (year, base, again) => `Navidad ${year}: ${firstCame(base)}; ${returned(again)}.`,
    },
    regulars: '¿Quiénes son nuestros asistentes regulares?',
    flow: (joined, left) =>
      `Empezaron a venir con regularidad: ${joined}. Dejaron de hacerlo: ${left}.`,
    flowBars: {
      start: (day) => `Semana del ${day}`,
      new: 'Nuevos',
      back: 'De vuelta',
      less: 'Menos a menudo',
      away: '8 semanas sin venir',
      end: (day) => `Semana del ${day}`,
    },
    flowNote: {
      households:
        'Un hogar viene con regularidad si estuvo aquí al menos cuatro de las últimas ocho semanas.',
      people:
        'Una persona viene con regularidad si estuvo aquí al menos cuatro de las últimas ocho semanas.',
      families:
        'Una familia viene con regularidad si estuvo aquí al menos cuatro de las últimas ocho semanas.',
    },
    parts: '¿Viene menos gente, o la misma gente menos a menudo?',
    partNames: {
      people: 'Por la cantidad de personas',
      often: 'Por la frecuencia',
      once: 'Por quienes vinieron una sola vez',
      all: 'En total, cada semana',
    },
    partsNote: (week, before) =>
      `Las ocho semanas hasta la del ${week} frente a las ocho hasta la del ${before}. Las tres primeras filas suman el total.`,
    table: 'Lo mismo en una tabla',
    tableNote:
      'Las visitas de Pascua y Navidad se cuentan aparte. Mostramos un número cuando todos los hogares ya cumplieron las seis semanas, los seis meses o el año.',
    serving: '¿Quién sirve?',
    servingAnswer: (people, weeks, often) =>
      plural(people, {
        one: `1 persona sirvió, en ${weeks} de seis semanas.`,
        other:
          often === '0'
            ? `${people} personas sirvieron, cada una en unas ${weeks} de seis semanas.`
            : `${people} personas sirvieron, cada una en unas ${weeks} de seis semanas. ${plural(Number(often), { one: `${often} de ellas sirvió`, other: `${often} de ellas sirvieron` })} casi todas las semanas.`,
      }),
    servingRows: {
      people: 'Personas que sirvieron',
      weeks: 'Semanas cada una, de seis',
      often: 'Sirvieron cinco o seis semanas',
    },
    giving: '¿Quién ofrenda?',
    givingAnswer: (givers, first) => `${givers} hogares ofrendaron, ${first} por primera vez.`,
    givingAnswerAlone: (givers) => `${givers} hogares ofrendaron.`,
    tooFew: 'Muy pocos para mostrarlos.',
    givingRows: {
      givers: 'Hogares que ofrendaron',
      first: 'Por primera vez',
      stopped: (before, year) => `Ofrendaron en ${before}, no en ${year}`,
      guests: (months) => `Nuevos de ${months} que ofrendaron en sus primeros seis meses`,
    },
    find: 'Encontrarlos en Planning Center',
    findText:
      'No guardamos nombres. Para crear estas listas en Planning Center necesita acceso a People y al producto de cada lista: Check-Ins, Services, Groups o Giving.',
    copy: 'Copiar como una frase',
    copied: 'Copiado',
    cannot: 'Lo que no podemos decir',
    cannotText:
      'Por qué alguien no viene. Si una visita sin perfil volvió. Quién ofrenda en efectivo.',
    are: 'Qué significan estos números',
    terms: [
      {
        term: 'Un hogar',
        is: 'Como en Planning Center: una familia, una pareja o una persona. Una familia viene o se queda en casa junta, así que la contamos una vez.',
      },
      {
        term: 'Una primera visita',
        is: 'El primer registro de entrada de alguien del hogar, salvo que ya lo conocieran porque ofrendaba, servía o estaba en un grupo.',
      },
      {
        term: 'Quizá por casualidad',
        is: 'La diferencia todavía puede deberse a la suerte, así que no le dé mucho peso por ahora.',
      },
    ],
  },
};
