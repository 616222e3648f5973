import type { Knowledge } from '#contract/tables/knowledge.ts';

type OpenForm = { mode: 'add' } | { mode: 'edit'; entry: Knowledge };

/** The form of the panel: for a new entry, for a present one, or hidden since the last was closed. */
export type FormState = OpenForm | { mode: 'hidden'; closed: OpenForm | null };

export const hiddenForm: FormState = { mode: 'hidden', closed: null };

/** Hides the form and remembers which it was: the focus returns to what opened it. */
export function closeForm(form: FormState): FormState {
  return form.mode === 'hidden' ? form : { mode: 'hidden', closed: form };
}

/** Whether this entry is the one in the form, which then stands in its place. */
export function isInForm(form: FormState, { id }: Pick<Knowledge, 'id'>): boolean {
  return form.mode === 'edit' && form.entry.id === id;
}

/** Whether the form that was closed last was the one for a new entry. */
export function isClosedAdding(form: FormState): boolean {
  return form.mode === 'hidden' && form.closed?.mode === 'add';
}

/** Whether the form that was closed last was the one of this entry. */
export function isClosedEditing(form: FormState, entry: Pick<Knowledge, 'id'>): boolean {
  return form.mode === 'hidden' && form.closed !== null && isInForm(form.closed, entry);
}
