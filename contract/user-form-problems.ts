import { userFormTexts } from './messages/users.ts';

/** A failed check of the user forms: title and text of the toast, and the field it is about. */
export type UserFormProblem = { title: string; text: string; field: UserFormField };

type UserFormField =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone_number'
  | 'role'
  | 'account_id'
  | 'password'
  | 'confirmation';

function problem(name: keyof typeof userFormTexts, field: UserFormField): UserFormProblem {
  return {
    field,
    get title() {
      return userFormTexts[name].title;
    },
    get text() {
      return userFormTexts[name].text;
    },
  };
}

/** The checks of the user forms that can fail; each reads its texts when it is shown. */
export const userFormProblems = {
  roleRequired: problem('roleRequired', 'role'),
  accountRequired: problem('accountRequired', 'account_id'),
  passwordRequired: problem('passwordRequired', 'password'),
  passwordTooShort: problem('passwordTooShort', 'password'),
  passwordTooLong: problem('passwordTooLong', 'password'),
  passwordTooCommon: problem('passwordTooCommon', 'password'),
  passwordPersonal: problem('passwordPersonal', 'password'),
  passwordMismatch: problem('passwordMismatch', 'confirmation'),
  firstNameRequired: problem('firstNameRequired', 'first_name'),
  firstNameTooLong: problem('firstNameTooLong', 'first_name'),
  lastNameRequired: problem('lastNameRequired', 'last_name'),
  lastNameTooLong: problem('lastNameTooLong', 'last_name'),
  emailRequired: problem('emailRequired', 'email'),
  emailInvalid: problem('emailInvalid', 'email'),
  phoneNumberTooLong: problem('phoneNumberTooLong', 'phone_number'),
};
