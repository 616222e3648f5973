import type * as english from '../people-over-time.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import { returned } from './returned.ts';

export const peopleOverTime: Translation<typeof english> = {
  peopleNouns: {
    households: (count) => plural(count, { one: 'hogar', other: 'hogares' }),
    people: (count) => plural(count, { one: 'persona', other: 'personas' }),
    families: (count) => plural(count, { one: 'familia con niños', other: 'familias con niños' }),
  },
  guestTimes: {
    seasons: ['del invierno', 'de la primavera', 'del verano', 'del otoño'],
    ofSeason: (season, of) => `De los nuevos ${season} (${of})`,
    ofMonths: (from, to, of) => `De los nuevos entre ${from} y ${to} (${of})`,
  },
  peopleMessages: {
    newOnes: (noun) => noun,
    regulars: {
      same: (noun, now, before) =>
        now === before
          ? `Viene con regularidad el mismo número de ${noun} que hace un año: ${now}.`
          : `Viene con regularidad casi el mismo número de ${noun} que hace un año: ${now}, frente a ${before} entonces.`,
      chance: (noun, now, before) =>
        `${now} ${noun} vienen con regularidad; hace un año, ${before}. La diferencia puede ser casualidad.`,
      more: (noun, now, before) =>
        `Más ${noun} vienen con regularidad: ${now}; hace un año, ${before}.`,
      fewer: (noun, now, before) =>
        `Menos ${noun} vienen con regularidad: ${now}; hace un año, ${before}.`,
      unjudged: (noun, now, before) =>
        `${now} ${noun} vienen con regularidad. Hace un año, ${before}.`,
      first: (noun, now, months) => `${now} ${noun} vienen con regularidad (${months}).`,
      dates: (months, before) => `Es decir, ${months} frente a ${before}.`,
    },
    guests: {
      alone: (of, again) => `${of}, ${returned(again)}.`,
      asUsual: (of, again) => `${of}, ${returned(again)}, como de costumbre.`,
      more: (of, again) => `${of}, ${returned(again)}, más que de costumbre.`,
      fewer: (of, again) => `${of}, ${returned(again)}, menos que de costumbre.`,
      chance: (of, again, side) =>
        side === 'more'
          ? `${of}, ${returned(again)}. Son más que de costumbre, aunque no con claridad.`
          : `${of}, ${returned(again)}. Son menos que de costumbre, aunque no con claridad.`,
      usual: (of, again, usual) => `${of}, ${returned(again)}; lo habitual sería ${usual}.`,
    },
    parts: {
      fewer: (now, before, day) => `Viene menos gente: ${now} cada ${day}; hace un año, ${before}.`,
      more: (now, before, day) => `Viene más gente: ${now} cada ${day}; hace un año, ${before}.`,
      lessOften: (now, before) =>
        `Las mismas personas vienen menos seguido: ${now} de 8 semanas; hace un año, ${before}.`,
      moreOften: (now, before) =>
        `Las mismas personas vienen más seguido: ${now} de 8 semanas; hace un año, ${before}.`,
      both: (people, often) => `Las dos cosas: ${people} ${often}`,
      neither: (now, before, day) =>
        `Ninguna de las dos: se registraron ${now} cada ${day}; hace un año, ${before}.`,
      unsure: (now, before, day) =>
        `No lo sabemos: se registraron ${now} cada ${day}; hace un año, ${before}. La diferencia puede ser casualidad.`,
      unjudged: (now, before, day) => `Se registraron ${now} cada ${day}; hace un año, ${before}.`,
    },
    serving: {
      lighter: 'Sus voluntarios llevan una carga más ligera que hace un año.',
      same: 'Sus voluntarios llevan más o menos la misma carga que hace un año.',
      heavier: 'Sus voluntarios llevan más carga que hace un año.',
    },
    who: {
      nobody:
        'Ustedes cuentan cuántos vienen, no quiénes, así que no podemos ver quién regresó. Para empezar, basta con registrar a los niños.',
      children: (count) =>
        `Seguimos a los ${count} hogares cuyos niños se registran. Los adultos sin niños no están en estos números.`,
      childrenUnknown:
        'Seguimos a los hogares cuyos niños se registran. Los adultos sin niños no están en estos números.',
      some: (tenths) => `Se registran unos ${tenths} de cada 10; estos números son sobre ellos.`,
      few: 'Se registran menos de 2 de cada 10; estos números son sobre ellos.',
      reasons: {
        everybody: 'Se registran casi tantas personas como las que ustedes cuentan.',
        unknown: 'La gente se registra y no hay conteos con qué comparar.',
        some: 'Se registran menos personas de las que ustedes cuentan.',
        children: 'Casi todos los registros son en los salones de niños.',
        nobody: 'Nadie se ha registrado últimamente.',
        chosen: 'Ustedes lo eligieron.',
      },
    },
    movedUp: 'Entre quienes no están hay niños que ya pasaron a grupos sin registro.',
    fewGuests: () =>
      'Es muy poca gente nueva para dar un número: con este tamaño, ustedes ya la conocen.',
    fewRegulars: (noun) =>
      `Con menos de 20 ${noun} que vienen con regularidad, ustedes lo saben mejor que cualquier número.`,
    begins: (_, since, from) =>
      `Sus registros de entrada empezaron el ${since}. A partir del ${from} podremos distinguir quiénes son nuevos y quiénes ya venían.`,
    groups: (month) =>
      `Planning Center no guarda quién dejó un grupo, así que solo podemos seguir los grupos desde ${month}.`,
    notComparable: (now, before) =>
      `Se registraron ${now} de cada 10; hace un año, ${before}. Por eso no podemos comparar este año con el anterior.`,
    doubted: (months) =>
      `Parece que faltan registros de entrada de ${months}: se registró más o menos la mitad de lo habitual. Ese número está incompleto, así que no lo comparamos con nada.`,
    leavingOut: (months) => `, sin contar ${months}`,
    doubtedNow:
      'Parece que últimamente faltan registros de entrada: se registró más o menos la mitad de lo habitual. Pregunte a quien lleva el registro si se anotan todos los salones. Mientras tanto, no decimos a quiénes no hemos visto.',
    withheld: 'Muy pocos para mostrar.',
    people:
      'Aquí contamos personas, porque no podemos ver qué personas forman cada hogar. Las familias vienen juntas, así que la casualidad pesa más.',
    otherIds: (product) =>
      `No pudimos reconocer a las personas de ${product} entre las que se registran, así que aquí no se incluye.`,
    opens: (month) => `Lo sabremos en ${month}.`,
  },
  peopleRecipes: {
    newList: 'En People, abra Lists y haga una lista nueva.',
    firstGift: {
      title: 'Dieron por primera vez',
      steps: (weeks) => [
        `Elija Giving, “first donated”, en las últimas ${weeks} semanas.`,
        'Incluya las donaciones pendientes.',
      ],
      sentence: (weeks) => `Personas cuya primera donación fue en las últimas ${weeks} semanas`,
    },
    stopped: {
      title: 'Dieron el año pasado y este año no',
      steps: (from, to, since) => [
        `Lista A: dieron del ${from} al ${to}.`,
        `Lista B: dieron desde el ${since}.`,
        'Lista C: los de la lista A, sin los de la lista B. Desactive la actualización automática.',
      ],
      sentence: (from, to, since) =>
        `Personas que dieron entre el ${from} y el ${to} y no han dado desde el ${since}`,
    },
    notSeen: {
      title: 'No los vemos desde hace seis semanas',
      steps: (from, to, since) => [
        `Elija “checked in” en los eventos que cuentan, al menos 4 veces, del ${from} al ${to}.`,
        `Excluya a quienes se registraron desde el ${since}.`,
        `Excluya a quienes estaban programados en Services desde el ${since}.`,
        'Muestre una persona por hogar.',
      ],
      sentence: (from, to, since) =>
        `Una persona por hogar que se registró al menos 4 veces del ${from} al ${to}, y ni se registró ni estuvo programada desde el ${since}`,
    },
    newHouseholds: {
      title: 'Nuevos en el trimestre',
      steps: (from, to) => [
        `Elija “first checked in” del ${from} al ${to}.`,
        'Muestre a todos los miembros de cada hogar.',
      ],
      sentence: (from, to) =>
        `Todos los miembros de hogares que se registraron por primera vez del ${from} al ${to}`,
    },
    again: {
      title: 'Nuevos en el trimestre que regresaron',
      steps: (from) => [
        'Empiece con quienes están en la lista “Nuevos en el trimestre”.',
        `Elija “checked in” al menos 2 veces desde el ${from}. Es más tiempo que nuestras seis semanas, así que su lista puede ser más larga.`,
      ],
      sentence: (from, to) =>
        `Personas que se registraron por primera vez del ${from} al ${to} y al menos 2 veces desde el ${from}`,
    },
    still: {
      title: 'Nuevos, y siguen aquí después de seis meses',
      steps: (first, last, from, to) => [
        `Haga la lista de los nuevos del ${first} al ${last} y empiece con todos los que están en ella.`,
        `Elija “checked in” al menos 2 veces del ${from} al ${to}. Es más que nuestras ocho semanas, así que su lista también puede ser más larga.`,
      ],
      sentence: (first, last, from, to) =>
        `Personas que se registraron por primera vez del ${first} al ${last} y al menos 2 veces del ${from} al ${to}`,
    },
    group: {
      title: 'Nuevos de ese trimestre, y en un grupo',
      steps: () => [
        'Empiece con todos los que están en la lista de los nuevos de ese trimestre.',
        'Elija Groups, “member of”, y los tipos de grupo que ustedes cuentan.',
      ],
      sentence: (from, to) =>
        `Personas que se registraron por primera vez del ${from} al ${to} y están en un grupo`,
    },
    less: {
      title: 'Venían con regularidad, ahora menos seguido',
      steps: (from, to, since) => [
        `Elija “checked in” al menos 4 veces del ${from} al ${to}.`,
        `Elija “checked in” al menos una vez desde el ${since}.`,
        `Deje fuera a quien se registró al menos 4 veces desde el ${since}.`,
      ],
      sentence: (from, to, since) =>
        `Personas que se registraron al menos 4 veces del ${from} al ${to}, y de 1 a 3 veces desde el ${since}`,
    },
    away: {
      title: 'Venían con regularidad y últimamente no',
      steps: (from, to, since) => [
        `Elija “checked in” al menos 4 veces del ${from} al ${to}.`,
        `Excluya a quienes se registraron desde el ${since}.`,
      ],
      sentence: (from, to, since) =>
        `Personas que se registraron al menos 4 veces del ${from} al ${to} y no desde el ${since}`,
    },
    serving: {
      title: 'Sirvieron al menos cinco de seis semanas',
      steps: (from, to) => [`Elija Services, “scheduled”, al menos 5 veces del ${from} al ${to}.`],
      sentence: (from, to) =>
        `Personas programadas en Services al menos 5 veces del ${from} al ${to}`,
    },
    whyDifferent:
      'La lista puede diferir de nuestro número: las listas cuentan los registros de cada persona, nosotros contamos hogares y semanas, y puede haber perfiles unidos desde entonces.',
  },
};
