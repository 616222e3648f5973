import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { profileMessages } from '#contract/profile-messages.ts';
import { type OwnProfileInput, ownProfileInput } from '#contract/tables/profiles.ts';
import { useMutateOnce } from '#web/lib/api/use-mutate-once.ts';
import { logError } from '#web/lib/log.ts';
import { useUnsavedChanges } from '#web/screens/unsaved-changes.tsx';
import { useDraft } from '#web/screens/use-draft.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import type { OwnProfile } from '../api/read-own-profile.ts';
import { useUpdateOwnProfile } from '../api/update-own-profile.ts';
import classes from './profile.module.css';

type Props = { userId: string; email: string; profile: OwnProfile };

/** First name, last name, phone number; the e-mail is shown and stays. */
export function ProfileForm({ userId, email, profile }: Props) {
  const updating = useUpdateOwnProfile(userId);
  const update = useMutateOnce(updating);
  const form = useForm<OwnProfileInput>({
    initialValues: { ...profile, phone_number: profile.phone_number ?? '' },
    validate: schemaResolver(ownProfileInput, { sync: true }),
    validateInputOnChange: true,
  });
  useUnsavedChanges(form.isDirty(), updating.isPending);
  useDraft(form);
  const { first_name: firstName, last_name: lastName } = form.values;
  const isNameBlank = firstName.trim() === '' || lastName.trim() === '';

  function save(values: OwnProfileInput) {
    const columns = ownProfileInput.parse(values);
    const saved = { ...columns, phone_number: columns.phone_number ?? '' };
    update(columns, {
      onSuccess: () => {
        showSuccess({ text: profileMessages.updated });
        form.setValues(saved);
        form.resetDirty(saved);
      },
      onError: (error) => {
        logError('The profile could not be updated.', error);
        showFailure({ text: profileMessages.updateFailed });
      },
    });
  }

  return (
    <form noValidate onSubmit={form.onSubmit(save)}>
      <Stack>
        <div className={classes.names}>
          <TextInput
            label="First Name"
            required
            autoComplete="given-name"
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label="Last Name"
            required
            autoComplete="family-name"
            {...form.getInputProps('last_name')}
          />
        </div>
        <TextInput
          label="Phone Number"
          type="tel"
          placeholder="(555) 123-4567"
          autoComplete="tel"
          {...form.getInputProps('phone_number')}
        />
        <TextInput
          label="Email"
          type="email"
          value={email}
          disabled
          classNames={{ input: classes.email ?? '' }}
          description={profileMessages.emailFixed}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <FormActions>
          <Button type="submit" disabled={updating.isPending || isNameBlank}>
            {updating.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
