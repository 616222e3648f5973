import { passwordChangeProblems } from '#contract/messages/profile.ts';
import { passwordLengthMax, passwordLengthMin } from '#contract/passwords.ts';

/** What the change-password form holds. */
export type PasswordChange = { current: string; next: string; confirmation: string };

export type PasswordChangeProblem = { field: keyof PasswordChange; text: string };

export const noPasswords: PasswordChange = { current: '', next: '', confirmation: '' };

/** Whether all three fields are filled. Blanks count: a password is never trimmed. */
export function isFilled(change: PasswordChange): boolean {
  return Object.values(change).every((value) => value !== '');
}

/**
 * The first check of the specification (section 5, "Password change", in its order) that a change
 * does not pass, or null. Whether the current password is right, only the server knows.
 */
export function findPasswordChangeProblem(change: PasswordChange): PasswordChangeProblem | null {
  const { currentMissing, mismatch, tooShort, tooLong } = passwordChangeProblems;
  const length = Array.from(change.next).length;
  if (change.current === '') {
    return { field: 'current', text: currentMissing };
  }
  if (change.next !== change.confirmation) {
    return { field: 'confirmation', text: mismatch };
  }
  if (length < passwordLengthMin) {
    return { field: 'next', text: tooShort };
  }
  return length > passwordLengthMax ? { field: 'next', text: tooLong } : null;
}
