import { plural } from '../plural.ts';
import type * as recovery from '../recovery.ts';
import type * as english from '../sign-in.ts';
import type { Translation } from '../translation.ts';
import type * as steps from '../two-steps.ts';

export const signIn: Translation<typeof english> = {
  signInMessages: {
    welcomeTitle: '¡Hola de nuevo!',
    welcomeText: 'Su sesión está abierta.',
    sessionOver: 'Su sesión terminó. Inicie sesión otra vez para continuar donde estaba.',
    failedTitle: 'No pudimos iniciar la sesión',
    unexpected: 'Ocurrió un error inesperado. Inténtelo de nuevo.',
  },
  demoPeopleWords: {
    title: 'Esta es una demostración. Entre como:',
    grace: 'Grace Hill Church (tres años)',
    graceSoon: (weeks) =>
      weeks && weeks.read < weeks.of
        ? `Grace Hill Church (${weeks.read} de ${weeks.of} semanas importadas)`
        : weeks
          ? 'Grace Hill Church (casi lista)'
          : 'Grace Hill Church (preparándose)',
    harbor: 'Harbor Community Church (nueva)',
    platform: 'Superadministrador (todas las iglesias)',
  },
  signInWords: {
    title: 'Le damos la bienvenida a Steeple',
    text: 'Le damos la bienvenida al tablero de su iglesia. Inicie sesión para continuar.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    signingIn: 'Iniciando sesión...',
    terms: 'Términos del servicio',
    privacy: 'Política de privacidad',
    emailMissing: 'Escriba su correo',
    emailMalformed: 'Escriba un correo, por ejemplo nombre@iglesia.org',
    passwordMissing: 'Escriba su contraseña',
    passwordMalformed: 'Escriba una contraseña',
    agree: (terms, privacy) => `Al iniciar sesión acepta nuestros ${terms} y nuestra ${privacy}.`,
  },
};

export const recoveryWords: Translation<typeof recovery> = {
  recoveryMessages: {
    forgot: '¿Olvidó su contraseña?',
    askTitle: '¿Olvidó su contraseña?',
    askText:
      'Escriba su correo electrónico. Si pertenece a una cuenta de Steeple, le enviaremos un enlace para elegir una contraseña nueva.',
    email: 'Correo electrónico',
    emailRequired: 'Escriba un correo, por ejemplo nombre@iglesia.org',
    send: 'Enviar el enlace',
    sending: 'Enviando...',
    sentTitle: 'Revise su correo',
    sent: 'Si este correo pertenece a una cuenta de Steeple, un enlace va en camino. Funciona una sola vez, durante una hora. Revise también su carpeta de correo no deseado.',
    demo: 'Esta es una demostración: el correo llega al buzón de la demostración.',
    openMailbox: 'Abrir el buzón',
    notSetUp:
      'El correo no está configurado aquí. Pida a su administrador de Steeple (quien configuró Steeple para su iglesia) que restablezca su contraseña.',
    newTitle: 'Elija una contraseña nueva',
    newText: 'Se cerrarán las sesiones de todos sus demás dispositivos.',
    next: 'Contraseña nueva',
    confirmation: 'Confirmar contraseña',
    set: 'Guardar contraseña',
    setting: 'Guardando...',
    done: 'Contraseña cambiada.',
    mismatch: 'Las contraseñas nuevas no coinciden.',
    tooShort: 'La contraseña debe tener al menos 6 caracteres.',
    overTitle: 'Este enlace ya no funciona',
    over: 'Ya se usó, o tiene más de una hora. Pida uno nuevo.',
    askAgain: 'Enviar un enlace nuevo',
    back: 'Volver al inicio de sesión',
    failed: 'Algo salió mal. Revise su conexión e inténtelo de nuevo.',
  },
};

