import * as z from 'zod/mini';
import { passwordLengthMax, passwordLengthMin } from '../passwords.ts';
import { roles } from '../roles.ts';
import { type UserFormProblem, userFormProblems } from '../user-messages.ts';

const text = (lengthMax: number) => z.string().check(z.trim(), z.maxLength(lengthMax));
const optionalText = (lengthMax: number) => z.optional(z.nullable(text(lengthMax)));

/** The body of `create-user`. The account counts only for an account admin. */
export const createUserRequest = z.object({
  email: text(254),
  first_name: text(100),
  last_name: text(100),
  phone_number: optionalText(50),
  role: z.optional(z.nullable(z.enum(roles))),
  password: z.string(),
  account_id: z.optional(z.nullable(z.guid())),
});
export type CreateUserRequest = z.infer<typeof createUserRequest>;

/** The body of `delete-user`. */
export const deleteUserRequest = z.object({ userId: z.guid() });

/** The body of `reset-user-password`. */
export const resetUserPasswordRequest = z.object({ userId: z.guid(), newPassword: z.string() });

/** What every user function answers; on failure with a status outside the 200s. */
export const userFunctionResponse = z.object({
  success: z.boolean(),
  error: z.optional(z.nullable(z.string())),
});

/**
 * The first of the specification's checks (section 5, "Add user", in its order) that a new user
 * does not pass, or null. The browser and the server both ask this.
 */
export function findNewUserProblem(user: CreateUserRequest): UserFormProblem | null {
  if (!user.role) {
    return userFormProblems.roleRequired;
  }
  if (user.role === 'account_admin' && !user.account_id) {
    return userFormProblems.accountRequired;
  }
  return findPasswordProblem(user.password) ?? findIdentityProblem(user);
}

/** What is wrong with a password's length, or null. Characters are counted, not bytes. */
export function findPasswordProblem(password: string): UserFormProblem | null {
  const length = [...password].length;
  if (length === 0) {
    return userFormProblems.passwordRequired;
  }
  if (length < passwordLengthMin) {
    return userFormProblems.passwordTooShort;
  }
  return length > passwordLengthMax ? userFormProblems.passwordTooLong : null;
}

/** What is missing of a person's names and e-mail, or null; texts are taken as trimmed. */
export function findIdentityProblem(
  person: Pick<CreateUserRequest, 'first_name' | 'last_name' | 'email'>,
): UserFormProblem | null {
  if (person.first_name === '') {
    return userFormProblems.firstNameRequired;
  }
  if (person.last_name === '') {
    return userFormProblems.lastNameRequired;
  }
  if (person.email === '') {
    return userFormProblems.emailRequired;
  }
  return /^[^@\s]+@[^@\s]+$/.test(person.email) ? null : userFormProblems.emailInvalid;
}
