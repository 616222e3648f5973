import { Paper, Textarea, TextInput } from '@mantine/core';
import { accountWords } from '#contract/messages/accounts.ts';
import {
  type Account,
  type AccountColumns,
  type AccountInput,
  accountInput,
} from '#contract/tables/accounts.ts';
import { RecordForm } from '#web/screens/record-form.tsx';
import type { SavingForm } from '#web/screens/use-saving-form.tsx';

type Props = {
  /** The account to change; without it a new one is made. */
  account?: Account;
  saving: Pick<SavingForm<AccountColumns>, 'mutation' | 'saved' | 'logged' | 'failed'>;
  submitLabel: string;
  busyLabel: string;
  onDone: () => void;
};

const empty: AccountInput = { account_name: '', location: '', notes: '' };
const labelsNow = () => ({
  account_name: accountWords.name,
  location: accountWords.location,
  notes: accountWords.notes,
});

/** The fields of an account, for adding and editing. */
export function AccountForm({ account, saving, ...form }: Props) {
  const labels = labelsNow();
  const { account_name = '', location = null, notes = null } = account ?? {};
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={720}>
      <RecordForm
        {...form}
        schema={accountInput}
        initial={account ? { account_name, location: location ?? '', notes: notes ?? '' } : empty}
        saving={{ ...saving, before: { account_name, location, notes }, noun: 'account', labels }}
        fields={({ getInputProps }) => (
          <>
            <TextInput
              label={labels.account_name}
              required
              autoComplete="off"
              {...getInputProps('account_name')}
            />
            <TextInput label={labels.location} autoComplete="off" {...getInputProps('location')} />
            <Textarea label={labels.notes} autosize minRows={4} {...getInputProps('notes')} />
          </>
        )}
      />
    </Paper>
  );
}
