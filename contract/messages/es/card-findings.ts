import type * as causes from '../card-causes.ts';
import type * as english from '../card-findings.ts';
import type * as checked from '../checked.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import { innocent } from './innocent.ts';

export const cardFindings: Translation<typeof english> = {
  findingMessages: {
    uncounted_weeks: {
      title: (day, weeks) =>
        plural(weeks, {
          one: `Falta el conteo completo del ${day}`,
          other: `${weeks} domingos sin conteo completo`,
        }),
      seen: (days, weeks) =>
        plural(weeks, {
          one: `No tenemos un conteo completo de asistencia del ${days}. Mientras tanto, esa semana queda fuera de sus rangos y pronósticos.`,
          other: `No tenemos un conteo completo de asistencia de estos días: ${days}. Mientras tanto, esas semanas quedan fuera de sus rangos y pronósticos.`,
        }),
      sure: 'Seguro. Viene directamente de Planning Center.',
      step: (day) => `Ingrese el conteo del ${day}, o agregue una nota si no se reunieron.`,
      restStep: (day) => `Ingrese lo que falta del conteo del ${day}, o deje esa semana aparte.`,
    },
    broken_connection: {
      brokenTitle: (system) => `${system} está desconectado`,
      broken: (system, day) =>
        `${system} se desconectó el ${day}, así que esos números no se actualizan.`,
      brokenStep: (system) => `Reconecte ${system} en la página de Integración.`,
      silentTitle: (system) => `Nada nuevo de ${system}`,
      silent: (system, day) =>
        `${system} está conectado, pero no ha llegado ninguna actualización completa desde el ${day}.`,
      silentStep: (system) =>
        `En la página de Integración, revise si ${system} todavía tiene los eventos correctos.`,
      sure: 'Seguro. Lo vemos en la conexión misma.',
    },
    guests_return: {
      title: 'Llegan más visitas, pero regresan menos',
      seen: ({ now, before, guests, from, to, returned, expected }) =>
        `En las últimas ocho semanas vinieron ${now} personas por semana por primera vez; el año anterior eran ${before}. De ${guests} del ${from} al ${to}, ${returned} regresaron dentro de seis semanas. Al ritmo del año anterior, habrían sido unas ${expected}.`,
      guests: (count) => plural(count, { one: '1 visita', other: `${count} visitas` }),
      sure: (returned, guests) =>
        `Bastante seguros de que bajó; menos seguros de cuánto (solo regresaron ${returned} de ${guests} visitas).`,
      holiday: 'Visitas de días festivos',
      holidayText: (holiday, guests, returned, others) =>
        `${holiday} de las ${guests} vinieron por primera vez en una semana festiva y quizá viven en otro lugar. Sin ellas son ${returned} de ${others}.`,
      step: 'Escriba a las visitas del domingo pasado en dos días, a mano si puede.',
    },
    guests_again: {
      title: (noun) => `Regresan menos ${noun} de visita, dos trimestres seguidos`,
      newOnes: (noun) => noun,
      seen: (guests, again, usual) =>
        `${guests}, ${again} regresaron dentro de seis semanas; lo habitual serían ${usual}.`,
      sure: 'Bastante seguros. El azar solo hace que un trimestre se vea así menos de una vez en 100.',
      step: 'Esta semana, elija a una persona que reciba por su nombre a cada familia en su segunda visita.',
    },
    kids_share: {
      title: (move) =>
        move === 'down'
          ? 'Menos niños de lo usual para ustedes'
          : 'Más niños de lo usual para ustedes',
      seen: (share, weeks, expected) =>
        `En las últimas ${weeks} semanas con conteo, los niños fueron ${share} de la asistencia. Según el año anterior, esperábamos ${expected}.`,
      step: (move) =>
        move === 'down'
          ? 'Esta semana, pregunte a su equipo de niños qué cambió desde que el número empezó a moverse.'
          : 'Esta semana, revise que los salones de niños tengan suficientes ayudantes para lo que viene.',
    },
    serving_share: {
      title: 'La asistencia subió, pero sirven menos personas',
      seen: (serving, expected, now, before) =>
        `Sirvieron ${serving} personas en promedio; según el año anterior, esperábamos ${expected}. La asistencia promedió ${now}; el año anterior, ${before}.`,
      step: 'Esta semana, pida a un líder de equipo los nombres de personas que quizá dirían que sí si alguien se lo pide en persona.',
    },
    room_full: {
      title: 'Su salón está lleno casi todos los domingos',
      seen: (average, full, weeks) =>
        `En el último año, su servicio más lleno ocupó ${average} de los asientos, y ${full} de ${weeks} semanas llegaron al 80% o más.`,
      sure: 'Bastante seguros del número. Si eso aleja a la gente es menos claro: los estudios no coinciden.',
      step: 'Este domingo, párese junto a la puerta en su servicio más lleno y observe dónde le cuesta a la gente encontrar asiento.',
    },
    festival_weeks: {
      beforeTitle: (feast, day) => `Se acerca: ${feast}, ${day}`,
      before: (people, feast, usual, day) =>
        `El año pasado vinieron ${people} personas en ${feast}; las semanas cercanas tuvieron ${usual}. Este año cae el ${day}.`,
      beforeSure:
        'La fecha y el conteo del año pasado son seguros. Para este año, vea el pronóstico.',
      beforeStep:
        'Decida quién recibirá a las visitas en cada servicio y quién les escribirá en dos días.',
      afterTitle: (feast) => `Sus visitas de ${feast}`,
      after: (guests, feast, usual) =>
        `${guests} personas vinieron por primera vez en la semana de ${feast}; en una semana típica son ${usual}.`,
      afterSure: 'Seguro. Es un conteo. No sabemos quién vive cerca.',
      afterStep: (feast) =>
        `En las próximas dos semanas, invite a sus visitas de ${feast} a algo cotidiano: una comida, una clase, un grupo pequeño.`,
    },
    giving_per_attender: {
      title: (move) =>
        move === 'down'
          ? 'La asistencia subió y la ofrenda por persona bajó'
          : 'La asistencia bajó y la ofrenda por persona subió',
      seen: ({ giving, expected, now, before }) =>
        `Las ofrendas fueron de ${giving} por persona cada semana; esperábamos ${expected}. La asistencia promedió ${now}; el año anterior, ${before}.`,
      large: 'Una ofrenda muy grande',
      largeText: 'Llegó una en estas semanas. Aquí la limitamos para que no distorsione el número.',
      step: (move) =>
        move === 'down'
          ? 'Este domingo, cuente una historia de lo que las ofrendas hicieron posible, sin pedir nada.'
          : 'Agradezca esta semana a todos los que dan, y vea por qué viene menos gente.',
    },
    recurring_share: {
      title: 'Las ofrendas recurrentes bajaron',
      seen: (share, weeks, expected) =>
        `${share} de las ofrendas fueron recurrentes en las últimas ${weeks} semanas completas; esperábamos ${expected}.`,
      step: 'Esta semana, obtenga la lista de ofrendas recurrentes que fallaron y envíe a todos la misma nota amable.',
    },
    search_unclicked: {
      title: 'Más personas los ven en Google, pero no hacen clic',
      seen: ({ shown, expected, clicks, before }) =>
        `Google mostró su sitio ${shown} veces por semana; esperábamos ${expected}. Las búsquedas sin su nombre llevaron a ${clicks} clics por semana; el año anterior, ${before}.`,
      step: 'Reescriba el título y la descripción de su página para personas nuevas: cuándo, dónde, qué esperar.',
    },
    page_gone: {
      title: 'Una página dejó de recibir visitas desde Google',
      seen: (page, before, now) =>
        plural(now, {
          one: `Google llevó personas a ${page} ${before} veces en 28 días, y una vez en los 28 días siguientes.`,
          other: `Google llevó personas a ${page} ${before} veces en 28 días, y ${now} veces en los 28 días siguientes.`,
        }),
      sure: 'Bastante seguros. Una caída tan grande casi nunca ocurre por casualidad.',
      step: 'Busque la página esta semana y ábrala. Si ya no está, pida a quien cuida su sitio que dirija la dirección anterior a la página nueva.',
    },
    sustained_shift: {
      title: (name, move) =>
        move === 'up' ? `${name}: por encima de lo esperado` : `${name}: por debajo de lo esperado`,
      seen: (average, expected) =>
        `Las últimas ocho semanas promediaron ${average}. Antes de ellas esperábamos un promedio de ${expected}.`,
      sure: 'Bastante seguros de que es duradero: ocho semanas seguidas del mismo lado. Menos seguros de cuánto.',
      step: (figure, move, noun) => {
        switch (figure) {
          case 'giving':
          case 'giving_units':
            return move === 'down'
              ? 'Pregunte a quien lleva las ofrendas si ya están ingresadas todas y si algunas fueron a fondos que no cuentan.'
              : 'Pregunte a quien lleva las ofrendas qué llegó que normalmente no llega.';
          case 'first_time_guests':
            return move === 'down'
              ? 'Pregunte a quien recibe a las visitas si todavía se anota a cada una.'
              : 'Pregunte a dos de las visitas nuevas cómo los encontraron.';
          case 'kids':
            return move === 'down'
              ? 'Pregunte a quien lleva el ministerio de niños si todavía se cuentan todos los salones y qué cambió.'
              : 'Pregunte a quien lleva el ministerio de niños si los salones tienen suficientes ayudantes.';
          case 'serving':
            return 'Pregunte a quien programa a los voluntarios qué cambió.';
          default:
            return `Pregunte a dos personas que vienen siempre qué puede haber detrás de este cambio (${noun}).`;
        }
      },
      notEntered: 'Aún no ingresadas',
      notEnteredText:
        'Puede haber ofrendas todavía en papel, o que fueron a fondos que no cuentan.',
    },
  },
  sureMessages: {
    fairly: (weeks, before) =>
      `Bastante seguros de hacia dónde va. Compara ${weeks} semanas con las ${before} anteriores.`,
    causes: (weeks, before) =>
      `Menos seguros, por las otras explicaciones de abajo. Compara ${weeks} semanas con las ${before} anteriores.`,
    size: (weeks, before) =>
      `Estamos más seguros de hacia dónde va que de cuánto. Compara ${weeks} semanas con las ${before} anteriores.`,
  },
  outcomeMessages: {
    again: ({ day, range, noun, isWeekly }) =>
      isWeekly
        ? `Lo revisaremos de nuevo el ${day}. Si nada cambia, espere ${range} por semana (${noun}). Lo que quede fuera de ese rango probablemente es un cambio real.`
        : `Lo revisaremos de nuevo el ${day}. Si nada cambia, espere ${range} (${noun}). Lo que quede fuera de ese rango probablemente es un cambio real.`,
    asExpected: ({ value, noun, range, isWeekly }) =>
      isWeekly
        ? `Sin cambio claro: ${value} por semana (${noun}), cerca de lo que esperábamos (${range}).`
        : `Sin cambio claro: ${value} (${noun}), cerca de lo que esperábamos (${range}).`,
    butForOneWeek: ({ week, value, noun, range }) =>
      `Sin cambio claro salvo la semana del ${week}, quizá por una sola ofrenda grande. Sin ella: ${value} por semana (${noun}), cerca de lo que esperábamos (${range}).`,
    more: ({ size, noun, range, isWeekly }) =>
      isWeekly
        ? `${size} más por semana de lo esperado (${noun}; ${range}). Otras cosas pueden haber influido.`
        : `${size} más de lo esperado (${noun}; ${range}). Otras cosas pueden haber influido.`,
    fewer: ({ size, noun, range, isWeekly }) =>
      isWeekly
        ? `${size} menos por semana de lo esperado (${noun}; ${range}). Otras cosas pueden haber influido.`
        : `${size} menos de lo esperado (${noun}; ${range}). Otras cosas pueden haber influido.`,
    less: ({ size, noun, range, isWeekly }) =>
      isWeekly
        ? `${size} menos por semana de lo esperado (${noun}; ${range}). Otras cosas pueden haber influido.`
        : `${size} menos de lo esperado (${noun}; ${range}). Otras cosas pueden haber influido.`,
    points: (points) => plural(points, { one: '1 punto', other: `${points} puntos` }),
    cameBack: (count) =>
      plural(count, { one: 'visita que regresa', other: 'visitas que regresan' }),
    expected: (middle, range) => `${middle} (${range})`,
  },
};

