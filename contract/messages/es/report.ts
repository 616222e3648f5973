import { plural } from '../plural.ts';
import type * as english from '../report.ts';
import type { Translation } from '../translation.ts';

export const report: Translation<typeof english> = {
  reportMessages: {
    title: (church, period) => `${church}: informe para la junta, ${period}`,
    year: (year) => `el año ${year}`,
    lead: {
      compared: (now, before) => `${now} personas en una semana promedio, ${before} un año antes.`,
      alone: (now) => `${now} personas en una semana promedio.`,
      ofBoth: (weeks, now, before) =>
        plural(weeks, {
          one: `${now} personas en una semana promedio, ${before} un año antes, en la única semana contada en ambos años.`,
          other: `${now} personas en una semana promedio, ${before} un año antes, en las ${weeks} semanas contadas en ambos años.`,
        }),
      none: 'No tenemos asistencia de este período.',
    },
    summary: 'De un vistazo',
    line: {
      weeks: (text) => `Semanas: ${text}`,
      guests: (text) => `Visitantes: ${text}`,
      regulars: (text) => `Regulares: ${text}`,
      serving: (text) => `Servicio: ${text}`,
      giving: (text) => `Ofrendas: ${text}`,
      ahead: (text) => `Por delante: ${text}`,
      sure: (text) => `Qué tan seguro: ${text}`,
    },
    nothing: 'Todavía no hay nada que decir.',
    inBoth: (months) => `las semanas de ${months} que se contaron en ambos años`,
    inBothOfHalf: (months) =>
      `la segunda mitad del año por sí sola (las semanas de ${months} que se contaron en ambos años)`,
    ofQuarter: (months, text) => `De ${months}, ${text}`,
    within: (inside, of) =>
      plural(of, {
        one: `${inside} de 1 semana estuvo dentro de lo que esperábamos.`,
        other: `${inside} de ${of} semanas estuvieron dentro de lo que esperábamos.`,
      }),
    weeks: {
      heading: '¿Cómo fueron las semanas?',
      steady: 'Todas las semanas estuvieron dentro de lo que esperábamos.',
      outside: (days) => `Fuera de lo que esperábamos: ${days}.`,
      note: 'Cada barra es el rango que esperábamos antes de la semana; unas cuatro de cada cinco semanas caen dentro. Cada punto es cuántos vinieron; un punto abierto está fuera del rango. La línea discontinua es la misma temporada un año antes.',
      noteOfYear:
        'Cada punto es la semana promedio de un mes. La línea discontinua son las mismas semanas un año antes.',
      blank: 'Una semana sin número no tiene conteo completo, o una nota la deja aparte.',
      uncounted: (days) => `Quedan fuera por no tener conteo completo: ${days}.`,
      setAside: (days) => `Quedan fuera porque una nota las deja aparte: ${days}.`,
      odd: (weeks) => `Las más lejanas de lo que esperábamos: ${weeks}.`,
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
      columns: { part: 'Cambio desde hace un año', change: 'Personas por semana' },
      same: (now, day) =>
        `Ninguna de las dos: se registraron ${now} personas cada ${day}, más o menos como hace un año.`,
      sameKids: (now, day) =>
        `Ninguna de las dos: se registraron ${now} personas cada ${day}, casi todas niños, más o menos como hace un año.`,
      unsure: (now, before, day) =>
        `No podemos decirlo: se registraron ${now} personas cada ${day}; hace un año, ${before}. Puede ser azar.`,
      unsureKids: (now, before, day) =>
        `No podemos decirlo: se registraron ${now} personas cada ${day}, casi todas niños; hace un año, ${before}. Puede ser azar.`,
      note: (week, before) =>
        `Ocho semanas hasta la del ${week}, comparadas con las que terminan con la del ${before}. Primero personas distintas, luego las mismas más domingos o menos.`,
    },
    guests: {
      heading: '¿Volvieron nuestros visitantes?',
      chance: (usual, chance, before) =>
        `Según los cuatro trimestres anteriores (${before}), lo habitual sería ${usual}, pero de ${chance} podría ser solo azar. Un trimestre no prueba nada.`,
      differs: (usual, chance, before) =>
        `Según los cuatro trimestres anteriores (${before}), lo habitual sería ${usual}. El azar solo rara vez se sale de ${chance}.`,
      ofYear: (year, guests, again) =>
        `En ${year} llegaron ${guests}, y ${again} regresaron en seis semanas.`,
      ofYearStill: (year, guests, again, still) =>
        `En ${year} llegaron ${guests}: ${again} regresaron en seis semanas, y ${still} seguían aquí después de seis meses.`,
      wholeYear: 'Todo el año',
      twice:
        'Una familia que está dos veces en Planning Center se cuenta dos veces hasta que se unan sus perfiles.',
      opens: 'Un mes o una fecha en la tabla dice cuándo se puede saber ese número.',
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
      really: (joined, gone, back, less) =>
        `Nuevos: ${joined}. Ocho semanas sin venir: ${gone}. A los demás ustedes ya los conocían: ${back} vienen otra vez con regularidad, ${less} vienen menos a menudo.`,
      severalTimes: 'En un año, uno mismo puede contarse más de una vez.',
      columns: {
        quarter: 'Trimestre',
        start: 'Comienzo del trimestre',
        new: 'Nuevos',
        back: 'De vuelta',
        less: 'Vienen menos a menudo',
        away: '8 semanas ausentes',
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
              : `En las seis semanas finales, ${people} personas sirvieron, ${often} de ellas casi todas las semanas.`,
        }),
      compared: (people, before, often) =>
        plural(people, {
          one: `En las seis semanas finales, 1 persona sirvió, ${before} un año antes.`,
          other:
            often === '0'
              ? `En las seis semanas finales, ${people} personas sirvieron, ${before} un año antes.`
              : `En las seis semanas finales, ${people} personas sirvieron, ${before} un año antes. ${often} de ellas sirvieron casi todas las semanas.`,
        }),
      columns: {
        what: (day) => `Seis semanas hasta el ${day}`,
        now: 'Ahora',
        before: 'Un año antes',
      },
    },
    giving: {
      heading: '¿Quién ofrenda?',
      average: (now, before) =>
        `Las ofrendas sumaron ${now} en una semana promedio, ${before} un año antes.`,
      alone: (now) => `Las ofrendas sumaron ${now} en una semana promedio.`,
      averageOfYear: (year, now, before) =>
        `En ${year}, las ofrendas sumaron ${now} en una semana promedio, ${before} un año antes.`,
      aloneOfYear: (year, now) => `En ${year}, las ofrendas sumaron ${now} en una semana promedio.`,
      stopped: (count, before, year) =>
        `${count} hogares que ofrendaron en ${before} no ofrendaron en ${year}.`,
      note: 'No guardamos ni mostramos lo que dio un hogar. Mostramos ofrendas solo de diez o más hogares, y nunca un número menor que cinco.',
      guests:
        'La ofrenda de un hogar nuevo cuenta desde su primera visita, aunque nadie del hogar se haya registrado otra vez.',
      columns: { what: 'Hogares', count: 'Cuántos' },
      rowOfQuarter: (name, months) => `${name}, ${months}`,
    },
    ahead: {
      heading: '¿Qué viene?',
      columns: { week: 'Semana', middle: 'Esperamos', low: 'Desde', high: 'Hasta' },
      since: (from, to, average) => `Desde entonces (${from} al ${to}): ${average}`,
      note: 'Cuatro de cada cinco semanas caen dentro del rango. El centro es nuestra mejor estimación.',
    },
    tried: {
      heading: '¿Qué probamos, y cómo resultó?',
      sentence: (done, accepted, dismissed) =>
        `Hechas: ${done}; aceptadas: ${accepted}; descartadas: ${dismissed}.`,
      none: 'En este período no se respondió ninguna recomendación.',
      more: (count) =>
        plural(count, {
          one: 'Hay 1 más en Steeple, en Recomendaciones.',
          other: `Hay ${count} más en Steeple, en Recomendaciones.`,
        }),
      columns: {
        since: 'Visto el',
        saw: 'Qué vimos',
        did: 'Qué hicieron ustedes',
        happened: 'Qué pasó',
      },
      answers: {
        new: 'Abierta',
        accepted: 'Aceptada',
        dismissed: 'Descartada',
        done: 'Hecha',
      },
      weekly: (came, noun, expected) =>
        `${came} por semana (${noun}); esperábamos ${expected}. Otras cosas pueden haber influido.`,
      whole: (came, noun, expected) =>
        `${came} (${noun}); esperábamos ${expected}. Otras cosas pueden haber influido.`,
      before: (value) => `Antes eran ${value} por semana.`,
      notYet: 'Demasiado pronto para saberlo',
      unfollowed: 'Sin seguimiento',
    },
    questions: {
      heading: '¿De qué deberíamos hablar?',
      sentence: (count) => `Preguntas que plantean los números: ${count}.`,
      standing: 'Tres preguntas para cualquier trimestre.',
      differs: {
        againFewer:
          'Volvieron menos visitantes que de costumbre. ¿Quién recibe a una familia en su segunda visita?',
        againMore: 'Volvieron más visitantes que de costumbre. ¿Qué queremos seguir haciendo?',
        stillFewer:
          'Menos visitantes siguen aquí después de medio año. ¿A qué los invitamos en el camino?',
        stillMore:
          'Más visitantes siguen aquí después de medio año. ¿Quién los hizo sentir en casa?',
        regularsFewer: 'Menos vienen con regularidad que hace un año. ¿A quién no hemos llamado?',
        regularsMore:
          'Más vienen con regularidad que hace un año. ¿Dónde encuentran un lugar para servir?',
        peopleFewer: 'Vienen menos personas distintas. ¿A quién extrañamos?',
        peopleMore: 'Vienen más personas distintas. ¿Quién sabe sus nombres?',
        oftenFewer: 'La misma gente viene menos a menudo. ¿Qué se lo impide los otros domingos?',
        oftenMore: 'La misma gente viene más a menudo. ¿Qué la trae?',
      },
      guests: '¿Quién recibe a una familia en su segunda visita, y a qué la invitamos?',
      serving: (often) =>
        `${often} personas sirven casi todas las semanas. ¿A quién podrían preparar para turnarse?`,
      servingAlone: '¿Quién podría compartir la carga con quienes sirven ahora?',
      easter: (base, again) =>
        `La última Pascua trajo ${base} visitantes nuevos, y ${again} volvieron. ¿A qué los invitamos este año?`,
      easterAlone: '¿A qué invitamos a nuestros visitantes de Pascua y Navidad?',
    },
    notes: { heading: 'Notas y decisiones', sentence: '' },
    sources: {
      heading: 'De dónde vienen estos números',
      sentence: 'Conteos de Planning Center y los que ustedes escribieron. Ningún nombre.',
      lines: {
        households:
          'Un hogar es una familia, una pareja o una persona sola, como está en Planning Center.',
        visit:
          'Una primera visita es el primer registro de alguien del hogar, salvo que ustedes ya lo conocieran por ofrendas, servicio o un grupo.',
        full: 'Mostramos un número sobre visitantes cuando para todos los hogares han pasado las seis semanas, los seis meses o el año; la última columna de un trimestre se llena después de un año.',
        apart:
          'Quienes vinieron por primera vez en Pascua o Navidad no se cuentan con los demás, porque vuelven menos de ellos.',
        chance:
          'Dos números lado a lado pueden diferir solo por azar. Los números no pueden decir por qué.',
        app: 'Los mismos números están en Steeple, en el tablero.',
      },
    },
    counted: (counted, of) =>
      plural(of, {
        one: `Se contó ${counted} de 1 semana.`,
        other: `Se contaron ${counted} de ${of} semanas.`,
      }),
    checkedIn:
      'Solo los visitantes, los regulares y los registros se cuentan así. Todos los demás números, como la asistencia, incluyen a todos.',
  },
  reportPageMessages: {
    title: 'Informe para la junta',
    back: 'Volver al tablero',
    print: 'Imprimir',
    giving: 'Incluir ofrendas',
    quarter: 'Este trimestre',
    year: (year) => `Todo ${year}`,
    loadFailed: 'No pudimos cargar el informe. Inténtelo de nuevo.',
    nothing: 'Todavía no hay nada que informar de este período.',
    page: (page, pages) => `Página ${page} de ${pages}`,
    counts: 'Conteos de hogares y personas, sin nombres.',
    earlier: 'Antes',
    later: 'Después',
  },
};
