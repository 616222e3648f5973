import type { UseFormReturnType } from '@mantine/form';

/** Stored values by the name of their field. */
export type StoredFields = Readonly<Record<string, unknown>>;

/**
 * Fills stored values into a form; what differs from them counts as changed from then on.
 * @param kept the fields that keep what was typed into them
 */
export function fillForm<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  stored: StoredFields,
  kept: readonly string[],
): void {
  const filled = Object.entries(stored).filter(([name]) => !kept.includes(name));
  // In this order: setting the values notes for each field whether it differs from these.
  form.resetDirty({ ...form.getValues(), ...stored });
  form.setValues((values) => ({ ...values, ...Object.fromEntries(filled) }));
  // Setting the values has also cleared what was said about those that stay.
  if (kept.length > 0) {
    void form.validate();
  }
}
