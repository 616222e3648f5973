import type * as english from '../app.ts';
import type * as profile from '../profile.ts';
import type { Translation } from '../translation.ts';

export const app: Translation<typeof english> = {
  viewingMessages: {
    as: (churchName) => `Usted está viendo ${churchName} como superadministrador`,
    exit: 'Salir',
  },
  deletionMessages: {
    question: (subject) => `¿Seguro que quiere eliminar ${subject}? Esto no se puede deshacer.`,
  },
  signatureMessages: { formerUser: 'una persona que ya no tiene cuenta' },
  appMessages: {
    screenFailedTitle: 'No pudimos abrir esta página',
    screenFailedAdvice: 'Revise su conexión e inténtelo de nuevo.',
  },
  accessDeniedMessages: {
    accounts: 'Acceso denegado. Solo los superadministradores pueden administrar cuentas.',
  },
  accountMessages: {
    fetchFailed: 'No pudimos cargar las cuentas',
    fetchUnexpected: 'Ocurrió un error inesperado al cargar las cuentas',
    createFailed: 'No pudimos crear la cuenta',
    updateFailed: 'No pudimos actualizar la cuenta',
    deleteFailed: 'No pudimos eliminar la cuenta',
    created: 'Cuenta creada',
    updated: 'Cuenta actualizada',
    deleted: 'Cuenta eliminada',
    notFoundTitle: 'Cuenta no encontrada',
    notFoundText: 'No encontramos la cuenta solicitada.',
    noneMatch: 'Ninguna cuenta coincide con su búsqueda.',
    none: 'No hay cuentas. Cree la primera para comenzar.',
    noneInSwitcher: 'No se encontraron cuentas',
  },
  accountKnowledgeMessages: {
    loadFailed: 'No pudimos cargar el conocimiento de la cuenta.',
    createFailed: 'No pudimos crear la entrada.',
    updateFailed: 'No pudimos actualizar la entrada.',
    deleteFailed: 'No pudimos eliminar la entrada.',
    none: 'Esta cuenta no tiene entradas de conocimiento.',
  },
  changedMeanwhileMessages: {
    title: 'Otra persona hizo cambios',
    text: () =>
      'Esto se actualizó después de que usted lo abrió. Sus cambios todavía no están guardados.',
    theirs: 'Versión actual',
    mine: 'Su versión',
    takeTheirs: 'Conservar la actual',
    keepMine: 'Usar la mía',
    gone: () =>
      'Esto se eliminó, o usted ya no tiene acceso. Copie lo que necesite y luego elija Cancelar.',
  },
  knowledgeMessages: {
    created: 'Entrada creada.',
    updated: 'Entrada actualizada.',
    deleted: 'Entrada eliminada.',
  },
  knowledgeRefusals: {
    tooMany: 'Ya hay 1,000 entradas de esta iglesia. Elimine algunas que ya no necesite.',
  },
  accountPageMessages: {
    dashboardTitle: 'Tablero de salud de la iglesia',
    dashboardOf: (church) => `Resumen semanal de ${church}`,
    forecastTitle: 'Pronóstico de la iglesia',
    forecastOf: (church) => `Proyecciones basadas en datos para ${church}`,
    recommendationsTitle: 'Recomendaciones',
    dashboardComing: 'El contenido del tablero llegará pronto',
    dashboardSubtitle: 'La salud de su iglesia cada lunes por la mañana',
    forecastComing: 'El contenido del pronóstico llegará pronto',
    forecastSubtitle: 'Hacia dónde va su iglesia según tendencias y datos',
    recommendationsComing: 'El contenido de las recomendaciones llegará pronto',
    recommendationsSubtitle: 'Ideas y estrategias para su iglesia, con ayuda de IA',
    integrationSubtitle: 'Conecte los sistemas y servicios de su cuenta',
    measuresTitle: 'Qué contamos',
  },
};

export const profileWords: Translation<typeof profile> = {
  profileMessages: {
    emailFixed: 'El correo no se puede cambiar',
    loadFailed: 'No pudimos cargar su perfil.',
    updateFailed: 'No pudimos actualizar su perfil.',
    updated: 'Perfil actualizado.',
    passwordUpdateFailed: 'No pudimos cambiar la contraseña.',
    passwordUpdated: 'Contraseña cambiada.',
  },
  profileWords: {
    title: 'Mi perfil',
    subtitle: 'Sus datos y su contraseña',
    information: 'Información del perfil',
    loading: 'Cargando la información del perfil',
    changePassword: 'Cambiar contraseña',
    currentPassword: 'Contraseña actual',
    updatePassword: 'Actualizar contraseña',
  },
  languageMessages: {
    title: 'Idioma',
    label: 'Mostrar Steeple en',
    hint: 'Mientras no elija, seguimos el idioma de su navegador.',
    saved: 'Idioma guardado.',
    failed: 'No pudimos guardar su idioma. Inténtelo de nuevo.',
  },
  passwordChangeProblems: {
    currentMissing: 'Escriba su contraseña actual.',
    mismatch: 'Las contraseñas nuevas no coinciden.',
    tooShort: 'La contraseña debe tener al menos 6 caracteres.',
    tooLong: 'La contraseña debe tener como máximo 128 caracteres.',
    currentWrong: 'La contraseña actual no es correcta.',
  },
};
