import * as z from 'zod/mini';
import { passwordLength, passwordLengthMax, passwordLengthMin } from '../passwords.ts';
import { roles } from '../roles.ts';
import { type UserFormProblem, userFormProblems } from '../user-form-problems.ts';
import { visibleText } from '../visible-text.ts';

/** Maximum lengths of these columns; the database enforces the same. */
const nameLengthMax = 100;
const emailLengthMax = 254;
const phoneNumberLengthMax = 50;

/**
 * The body of `create-user`. The account counts only for an account admin. What is missing or too
 * long is for `findNewUserProblem` to say, in words for a person.
 */
export const createUserRequest = z.object({
  email: visibleText,
  first_name: visibleText,
  last_name: visibleText,
  phone_number: z.optional(z.nullable(visibleText)),
  role: z.optional(z.nullable(z.enum(roles))),
  password: z.string(),
  account_id: z.optional(z.nullable(z.guid())),
});
export type CreateUserRequest = z.infer<typeof createUserRequest>;

/** The body of `delete-user`. */
export const deleteUserRequest = z.object({ userId: z.guid() });

/** The body of `reset-user-password`. */
export const resetUserPasswordRequest = z.object({ userId: z.guid(), newPassword: z.string() });

/** The answer of every user function; on failure with a status outside the 200s. */
export const userFunctionResponse = z.object({
  success: z.boolean(),
  error: z.optional(z.nullable(z.string())),
});

/**
 * Runs the checks of the specification (section 5, "Add user") in their order. The browser and the
 * server both use it.
 *
 * @param confirmation the password typed again; only a form has one
 * @returns the first problem, or null
 */
export function findNewUserProblem(
  user: CreateUserRequest,
  confirmation = user.password,
): UserFormProblem | null {
  return (
    findRightsProblem(user) ??
    (user.password === '' ? userFormProblems.passwordRequired : null) ??
    findPasswordProblem(user.password) ??
    (user.password === confirmation ? null : userFormProblems.passwordMismatch) ??
    findIdentityProblem(user)
  );
}

type Person = Omit<CreateUserRequest, 'password'>;

/**
 * Runs the checks of section 5, "Edit user".
 *
 * @returns the first problem, or null
 */
export function findChangedUserProblem(user: Person): UserFormProblem | null {
  return findRightsProblem(user) ?? findIdentityProblem(user);
}

/**
 * Checks the length of a password, in characters rather than bytes.
 *
 * @returns the problem, or null
 */
export function findPasswordProblem(password: string): UserFormProblem | null {
  const length = passwordLength(password);
  if (length < passwordLengthMin) {
    return userFormProblems.passwordTooShort;
  }
  return length > passwordLengthMax ? userFormProblems.passwordTooLong : null;
}

function findRightsProblem({ role, account_id }: Person): UserFormProblem | null {
  if (!role) {
    return userFormProblems.roleRequired;
  }
  return role === 'account_admin' && !account_id ? userFormProblems.accountRequired : null;
}

/** What is missing of a person's names and e-mail or too long; texts are taken as trimmed. */
function findIdentityProblem(person: Person): UserFormProblem | null {
  const {
    firstNameRequired,
    firstNameTooLong,
    lastNameRequired,
    lastNameTooLong,
    emailRequired,
    emailInvalid,
    phoneNumberTooLong,
  } = userFormProblems;
  const { first_name, last_name, email, phone_number } = person;
  const checks: [boolean, UserFormProblem][] = [
    [first_name === '', firstNameRequired],
    [isLongerThan(nameLengthMax, first_name), firstNameTooLong],
    [last_name === '', lastNameRequired],
    [isLongerThan(nameLengthMax, last_name), lastNameTooLong],
    [email === '', emailRequired],
    [!/^[^@\s]+@[^@\s]+$/.test(email) || isLongerThan(emailLengthMax, email), emailInvalid],
    [isLongerThan(phoneNumberLengthMax, phone_number ?? ''), phoneNumberTooLong],
  ];
  return checks.find(([isBroken]) => isBroken)?.[1] ?? null;
}

function isLongerThan(lengthMax: number, text: string): boolean {
  return [...text].length > lengthMax;
}
