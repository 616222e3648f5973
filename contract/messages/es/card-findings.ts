import type * as causes from '../card-causes.ts';
import type * as english from '../card-findings.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import { innocent } from './innocent.ts';
import { returned } from './returned.ts';

export const cardFindings: Translation<typeof english> = {
  findingMessages: {
    uncounted_weeks: {
      title: (days, weeks) =>
        plural(weeks, {
          one: `Falta el conteo completo del ${days}`,
          other: `Falta el conteo completo de estos días: ${days}`,
        }),
      seen: (days, weeks) =>
        plural(weeks, {
          one: `No tenemos un conteo completo de asistencia del ${days}. Mientras tanto, esa semana queda fuera de sus rangos y pronósticos.`,
          other: `No tenemos un conteo completo de asistencia de estos días: ${days}. Mientras tanto, esas semanas quedan fuera de sus rangos y pronósticos.`,
        }),
      sure: 'Seguro. Se ve que el conteo no está completo.',
      step: (days, weeks) =>
        plural(weeks, {
          one: `Ingrese el conteo del ${days} en Planning Center o en la página Contar, o agregue una nota si no se reunieron.`,
          other: `Ingrese en Planning Center o en la página Contar los conteos de estos días: ${days}. Si no se reunieron, agregue una nota.`,
        }),
      restStep: (days, weeks) =>
        plural(weeks, {
          one: `Ingrese lo que falta del conteo del ${days} en Planning Center o en la página Contar, o agregue una nota y marque “Dejar aparte estas semanas”.`,
          other: `Ingrese en Planning Center o en la página Contar lo que falta de los conteos de estos días: ${days}. O agregue una nota y marque “Dejar aparte estas semanas”.`,
        }),
      bothStep: (days, blank) =>
        `Ingrese en Planning Center o en la página Contar lo que falta de estos días: ${days}. Si no se reunieron (${blank}), agregue una nota.`,
    },
    broken_connection: {
      brokenTitle: (system) => `${system} está desconectado`,
      broken: (system, day) =>
        `${system} se desconectó el ${day}, así que esos números no se actualizan.`,
      brokenStep: (system) => `Reconecte ${system} en la página de Integración.`,
      silentTitle: (system) => `Nada nuevo de ${system}`,
      silent: (system, day) =>
        `${system} está conectado, pero no ha llegado ninguna actualización completa desde el ${day}.`,
      silentStep: {
        planning_center: 'En Qué contamos, revise que sus eventos sigan siendo los correctos.',
        google_search_console:
          'En la página de Integración, revise que esté elegido el sitio web correcto para Google.',
      },
      sure: 'Seguro. Lo vemos en la conexión misma.',
    },
    guests_return: {
      title: 'Llegaron más visitas, pero regresaron menos',
      seen: ({ now, before, guests, from, to, returned: again, expected }) =>
        `Del ${from} al ${to} vinieron ${now} personas por semana por primera vez; el año anterior eran ${before}. De esas ${guests}, ${returned(String(again))} en las seis semanas siguientes; esperábamos ${expected}.`,
      guests: (count) => plural(count, { one: '1 visita', other: `${count} visitas` }),
      sure: (again, guests) =>
        `Bastante seguros de que bajó; menos seguros de cuánto (de ${guests} visitas, solo ${returned(String(again))}).`,
      holiday: 'Visitas de días festivos',
      holidayText: (holiday, guests, returned, others) =>
        `${plural(holiday, { one: `1 de las ${guests} vino por primera vez en una semana festiva y quizá vive en otro lugar.`, other: `${holiday} de las ${guests} vinieron por primera vez en una semana festiva y quizá viven en otro lugar.` })} Sin ellas son ${returned} de ${others}.`,
      step: 'Antes de que pasen dos días, escriba a las visitas del domingo pasado, a mano si puede.',
    },
    guests_again: {
      title: (noun) =>
        `Por segundo trimestre seguido, regresan menos ${noun} después de su primera visita`,
      newOnes: (noun) => noun,
      seen: (guests, again, usual, count) =>
        `${guests}, ${plural(count, { one: `${again} regresó`, other: `${again} regresaron` })} en las seis semanas siguientes; lo habitual sería ${usual}.`,
      sure: 'Bastante seguros. Es muy poco probable que sea casualidad dos trimestres seguidos.',
      step: 'Esta semana, elija a una persona que reciba por su nombre a cada familia en su segunda visita.',
    },
    kids_share: {
      title: (move) =>
        move === 'down'
          ? 'Los niños son una parte menor de la asistencia que de costumbre'
          : 'Los niños son una parte mayor de la asistencia que de costumbre',
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
      title: 'Su servicio más lleno pasa a menudo del 80% de los asientos',
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
        'Decida quién recibirá a las visitas en cada servicio y quién les escribirá antes de que pasen dos días.',
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
      largeText:
        'Llegó una en estas semanas. Aquí le ponemos un tope para que no distorsione el número.',
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
      title: 'Una página dejó de recibir clics desde Google',
      seen: (page, before, now) =>
        now === 0
          ? `Google llevó personas a ${page} ${before} veces en 28 días, y ninguna vez en los 28 días siguientes.`
          : plural(now, {
              one: `Google llevó personas a ${page} ${before} veces en 28 días, y una vez en los 28 días siguientes.`,
              other: `Google llevó personas a ${page} ${before} veces en 28 días, y ${now} veces en los 28 días siguientes.`,
            }),
      sure: 'Bastante seguros. Una caída tan grande casi nunca ocurre por casualidad.',
      step: (page) =>
        `Busque en Google la página ${page} esta semana y ábrala. Si ya no está, pida a quien cuida su sitio que redirija la dirección anterior a la página nueva.`,
    },
    sustained_shift: {
      title: (name, move) =>
        move === 'up' ? `${name}: por encima de lo esperado` : `${name}: por debajo de lo esperado`,
      seen: (average, expected) =>
        `Las últimas ocho semanas promediaron ${average}. Antes de ellas esperábamos un promedio de ${expected}.`,
      sure: (move) =>
        move === 'up'
          ? 'Bastante seguros de que es duradero: cada semana que tenemos de las últimas ocho estuvo por encima de lo esperado. Menos seguros de cuánto.'
          : 'Bastante seguros de que es duradero: cada semana que tenemos de las últimas ocho estuvo por debajo de lo esperado. Menos seguros de cuánto.',
      step: (figure, move) => {
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
          case 'recurring_share':
            return 'Pregunte a quien lleva las ofrendas qué cambió.';
          case 'guest_return':
            return 'Pregunte a quien da seguimiento a las visitas qué cambió.';
          case 'group_members':
          case 'group_attendance':
            return 'Pregunte a quien lleva los grupos qué cambió.';
          case 'search_clicks':
          case 'search_impressions':
          case 'search_nonbrand_clicks':
            return 'Pregunte a quien cuida su sitio web qué cambió.';
          default:
            return move === 'down'
              ? 'Pregunte a dos personas que vienen siempre qué puede estar alejando a la gente.'
              : 'Pregunte a dos personas que vienen siempre qué puede estar atrayendo a más gente.';
        }
      },
      notEntered: 'Aún no ingresadas',
      notEnteredText:
        'Puede haber ofrendas todavía en papel, o que fueron a fondos que no cuentan.',
    },
  },
  sureMessages: {
    fairly: (weeks, before) =>
      `Bastante seguros de hacia dónde va. Comparamos ${weeks} semanas con las ${before} anteriores.`,
    causes: (weeks, before) =>
      `Menos seguros, por las otras explicaciones de abajo. Comparamos ${weeks} semanas con las ${before} anteriores.`,
    size: (weeks, before) =>
      `Estamos más seguros de hacia dónde va que de cuánto. Comparamos ${weeks} semanas con las ${before} anteriores.`,
  },
  outcomeMessages: {
    again: ({ day, range, of, isWeekly }) =>
      isWeekly
        ? `Lo revisaremos de nuevo el ${day}. Si nada cambia, esperamos ${range} ${of} por semana. Lo que quede fuera de ese rango probablemente es un cambio real.`
        : `Lo revisaremos de nuevo el ${day}. Si nada cambia, esperamos ${range} ${of}. Lo que quede fuera de ese rango probablemente es un cambio real.`,
    asExpected: ({ value, of, range, isWeekly }) =>
      isWeekly
        ? `Sin cambio claro: ${value} ${of} por semana, cerca de lo que esperábamos (${range}).`
        : `Sin cambio claro: ${value} ${of}, cerca de lo que esperábamos (${range}).`,
    exceptOneWeek: ({ week, value, of, range }) =>
      `Sin cambio claro salvo la semana del ${week}, quizá por una sola ofrenda grande. Sin ella: ${value} ${of} por semana, cerca de lo que esperábamos (${range}).`,
    more: ({ size, of, range, isWeekly }) =>
      isWeekly
        ? `${size} más por semana de lo esperado (${of}; ${range}). Otras cosas pueden haber influido.`
        : `${size} más de lo esperado (${of}; ${range}). Otras cosas pueden haber influido.`,
    fewer: ({ size, of, range, isWeekly }) =>
      isWeekly
        ? `${size} menos por semana de lo esperado (${of}; ${range}). Otras cosas pueden haber influido.`
        : `${size} menos de lo esperado (${of}; ${range}). Otras cosas pueden haber influido.`,
    less: ({ size, of, range, isWeekly }) =>
      isWeekly
        ? `${size} menos ${of} por semana de lo esperado (${range}). Otras cosas pueden haber influido.`
        : `${size} menos ${of} de lo esperado (${range}). Otras cosas pueden haber influido.`,
    higher: ({ size, range }) =>
      `${size} más de lo esperado (${range}). Otras cosas pueden haber influido.`,
    lower: ({ size, range }) =>
      `${size} menos de lo esperado (${range}). Otras cosas pueden haber influido.`,
    points: (points) => plural(points, { one: '1 punto', other: `${points} puntos` }),
    cameBack: (count) =>
      plural(count, { one: 'visita que regresó', other: 'visitas que regresaron' }),
    expected: (middle, range) => `${middle} (${range})`,
  },
};

export const cardCauses: Translation<typeof causes> = {
  causeMessages: {
    uncounted: {
      name: 'Semanas sin conteo',
      text: (gaps, weeks) =>
        plural(gaps, {
          one: `1 de las ${weeks} semanas no tiene un conteo completo y queda fuera.`,
          other: `${gaps} de las ${weeks} semanas no tienen un conteo completo y quedan fuera.`,
        }),
    },
    source: {
      name: 'Un cambio en la forma de contar',
      text: (before, now) =>
        `Este número venía de ${before} y ahora viene de ${now}, así que el antes y el después quizá no se puedan comparar.`,
    },
    noService: {
      name: 'No hubo servicio',
      text: 'Si no se reunieron, agregue una nota y dejaremos la semana fuera.',
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
