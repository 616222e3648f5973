import { numberFormat } from '../../formats.ts';
import type * as charts from '../charts.ts';
import { capitalised, countWords, listWords } from '../figure-words.ts';
import type * as english from '../forecast.ts';
import type * as page from '../forecast-page.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const number = (value: number) => numberFormat({}).format(value);
const people = (count: number) =>
  plural(count, { one: `${number(count)} persona`, other: `${number(count)} personas` });

export const chartWords: Translation<typeof charts> = {
  chartMessages: {
    actual: 'Real',
    moreEvents: 'Más fechas en esta gráfica',
    expected: 'Lo que esperamos',
    alsoAhead: (events) => `También próximamente: ${events}.`,
    notes: 'Notas',
  },
};

export const forecastPage: Translation<typeof page> = {
  forecastGroupNames: {
    weekend: 'Fin de semana',
    people: 'Personas',
    giving: 'Ofrendas',
    search: 'Búsquedas',
    own: 'Propios',
  },
};

export const forecast: Translation<typeof english> = {
  forecastMethod: {
    attendance: [
      'Miramos dónde están ahora, la época del año y cómo le ha ido antes a su iglesia en Pascua, Navidad y otras fechas.',
      'Para lo que aún no hemos visto en su iglesia, partimos de otras iglesias de Estados Unidos y pasamos a lo suyo en cuanto podemos.',
    ],
    none: [
      'Miramos dónde están ahora, la época del año y cómo le ha ido antes a su iglesia en las fechas especiales.',
    ],
  },
  forecastMethodNotes: {
    largeGifts:
      'Ponemos a cada semana un tope de tres veces lo usual. Lo que pasa de ahí se muestra como ofrendas grandes y queda fuera de los pronósticos y su evaluación.',
    untried: [
      'Aún no sabemos cuánto se equivocan los pronósticos en su iglesia, así que el rango parte de lo usual: el número real debería caer adentro en unas cuatro de cada cinco semanas.',
      'Lo construimos con la asistencia de iglesias de Estados Unidos.',
    ],
    tried: [
      'El rango viene de probar pronósticos como este en las semanas que ya contaron: el número real debería caer adentro en unas cuatro de cada cinco semanas.',
      'Lo construimos con la asistencia de iglesias de Estados Unidos. Arriba se muestra qué tan bien funciona para este número en su iglesia.',
    ],
    share: 'En los porcentajes, las semanas con más personas pesan más.',
  },
  forecastMessages: {
    weeksShort: (weeks, figure) =>
      plural(weeks, {
        one: `${figure}: necesitamos 1 semana más de conteos para hacer un pronóstico.`,
        other: `${figure}: necesitamos ${weeks} semanas más de conteos para hacer un pronóstico.`,
      }),
    loading: 'Cargando el pronóstico',
    loadFailed: 'No pudimos cargar el pronóstico. Inténtelo de nuevo.',
    figure: 'Número',
    weeksShown: 'Semanas',
    weeksOption: (weeks) => `${weeks} semanas`,
    csv: 'CSV',
    print: 'Imprimir',
    noBetterLately:
      'Tenga en cuenta: últimamente un simple promedio de cuatro semanas se acercó más que este pronóstico.',
    noBetter: 'Para este número, un promedio de cuatro semanas funciona al menos igual de bien.',
    standsOut: (event, range, day, side) =>
      side === 'more'
        ? `Esperamos más de lo usual el ${day} (${event}): ${range}.`
        : `Esperamos menos de lo usual el ${day} (${event}): ${range}.`,
    standOut: (events, most, range, day) =>
      `Estas semanas se ven distintas: ${listWords(events)}. El mayor cambio es ${most}, el ${day}: ${range}.`,
    others: (weeks, range) =>
      plural(weeks, {
        one: `Para la otra semana esperamos ${range}.`,
        other: `Para las demás semanas esperamos ${range}.`,
      }),
    allAlike: (weeks, range) =>
      plural(weeks, {
        one: `La próxima semana esperamos ${range}.`,
        other: `En las próximas ${countWords(weeks)} semanas esperamos ${range}.`,
      }),
    stretches: (areOthers, { until, before, from, after }) =>
      `${areOthers ? 'En las demás esperamos' : 'Esperamos'} ${before} hasta el ${until} y ${after} desde el ${from}.`,
    issuedOn: (day, weeks) =>
      `Pronóstico hecho el ${day}, con ${weeks} semanas de conteos. No lo cambiamos después.`,
    notIssued: (weeks) => `Calculado ahora con ${weeks} semanas de conteos.`,
    rangesHold:
      'El número real debería caer dentro del rango en unas cuatro de cada cinco semanas.',
    chart: 'Lo real y lo que esperamos',
    middleNoPromise: 'La línea marca nuestra mejor estimación.',
    next: (weeks) => `Las próximas ${weeks} semanas`,
    nextAnswer: (ordinary, others) =>
      plural(ordinary, {
        one: `Una semana normal, y ${listWords(others)}.`,
        other: `${capitalised(countWords(ordinary))} semanas normales, y ${listWords(others)}.`,
      }),
    nextAllOrdinary: 'Todas son semanas normales.',
    week: 'Semana',
    event: 'Fecha',
    middle: 'Mejor estimación',
    fourInFive: 'Por lo general (80%)',
    nineteenInTwenty: 'Casi siempre (95%)',
    eventFromOthers: (event) => `${event} (de otras iglesias)`,
    weekByWeek: 'Las próximas semanas, una por una',
    readOut: (week, fourInFive, nineteenInTwenty) =>
      `${week}: ${fourInFive} por lo general, ${nineteenInTwenty} casi siempre.`,
    whyQuestion: (value, day) => `¿Por qué ${value} el ${day}?`,
    whyEvent: {
      own: 'Sobre todo por cómo le fue a su iglesia en esta fecha en años anteriores.',
      others: 'De otras iglesias: todavía no lo hemos visto en la suya.',
    },
    whyOrdinary: 'Sobre todo por sus semanas recientes.',
    level: ['Dónde están ahora', 'Según las semanas recientes'],
    season: ['Época del año', 'Lo que suele cambiar en esta temporada'],
    lastYear: ['Año pasado', 'En qué se apartaron estas semanas de la temporada el año pasado'],
    eventPart: (seen) =>
      seen === 0
        ? 'Cuánto mueve el número en otras iglesias'
        : plural(seen, {
            one: 'Cuánto movió el número la única vez anterior',
            other: `Cuánto movió el número las últimas ${seen} veces`,
          }),
    middleFor: (day) => `Mejor estimación para el ${day}`,
    rangeFrom: (range) =>
      `El rango, ${range}, refleja cuánto se equivocaron los pronósticos anteriores.`,
    rangeFromTrials: (range) =>
      `El rango, ${range}, refleja cuánto nos habríamos equivocado en las semanas que ya contaron.`,
    pastQuestion: '¿Qué tan buenos han sido nuestros pronósticos?',
    pastAnswer: (inside, of, expected) =>
      `${inside} de las últimas ${of} semanas ${plural(inside, { one: 'cayó', other: 'cayeron' })} en nuestro rango. Nuestra meta es ${expected}.`,
    tooNarrow:
      'Es menos de lo que debería: nuestros rangos para este número han sido muy estrechos. Deje más margen hacia ambos lados.',
    nothingScored: 'Todavía no podemos evaluar ningún pronóstico.',
    issued: 'Nuestro rango',
    actual: 'Real',
    score: 'Resultado',
    inside: 'adentro',
    outside: 'afuera',
    notScored: 'sin evaluar',
    insideSoFar: 'adentro por ahora',
    outsideSoFar: 'afuera por ahora',
    soFar: (value) => `${value} hasta ahora`,
    without: {
      open: 'aún no es definitivo',
      partial: 'conteo parcial',
      set_aside: 'dejada aparte',
      uncounted: 'sin conteo',
    },
    corrected: (then, now) => `${then}, ahora ${now}`,
    lastSix: 'Las últimas seis',
    seeAll: 'Ver todas',
    pastLegend: {
      issued: 'Nuestro rango',
      inside: 'Adentro',
      outside: 'Afuera',
      missing: 'Sin conteo, o solo una parte',
    },
    betterQuestion: '¿Es mejor que un simple promedio?',
    better: (ours, theirs) =>
      `Sí. Suele equivocarse por ${ours}; un promedio de cuatro semanas, por ${theirs}.`,
    betterNotLately: (ours, theirs) =>
      `En dos años, sí (se equivoca por ${ours}; un promedio de cuatro semanas, por ${theirs}). En las últimas 12 semanas, no.`,
    worse: (ours, theirs) =>
      `No. Suele equivocarse por ${ours}; un promedio de cuatro semanas, por ${theirs}.`,
    equal: (both) => `No. Suele equivocarse por ${both}, igual que un promedio de cuatro semanas.`,
    thisForecast: 'Este pronóstico',
    meanOfFour: 'Promedio de las últimas cuatro semanas',
    lastYearSame: 'Mismas semanas del año pasado',
    off: (value) => `se equivoca por ${value}`,
    distance: {
      people: (value, written) =>
        plural(value, { one: `${written} persona`, other: `${written} personas` }),
      share: (value, written) =>
        plural(value, { one: `${written} punto`, other: `${written} puntos` }),
      clicks: (value, written) =>
        plural(value, { one: `${written} clic`, other: `${written} clics` }),
      impressions: (value, written) =>
        plural(value, { one: `${written} vista en Google`, other: `${written} vistas en Google` }),
      count: (_, written) => written,
    },
    triedOn: (forecasts) =>
      `Probamos ${forecasts} pronósticos de este número de los últimos dos años, de una a ocho semanas hacia adelante, usando solo lo que se sabía entonces. Los cambios de menos de un 3% son muy pequeños para verse.`,
    methodQuestion: '¿Cómo se hace?',
    largeGifts: 'Ofrendas grandes, no incluidas',
    sharing:
      'Ayude a mejorar los pronósticos de todas las iglesias compartiendo cómo la Pascua y otras fechas afectan sus números',
    sharingHint:
      'Solo se usan promedios de diez o más iglesias. Está apagado hasta que usted lo active.',
    sharingFailed: 'No pudimos guardarlo. Inténtelo de nuevo.',
  },
  whatIfMessages: {
    question: 'Haga cuentas',
    answer: 'Cálculos rápidos con sus propios números.',
    outside: ({ min, max, isWhole }) =>
      isWhole
        ? `Escriba un número entero de ${min} a ${number(max)}.`
        : `Escriba un número de ${min} a ${number(max)}.`,
    unfilled: 'Llene todos los campos para ver el resultado.',
    seats: {
      title: '¿Cuándo se quedarán sin asientos?',
      seats: 'Total de asientos, todos los servicios',
      kidsTitle: '¿Cuándo se llenarán los salones de niños?',
      places: 'Lugares en los salones de niños',
      share: 'Se considera lleno al (%)',
      growth: 'Crecimiento anual (%)',
      result: (limit, when) => {
        const words = {
          oneYear: `llegaría a ${people(limit)} en menos de un año`,
          twoYears: `llegaría a ${people(limit)} dentro de uno o dos años`,
          fiveYears: `llegaría a ${people(limit)} dentro de dos a cinco años`,
          later: `no llegará a ${people(limit)} en los próximos cinco años`,
        };
        return `A ese ritmo, un domingo típico ${words[when]}.`;
      },
      reached: (limit) => `En un domingo típico ya hay ${people(limit)} o más.`,
      never: (limit) => `Sin crecimiento no llegarán a ${people(limit)}.`,
      noPace:
        'Todavía no vemos un crecimiento claro. Ingrese un crecimiento anual para ver el resultado.',
    },
    guests: {
      title: '¿Y si regresaran más visitas?',
      guests: 'Visitas por semana',
      from: 'Regresan ahora (%)',
      to: 'Regresarían (%)',
      result: (more) =>
        more < 0
          ? plural(-more, {
              one: 'Regresaría 1 visita menos al año.',
              other: `Regresarían ${number(-more)} visitas menos al año.`,
            })
          : plural(more, {
              one: 'Regresaría 1 visita más al año.',
              other: `Regresarían ${number(more)} visitas más al año.`,
            }),
    },
    service: {
      title: '¿Y si agregaran un servicio?',
      people: 'Personas un domingo',
      services: 'Servicios ahora',
      result: (before, after) => `Pasarían de ${people(before)} por servicio a ${number(after)}.`,
    },
  },
};
