import { Button, Paper, SimpleGrid, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { findInvitationProblem, inviteUserRequest } from '#contract/functions/invitations.ts';
import { invitationMessages } from '#contract/messages/invitations.ts';
import { useUnsavedChanges } from '#web/screens/unsaved-changes.tsx';
import { useSaving } from '#web/screens/use-saving.ts';
import { FormActions } from '#web/ui/form-actions.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { useInvite } from '../api/invitations.ts';
import { invitingWords } from '../refusal-of.ts';
import classes from './invitations.module.css';

const nobody = { first_name: '', last_name: '', email: '' };
type Values = typeof nobody;
type Problem = { field: string; text: string };

/** Invites a colleague to one's own church: a name and an address, nothing else. */
export function InviteForm({ accountId }: { accountId: string }) {
  const [values, setValues] = useState(nobody);
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { save, isSaving } = useSaving(useInvite(), invitingWords(values.email.trim()));
  const isFilled = Object.values(values).every((value) => value.trim() !== '');
  useUnsavedChanges(
    Object.values(values).some((value) => value !== ''),
    isSaving,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const person = inviteUserRequest.parse({
      ...values,
      role: 'account_admin',
      account_id: accountId,
    });
    const found = findInvitationProblem(person);
    setProblem(found);
    if (found) {
      showFailure(found);
      form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
      return;
    }
    const { email, first_name: firstName, last_name: lastName } = person;
    save(
      { email, firstName, lastName, role: 'account_admin', accountId },
      {
        onSaved: () => {
          setValues(nobody);
          // The button is switched off until the next person is typed.
          form.current?.querySelector<HTMLInputElement>('[name="first_name"]')?.focus();
        },
      },
    );
  }

  const field = (name: keyof Values, label: string) => ({
    name,
    label,
    required: true,
    autoComplete: 'off',
    value: values[name],
    error: problem?.field === name ? problem.text : null,
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      setValues((present) => ({ ...present, [name]: value }));
      setProblem(null);
    },
  });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
      <form ref={form} noValidate onSubmit={submit} className={classes.form} data-beside-list>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...field('first_name', invitationMessages.firstName)} />
          <TextInput {...field('last_name', invitationMessages.lastName)} />
          <TextInput {...field('email', invitationMessages.email)} type="email" />
        </SimpleGrid>
        <FormActions>
          <Button type="submit" disabled={isSaving || !isFilled}>
            {isSaving ? invitationMessages.sending : invitationMessages.send}
          </Button>
        </FormActions>
      </form>
    </Paper>
  );
}
