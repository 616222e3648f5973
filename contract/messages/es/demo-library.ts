type Texts = readonly (readonly [title: string, text: string])[];

/** `database/seed/library.sql`, in its order. */
const library: Texts = [
  [
    'Un conteo que falta no es una iglesia vacía',
    'Si un domingo no tiene conteo, empiece por la persona que suele contar: muchas veces el número está en papel.\nSi no lo encuentra, deje la semana en blanco. No lo estime, y no escriba cero a menos que no se hayan reunido.\nDecida ahora quién contará el próximo domingo y quién lo reemplazará.',
  ],
  [
    'Elija a una persona que cuente y a una suplente',
    'Un conteo es tan constante como la persona que lo hace. Elija para cada servicio a una persona y a una suplente, y escriba cuándo se cuenta (diez minutos después de empezar, con o sin niños).\nCuenten igual todo el año. Un cambio en la forma de contar parece crecimiento o disminución.',
  ],
  [
    'Cuando una conexión se detiene',
    'Los números viejos son peores que no tener números, porque todo parece en calma.\nReconecte como alguien que piensa quedarse, con un rol que vea registros de entrada, ofrendas y servicios. Luego revise las dos últimas semanas antes de confiar en una tendencia.',
  ],
  [
    'Escriba a las visitas antes de que pasen dos días',
    'Las visitas deciden pronto si van a regresar. Una nota breve y personal antes de que pasen dos días hace más que una carta larga después.\nQue la escriba una sola persona, a mano si no hay muchas visitas. Diga algo verdadero sobre ese domingo y mencione algo cotidiano a lo que puedan venir. No pida nada.',
  ],
  [
    'Las visitas que vienen dos veces',
    'La segunda visita es la que más importa: quienes vienen dos veces se quedan mucho más que quienes vienen una.\nHágalo fácil: alguien que reconozca una cara, una razón para venir la próxima semana, un nombre recordado. Mire seis semanas a la vez y, cuando son pocas, hable de personas, no de porcentajes.',
  ],
  [
    '¿Muchas visitas? Asigne cada una a alguien',
    'En una iglesia más grande, cada uno supone que otro atiende a las visitas. Dé a cada servicio un pequeño equipo de bienvenida, una lista de las visitas del día y una fecha en la que cada una ya tuvo noticias de alguien.',
  ],
  [
    'Compare a los niños con lo usual para ustedes',
    'En una encuesta de 288 iglesias, en su mayoría grandes, los niños eran cerca del 18 por ciento de la asistencia. Su propio año pasado es mejor guía.\nSi el número sigue bajo después de la temporada, hable con su equipo de registro: ¿se cerró un salón, cambió la hora de un servicio, se unieron dos clases?',
  ],
  [
    'Compare a los niños con la misma temporada',
    'Los campamentos, las vacaciones y el inicio de clases afectan más a los niños que a los adultos. Compare este otoño con el otoño pasado, no con el mes pasado.\nSi aún no cuadra, revise primero lo fácil: la fila del registro, la hora del servicio, el camino de la puerta al salón.',
  ],
  [
    'Pida ayuda en persona',
    'Los anuncios pocas veces llenan los huecos. La gente dice que sí cuando alguien que conoce le pide una cosa clara con fecha de término.\nPida un domingo, no un año. Agradezca en público a quienes dejan un puesto, para que dejarlo esté bien.',
  ],
  [
    '¿Cuántas personas deberían servir?',
    'Los números publicados van de una cuarta parte de la iglesia a casi la mitad, porque cuentan cosas distintas. No persiga ninguno.\nMire hacia dónde va su propia iglesia, y si las mismas pocas personas están en varios equipos.',
  ],
  [
    'Lleno al 80 por ciento, en promedio de un año',
    'La vieja regla de que un auditorio está lleno al 80 por ciento se refiere al promedio del año, y los estudios no coinciden: algunas iglesias que crecen están muy por encima.\nAntes de construir, mire lo que cuesta menos: otra hora de servicio, un salón para familias, mover asientos, un estacionamiento que se vacíe más rápido.',
  ],
  [
    'Antes de Pascua, prepare la bienvenida',
    'Quienes vienen una vez al año vendrán de todos modos. Lo que se puede preparar es lo que pasa entonces: una persona en la puerta, una tarjeta que se llena en diez segundos y alguien que escriba antes de que pasen dos días.\nAnote los nombres de esas personas con tres semanas de anticipación.',
  ],
  [
    'Después de Pascua y Navidad, invite a algo pequeño',
    'Las visitas de Pascua y Navidad vieron su iglesia en su día más lleno. Antes de que pasen dos semanas, invítelas a algo pequeño: una comida, una caminata, una clase con fecha de término.\nMuchas viven en otro lugar y están con su familia, así que no las dé por perdidas.',
  ],
  [
    'Mire primero la ofrenda por persona',
    'Mire juntas las ofrendas y la asistencia. Cuando viene más gente y las ofrendas siguen igual, la primera noticia es que vino más gente, y muchos son niños y visitas.\nCuente una historia verdadera de lo que las ofrendas hicieron posible. No pida más al mismo tiempo.',
  ],
  [
    'Una ofrenda grande no es una tendencia',
    'Una sola ofrenda grande puede hacer que todo un trimestre se vea bien. Apártela antes de comparar semanas, y nunca planee un año con ella. Agradezca en privado a quien la dio, y a la iglesia por todo lo que da.',
  ],
  [
    'Ofrendas recurrentes',
    'La mayor parte de los fondos viene de quienes dan con regularidad. Cuando las ofrendas recurrentes bajan, busque primero las que se detuvieron por accidente: una tarjeta vencida, un cambio de proveedor.\nEnvíe a todos la misma nota amable. No señale a nadie.',
  ],
  [
    'La página para quienes nunca han venido',
    'Quienes buscan quieren tres respuestas: cuándo, dónde y qué esperar para mí y mis hijos. Póngalas en el título y en las primeras líneas de una página, con palabras sencillas.\nDiga el nombre de su ciudad. Deje los lemas: nadie los busca.',
  ],
  [
    'Cuando una página cambia de dirección, redirija la anterior',
    'Cuando una página recibe otra dirección, la anterior debe llevar a ella para siempre (una redirección permanente). Si no, Google la pierde por semanas y los enlaces de otros sitios dejan de funcionar.',
  ],
  [
    'Venir menos seguido no es lo mismo que irse',
    'Si la mitad de su gente viene tres veces al mes en vez de cuatro, la asistencia baja una octava parte y nadie se ha ido. Antes de hablar de disminución, pregunte si las mismas personas vienen menos seguido.',
  ],
  [
    'Las cifras de otros son un punto de partida',
    'La mayoría de las cifras publicadas viene de iglesias protestantes de Estados Unidos, de 500 a 900 personas, que se describieron a sí mismas. No sirven para muchas otras.\nCompare primero su iglesia con su propio año pasado, y diga con palabras sencillas qué tan seguro está de la comparación.',
  ],
];

