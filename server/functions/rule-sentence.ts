import type { DatabaseError } from 'pg';
import { speakIn } from '../http/speak.ts';

/** A sentence that a function or a trigger of the database raises in English. */
export type Rule = () => string;

/** What a rule of the database says, in the language of the person; undefined for any other error. */
export function ruleSentence(
  { code, message }: Pick<DatabaseError, 'code' | 'message'>,
  rules: readonly Rule[],
): string | undefined {
  return code === 'P0001' ? rules.find((rule) => speakIn('en', rule) === message)?.() : undefined;
}
