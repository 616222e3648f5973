import type { UseFormReturnType } from '@mantine/form';

/** Stored values by the name of their field. */
export type StoredFields = Readonly<Record<string, unknown>>;

/**
 * Fills stored values into fields; what differs from them counts as changed from then on.
 * @param mayFill whether a field takes its value; the others keep what was typed
 */
export function fillForm<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  stored: StoredFields,
  mayFill: (name: string) => boolean,
): void {
  const filled = Object.entries(stored).filter(([name]) => mayFill(name));
  form.setValues((values) => ({ ...values, ...Object.fromEntries(filled) }));
  form.resetDirty({ ...form.getValues(), ...stored });
}
