import { Button, Stack } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { commonWords } from '#contract/messages/common.ts';
import type { Columns } from '#web/lib/api/save-changes.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { type SavingForm, useSavingForm } from './use-saving-form.tsx';

type Props<Values extends Record<string, unknown>, Stored extends Columns> = {
  initial: Values;
  /** Checks each field while it is typed, and gives the columns to store. */
  schema: z.ZodMiniType<Stored, Values>;
  saving: SavingForm<Stored>;
  submitLabel: string;
  busyLabel: string;
  /** Where the form's own name is needed. */
  label?: string;
  className?: string | undefined;
  fields: (form: UseFormReturnType<Values>) => ReactNode;
  /** Called by Cancel, and once it is saved. */
  onDone: () => void;
};

/** The form of one row, for adding and editing: its fields, Cancel, and a button that saves. */
export function RecordForm<Values extends Record<string, unknown>, Stored extends Columns>(
  props: Props<Values, Stored>,
) {
  const { schema, submitLabel, busyLabel, label, className, fields, onDone } = props;
  const form = useForm<Values>({
    initialValues: props.initial,
    validate: schemaResolver(schema, { sync: true }),
    validateInputOnChange: true,
  });
  const { save, leave, isBusy, dialog } = useSavingForm(form, props.saving);

  return (
    <>
      <form
        noValidate
        aria-label={label}
        className={className}
        onSubmit={form.onSubmit((values) =>
          save(schema.parse(values), { onSaved: () => leave(onDone) }),
        )}
      >
        <Stack>
          {fields(form)}
          <FormActions>
            <Button variant="default" onClick={() => leave(onDone)}>
              {commonWords.cancel}
            </Button>
            <Button type="submit" disabled={isBusy || !form.isValid()}>
              {isBusy ? busyLabel : submitLabel}
            </Button>
          </FormActions>
        </Stack>
      </form>
      {dialog}
    </>
  );
}
