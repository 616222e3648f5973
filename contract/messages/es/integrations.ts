import type * as pages from '../integration-pages.ts';
import type * as english from '../integrations.ts';
import type { Translation } from '../translation.ts';
import { ended } from './times.ts';

export const integrations: Translation<typeof english> = {
  integrationMessages: {
    accountFirst: 'Elija primero una cuenta',
    popupBlocked: 'Permita las ventanas emergentes para este sitio',
    startFailed: 'No pudimos iniciar la conexión',
    disconnectFailed: 'No pudimos desconectar la integración',
    disconnected: 'Integración desconectada',
    importOff:
      'Para traer conteos anteriores, importe una hoja de cálculo desde Qué contamos. O conecte Planning Center y sus números se actualizan solos.',
    chooseProperty: 'Elegir su sitio web',
    listFailed: 'No pudimos cargar sus integraciones.',
    popupWaiting: 'Conectando...',
  },
  searchConsoleMessages: {
    connected: 'Google Search Console está conectado',
    connectFailed: 'No pudimos conectar Google Search Console',
    propertiesFailed: 'No pudimos cargar las propiedades de Google Search Console',
    dataFailed: 'No pudimos cargar los datos de Search Console',
    saveFailed: 'No pudimos guardar la propiedad elegida',
    saved: 'Propiedad elegida',
    none: 'No encontramos propiedades de Google Search Console en esta cuenta.',
    unconnected: 'Google Search Console no está conectado.',
    subtitleUnselected: 'Elija qué propiedad conectar',
    noQueries: 'Ninguna búsqueda llevó a este sitio en estos siete días.',
    noPages: 'Ninguna página apareció en los resultados en estos siete días.',
    lag: 'Los siete últimos días completos de Google (hora del Pacífico).',
  },
  planningCenterMessages: {
    connected: 'Planning Center está conectado',
    connectFailed: 'No pudimos conectar Planning Center',
    notConnected: 'Planning Center no está conectado',
    loadFailed: 'No pudimos cargar la información de la organización',
    syncFailed: 'No pudimos sincronizar los datos',
    synced: 'Información de la organización sincronizada',
    subtitle: 'Administre su integración con Planning Center',
    disconnectTitle: '¿Desconectar Planning Center?',
    disconnectText:
      'Esto desconectará su cuenta de Planning Center. Puede reconectarla cuando quiera en la página de integraciones.',
  },
  connectionAdvice: {
    reconnect: (title) =>
      `Su conexión con ${title} venció. Reconéctela para mantener sus números al día.`,
    later: (title) => `${title} no respondió a tiempo. Inténtelo de nuevo en un momento.`,
    notConfigured: (title) =>
      `${title} todavía no está configurado aquí. Pregunte a su administrador de Steeple.`,
    refused: (title) =>
      `${title} negó el acceso. Revise si la persona que lo conectó todavía tiene permiso.`,
  },
  churchRefusals: {
    notYours: 'Usted no tiene acceso a esta iglesia.',
    ownAdminsOnly: 'Solo un administrador de cuenta de esta iglesia puede activar esto.',
    unknown: 'No existe esa cuenta.',
    onlyLooks: 'Aquí puede ver todo, pero no cambiarlo. Pregunte a alguien con todos los permisos.',
    withoutGiving:
      'Las ofrendas están ocultas para usted. Pregunte a alguien con todos los permisos si las necesita.',
    fullAdminsOnly: 'Solo un administrador de cuenta con todos los permisos puede hacer esto.',
    notConnected: 'Aquí todavía no hay nada conectado. Conéctelo primero.',
    unfit: 'Uno de los valores no es válido. Revíselos e inténtelo de nuevo.',
    unknownFigure: 'No encontramos ese número. Quizá alguien lo archivó.',
  },
  integrationWords: {
    title: 'Integración',
    ofChurch: (church) => `Integraciones de ${church}`,
    connect: 'Conectar',
    reconnect: 'Reconectar',
    disconnect: 'Desconectar',
    disconnecting: 'Desconectando...',
    settings: 'Configuración',
    connected: 'Conectado',
    loadingState: (system) => `Revisando ${system}`,
    csvText: 'Asistencia y ofrendas desde una hoja de cálculo.',
    csvImport: 'Importar',
    csvTitle: 'Importar archivo CSV',
    sandbox: 'Datos de prueba',
    searchConsoleText: 'Cómo encuentran su iglesia las personas que buscan en internet.',
    planningCenterText:
      'Personas, ofrendas, grupos y registros de entrada desde el sistema de administración de su iglesia.',
    back: 'Volver a Integración',
    buttonOf: (button, system) => `${button} ${system}`,
  },
  providerRefusals: {
    notConnected: (title) => `${title} no está conectado`,
    noProperty: 'Elija primero su sitio web.',
    unknownProperty:
      'La cuenta de Google conectada no tiene acceso a este sitio web. Elija otro, por favor.',
    refused: (title) =>
      `${title} negó el acceso. Revise si la persona que lo conectó todavía tiene permiso, o elija otro sitio web.`,
  },
  returnPageMessages: {
    connected: 'Puede cerrar esta ventana.',
    denied:
      'No se permitió el acceso, así que no se conectó nada. Conecte de nuevo para permitirlo.',
    scope_missing:
      'Steeple no recibió todo el acceso que necesita, así que no se conectó nada. Conecte de nuevo y marque todas las casillas.',
    stale:
      'Este acceso ya se usó, tardó demasiado o comenzó en otro navegador. Vuelva a Steeple y conecte de nuevo.',
    refused:
      'Usted ya no puede conectar sistemas en esta cuenta. Pregunte a su administrador de Steeple.',
    provider_failed: 'El otro sistema no completó el acceso. Conecte de nuevo en un momento.',
    failed: 'Algo salió mal de nuestro lado. Conecte de nuevo en un momento.',
    back: 'Volver a Steeple',
    noScript: 'Esta ventana no se cierra sola sin JavaScript.',
  },
};

