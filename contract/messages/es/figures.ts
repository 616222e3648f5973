import type * as english from '../figures.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

export const figures: Translation<typeof english> = {
  figureNames: {
    attendance: {
      name: 'Asistencia',
      noun: 'asistencia',
      bringsIt: 'Viene de los conteos o registros de entrada en Planning Center.',
    },
    first_time_guests: {
      name: 'Visitas por primera vez',
      noun: 'visitas por primera vez',
      bringsIt:
        'Viene de los primeros registros de entrada o de un formulario para visitas en Planning Center.',
    },
    guest_return: {
      name: 'Visitas que regresan',
      noun: 'visitas que regresan',
      bringsIt:
        'Viene de los registros de entrada en Planning Center. Esperamos seis semanas para ver quién regresa.',
    },
    kids: {
      name: 'Niños',
      noun: 'niños',
      bringsIt: 'Viene de los registros de entrada de los niños en Planning Center.',
    },
    serving: {
      name: 'Voluntarios',
      noun: 'voluntarios',
      bringsIt: 'Viene de la programación de voluntarios en Planning Center Services.',
    },
    group_members: {
      name: 'Miembros de grupos',
      noun: 'miembros de grupos',
      bringsIt: 'Viene de Planning Center Groups, semana a semana.',
    },
    group_attendance: {
      name: 'Asistencia a grupos',
      noun: 'asistencia a grupos',
      bringsIt: 'Viene de la asistencia a reuniones en Planning Center Groups.',
    },
    giving: { name: 'Ofrendas', noun: 'ofrendas', bringsIt: 'Viene de Planning Center Giving.' },
    giving_settled: {
      name: 'Ofrendas definitivas',
      noun: 'ofrendas definitivas',
      bringsIt: 'Viene de Planning Center Giving.',
    },
    giving_units: {
      name: 'Donantes',
      noun: 'donantes',
      bringsIt: 'Viene de Planning Center Giving, con diez donantes o más.',
    },
    recurring_share: {
      name: 'Ofrendas recurrentes',
      noun: 'ofrendas recurrentes',
      bringsIt: 'Viene de las ofrendas recurrentes en Planning Center Giving.',
    },
    reach: {
      name: 'Personas distintas en ocho semanas',
      noun: 'personas distintas en ocho semanas',
      bringsIt: 'Viene de los registros de entrada, si cuentan la asistencia con ellos.',
    },
    room_use: {
      name: 'Asientos ocupados',
      noun: 'asientos ocupados',
      bringsIt: 'Viene de los conteos y de su número de asientos en Qué contamos.',
    },
    search_clicks: {
      name: 'Clics en búsquedas',
      noun: 'clics en búsquedas',
      bringsIt: 'Viene de Google Search Console.',
    },
    search_impressions: {
      name: 'Vistas en Google',
      noun: 'vistas en Google',
      bringsIt: 'Viene de Google Search Console.',
    },
    search_nonbrand_clicks: {
      name: 'Clics de búsquedas sin su nombre',
      noun: 'clics de búsquedas sin su nombre',
      bringsIt: 'Viene de Google Search Console y del nombre de su iglesia en Qué contamos.',
    },
  },
  figureCounts: {
    attendance: (count) => plural(count, { one: 'persona', other: 'personas' }),
    first_time_guests: (count) =>
      plural(count, { one: 'visita por primera vez', other: 'visitas por primera vez' }),
    guest_return: () => 'de visitas que regresan',
    kids: (count) => plural(count, { one: 'niño', other: 'niños' }),
    serving: (count) => plural(count, { one: 'persona sirviendo', other: 'personas sirviendo' }),
    group_members: (count) =>
      plural(count, { one: 'miembro de grupos', other: 'miembros de grupos' }),
    group_attendance: (count) =>
      plural(count, { one: 'persona en grupos', other: 'personas en grupos' }),
    giving: () => 'en ofrendas',
    giving_settled: () => 'en ofrendas',
    giving_units: (count) => plural(count, { one: 'donante', other: 'donantes' }),
    recurring_share: () => 'de lo dado en ofrendas recurrentes',
    reach: (count) => plural(count, { one: 'persona distinta', other: 'personas distintas' }),
    room_use: () => 'de los asientos ocupados',
    search_clicks: (count) =>
      plural(count, { one: 'clic en búsquedas', other: 'clics en búsquedas' }),
    search_impressions: (count) =>
      plural(count, { one: 'vista en Google', other: 'vistas en Google' }),
    search_nonbrand_clicks: (count) =>
      plural(count, {
        one: 'clic de búsquedas sin su nombre',
        other: 'clics de búsquedas sin su nombre',
      }),
  },
};
