import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { commonWords } from '#contract/messages/common.ts';
import { roleLabels, userWords } from '#contract/messages/users.ts';
import type { UserFormValues } from '../model.ts';
import { type AccountChoices, AccountField } from './account-field.tsx';

export type UserFormState = UseFormReturnType<UserFormValues>;

type Props = { form: UserFormState; accounts: AccountChoices };

/** The fields' labels by column. */
export const userFieldLabels = () => ({
  first_name: commonWords.firstName,
  last_name: commonWords.lastName,
  email: commonWords.email,
  phone_number: commonWords.phoneNumber,
  role: userWords.role,
  account_id: userWords.account,
});

const roleChoices = () =>
  (['account_admin', 'super_admin'] as const).map((value) => ({
    value,
    label: roleLabels[value],
  }));

/** Who a user is and what they may: the fields of both user forms. */
export function UserFields({ form, accounts }: Props) {
  const labels = userFieldLabels();
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={labels.first_name}
          required
          autoComplete="off"
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label={labels.last_name}
          required
          autoComplete="off"
          {...form.getInputProps('last_name')}
        />
        <TextInput
          label={labels.email}
          type="email"
          required
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <TextInput
          label={labels.phone_number}
          type="tel"
          placeholder="(555) 123-4567"
          autoComplete="off"
          {...form.getInputProps('phone_number')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          withScrollArea={false}
          label={labels.role}
          required
          placeholder={userWords.selectRole}
          data={roleChoices()}
          allowDeselect={false}
          comboboxProps={{ withinPortal: false, hideDetached: false }}
          {...form.getInputProps('role')}
        />
        {form.values.role === 'account_admin' ? (
          <AccountField choices={accounts} {...form.getInputProps('account_id')} />
        ) : null}
      </SimpleGrid>
    </>
  );
}
