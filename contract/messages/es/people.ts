import type * as accountExport from '../account-export.ts';
import type * as colleagues from '../colleagues.ts';
import type * as invitations from '../invitations.ts';
import type * as refusals from '../letter-refusals.ts';
import { plural } from '../plural.ts';
import type * as sessions from '../sessions.ts';
import type { Translation } from '../translation.ts';

export const colleagueWords: Translation<typeof colleagues> = {
  colleagueRefusals: {
    yourself: 'No puede cambiar sus propios permisos.',
    lastWithAllRights: 'Al menos una persona necesita todos los permisos.',
  },
  colleagueMessages: {
    title: 'Su equipo',
    subtitle: (church) => `Quién puede usar Steeple para ${church} y qué puede hacer`,
    columns: { name: 'Nombre', changes: 'Puede hacer cambios', giving: 'Puede ver las ofrendas' },
    you: (name) => `${name} (usted)`,
    changesOf: (name) => `${name} puede hacer cambios`,
    givingOf: (name) => `${name} puede ver las ofrendas`,
    hint: 'Quien no puede hacer cambios igual ve todo. Las ofrendas se ocultan en todas partes a quien no puede verlas: en el tablero, en las descargas y en los enlaces. Los enlaces que esa persona compartió dejan de funcionar cuando usted le quita un permiso.',
    saved: (name) => `Guardado. ${name} ve la diferencia de inmediato.`,
    saveFailed: 'No pudimos guardar eso. Inténtelo de nuevo.',
    loadFailed: 'No pudimos cargar a su equipo.',
    none: 'Por ahora solo está usted.',
  },
};

export const invitationWords: Translation<typeof invitations> = {
  invitationRefusals: {
    switchedOff: 'Solo su administrador de Steeple puede invitar personas.',
    enough: 'Llegó al límite de invitaciones por hoy. Inténtelo de nuevo mañana.',
    gone: 'Esta invitación ya no está abierta.',
  },
  invitationMessages: {
    title: 'Invitar a alguien',
    inviteUser: 'Invitar usuario',
    inviteUserTitle: 'Invitar usuario',
    inviteUserText: 'Recibe un correo con un enlace y elige su contraseña.',
    backToUsers: 'Volver a los usuarios',
    text: (church) =>
      `Invite a alguien a ${church}. Recibe un correo con un enlace, válido por siete días, y elige su contraseña.`,
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    send: 'Enviar invitación',
    sending: 'Enviando...',
    sent: (email) => `Estamos enviando una invitación a ${email}.`,
    sentToUser: 'Estamos enviando la invitación.',
    failed: 'No pudimos enviar esa invitación. Inténtelo de nuevo.',
    listTitle: 'Invitaciones abiertas',
    loadFailed: 'No pudimos cargar las invitaciones.',
    none: 'No hay invitaciones abiertas.',
    about: (church, inviter) => `${church}, invitación de ${inviter}`,
    platform: 'Todas las cuentas',
    until: (day) => `Válida hasta el ${day}`,
    resend: 'Enviar de nuevo',
    resendOf: (email) => `Enviar de nuevo a ${email}`,
    end: 'Cancelar invitación',
    endOf: (email) => `Cancelar la invitación a ${email}`,
    ended: (email) => `La invitación a ${email} se canceló.`,
    endFailed: 'No pudimos cancelar esa invitación. Inténtelo de nuevo.',
    notSetUp:
      'El correo no está configurado aquí, así que no puede invitar a nadie. Pida a su administrador de Steeple (quien configuró Steeple para su iglesia) que agregue a esa persona.',
    notSetUpForPlatform:
      'El correo no está configurado, así que no se pueden enviar invitaciones. Use Agregar usuario, o configure SMTP_URL y MAIL_FROM en el servidor.',
    adminsMayInvite: 'Los administradores de cuenta pueden invitar personas a su propia iglesia',
    switched: 'Guardado.',
    switchFailed: 'No pudimos guardar eso. Inténtelo de nuevo.',
    shareLink: '¿Quiere que alguien tenga su propio acceso? Invítelo',
  },
  welcomeMessages: {
    title: 'Le damos la bienvenida a Steeple',
    text: 'Elija una contraseña y listo.',
    done: '¡Le damos la bienvenida! Su contraseña está lista.',
    overTitle: 'Esta invitación ya no funciona',
    over: 'Ya se usó, se canceló o tiene más de siete días. Si ya eligió una contraseña, inicie sesión con ella. Si no, pida a quien le envió la invitación que la envíe de nuevo.',
  },
};

export const sessionWords: Translation<typeof sessions> = {
  sessionMessages: {
    title: 'Dónde tiene sesiones abiertas',
    text: 'Si no reconoce alguna, ciérrela y cambie su contraseña.',
    list: 'Sus sesiones',
    loadFailed: 'No pudimos cargar sus sesiones. Inténtelo de nuevo.',
    browserOn: (browser, system) => `${browser} en ${system}`,
    unknown: 'Navegador desconocido',
    current: 'Este navegador',
    details: (signedIn, lastUsed) => `Sesión iniciada el ${signedIn}; último uso: ${lastUsed}`,
    from: (address) => `Desde ${address}`,
    end: 'Cerrar sesión',
    ending: 'Cerrando sesión...',
    endLabel: (browser) => `Cerrar la sesión de ${browser}`,
    endOthers: 'Cerrar todas las demás',
    ended: (count) =>
      plural(count, {
        one: 'La sesión se cerró.',
        other: `Se cerraron ${count} sesiones.`,
      }),
    none: 'Esa sesión ya estaba cerrada.',
    endFailed: 'No pudimos cerrar esa sesión. Inténtelo de nuevo.',
  },
};

export const letterRefusalWords: Translation<typeof refusals> = {
  letterRefusals: {
    notSetUp:
      'El correo no está configurado aquí, así que no se puede enviar nada. Pregunte a su administrador de Steeple.',
    enoughTests: 'Llegó al límite de correos de prueba. Inténtelo de nuevo en una hora.',
    turnedDown:
      'Esta persona dijo que no al correo semanal. Puede ofrecérselo de nuevo 90 días después.',
  },
};

export const exportWords: Translation<typeof accountExport> = {
  accountExportMessages: {
    title: 'Sus datos',
    text: (church) =>
      `Descargue todo lo que Steeple tiene de ${church} y que usted puede ver: un archivo ZIP con hojas de cálculo (CSV) y lo mismo en JSON.`,
    download: 'Descargar todo',
    downloading: 'Preparando...',
    failed: 'La descarga falló. Inténtelo de nuevo.',
    done: 'Su descarga está lista.',
    fileName: 'steeple-export.zip',
    readme:
      'Esto es lo que Steeple guarda de su iglesia y que usted puede ver. Cada tabla está dos veces: en CSV para hojas de cálculo y en JSON para programas. Las horas están en UTC y el dinero en centavos. No hay nombres de personas de su iglesia porque Steeple nunca los guarda.\n',
  },
};
