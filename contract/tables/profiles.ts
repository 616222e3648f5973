import * as z from 'zod/mini';
import { missing, tooLong } from '../messages/form-problems.ts';
import { roles } from '../roles.ts';
import { visibleText } from '../visible-text.ts';

/** One row of `profiles`: who a signed-in user is. Exactly one per user. */
export const profileRow = z.object({
  id: z.guid(),
  user_id: z.guid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.nullable(z.string()),
  role: z.nullable(z.enum(roles)),
  account_id: z.nullable(z.guid()),
});

export type Profile = z.infer<typeof profileRow>;

/** The marks of an account admin, in the same row; `profile-marks-save` alone changes them. */
export const marksRow = z.object({
  /** Sees everything and changes nothing. */
  may_only_look: z.boolean(),
  /** Sees nothing about giving. */
  without_giving: z.boolean(),
});
export type Marks = z.infer<typeof marksRow>;

/** Maximum lengths of a name and of a phone number; the database enforces the same. */
const nameLengthMax = 100;
const phoneNumberLengthMax = 50;

function requiredName(field: 'firstName' | 'lastName') {
  return visibleText.check(
    z.minLength(1, missing(field)),
    z.maxLength(nameLengthMax, tooLong(field, nameLengthMax)),
  );
}

/**
 * Parses the form of one's own profile into the columns to store: the names trimmed and not blank,
 * the phone number trimmed or null.
 */
export const ownProfileInput = z.object({
  first_name: requiredName('firstName'),
  last_name: requiredName('lastName'),
  phone_number: z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(phoneNumberLengthMax, tooLong('phoneNumber', phoneNumberLengthMax)),
      ),
    z.transform((value) => (value === '' ? null : value)),
  ),
});

export type OwnProfileInput = z.input<typeof ownProfileInput>;
export type OwnProfileColumns = z.output<typeof ownProfileInput>;
