import * as z from 'zod/mini';
import { missing, tooLong } from '../messages/form-problems.ts';
import { visibleText } from '../visible-text.ts';

/** Maximum lengths of the columns; the database enforces the same. */
const accountNameLengthMax = 200;
const locationLengthMax = 200;
const notesLengthMax = 10_000;

/** One row of `accounts`: a church. Times are ISO 8601 with offset. */
export const accountRow = z.object({
  id: z.guid(),
  account_name: z.string(),
  location: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  user_id: z.nullable(z.guid()),
  created_at: z.string(),
});

export type Account = z.infer<typeof accountRow>;

/** A text that may stay empty: trimmed, and null when nothing is left. */
function optionalText(field: 'location' | 'notes', lengthMax: number) {
  const text = z.string().check(z.trim(), z.maxLength(lengthMax, tooLong(field, lengthMax)));
  return z.pipe(
    text,
    z.transform((value) => (value === '' ? null : value)),
  );
}

/**
 * Parses the account form (add and edit) into the columns to store: the name trimmed and not blank,
 * the optional texts trimmed or null.
 */
export const accountInput = z.object({
  account_name: visibleText.check(
    z.minLength(1, missing('accountName')),
    z.maxLength(accountNameLengthMax, tooLong('accountName', accountNameLengthMax)),
  ),
  location: optionalText('location', locationLengthMax),
  notes: optionalText('notes', notesLengthMax),
});

export type AccountInput = z.input<typeof accountInput>;
export type AccountColumns = z.output<typeof accountInput>;
