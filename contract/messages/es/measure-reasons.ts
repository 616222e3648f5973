import { dayWords, fullDayWords, listWords, weeklyTimeWords } from '../figure-words.ts';
import type * as choices from '../measure-questions.ts';
import type * as reasons from '../measure-reasons.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

const quoted = (names: readonly string[]) => listWords(names.map((name) => `“${name}”`));

export const measureReasonWords: Translation<typeof reasons> = {
  choiceListWords: {
    events: 'eventos',
    attendanceTypes: 'conteos',
    locations: 'salones',
    serviceTypes: 'tipos de servicio',
    groupTypes: 'tipos de grupo',
    funds: 'fondos',
    forms: 'formularios',
    workflows: 'flujos de trabajo',
  },
  measureReasons: {
    timeZone: (zone) => `Según Planning Center, la zona horaria de su iglesia es ${zone}.`,
    timeZoneUnknown:
      'Planning Center no dice dónde está su iglesia. Revise la zona horaria: decide a qué día pertenece una ofrenda o un servicio.',
    country: (country) =>
      `${country} corresponde a la zona horaria. Decide qué días festivos mostramos.`,
    easterWestern: 'La mayoría de las iglesias celebra la Pascua occidental.',
    easterOrthodox:
      'El nombre de su iglesia dice que es ortodoxa, así que usamos la Pascua ortodoxa.',
    easterOrthodoxCountry: 'Las iglesias de su país celebran la Pascua ortodoxa.',
    weekForSunday:
      'Sus servicios principales son el fin de semana. Con semanas de lunes a domingo, el sábado y el domingo se cuentan juntos.',
    weekForSaturday:
      'Sus servicios principales son el sábado. Con semanas de domingo a sábado, la semana termina con ellos.',
    attendance: (events) =>
      plural(events.length, {
        one: `${listWords(events)} se reúne casi todos los fines de semana y tiene conteos regulares.`,
        other: `${listWords(events)} se reúnen casi todos los fines de semana y tienen conteos regulares.`,
      }),
    attendanceMidweek: (events) =>
      plural(events.length, {
        one: `No encontramos conteos de fin de semana. ${listWords(events)} se cuenta casi todas las semanas.`,
        other: `No encontramos conteos de fin de semana. ${listWords(events)} se cuentan casi todas las semanas.`,
      }),
    attendanceNone:
      'No encontramos un evento con conteos o registros de entrada casi todas las semanas.',
    follows: (later, earlier) =>
      `${later} comenzó cuando terminó ${earlier}, así que contamos los dos como uno.`,
    total: ({ name, parts, counts }) =>
      counts
        ? `“${name}” ya incluye ${quoted(parts)}, así que contamos solo el total.`
        : `“${name}” suma ${quoted(parts)}, así que no lo sumamos otra vez.`,
    eventTotal: (event) => `${event} suma sus otros servicios, así que no lo contamos otra vez.`,
    eveningAgain: (event) => `Dejamos fuera ${event}: casi todos ya se contaron por la mañana.`,
    kidsMidweek: (event) => `Contamos ${event} solo los días de sus servicios.`,
    leftOut: (event) =>
      `Algunos horarios de ${event} nunca han tenido conteo, así que no esperamos uno.`,
    kidsByHeadcount: (types) => `Usaremos sus conteos de ${quoted(types)}.`,
    kidsByRoom: (rooms) =>
      plural(rooms, {
        one: 'Un lugar de registro parece un salón de niños.',
        other: `${rooms} lugares de registro parecen salones de niños.`,
      }),
    kidsByName: (events) =>
      plural(events.length, {
        one: `Por el nombre, ${listWords(events)} parece un evento para niños.`,
        other: `Por sus nombres, ${listWords(events)} parecen eventos para niños.`,
      }),
    kidsNone: 'No encontramos un salón ni un evento para niños.',
    guestsByCheckIn: (events) =>
      `Los registros de entrada en ${listWords(events)} muestran la primera visita de quienes se registran.`,
    guestsByForm: (forms) =>
      plural(forms.length, {
        one: `El formulario ${listWords(forms)} parece ser para visitas.`,
        other: `Los formularios ${listWords(forms)} parecen ser para visitas.`,
      }),
    guestsByWorkflow: (workflows) =>
      plural(workflows.length, {
        one: `El flujo de trabajo ${listWords(workflows)} parece ser para visitas.`,
        other: `Los flujos de trabajo ${listWords(workflows)} parecen ser para visitas.`,
      }),
    guestsNone:
      'No encontramos un formulario ni un flujo de trabajo para visitas, y en sus servicios nadie registra su entrada.',
    servingByTeams: 'Todas las personas programadas en Services que no han dicho que no.',
    servingByCheckIns:
      'No encontramos programación en Services, pero los voluntarios registran su entrada.',
    servingNone: 'No encontramos voluntarios en Services ni en Check-Ins.',
    groupsAll: 'Contaremos todos los tipos de grupo.',
    groupsWithoutStaff: (names) => `Contaremos todos los tipos de grupo menos ${listWords(names)}.`,
    groupsNone:
      'No vemos grupos en Planning Center. Si los hay, la persona que conectó Planning Center con Steeple necesita el rol Administrator en Groups.',
    givingFunds: (names) =>
      plural(names.length, {
        one: `${listWords(names)} parece el fondo de las ofrendas regulares.`,
        other: `${listWords(names)} parecen los fondos de las ofrendas regulares.`,
      }),
    givingReplaced: (names, replaced) =>
      `${listWords(names)} parecen sus fondos de las ofrendas regulares. ${listWords(replaced)} terminó cuando comenzó otro, así que contamos los dos como uno.`,
    givingAll:
      'Ningún fondo destaca como el de las ofrendas regulares, así que los contaremos todos.',
    givingNone: 'No encontramos fondos en Planning Center.',
    changed: (today, added, dropped) =>
      [
        `Cambiamos nuestra sugerencia el ${dayWords(today)}.`,
        ...(added.length > 0 ? [`Nuevo: ${listWords(added)}.`] : []),
        ...(dropped.length > 0 ? [`Ya no se cuenta: ${listWords(dropped)}.`] : []),
      ].join(' '),
    unknown: (what) =>
      `Una parte de los ${what} que eligió no está en Planning Center, así que no la incluimos. Revise qué contamos aquí.`,
    seats: 'Planning Center no guarda cuántos asientos hay. Agregue cuántos tienen.',
    brandTerms: 'Del nombre de su iglesia y su dirección web.',
  },
  measureProblems: {
    timeZone: 'No conocemos esa zona horaria.',
    country: 'No conocemos ese país.',
    eventTwice: 'Cuente un evento por conteos o por registros de entrada, no por los dos.',
    unknownService: 'Uno de estos servicios ya no existe. Vuelva a cargar la página.',
    unknownId: (what) =>
      `Uno de los ${what} que eligió ya no está en Planning Center. Actualice la página.`,
    seats: 'Escriba un número entero de 1 a 100,000. Déjelo en blanco si no cuentan los asientos.',
    changedMeanwhile:
      'Otra persona cambió esta configuración mientras esta página estaba abierta. No se guardó nada.',
  },
};

