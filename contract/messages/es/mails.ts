import type * as english from '../mails.ts';
import type { Translation } from '../translation.ts';

export const mails: Translation<typeof english> = {
  mailMessages: {
    greeting: (firstName) => (firstName === '' ? 'Hola:' : `Hola, ${firstName}:`),
    footer: (site) =>
      `Enviado por Steeple, ${site}. No responda a este mensaje; nadie revisa este buzón.`,
    linkFallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
    recovery: {
      subject: 'Elija una contraseña nueva para Steeple',
      body: 'Alguien, esperamos que usted, pidió una contraseña nueva para su cuenta de Steeple.',
      howLong: 'El enlace funciona una sola vez, durante una hora.',
      ifNotYou: 'Si no fue usted, puede ignorar este correo: nada ha cambiado.',
      button: 'Elegir una contraseña nueva',
    },
    invitation: {
      subject: (church) =>
        church === ''
          ? 'Tiene una invitación a Steeple'
          : `Tiene una invitación a Steeple para ${church}`,
      body: (inviter, church) => {
        const who = inviter === '' ? 'Alguien' : inviter;
        return church === ''
          ? `${who} le envió una invitación para administrar Steeple como superadministrador.`
          : `${who} le envió una invitación a Steeple, donde ${church} ve cómo va cada semana.`;
      },
      howLong:
        'El enlace funciona una sola vez, durante siete días. Elegirá una contraseña y listo.',
      ifNotYou: 'Si no sabe por qué recibió esto, puede ignorarlo.',
      hasAccount:
        'Usted ya tiene una cuenta de Steeple con este correo, así que aquí no hay enlace. Si también necesita acceso a esta iglesia, pregunte a su administrador de Steeple (quien configuró Steeple para su iglesia).',
      button: 'Aceptar la invitación',
    },
    passwordChanged: {
      subject: 'Su contraseña de Steeple cambió',
      body: 'La contraseña de su cuenta de Steeple acaba de cambiar. Se cerraron las sesiones de todos los demás dispositivos.',
      ifNotYou:
        'Si fue usted, no hay nada que hacer. Si no, elija ahora “¿Olvidó su contraseña?” en la página de inicio de sesión y avise a su administrador de Steeple (quien configuró Steeple para su iglesia).',
      button: 'Ir al inicio de sesión',
    },
    emailChanged: {
      subject: 'Su correo de Steeple cambió',
      body: (newEmail) =>
        `El correo de su cuenta de Steeple cambió a ${newEmail}. Desde ahora, inicie sesión con esa dirección.`,
      ifNotYou:
        'Si no esperaba esto, avise de inmediato a su administrador de Steeple (quien configuró Steeple para su iglesia).',
    },
    twoStepsAdded: {
      subject: 'La verificación en dos pasos de Steeple está activada',
      body: 'Se acaba de agregar un dispositivo a su cuenta de Steeple. Desde ahora, para entrar hacen falta su contraseña y un código de ese dispositivo.',
      ifNotYou:
        'Si fue usted, no hay nada que hacer. Si no, avise de inmediato a su administrador de Steeple (quien configuró Steeple para su iglesia): puede quitar el dispositivo.',
    },
    twoStepsRemoved: {
      subject: 'La verificación en dos pasos de Steeple está desactivada',
      bySelf: 'Se acaba de quitar un dispositivo de su cuenta de Steeple.',
      byAdmin:
        'Su administrador de Steeple acaba de restablecer la verificación en dos pasos de su cuenta. Ahora solo necesita su contraseña para entrar, y se cerraron todas sus sesiones.',
      ifNotYou:
        'Si no esperaba esto, avise de inmediato a su administrador de Steeple (quien configuró Steeple para su iglesia).',
    },
    check: {
      subject: 'Steeple puede enviar correo',
      body: 'Esta es la prueba que pidió. Si puede leerla, el correo está bien configurado.',
    },
  },
};
