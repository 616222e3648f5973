import type * as checked from '../checked.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

export const checkedWords: Translation<typeof checked> = {
  checkedMessages: {
    noCount: 'sin conteo',
    weeksSoFar: (weeks) =>
      plural(weeks, {
        one: '1 semana hasta ahora; todavía no basta',
        other: `${weeks} semanas hasta ahora; todavía no bastan`,
      }),
    over: ({ value, weeks, range }, side) => {
      const where = { inside: 'dentro de', above: 'por encima de', below: 'por debajo de' }[side];
      return `${value} en ${weeks} semanas, ${where} lo que esperábamos (${range})`;
    },
    explained: (seen, name, text) => `${seen}. ${name}: ${text}`,
    reported: (seen) => `${seen}; ya se informó antes`,
    notOnDashboard: (seen) => `${seen}; el número más reciente no llama la atención`,
    none: 'ninguna',
    uncounted: {
      few: (counted, of) =>
        plural(counted, {
          one: `1 de ${of} semanas tiene conteo; todavía no basta`,
          other: `${counted} de ${of} semanas tienen conteo; todavía no bastan`,
        }),
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
      cameBack: (returned, guests, range) =>
        `${plural(returned, { one: 'regresó 1', other: `regresaron ${returned}` })} de ${guests}; esperábamos ${range}`,
      withoutHolidays: (seen, returned, guests) =>
        `${seen}. Sin las visitas de días festivos son ${returned} de ${guests}, como siempre`,
      notUp: (seen) => `${seen}; el número de visitas no subió`,
    },
    again: {
      notJudged: 'todavía no comparamos trimestres',
      tooFew: 'necesitamos seis trimestres de hogares nuevos para comparar',
      quarters: (earlier, later) => `regresaron ${earlier}, luego ${later}`,
    },
    servingNotUp: (seen) => `${seen}; la asistencia no subió`,
    giving: {
      large: (seen) => `${seen.replace(/\.$/, '')}; sin contar una ofrenda muy grande`,
      same: (seen) => `${seen}; la asistencia no cambió en sentido contrario`,
    },
    recurringNotDown: (seen) => `${seen}; el monto de las ofrendas recurrentes no bajó`,
    room: {
      average: (share) => `${share} en promedio`,
      lifted: (seen, middle) =>
        `${seen}, por unos pocos domingos llenos; la mitad está por debajo de ${middle}`,
    },
    feast: {
      on: (feast, day) => `${feast}, ${day}`,
      noLastYear: (seen) => `${seen}; el año pasado no tiene conteo`,
      ordinary: (seen, value, side) => {
        const words = {
          fewer: 'menos que de costumbre',
          same: 'más o menos como de costumbre',
          more: 'solo unas pocas más que de costumbre',
        };
        return `${seen} (esa semana del año pasado hubo ${value} personas, ${words[side]})`;
      },
      noGuests: (feast) => `${feast} acaba de pasar; sin conteo de visitas por primera vez`,
      guests: (feast, guests) =>
        `${feast} acaba de pasar, con ${guests} ${plural(guests, { one: 'visita', other: 'visitas' })} por primera vez`,
    },
    search: {
      bothUp: 'las dos subieron',
      noSplit: 'todavía no podemos separar las búsquedas con y sin su nombre',
      oneWeek: (seen) => `${seen}. Una sola semana lo explica`,
    },
    page: {
      tooFew: 'todavía no tenemos todos los últimos 56 días',
      over: (page) => `${page}, que ya pasó`,
      moved: (page, to) => `${page}, que ahora está en ${to}`,
    },
    shift: {
      up: (noun) => `${noun}: subió`,
      down: (noun) => `${noun}: bajó`,
      explained: (noun, why) => `${noun}. ${why}`,
    },
  },
};
