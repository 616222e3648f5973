import { numberFormat } from '../formats.ts';
import { sentences } from './sentences.ts';

/** What is wrong with a field of a form about a row. */
export const formProblems = sentences('formProblems', {
  missing: {
    accountName: 'Account Name is required',
    title: 'Title is required',
    description: 'Description is required',
    prompt: 'Prompt is required',
    firstName: 'First name is required',
    lastName: 'Last name is required',
  },
  tooLong: {
    accountName: (most: string) => `Account Name must be at most ${most} characters`,
    location: (most: string) => `Location must be at most ${most} characters`,
    notes: (most: string) => `Notes must be at most ${most} characters`,
    title: (most: string) => `Title must be less than ${most} characters`,
    description: (most: string) => `Description must be at most ${most} characters`,
    prompt: (most: string) => `Prompt must be at most ${most} characters`,
    firstName: (most: string) => `First name must be at most ${most} characters`,
    lastName: (most: string) => `Last name must be at most ${most} characters`,
    phoneNumber: (most: string) => `Phone number must be at most ${most} characters`,
  },
});

/** For a check: that a field is missing, said when it is found. */
export function missing(field: keyof typeof formProblems.missing): { error: () => string } {
  return { error: () => formProblems.missing[field] };
}

/** For a check: that a field is longer than so many characters. */
export function tooLong(
  field: keyof typeof formProblems.tooLong,
  most: number,
): { error: () => string } {
  return { error: () => formProblems.tooLong[field](numberFormat({}).format(most)) };
}
