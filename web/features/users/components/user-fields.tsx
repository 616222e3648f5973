import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { roleLabels } from '#contract/roles.ts';
import type { UserFormValues } from '../model.ts';
import { type AccountChoices, AccountField } from './account-field.tsx';

export type UserFormState = UseFormReturnType<UserFormValues>;

type Props = { form: UserFormState; accounts: AccountChoices };

/** The fields' labels by column. */
export const userFieldLabels = {
  first_name: 'First Name',
  last_name: 'Last Name',
  email: 'Email',
  phone_number: 'Phone Number',
  role: 'Role',
  account_id: 'Account',
} as const;

const roleChoices = (['account_admin', 'super_admin'] as const).map((value) => ({
  value,
  label: roleLabels[value],
}));

/** Who a user is and what they may: the fields of both user forms. */
export function UserFields({ form, accounts }: Props) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={userFieldLabels.first_name}
          required
          autoComplete="off"
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label={userFieldLabels.last_name}
          required
          autoComplete="off"
          {...form.getInputProps('last_name')}
        />
        <TextInput
          label={userFieldLabels.email}
          type="email"
          required
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <TextInput
          label={userFieldLabels.phone_number}
          type="tel"
          placeholder="(555) 123-4567"
          autoComplete="off"
          {...form.getInputProps('phone_number')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          withScrollArea={false}
          label={userFieldLabels.role}
          required
          placeholder="Select a role"
          data={roleChoices}
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
