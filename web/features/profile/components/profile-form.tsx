import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { commonWords } from '#contract/messages/common.ts';
import { profileMessages } from '#contract/messages/profile.ts';
import { type OwnProfileInput, ownProfileInput } from '#contract/tables/profiles.ts';
import { useSavingForm } from '#web/screens/use-saving-form.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import type { OwnProfile } from '../api/read-own-profile.ts';
import { useUpdateOwnProfile } from '../api/update-own-profile.ts';
import classes from './profile.module.css';

type Props = { userId: string; email: string; profile: OwnProfile };

const labelsNow = () => ({
  first_name: commonWords.firstName,
  last_name: commonWords.lastName,
  phone_number: commonWords.phoneNumber,
});

/** First name, last name, phone number; the e-mail is shown and stays. */
export function ProfileForm({ userId, email, profile }: Props) {
  const labels = labelsNow();
  const form = useForm<OwnProfileInput>({
    initialValues: { ...profile, phone_number: profile.phone_number ?? '' },
    validate: schemaResolver(ownProfileInput, { sync: true }),
    validateInputOnChange: true,
  });
  const { save, isBusy, dialog } = useSavingForm(form, {
    mutation: useUpdateOwnProfile(userId),
    before: profile,
    noun: 'profile',
    labels,
    logged: 'The profile could not be updated.',
    saved: profileMessages.updated,
    failed: () => ({ text: profileMessages.updateFailed }),
    staysOpen: true,
  });

  return (
    <form noValidate onSubmit={form.onSubmit((values) => save(ownProfileInput.parse(values)))}>
      {dialog}
      <Stack>
        <div className={classes.names}>
          <TextInput
            label={labels.first_name}
            required
            autoComplete="given-name"
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label={labels.last_name}
            required
            autoComplete="family-name"
            {...form.getInputProps('last_name')}
          />
        </div>
        <TextInput
          label={labels.phone_number}
          type="tel"
          placeholder="(555) 123-4567"
          autoComplete="tel"
          {...form.getInputProps('phone_number')}
        />
        <TextInput
          label={commonWords.email}
          type="email"
          value={email}
          disabled
          classNames={{ input: classes.email ?? '' }}
          description={profileMessages.emailFixed}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <FormActions>
          <Button type="submit" disabled={isBusy || !form.isValid()}>
            {isBusy ? commonWords.saving : commonWords.saveChanges}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
