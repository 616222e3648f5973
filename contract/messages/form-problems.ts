import { numberFormat } from '../formats.ts';
import { sentences } from './sentences.ts';

/** The fields of forms about rows, as their problems name them. */
export const fieldNames = sentences('fieldNames', {
  accountName: 'Account Name',
  location: 'Location',
  notes: 'Notes',
  title: 'Title',
  description: 'Description',
  prompt: 'Prompt',
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
});
type Field = keyof typeof fieldNames;

/** What is wrong with a field of such a form. */
export const formProblems = sentences('formProblems', {
  missing: (field: string) => `${field} is required`,
  tooLong: (field: string, most: string) => `${field} must be at most ${most} characters`,
  /** As the specification has it. */
  titleTooLong: (most: string) => `Title must be less than ${most} characters`,
});

const written = (most: number) => numberFormat({}).format(most);

/** For a check: that a field is missing, said when it is found. */
export function missing(field: Field): { error: () => string } {
  return { error: () => formProblems.missing(fieldNames[field]) };
}

/** For a check: that a field is longer than so many characters. */
export function tooLong(field: Field, most: number): { error: () => string } {
  return {
    error: () =>
      field === 'title'
        ? formProblems.titleTooLong(written(most))
        : formProblems.tooLong(fieldNames[field], written(most)),
  };
}
