import { numberFormat } from '../../formats.ts';
import { plural } from '../plural.ts';
import type { Translation } from '../translation.ts';
import type * as users from '../users.ts';

export const usersScreens: Translation<typeof users> = {
  userMessages: {
    accessDenied: 'Acceso denegado. Solo los superadministradores pueden administrar usuarios.',
    noneMatch: 'Ningún usuario coincide con su búsqueda.',
    none: 'No hay usuarios.',
    created: 'Usuario creado.',
    updated: 'Usuario actualizado.',
    deleted: 'Usuario eliminado.',
    passwordReset: 'Contraseña restablecida.',
    createFailed: 'No pudimos crear el usuario. Inténtelo de nuevo.',
    updateFailed: 'No pudimos actualizar el usuario. Inténtelo de nuevo.',
    deleteFailed: 'No pudimos eliminar el usuario. Inténtelo de nuevo.',
    resetFailed: 'No pudimos restablecer la contraseña. Inténtelo de nuevo.',
    unexpected: 'Ocurrió un error inesperado.',
    loadFailed: 'No pudimos cargar los usuarios. Inténtelo de nuevo.',
  },
  userFunctionFailures: {
    create: 'No pudimos crear el usuario',
    delete: 'No pudimos eliminar el usuario',
  },
  userRefusals: {
    unauthorized: 'Sin autorización',
    emailTaken: 'Ya existe un usuario con este correo.',
    accountGone: 'La cuenta elegida ya no existe. Elija otra.',
    userGone: 'Este usuario ya no existe.',
    ownAccount: 'No puede eliminar su propia cuenta.',
    ownRole: 'No puede cambiar su propio rol.',
    lastSuperAdmin: 'Se necesita al menos un superadministrador.',
  },
  userFormTexts: {
    roleRequired: { title: 'Falta el rol', text: 'Elija un rol para el usuario nuevo.' },
    accountRequired: {
      title: 'Falta la cuenta',
      text: 'Elija una cuenta para los administradores de cuenta.',
    },
    passwordRequired: {
      title: 'Falta la contraseña',
      text: 'Escriba una contraseña para el usuario nuevo.',
    },
    passwordTooShort: {
      title: 'Contraseña no válida',
      text: 'La contraseña debe tener al menos 6 caracteres.',
    },
    passwordTooLong: {
      title: 'Contraseña no válida',
      text: 'La contraseña debe tener como máximo 128 caracteres.',
    },
    passwordTooCommon: {
      title: 'Contraseña no válida',
      text: 'Esa contraseña es demasiado fácil de adivinar. Elija otra.',
    },
    passwordPersonal: {
      title: 'Contraseña no válida',
      text: 'Elija una contraseña que no sea solo su nombre, su correo o el nombre de su iglesia.',
    },
    passwordMismatch: {
      title: 'Las contraseñas no coinciden',
      text: 'Las contraseñas no coinciden. Inténtelo de nuevo.',
    },
    firstNameRequired: { title: 'Falta el nombre', text: 'Escriba un nombre.' },
    firstNameTooLong: {
      title: 'Nombre no válido',
      text: 'El nombre debe tener como máximo 100 caracteres.',
    },
    lastNameRequired: { title: 'Falta el apellido', text: 'Escriba un apellido.' },
    lastNameTooLong: {
      title: 'Apellido no válido',
      text: 'El apellido debe tener como máximo 100 caracteres.',
    },
    emailRequired: { title: 'Falta el correo', text: 'Escriba un correo electrónico.' },
    emailInvalid: { title: 'Correo no válido', text: 'Escriba un correo electrónico válido.' },
    phoneNumberTooLong: {
      title: 'Teléfono no válido',
      text: 'El teléfono debe tener como máximo 50 caracteres.',
    },
  },
  userWords: {
    title: 'Usuarios',
    subtitle: 'Todas las personas que pueden entrar a Steeple',
    add: 'Agregar usuario',
    addNew: 'Agregar usuario nuevo',
    addText: 'Una persona que entrará a Steeple',
    create: 'Crear usuario',
    creating: 'Creando...',
    back: 'Volver a los usuarios',
    edit: 'Editar usuario',
    remove: 'Eliminar usuario',
    resetPassword: 'Restablecer contraseña',
    account: 'Cuenta',
    loadingAccounts: 'Cargando cuentas...',
    selectAccount: 'Elija una cuenta',
    selectRole: 'Elija un rol',
    typeAgain: 'Escríbala de nuevo',
    name: 'Nombre',
    role: 'Rol',
    search: 'Buscar usuarios',
    searchHint: 'Busque un nombre o correo',
    loading: 'Cargando los usuarios',
    loadingOne: 'Cargando el usuario',
    allAccounts: 'Todas las cuentas',
    noAccount: 'Sin cuenta',
    count: (count) =>
      plural(count, { one: '1 usuario', other: `${numberFormat({}).format(count)} usuarios` }),
    resetText: (name) =>
      `Se cerrarán todas las sesiones de ${name}, que necesitará la contraseña nueva para entrar.`,
    resetting: 'Restableciendo...',
  },
  roleLabels: { super_admin: 'Superadministrador', account_admin: 'Administrador de cuenta' },
};
