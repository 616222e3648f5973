import type { innocentMessages } from '../card-causes.ts';

/** What else it may be in general, by rule. */
export const innocent: typeof innocentMessages = {
  uncounted_weeks: [{ name: 'Todavía no se ingresó', text: 'El conteo quizá siga en papel.' }],
  broken_connection: [
    {
      name: 'Una interrupción',
      text: 'El sistema de ellos puede estar caído un rato. Muchas veces vuelve solo.',
    },
    {
      name: 'Un cambio de permisos',
      text: 'La persona que lo conectó con Steeple quizá se fue o perdió un rol.',
    },
    { name: 'Una primera importación', text: 'Quizá todavía está en marcha.' },
  ],
  guests_return: [
    {
      name: 'Visitas de días festivos',
      text: 'Quienes vienen en Navidad y Pascua a menudo viven en otro lugar.',
    },
    {
      name: 'Registro de entrada',
      text: 'Las visitas sin niños pueden regresar sin registrarse.',
    },
    {
      name: 'Un domingo sin servicio',
      text: 'Uno en esas seis semanas deja menos oportunidades de regresar.',
    },
  ],
  guests_again: [
    {
      name: 'Otro público',
      text: 'Un evento que atrae a gente de otros lugares trae muchas visitas y pocas que regresan.',
    },
    {
      name: 'Registro de entrada',
      text: 'Las visitas pueden regresar sin registrarse.',
    },
    {
      name: 'Perfiles nuevos',
      text: 'Quien está anotado dos veces parece una visita que no regresó.',
    },
  ],
  kids_share: [
    {
      name: 'Registro de entrada',
      text: 'Los niños que no se registran no están incluidos.',
    },
    {
      name: 'La temporada',
      text: 'Los campamentos, las vacaciones y el inicio de clases cambian este número.',
    },
    {
      name: 'La asistencia',
      text: 'Si cambió la forma de contar a los adultos, este número se mueve aunque haya los mismos niños.',
    },
  ],
  serving_share: [
    { name: 'Un descanso', text: 'Dar descanso a un equipo se ve así por unas seis semanas.' },
    {
      name: 'La programación',
      text: 'Las personas programadas fuera de los equipos que contamos no aparecen aquí.',
    },
    { name: 'Muchas visitas', text: 'Están en el conteo, pero todavía no sirven.' },
  ],
  room_full: [
    { name: 'Los asientos', text: 'Revise que su número de asientos esté al día.' },
    { name: 'Un solo servicio', text: 'Un servicio a otra hora puede tener lugar.' },
    {
      name: 'Unos pocos domingos llenos',
      text: 'La Pascua y la Navidad suben el promedio, no el domingo típico.',
    },
  ],
  festival_weeks: [
    { name: 'El calendario', text: 'Nada subió ni bajó; se trata de prepararse.' },
    {
      name: 'Visitas',
      text: 'Las visitas de Pascua y Navidad a menudo están con su familia y viven en otro lugar.',
    },
  ],
  giving_per_attender: [
    {
      name: 'Una ofrenda muy grande',
      text: 'Una en estas semanas, o en el año anterior, puede alterar la comparación.',
    },
    { name: 'Visitas y niños', text: 'Están en el conteo, pero por lo general no dan.' },
    { name: 'El fin de año', text: 'Las ofrendas suelen ser mayores en diciembre.' },
  ],
  recurring_share: [
    {
      name: 'Más ofrendas de una sola vez',
      text: 'Bajan el porcentaje aunque nadie haya cancelado. Revise también el total de ofrendas.',
    },
    {
      name: 'Tarjetas vencidas',
      text: 'Cuando vence una tarjeta, una ofrenda recurrente se detiene aunque nadie quería detenerla.',
    },
    {
      name: 'Otro proveedor',
      text: 'Una parte de las ofrendas quizá pasó a uno que no está conectado.',
    },
  ],
  search_unclicked: [
    {
      name: 'Desde lejos',
      text: 'Personas de otras ciudades ven su sitio, pero no necesitan una iglesia aquí.',
    },
    {
      name: 'Un solo evento',
      text: 'Una semana en las noticias trae muchas vistas y pocos clics.',
    },
    { name: 'La temporada', text: 'Más personas buscan los horarios en Pascua y Navidad.' },
  ],
  page_gone: [
    { name: 'El evento ya pasó', text: 'La gente no busca la página de un evento que ya pasó.' },
    {
      name: 'Cambió de dirección',
      text: 'Google tarda unas semanas en encontrar una página en una dirección nueva.',
    },
  ],
  sustained_shift: [
    { name: 'Otra gente', text: 'Algo cercano pudo haber abierto, cerrado o cambiado de lugar.' },
    {
      name: 'Un cambio en la forma de contar',
      text: 'Alguien pudo haber empezado a contar de otra manera.',
    },
    {
      name: 'Una temporada aún no vista',
      text: 'En su primer año, el pronóstico no conoce todas las temporadas.',
    },
  ],
};
