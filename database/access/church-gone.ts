import { DatabaseError } from 'pg';

/** The name that PostgreSQL gives to a foreign key from `account_id` to the church. */
export const churchReference = /_account_id_fkey\d*$/;

/**
 * Whether a church was deleted between being found and being referred to: the violated foreign key
 * (23503) is one to a church.
 */
export function isChurchGone(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '23503' &&
    churchReference.test(error.constraint ?? '')
  );
}
