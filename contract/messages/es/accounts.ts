import { numberFormat } from '../../formats.ts';
import type * as english from '../accounts.ts';
import type * as knowledge from '../core-knowledge.ts';
import type * as library from '../library.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';

export const accounts: Translation<typeof english> = {
  healthMessages: {
    reconnect: (system) => `Hay que reconectar ${system}`,
    failed: (system) => `${system} no se sincronizó`,
  },
  accountColumnMessages: {
    name: 'Nombre de la cuenta',
    location: 'Lugar',
    notes: 'Notas',
    knowledge: 'Conocimiento',
    switch: 'Cambiar',
    actions: 'Acciones',
  },
  accountWords: {
    title: 'Cuentas',
    subtitle: 'Todas las iglesias y ministerios en Steeple',
    add: 'Agregar cuenta',
    addText: 'Una iglesia o ministerio que usará Steeple',
    create: 'Crear cuenta',
    creating: 'Creando...',
    edit: 'Editar cuenta',
    view: 'Ver cuenta',
    back: 'Volver a las cuentas',
    backToOne: 'Volver a la cuenta',
    remove: 'Eliminar cuenta',
    name: 'Nombre de la cuenta',
    search: 'Buscar cuentas',
    searchHint: 'Busque por nombre, lugar o notas',
    loadingOne: 'Cargando la cuenta',
    loading: 'Cargando las cuentas',
    switch: 'Cambiar',
    switchTo: (name) => `Cambiar a ${name}`,
    viewShort: 'Ver',
    viewOf: (name) => `Ver ${name}`,
    knowledge: 'Conocimiento:',
    location: 'Lugar',
    notes: 'Notas',
    count: (count) =>
      plural(count, { one: '1 cuenta', other: `${numberFormat({}).format(count)} cuentas` }),
    entries: (count) =>
      plural(count, { one: '1 entrada', other: `${numberFormat({}).format(count)} entradas` }),
  },
};

export const coreKnowledge: Translation<typeof knowledge> = {
  coreKnowledgeMessages: {
    accessDenied:
      'Acceso denegado. Solo los superadministradores pueden administrar el conocimiento general.',
    listFailed: 'No pudimos cargar el conocimiento general.',
    loadFailed: 'No pudimos cargar la entrada.',
    createFailed: 'No pudimos crear la entrada. Inténtelo de nuevo.',
    updateFailed: 'No pudimos actualizar la entrada. Inténtelo de nuevo.',
    deleteFailed: 'No pudimos eliminar la entrada. Inténtelo de nuevo.',
    none: 'No hay entradas de conocimiento general. Cree la primera para comenzar.',
    noneMatch: 'Ninguna entrada coincide con su búsqueda.',
  },
  knowledgeWords: {
    ofAccount: 'Conocimiento de la cuenta',
    add: 'Agregar conocimiento',
    addCore: 'Agregar conocimiento general',
    core: 'Conocimiento general',
    coreList: 'Conocimiento general',
    coreText: 'Instrucciones de IA que se aplican a todas las cuentas',
    removeEntry: 'Eliminar entrada de conocimiento',
    title: 'Título',
    loadingOfAccount: 'Cargando el conocimiento de la cuenta',
    loadingEntry: 'Cargando la entrada',
    loadingCore: 'Cargando el conocimiento general',
    backToCore: 'Volver al conocimiento general',
    backToOne: 'Volver a la entrada',
    create: 'Crear entrada',
    creating: 'Creando...',
    createText: 'Cree una instrucción de IA general para el sistema',
    preview: 'Vista previa',
    view: 'Ver entrada',
    edit: 'Editar entrada',
    editText: 'Actualice la instrucción de IA general',
    search: 'Buscar en el conocimiento general',
    searchHint: 'Buscar en el conocimiento general...',
    description: 'Descripción',
    prompt: 'Instrucción',
    count: (count) =>
      plural(count, { one: '1 entrada', other: `${numberFormat({}).format(count)} entradas` }),
  },
};

export const libraryPanel: Translation<typeof library> = {
  libraryFactMessages: {
    state: 'Estado',
    draft: 'Borrador',
    published: 'Publicada',
    retired: 'Retirada',
    serves: 'Se usa para',
    anyRule: 'Consejo general, por palabras clave',
    size: 'Para iglesias de',
    sizes: (from, to) => {
      if (from === null) {
        return to === null ? 'cualquier tamaño' : `hasta ${to} asistentes`;
      }
      return to === null ? `${from} asistentes o más` : `${from} a ${to} asistentes`;
    },
    source: 'Fuente',
    change: 'Cambiar esto',
  },
  libraryWords: {
    title: 'En las recomendaciones',
    author: 'Autor',
    link: 'Enlace',
    sourceTitle: 'Título de la fuente',
    from: 'Asistencia mínima',
    to: 'Asistencia máxima',
    review: 'Revisar el',
    savePanel: 'Guardar panel',
    state: 'Estado',
    rules: 'Usar con estas reglas',
    noRule: 'Déjelo en blanco para consejos generales (por palabras clave).',
    unused: 'Todavía no aparece en ninguna recomendación.',
    try: 'Probar todas las reglas',
    trying: 'Probando...',
    where: 'Dónde se elegiría',
    versions: 'Versiones',
    used: (cards, churches) =>
      `Aparece en ${plural(cards, { one: '1 recomendación', other: `${cards} recomendaciones` })} de ${plural(churches, { one: '1 iglesia', other: `${churches} iglesias` })}.`,
    noneOf: (rules) => `Ninguna de las ${rules} reglas la elegiría.`,
    chosenFor: (card, week) => `${card}, semana del ${week}.`,
    version: (version, day, name) =>
      name ? `Versión ${version}, ${day}, ${name}` : `Versión ${version}, ${day}`,
    gone: (line) => `Se quitó: ${line}`,
    come: (line) => `Se agregó: ${line}`,
  },
};
