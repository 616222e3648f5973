import type { Knowledge } from '#contract/tables/knowledge.ts';

/** The form of the panel: hidden, for a new entry, or for a present one. */
export type FormState = { mode: 'hidden' } | { mode: 'add' } | { mode: 'edit'; entry: Knowledge };

export const hiddenForm: FormState = { mode: 'hidden' };

/** Whether this entry is the one in the form, which then stands in its place. */
export function isInForm(form: FormState, { id }: Pick<Knowledge, 'id'>): boolean {
  return form.mode === 'edit' && form.entry.id === id;
}
