import { numberFormat } from '../../formats.ts';
import type * as audit from '../audit.ts';
import type * as tables from '../audited-tables.ts';
import { auditDeeds } from '../audited-tables.ts';
import type * as connections from '../connections.ts';
import type * as mails from '../mail-log.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import { ended } from './times.ts';

export const auditedTables: Translation<typeof tables> = {
  auditedRows: {
    'public.accounts': 'cuenta',
    'public.profiles': 'perfil',
    'auth.users': 'acceso',
    'auth.factors': 'dispositivo de dos pasos',
    'private.recoveries': 'enlace de contraseña',
    'private.invitations': 'invitación',
    'private.platform_settings': 'ajuste de la plataforma',
    'public.knowledge': 'entrada de conocimiento',
    'public.integrations': 'integración',
    'analytics.annotations': 'nota',
    'analytics.share_links': 'enlace compartido',
    'private.account_views': 'iglesia',
    'analytics.recommendation_answers': 'respuesta',
    'analytics.model_settings': 'ajuste de IA',
    'analytics.library_entries': 'entrada de la biblioteca',
    'analytics.questions': 'pregunta sobre una semana',
    'analytics.goals': 'meta',
    'analytics.own_figures': 'número propio',
    'analytics.count_services': 'servicio',
    'analytics.count_categories': 'tipo de conteo',
    'analytics.count_questions': 'pregunta sobre un conteo',
    'analytics.count_batches': 'importación',
    'analytics.count_links': 'enlace para contar',
    'analytics.measure_choices': 'lo que se cuenta',
    'analytics.forecast_sharing': 'participación en pronósticos',
  },
  auditedKinds: {
    'public.accounts': 'Cuentas',
    'public.profiles': 'Perfiles',
    'auth.users': 'Accesos',
    'auth.factors': 'Dispositivos de dos pasos',
    'private.recoveries': 'Enlaces de contraseña',
    'private.invitations': 'Invitaciones',
    'private.platform_settings': 'Ajustes de la plataforma',
    'public.knowledge': 'Conocimiento',
    'public.integrations': 'Integraciones',
    'analytics.annotations': 'Notas',
    'analytics.share_links': 'Enlaces compartidos',
    'private.account_views': 'Iglesias vistas',
    'analytics.recommendation_answers': 'Respuestas a recomendaciones',
    'analytics.model_settings': 'Ajustes de IA',
    'analytics.library_entries': 'Entradas de la biblioteca',
    'analytics.questions': 'Respuestas sobre semanas',
    'analytics.goals': 'Metas',
    'analytics.own_figures': 'Números propios',
    'analytics.count_services': 'Servicios contados a mano',
    'analytics.count_categories': 'Tipos de conteo',
    'analytics.count_questions': 'Respuestas sobre conteos',
    'analytics.count_batches': 'Importaciones de conteos',
    'analytics.count_links': 'Enlaces para contar',
    'analytics.measure_choices': 'Lo que se cuenta',
    'analytics.forecast_sharing': 'Participación en pronósticos',
  },
  auditDeeds: { INSERT: 'Creó', UPDATE: 'Cambió', DELETE: 'Eliminó' },
};

export const auditLog: Translation<typeof audit> = {
  auditMessages: {
    title: 'Registro de auditoría',
    columns: {
      when: 'Cuándo',
      who: 'Quién',
      what: 'Qué',
      which: 'Cuál',
      church: 'Cuenta',
      details: 'Detalles',
    },
    detailsOf: (deed, subject, when) => `Detalles: ${deed} ${subject}, ${when}`,
    before: 'Antes',
    after: 'Después',
    accessDenied:
      'Acceso denegado. Solo los superadministradores pueden leer el registro de auditoría.',
    none: 'Nada ha cambiado todavía.',
    noneMatch: 'Ninguna entrada coincide con su filtro.',
    rangeReversed: 'La fecha inicial es posterior a la final.',
    yearTooEarly: 'Escriba 1970 o un año posterior.',
    loadFailed: 'No pudimos cargar el registro de auditoría. Inténtelo de nuevo.',
    exportFailed: 'No pudimos exportar el registro de auditoría. Inténtelo de nuevo.',
    exported: 'El registro de auditoría se exportó.',
    unexpected: 'Ocurrió un error inesperado.',
  },
  auditWords: {
    heading: 'Registro de auditoría',
    subtitle: 'Cada cambio en cuentas, usuarios, conocimiento e integraciones',
    ofRecord: 'Todas las entradas de este elemento',
    person: 'Persona',
    record: 'Elemento',
    technical: 'Horas e identificadores',
    all: 'Todo',
    clear: 'Quitar los filtros',
    filter: 'Filtrar el registro de auditoría',
    from: 'Desde',
    to: 'Hasta',
    kind: 'Tipo',
    operation: 'Operación',
    oneRecord: 'Se muestra el historial de un solo elemento.',
    loading: 'Cargando el registro de auditoría',
    csv: 'CSV para hojas de cálculo',
    json: 'Líneas JSON para programas',
    showAll: 'Mostrar todo',
    showLess: 'Mostrar menos',
    clearPerson: 'Quitar la persona',
    nameOrEmail: 'Nombre o correo',
    former: 'Una persona que ya no tiene cuenta',
    changedPassword: 'Cambió la contraseña',
    viewedChurch: 'Vio la iglesia',
    unnamed: 'Sin nombre',
    notShown: 'no se muestra',
    inAll: (characters) => `… (${numberFormat({}).format(characters)} caracteres en total)`,
    export: 'Exportar',
    exporting: 'Exportando...',
    showAllOf: (field) => `Mostrar todo: ${field}`,
    showLessOf: (field) => `Mostrar menos: ${field}`,
    sideOf: (field, side) => `${field}, ${side.toLowerCase()}`,
    count: (count, hasMore) => {
      const entries = plural(count, {
        one: '1 entrada',
        other: `${numberFormat({}).format(count)} entradas`,
      });
      return hasMore ? `${entries} hasta ahora` : entries;
    },
    deed: (operation, row) => `${auditDeeds[operation]} ${row}`,
  },
};

