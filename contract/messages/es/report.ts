import { plural } from '../plural.ts';
import type * as english from '../report.ts';
import type { Translation } from '../translation.ts';

export const report: Translation<typeof english> = {
  reportMessages: {
    title: (church, period) => `${church}: informe para la directiva, ${period}`,
    year: (year) => `el año ${year}`,
    lead: {
      up: (now, before) =>
        `${now} personas en una semana promedio, más que un año antes: ${before}.`,
      down: (now, before) =>
        `${now} personas en una semana promedio, menos que un año antes: ${before}.`,
      maybeUp: (now, before) =>
        `${now} personas en una semana promedio, probablemente más que un año antes: ${before}.`,
      maybeDown: (now, before) =>
        `${now} personas en una semana promedio, probablemente menos que un año antes: ${before}.`,
      maybe:
        '“Probablemente” quiere decir que un cambio es lo más probable, pero las semanas que faltan o la casualidad todavía podrían explicarlo.',
      even: (now, before) =>
        `${now} personas en una semana promedio, más o menos como un año antes: ${before}.`,
      unclear: (now, before) =>
        `${now} personas en una semana promedio, ${before} un año antes. Esa diferencia puede ser casualidad.`,
      compared: (now, before) =>
        `${now} personas en una semana promedio, ${before} un año antes. No podemos decir si es más que casualidad.`,
      alone: (now) => `${now} personas en una semana promedio.`,
      ofBoth: (weeks) =>
        plural(weeks, {
          one: 'Se compara la única semana contada en los dos años.',
          other: `Se comparan las ${weeks} semanas contadas en los dos años.`,
        }),
      none: 'No tenemos asistencia de este período.',
    },
    summary: 'De un vistazo',
    line: {
      weeks: (text) => `Semanas: ${text}`,
      guests: (text) => `Visitas: ${text}`,
      regulars: (text) => `Asistentes regulares: ${text}`,
      serving: (text) => `Voluntarios: ${text}`,
      giving: (text) => `Ofrendas: ${text}`,
      ahead: (text) => `Próximamente: ${text}`,
      sure: (text) => `Qué tan seguro: ${text}`,
    },
    nothing: 'Todavía no hay nada que decir.',
    ofQuarter: (months, text) => `De ${months}, ${text}`,
    within: (inside, of) =>
      plural(of, {
        one: `${inside} de 1 semana estuvo dentro de lo que esperábamos.`,
        other: plural(Number(inside), {
          one: `${inside} de ${of} semanas estuvo dentro de lo que esperábamos.`,
          other: `${inside} de ${of} semanas estuvieron dentro de lo que esperábamos.`,
        }),
      }),
    weeks: {
      heading: '¿Cómo fue la asistencia?',
      steady: 'Todas las semanas estuvieron dentro de lo que esperábamos.',
      outside: (days) => `Fuera de lo que esperábamos: ${days}.`,
      note: 'Cada barra es el rango que esperábamos antes de la semana; unas cuatro de cada cinco semanas caen dentro. Cada punto es cuántos vinieron; un punto hueco está fuera del rango. La línea discontinua es la misma semana un año antes; cada día festivo se compara con el mismo día festivo.',
      gaps: 'La línea discontinua se corta donde la misma semana un año antes no tuvo conteo completo, o donde solo una de las dos tuvo un día festivo.',
      gapsOfYear:
        'Si algunas semanas de un mes no se contaron en los dos años, se comparan las demás.',
      stopsOfYear: 'La línea discontinua se corta donde falta la mayoría de las semanas de un mes.',
      noteOfYear:
        'Cada punto es la semana promedio de un mes. La línea discontinua son las mismas semanas un año antes.',
      blank: 'Una semana sin número no tiene conteo completo, o una nota la deja aparte.',
      uncounted: (days) => `Quedan fuera por no tener conteo completo: ${days}.`,
      setAside: (days) => `Quedan fuera porque una nota las deja aparte: ${days}.`,
      odd: (weeks) => `Las semanas más alejadas de lo que esperábamos: ${weeks}.`,
      oddWeek: (day, people, range) => `${people} el ${day} (esperábamos ${range})`,
      oddEvent: (event, day, people, range) =>
        `${people} el ${day} (${event}; esperábamos ${range})`,
      columns: {
        week: 'Semana',
        month: 'Mes',
        average: 'Personas por semana',
        came: 'Personas',
        low: 'Esperado desde',
        high: 'Esperado hasta',
        before: 'Un año antes',
      },
      named: (day, event) => `${day} (${event})`,
    },
    parts: {
      heading: '¿Viene menos gente, o la misma gente menos a menudo?',
      headingKids: '¿Vienen menos niños, o los mismos niños menos a menudo?',
      columns: { part: 'Cambio desde hace un año', change: 'Personas por semana' },
      rows: {
        people: 'Cuántas personas vinieron al menos dos veces',
        often: 'Con qué frecuencia vinieron las mismas personas',
        once: 'Cuántas vinieron una sola vez',
        all: 'En total, cada semana',
      },
      same: (now, day) =>
        `Ninguna de las dos: se registraron ${now} personas cada ${day}, más o menos como hace un año.`,
      sameKids: (now, day) =>
        `Ninguna de las dos: se registraron ${now} personas cada ${day}, casi todas niños, más o menos como hace un año.`,
      unsure: (now, before, day) =>
        `No podemos decirlo: se registraron ${now} personas cada ${day}; hace un año, ${before}. Puede ser casualidad.`,
      unsureKids: (now, before, day) =>
        `No podemos decirlo: se registraron ${now} personas cada ${day}, casi todas niños; hace un año, ${before}. Puede ser casualidad.`,
      fewerKids:
        'Una familia que viene con regularidad viene al menos cada dos semanas, y cuenta también la semana en que solo se registró para ayudar. Por eso puede haber más de esas familias que niños en un domingo.',
      note: (day, before) =>
        `Las ocho semanas hasta el ${day}, comparadas con las mismas ocho semanas un año antes (hasta el ${before}). Las tres primeras filas suman el total.`,
    },
    regulars: {
      heading: '¿Quiénes son nuestros asistentes regulares?',
      same: (noun, now, before) =>
        `${now} ${noun} vienen con regularidad, más o menos como un año antes: ${before}.`,
      moreThanBefore: (count) => plural(count, { one: 'Es 1 más', other: `Son ${count} más` }),
      fewerThanBefore: (count) => plural(count, { one: 'Es 1 menos', other: `Son ${count} menos` }),
      sameAsBefore: 'Son tantos',
      net: {
        quarter: (change) => `${change} que al comienzo del trimestre.`,
        quarterSame: (change) => `${change} como al comienzo del trimestre.`,
        year: (change) => `${change} que al comienzo del año.`,
        yearSame: (change) => `${change} como al comienzo del año.`,
      },
      really: (sum) =>
        `${sum.start} al comienzo + ${sum.joined} nuevos + ${sum.back} de vuelta − ${sum.less} que vienen menos a menudo − ${sum.gone} con ocho semanas sin venir = ${sum.end} al final.`,
      mostlyKnown: (joined, gone) =>
        `La mayor parte de ese cambio es gente que ustedes ya conocían y que viene con más o con menos frecuencia: nuevos, ${joined}; ocho semanas sin venir, ${gone}.`,
      severalTimes:
        'Son idas y venidas: en un año, las mismas personas pueden estar en ellas más de una vez.',
      columns: {
        quarter: 'Trimestre',
        start: 'Comienzo del trimestre',
        new: 'Nuevos',
        back: 'De vuelta',
        less: 'Vienen menos a menudo',
        away: '8 semanas sin venir',
        end: 'Fin del trimestre',
      },
    },
    serving: {
      heading: '¿Quién sirve?',
      now: (people, often) =>
        plural(people, {
          one: 'En las seis semanas finales, 1 persona sirvió.',
          other:
            often === '0'
              ? `En las seis semanas finales, ${people} personas sirvieron.`
              : `En las seis semanas finales, ${people} personas sirvieron; ${often} de ellas, casi todas las semanas.`,
        }),
      same: (people, before) =>
        plural(people, {
          one: `En las seis semanas finales, 1 persona sirvió, más o menos como un año antes: ${before}.`,
          other: `En las seis semanas finales, ${people} personas sirvieron, más o menos como un año antes: ${before}.`,
        }),
      compared: (people, before) =>
        plural(people, {
          one: `En las seis semanas finales, 1 persona sirvió, ${before} un año antes. No podemos decir si es más que casualidad.`,
          other: `En las seis semanas finales, ${people} personas sirvieron, ${before} un año antes. No podemos decir si es más que casualidad.`,
        }),
      often: (often) =>
        plural(Number(often), {
          one: `${often} de ellas sirvió casi todas las semanas.`,
          other: `${often} de ellas sirvieron casi todas las semanas.`,
        }),
      load: {
        same: 'Cada quien sirvió más o menos tan a menudo como un año antes.',
        more: 'Cada quien sirvió más a menudo que un año antes.',
        fewer: 'Cada quien sirvió menos a menudo que un año antes.',
      },
      columns: {
        what: (day) => `Seis semanas hasta el ${day}`,
        now: 'Ahora',
        before: 'Un año antes',
      },
    },
    giving: {
      heading: '¿Quién ofrenda?',
      total: {
        more: (now, share, before) =>
          `Las ofrendas sumaron ${now}, ${share} más que un año antes: ${before}.`,
        less: (now, share, before) =>
          `Las ofrendas sumaron ${now}, ${share} menos que un año antes: ${before}.`,
        even: (now, before) =>
          `Las ofrendas sumaron ${now}, más o menos como un año antes: ${before}.`,
      },
      average: {
        more: (now, share, before) =>
          `Las ofrendas promediaron ${now}, ${share} más que un año antes: ${before}.`,
        less: (now, share, before) =>
          `Las ofrendas promediaron ${now}, ${share} menos que un año antes: ${before}.`,
        even: (now, before) =>
          `Las ofrendas promediaron ${now}, más o menos como un año antes: ${before}.`,
      },
      ofWeeks: (amount, weeks) =>
        plural(weeks, {
          one: `${amount} por semana en 1 semana`,
          other: `${amount} por semana en ${weeks} semanas`,
        }),
      alone: (now, weeks) =>
        plural(weeks, {
          one: `Las ofrendas sumaron ${now} en 1 semana.`,
          other: `Las ofrendas sumaron ${now} en ${weeks} semanas.`,
        }),
      stopped: (count, before, year) =>
        `${count} hogares que ofrendaron en ${before} no ofrendaron en ${year}.`,
      note: 'Las ofrendas son lo que está en Planning Center para los fondos que ustedes eligieron; el efectivo suelto cuenta solo si se anotó ahí. Para que no se pueda deducir lo que dio un hogar, las mostramos solo de diez o más hogares, nunca un número menor que cinco, y no cuántos dieron en todo un año.',
      columns: { what: 'Hogares', count: 'Cuántos', before: 'Un año antes' },
      rowOfQuarter: (name, months) => `${name}, ${months}`,
    },
    ahead: {
      heading: '¿Qué viene?',
      columns: { week: 'Semana', middle: 'Esperamos', low: 'Desde', high: 'Hasta' },
      since: (from, to, average) => `Desde entonces (${from} al ${to}): ${average}`,
      note: 'Cuatro de cada cinco semanas caen dentro del rango. “Esperamos” es nuestra mejor estimación.',
    },
    tried: {
      heading: '¿Qué probamos, y cómo resultó?',
      allDone: (done) => `Hechas: ${done}.`,
      noneDone: (planned) => `Todavía por hacer: ${planned}.`,
      someDone: (done, planned) => `Hechas: ${done}; todavía por hacer: ${planned}.`,
      none: 'En este período no se probó nada.',
      more: (count) =>
        plural(count, {
          one: 'Hay 1 más en Steeple, en Recomendaciones.',
          other: `Hay ${count} más en Steeple, en Recomendaciones.`,
        }),
      columns: {
        since: 'Visto el',
        saw: 'Qué notó Steeple',
        did: 'Qué sugirió',
        happened: 'Qué pasó',
      },
      done: 'Hecho.',
      forGiving: 'Un paso para quien lleva las ofrendas.',
      notDone: 'Todavía por hacer',
      weekly: (came, noun, expected) =>
        `${came} por semana (${noun}); esperábamos ${expected}. Otras cosas pueden haber influido.`,
      whole: (came, noun, expected) =>
        `${came} (${noun}); esperábamos ${expected}. Otras cosas pueden haber influido.`,
      before: (value) => `Antes eran ${value} por semana.`,
      notYet: 'Demasiado pronto para saberlo',
      unfollowed: 'No se revisó',
    },
    notes: { heading: 'Notas y decisiones', sentence: '' },
    sources: {
      heading: 'De dónde vienen estos números',
      sentence: 'Conteos de Planning Center y los que ustedes anotaron. Sin nombres.',
      lines: {
        households:
          'Un hogar es una familia, una pareja o una persona sola, como está en Planning Center.',
        visit:
          'Una primera visita es el primer registro de entrada de alguien del hogar, salvo que ya lo conocieran porque ofrendaba, servía o estaba en un grupo.',
        chance:
          'Dos números lado a lado pueden diferir solo por casualidad. Los números no pueden decir por qué.',
        app: 'Steeple es el tablero que usa el personal de la iglesia. Los mismos números están ahí.',
      },
    },
    counted: (counted, of) =>
      plural(of, {
        one: `Se contó ${counted} de 1 semana.`,
        other: plural(Number(counted), {
          one: `Se contó ${counted} de ${of} semanas.`,
          other: `Se contaron ${counted} de ${of} semanas.`,
        }),
      }),
    checkedIn:
      'Solo las visitas, los asistentes regulares y los registros de entrada se cuentan así. Todos los demás números, como la asistencia, incluyen a todos.',
    ofFamilies: (count) =>
      `Las visitas, los asistentes regulares y los registros de entrada cuentan solo familias con niños: ${count} de ellas vinieron en las ocho semanas finales. Los adultos sin niños no están en estos números; todos los demás, como la asistencia, incluyen a todos.`,
  },
};