export const cardCauses: Translation<typeof causes> = {
  causeMessages: {
    uncounted: {
      name: 'Semanas sin conteo',
      text: (gaps, weeks) =>
        `${gaps} de las ${weeks} semanas no tienen un conteo completo y quedan fuera.`,
    },
    source: {
      name: 'Un cambio en la forma de contar',
      text: (before, now) =>
        `Este número venía de ${before} y ahora viene de ${now}, así que el antes y el después quizá no se puedan comparar.`,
    },
    note: (day) => `De su nota del ${day}.`,
    feast: (day) => `Cayó en la semana del ${day}, que no es una semana típica.`,
    season: {
      name: 'La temporada',
      text: (lastYear) => `Las mismas semanas del año pasado: ${lastYear}.`,
    },
  },
  innocentMessages: innocent,
};

export const checkedWords: Translation<typeof checked> = {
  checkedMessages: {
    noCount: 'sin conteo',
    weeksSoFar: (weeks) =>
      plural(weeks, {
        one: '1 semana hasta ahora; todavía no basta',
        other: `${weeks} semanas hasta ahora; todavía no bastan`,
      }),
    over: (value, weeks, range) => `${value} en ${weeks} semanas, se esperaba ${range}`,
    explained: (seen, name, text) => `${seen}. ${name}: ${text}`,
    reported: (seen) => `${seen}; ya se informó antes`,
    none: 'ninguna',
    uncounted: {
      few: (counted, of) => `${counted} de ${of} semanas tienen conteo, todavía no bastan`,
      of: (missing, of) => `${missing} de ${of}`,
      noted: (seen, note) => `${seen}, con nota: ${note}`,
    },
    connection: {
      broken: (system, day) => `${system} desconectado desde el ${day}`,
      silent: (system, day) => `${system} sin nada nuevo desde el ${day}`,
      none: 'nada conectado',
      away: (system) =>
        `${system} dejó de responder hace menos de dos días; puede ser una interrupción`,
      importing: (system) => `${system} todavía está importando`,
      bothToday: 'los dos actualizados hoy',
      today: 'actualizado hoy',
      thisWeek: 'actualizado esta semana',
    },
    guests: {
      cameBack: (returned, guests, usual) =>
        `regresaron ${returned} de ${guests}; el año anterior, ${usual}`,
      withoutHolidays: (seen, returned, guests) =>
        `${seen}. Sin las visitas de días festivos son ${returned} de ${guests}, como siempre`,
      notUp: (seen) => `${seen}; las visitas mismas no subieron`,
    },
    again: {
      notJudged: 'todavía no comparamos trimestres',
      tooFew: 'nos faltan seis trimestres de hogares nuevos para comparar',
      quarters: (earlier, later) => `regresaron ${earlier}, luego ${later}`,
    },
    servingNotUp: (seen) => `${seen}; la asistencia no subió`,
    giving: {
      large: (seen) => `${seen}; sin contar una ofrenda muy grande`,
      same: (seen) => `${seen}; la asistencia no se movió al revés`,
    },
    recurringNotDown: (seen) => `${seen}; las ofrendas recurrentes mismas no bajaron`,
    room: {
      average: (share) => `${share} en promedio`,
      lifted: (seen, middle) =>
        `${seen}, por unos pocos domingos llenos; la mitad está por debajo de ${middle}`,
    },
    feast: {
      on: (feast, day) => `${feast}, ${day}`,
      noLastYear: (seen) => `${seen}; el año pasado no tiene conteo`,
      ordinary: (seen) => `${seen} (suele ser un domingo normal para ustedes)`,
      noGuests: (feast) => `${feast} acaba de pasar; sin conteo de visitas por primera vez`,
      guests: (feast, guests) => `${feast} acaba de pasar, con ${guests} visitas por primera vez`,
    },
    search: {
      bothUp: 'las dos subieron',
      noSplit: 'todavía no podemos separar las búsquedas con y sin su nombre',
      oneWeek: (seen) => `${seen}. Una sola semana lo explica`,
    },
    page: {
      tooFew: 'todavía no tenemos todos los últimos 56 días',
      over: (page) => `${page}, que ya pasó`,
      moved: (page, to) => `${page}, que se mudó a ${to}`,
    },
    shift: {
      up: (noun) => `${noun}: subió`,
      down: (noun) => `${noun}: bajó`,
      explained: (noun, why) => `${noun}. ${why}`,
    },
  },
};