export const measureQuestionWords: Translation<typeof choices> = {
  measureQuestions: {
    total: (event, total, parts) => `En ${event}, ¿“${total}” ya incluye ${quoted(parts)}?`,
    totalYes: (total) => `Sí, contar solo “${total}”`,
    totalNo: (parts) => `No, contar solo ${quoted(parts)}`,
    totalBoth: 'No, sumarlos',
    helpers: (event, helpers) => `¿Su asistencia en ${event} debe incluir ${quoted(helpers)}?`,
    helpersNo: (helpers) => `No, sin ${quoted(helpers)}`,
    helpersYes: (total) => `Sí, contar “${total}”`,
    unclearYes: (names) => `Sí, sumar ${quoted(names)}`,
    visitors: (event, visitors, others) =>
      `En ${event}, ¿“${visitors}” ya está contado en ${quoted(others)}?`,
    visitorsYes: 'Sí, no sumarlo otra vez',
    visitorsNo: 'No, sumarlo',
    kidsCheckIn: (kids, events) =>
      `¿Su conteo en ${listWords(events)} ya incluye a los niños que se registran en ${listWords(kids)}?`,
    kidsCounted: (kids, events) =>
      `¿Su conteo en ${listWords(events)} ya incluye a los niños contados en ${listWords(kids)}?`,
    kidsCountedNo: 'No, sumar a los niños contados ahí',
    kidsCheckInYes: 'Sí, todos están en el conteo',
    kidsCheckInNo: 'No, sumar a los niños que se registran',
    oddLevel: (event) =>
      `Los conteos y los registros de entrada en ${event} dan números muy distintos. ¿Cuál muestra cuántas personas asistieron?`,
    oddLevelHeadcounts: 'Los conteos',
    oddLevelCheckIns: 'Los registros de entrada',
    weekdays: (event, days) =>
      `${event} también se reúne el ${listWords(days)}. ¿Lo contamos en su asistencia?`,
    weekdaysYes: 'Sí, contar todo',
    weekdaysNo: (days) => `No, sin ${listWords(days)}`,
    uncounted: (event, time, lastCounted) =>
      lastCounted === null
        ? `${event} está en su calendario el ${weeklyTimeWords(time)}, pero nunca ha tenido conteo. ¿Piensan contarlo?`
        : `${event} sigue en su calendario el ${weeklyTimeWords(time)}, pero se contó por última vez el ${fullDayWords(lastCounted)}. ¿Piensan seguir contándolo?`,
    uncountedYes: 'Sí, ingresaremos sus conteos',
    uncountedNo: (lastCounted) =>
      lastCounted === null
        ? 'No, no contar ese horario'
        : `No, no contarlo después del ${fullDayWords(lastCounted)}`,
    include: (event, people) =>
      `Unas ${people} personas asisten a ${event} cada semana. ¿Lo contamos en su asistencia?`,
    includeYes: (event) => `Sí, contar ${event}`,
    includeNo: (event) => `No, sin ${event}`,
    includeInstead: (event, others) => `Contar ${event} en lugar de ${listWords(others)}`,
    follows: (later, earlier) => `¿${later} reemplazó a ${earlier}?`,
    followsYes: (later) => `Sí, contar ${later} desde ahora`,
    followsNo: (later) => `No, no contar ${later}`,
    granted: {
      giving: (funds) => ({
        question: `Ahora que podemos ver sus ofrendas, ¿contamos las ofrendas para ${funds.length === 0 ? 'todos los fondos' : quoted(funds)}?`,
        yes: 'Sí, contar las ofrendas',
        no: 'No, sin las ofrendas',
      }),
      groups: {
        question: 'Ahora que podemos ver sus grupos, ¿contamos a las personas que están en ellos?',
        yes: 'Sí, contar los grupos',
        no: 'No, sin los grupos',
      },
      serving: {
        question:
          'Ahora que podemos ver la programación de sus equipos, ¿contamos a quienes sirven?',
        yes: 'Sí, contar a quienes sirven',
        no: 'No, sin quienes sirven',
      },
      kids: {
        question: 'Ahora que podemos ver sus registros de entrada, ¿contamos a sus niños?',
        yes: 'Sí, contar a los niños',
        no: 'No, sin los niños',
      },
      guests: {
        question:
          'Ahora que podemos ver más de Planning Center, ¿contamos las visitas por primera vez?',
        yes: 'Sí, contar las visitas',
        no: 'No, sin las visitas',
      },
    },
    fund: (fund) => `¿Las ofrendas para “${fund}” son parte de sus ofrendas regulares?`,
    fundYes: (fund) => `Sí, contar “${fund}”`,
    fundNo: (fund) => `No, sin “${fund}”`,
    odd: (event, people, usual, day) =>
      `${event} muestra ${people} personas el ${day}, pero lo usual es cerca de ${usual}. ¿${people} es correcto?`,
    oddYes: 'Sí, es correcto',
    oddNo: 'No, lo corregiremos en Planning Center',
  },
};