export const allConnections: Translation<typeof connections> = {
  connectionsMessages: {
    title: 'Conexiones',
    subtitle: 'Estado de las conexiones de cada cuenta',
    accessDenied: 'Acceso denegado. Solo los superadministradores pueden ver todas las conexiones.',
    none: 'Ninguna cuenta ha conectado nada todavía.',
    noneMatch: 'Ninguna conexión coincide con su filtro.',
    loadFailed: 'No pudimos cargar las conexiones. Inténtelo de nuevo.',
    retryStarted: 'La sincronización comenzó.',
    retryFailed: 'No pudimos iniciar la sincronización. Inténtelo de nuevo.',
    reconnect: 'Esta iglesia necesita reconectar.',
  },
  connectionWords: {
    account: 'Cuenta',
    integration: 'Integración',
    lastSync: 'Última sincronización',
    nextSync: 'Próxima sincronización',
    state: 'Estado',
    weeks: 'Semanas, últimos 12 meses',
    list: 'Conexiones',
    anyState: 'Cualquier estado',
    searchAccounts: 'Buscar cuentas...',
    search: 'Buscar conexiones',
    sync: 'Sincronizar ahora',
    syncOf: (integration, account) => `Sincronizar ahora ${integration} de ${account}`,
    failed: 'Con error',
    reconnect: 'Hay que reconectar',
    idle: 'Al día',
    queued: 'En espera',
    running: 'Sincronizando',
    runningAt: (done, total) => `Sincronizando, ${done} de ${total}`,
    weekCounts: (complete, pending) =>
      [
        `${complete}\u00a0${plural(complete, { one: 'completa', other: 'completas' })}`,
        ...(pending === 0
          ? []
          : [`${pending}\u00a0${plural(pending, { one: 'pendiente', other: 'pendientes' })}`]),
      ].join(', '),
    facts: (last, next, weeks) =>
      `${ended(`Última sincronización: ${last}`)} ${ended(`Próxima: ${next}`)} Semanas en los últimos 12 meses: ${weeks}.`,
    count: (shown, all) =>
      `${numberFormat({}).format(shown)} de ${numberFormat({}).format(all)} conexiones`,
  },
};

export const mailLog: Translation<typeof mails> = {
  mailLogMessages: {
    title: 'Registro de correos',
    subtitle: 'Qué envió Steeple, a quién y qué no llegó',
    accessDenied:
      'Acceso denegado. Solo los superadministradores pueden ver el registro de correos.',
    none: 'Todavía no se ha enviado ningún correo.',
    loadFailed: 'No pudimos cargar el registro de correos. Inténtelo de nuevo.',
    notSetUp:
      'El correo no está configurado, así que no se puede enviar nada: ni invitaciones ni enlaces de contraseña. Configure SMTP_URL y MAIL_FROM en el servidor.',
    demo: 'Esta es una demostración sin servidor de correo. Vea en el buzón de la demostración lo que se habría enviado.',
    openMailbox: 'Abrir el buzón',
    allow: 'Permitir de nuevo',
    allowing: 'Permitiendo...',
    allowed: (address) => `Ya se puede enviar correo a ${address} otra vez.`,
    allowFailed: 'No pudimos permitir esta dirección. Inténtelo de nuevo.',
    columns: { when: 'Cuándo', to: 'Para', kind: 'Asunto', state: 'Estado', why: 'Detalles' },
    shown: (count) => `Los ${count} más recientes`,
  },
  mailStateWords: {
    queued: 'En espera',
    sent: 'Enviado',
    refused: 'No entregado',
    suppressed: 'No enviado',
  },
  mailKindWords: {
    'password-changed': 'Cambio de contraseña',
    recovery: 'Enlace de contraseña nueva',
    invitation: 'Invitación',
    'email-changed': 'Cambio de correo',
    'monday-letter': 'Correo semanal',
    'letter-offer': 'Oferta del correo semanal',
    'count-reminder': 'Recordatorio de contar',
    connection: 'Una conexión necesita atención',
    'two-steps-added': 'Dos pasos activados',
    'two-steps-removed': 'Dos pasos desactivados',
  },
  demoMailboxMessages: {
    title: 'Buzón de demostración',
    subtitle: 'Lo que Steeple habría enviado por correo. Solo la demostración tiene esta página.',
    none: 'Todavía no hay correo. Pida una contraseña nueva o invite a alguien, y llegará aquí.',
    loadFailed: 'No pudimos cargar el buzón. Inténtelo de nuevo.',
    open: 'Abrir el correo',
    to: (address) => `Para ${address}`,
  },
};