export const integrationPages: Translation<typeof pages> = {
  planningCenterWords: {
    title: 'Configuración de Planning Center',
    connectedSince: 'Conectado desde',
    status: 'Estado de la conexión',
    organizationId: 'ID de la organización',
    organization: 'Información de la organización',
    organizationName: 'Nombre de la organización',
    sync: 'Sincronizar datos',
    products: 'Productos conectados',
    loading: 'Cargando la información de la organización',
    syncing: 'Sincronizando...',
    partlySynced: (products) =>
      `Planning Center no respondió sobre ${products}. Todo lo demás está al día.`,
    keptCount: (when) => ended(`Planning Center no respondió. Este conteo es del ${when}`),
  },
  searchConsoleWords: {
    title: 'Google Search Console',
    active: 'ACTIVA',
    change: 'Cambiar propiedad',
    connected: 'Propiedad conectada',
    open: 'Abrir Google Search Console',
    properties: 'Propiedades',
    saveSelection: 'Guardar selección',
    select: 'Elegir propiedad',
    full: 'Usuario completo',
    restricted: 'Usuario restringido',
    unverified: 'Usuario sin verificar',
    ctr: 'CTR promedio',
    position: 'Posición promedio',
    days: 'Últimos 7 días',
    analytics: 'Datos de búsqueda',
    topPages: 'Las 5 páginas principales',
    topQueries: 'Las 5 búsquedas principales',
    clicks: 'Clics en total',
    impressions: 'Impresiones en total',
    propertyOf: (church) => `Propiedad conectada de ${church}`,
    loading: 'Cargando Google Search Console',
    loadingAnalytics: 'Cargando los datos de búsqueda',
    permission: (level) => `Nivel de permiso: ${level}`,
    owner: 'Propietario',
    clicksOf: (count) => `${count} clics`,
    impressionsOf: (count) => `${count} impresiones`,
    positionOf: (position) => `Posición ${position}`,
  },
  planningCenterLabels: {
    people: 'People',
    services: 'Services',
    check_ins: 'Check-Ins',
    giving: 'Giving',
    calendar: 'Calendar',
    groups: 'Groups',
    publishing: 'Publishing',
    registrations: 'Registrations',
  },
  productHints: {
    maybe_hidden:
      'Es posible que la persona que conectó Planning Center con Steeple no vea todos los grupos.',
    not_granted: 'Esta conexión no lo incluye. Reconecte para agregarlo.',
    failed: 'Planning Center no respondió. Sincronice para intentarlo de nuevo.',
  },
  disconnectQuestions: {
    planning_center: {
      title: '¿Desconectar Planning Center?',
      text: 'Esto desconectará su cuenta de Planning Center. Puede reconectarla cuando quiera en la página de integraciones.',
    },
    google_search_console: {
      title: '¿Desconectar Google Search Console?',
      text: 'Esto desconectará su cuenta de Google. Puede reconectarla cuando quiera en la página de integraciones.',
    },
  },
  nextStepMessages: {
    title: 'Qué sigue',
    none: 'Conecte Planning Center y sus primeras semanas suelen aparecer en el tablero en pocos minutos.',
    check: 'Revise qué contamos: de qué servicios, fondos y grupos vienen sus números.',
    checkLink: 'Abrir Qué contamos',
    look: 'Sus semanas están en el tablero.',
    lookLink: 'Abrir el tablero',
    google: 'Conecte Google Search Console para ver cómo los encuentran.',
  },
};