export const twoSteps: Translation<typeof steps> = {
  secondStepMessages: {
    title: 'Escriba su código',
    text: 'Su contraseña es correcta. Ahora escriba el código de 6 dígitos de su aplicación de autenticación.',
    beforePassword:
      'Antes de cambiar su contraseña, escriba el código de 6 dígitos de su aplicación de autenticación.',
    code: 'Código',
    codeHint:
      '¿No tiene el teléfono a mano? Aquí también sirve uno de sus códigos de recuperación.',
    device: 'Dispositivo',
    submit: 'Continuar',
    submitting: 'Revisando...',
    wrong:
      'Ese código no es correcto. Cada código sirve una sola vez, así que espere el siguiente e inténtelo de nuevo.',
    wrongRecovery: 'Ese código de recuperación no es correcto, o ya se usó.',
    tooMany:
      'Demasiados códigos incorrectos. Espere una hora, use un código de recuperación o entre con “¿Olvidó su contraseña?”.',
    expired: 'Eso tardó demasiado. Inténtelo de nuevo.',
    failed: 'Algo salió mal. Revise su conexión e inténtelo de nuevo.',
    lost: '¿Perdió su teléfono y sus códigos de recuperación? Su administrador de Steeple (quien configuró Steeple para su iglesia) puede restablecer su verificación en dos pasos.',
    signOut: 'Cerrar sesión',
    requiredTitle: 'Configure la verificación en dos pasos',
    requiredText:
      'Su administrador de Steeple exige la verificación en dos pasos. Configurarla toma unos dos minutos y una aplicación en su teléfono.',
  },
  twoStepSetupMessages: {
    password: 'Su contraseña',
    passwordText: 'Primero, confirme que es usted.',
    passwordWrong: 'Esa contraseña no es correcta.',
    confirm: 'Confirmar',
    confirming: 'Confirmando...',
    scanText:
      'Abra en su teléfono una aplicación de autenticación, como Google Authenticator, Microsoft Authenticator o su administrador de contraseñas, y escanee este código QR.',
    picture: 'Un código QR para su aplicación de autenticación. La clave de abajo sirve igual.',
    key: '¿No puede escanearlo? Escriba esta clave en la aplicación:',
    code: 'El código de 6 dígitos que muestra la aplicación',
    turnOn: 'Activar',
    turningOn: 'Activando...',
    codesTitle: 'Guarde sus códigos de recuperación',
    codesText:
      'Cada uno le permite entrar una vez si pierde su teléfono. Guárdelos donde guarda sus contraseñas. No los volverá a ver.',
    codesLabel: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Códigos copiados',
    save: 'Guardar como archivo',
    fileName: 'steeple-recovery-codes.txt',
    done: 'Ya los guardé',
    codesFailed:
      'La verificación en dos pasos está activada, pero no pudimos crear los códigos. Pídalos en su perfil.',
    failed: 'Algo salió mal. Inténtelo de nuevo.',
    tooManyDevices: 'No puede tener más dispositivos. Quite uno primero.',
  },
  twoStepMessages: {
    title: 'Verificación en dos pasos',
    off: 'Desactivada. Quien sepa su contraseña puede entrar como usted.',
    on: 'Activada. Para entrar hacen falta su contraseña y un código de su teléfono.',
    loadFailed: 'No pudimos cargar la verificación en dos pasos.',
    setUp: 'Configurar',
    addAnother: 'Agregar un dispositivo',
    devices: 'Sus dispositivos',
    device: (number) => `Dispositivo ${number}`,
    added: (date) => `Agregado el ${date}`,
    remove: 'Quitar',
    removeLabel: (device) => `Quitar ${device}`,
    removing: 'Quitando...',
    removeTitle: '¿Quitar este dispositivo?',
    removeText: 'Sus códigos dejarán de funcionar de inmediato.',
    removeLastText:
      'Es su único dispositivo. La verificación en dos pasos quedará desactivada y sus códigos de recuperación dejarán de funcionar.',
    removed: 'El dispositivo se quitó.',
    removeFailed: 'No pudimos quitar el dispositivo. Inténtelo de nuevo.',
    codesLeft: (count) =>
      plural(count, {
        one: 'Queda 1 código de recuperación.',
        other: `Quedan ${count} códigos de recuperación.`,
      }),
    noCodes: 'No tiene códigos de recuperación.',
    newCodes: 'Obtener códigos nuevos',
    newCodesBusy: 'Creando códigos nuevos...',
    newCodesFailed: 'No pudimos crear códigos nuevos. Inténtelo de nuevo.',
    turnedOn: 'La verificación en dos pasos está activada.',
  },
  twoStepResetMessages: {
    action: 'Restablecer la verificación en dos pasos',
    text: (name) =>
      `Para un teléfono perdido: se cerrarán todas las sesiones de ${name}, que podrá entrar solo con la contraseña hasta configurar otro teléfono. Le avisaremos por correo.`,
    confirm: 'Restablecer',
    resetting: 'Restableciendo...',
    done: (name) => `Se restableció la verificación en dos pasos de ${name}.`,
    none: (name) =>
      `${name} no tiene verificación en dos pasos, así que no había nada que restablecer.`,
    failed: 'No pudimos restablecer la verificación en dos pasos. Inténtelo de nuevo.',
  },
  twoStepRefusals: {
    ownDevice:
      'No puede restablecer su propia verificación en dos pasos. Pregunte a otro superadministrador.',
  },
};