/** The core knowledge of `database/seed/demo.sql`, in its order. */
const core: Texts = [
  [
    'Hable como amigo de la iglesia',
    'Escriba para una persona voluntaria que tiene diez minutos el lunes por la mañana.\nDiga qué cambió, qué tan seguros estamos y un siguiente paso para esta semana.\nNunca avergüence a una iglesia por su tamaño.',
  ],
  [
    'Ninguna semana sola dice mucho',
    'Un domingo dice poco: de una semana a otra, lo usual es un cambio de cerca del diez por ciento.\nCompare la mediana de cuatro semanas con las mismas cuatro semanas del año pasado antes de hablar de una tendencia.',
  ],
  [
    'Primero las causas inofensivas',
    'Antes de sugerir una causa, descarte las inofensivas: un fin de semana festivo, mal tiempo, un servicio que no se contó, un cambio en la forma de registrar a los niños.',
  ],
  [
    'Visitas por primera vez',
    'Una visita que recibe noticias de una persona antes de que pasen dos días regresa mucho más. Cuando las visitas suben y los regresos bajan, mire el seguimiento antes que nada.',
  ],
];

const named = (texts: Texts, keyOf: (number: number) => string) =>
  texts.map(([title, text], at) => [keyOf(at + 1), { title, text }] as const);

/** The demo's entries that any church may be shown, by the end of their ids. */
export const demoLibrary: ReadonlyMap<string, { title: string; text: string }> = new Map([
  ...named(library, (number) => `e${String(number).padStart(2, '0')}`),
  ...named(core, (number) => `0c${number}`),
]);
