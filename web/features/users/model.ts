import { type CreateUserRequest, createUserRequest } from '#contract/functions/users.ts';
import { roleLabels, userWords } from '#contract/messages/users.ts';
import { type Role, roles } from '#contract/roles.ts';
import type { Profile } from '#contract/tables/profiles.ts';

/** The account of a user, and what the account field offers. */
export type AccountChoice = { id: string; account_name: string };

/** A user as the screens show one: the profile with the name of the account. */
export type User = Profile & { account: AccountChoice | null };

/** What the user forms hold: texts as typed. Only the form for a new user has a password. */
export type UserFormValues = {
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  role: Role | null;
  account_id: string | null;
  password: string;
  confirmation: string;
};

/** The columns of a profile that an administrator changes. */
export type UserColumns = Pick<
  Profile,
  'first_name' | 'last_name' | 'email' | 'phone_number' | 'role' | 'account_id'
>;

export const emptyUserForm: UserFormValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  role: null,
  account_id: null,
  password: '',
  confirmation: '',
};

/** The edit form of a user; account admin is the default role. */
export function userFormOf(user: User): UserFormValues {
  return { ...emptyUserForm, ...userFieldsOf(storedColumnsOf(user)) };
}

/** The body of `create-user`: texts trimmed, and an account only for an account admin. */
export function newUserOf({ confirmation, ...values }: UserFormValues): CreateUserRequest {
  const { account_id, ...user } = createUserRequest.parse(values);
  return {
    ...user,
    phone_number: user.phone_number || null,
    ...(user.role === 'account_admin' ? { account_id } : {}),
  };
}

/** These columns as their fields hold them. */
export function userFieldsOf(columns: UserColumns): Partial<UserFormValues> {
  return {
    ...columns,
    phone_number: columns.phone_number ?? '',
    role: columns.role ?? 'account_admin',
  };
}

/** The columns to store for a changed user; a super admin has no account. */
export function userColumnsOf(values: UserFormValues): UserColumns {
  const { email, first_name, last_name, phone_number, role } = newUserOf(values);
  return {
    first_name,
    last_name,
    email,
    phone_number: phone_number ?? null,
    role: role ?? null,
    account_id: role === 'account_admin' ? values.account_id : null,
  };
}

/** The same columns as they are stored now. */
export function storedColumnsOf(user: User): UserColumns {
  const { first_name, last_name, email, phone_number, role, account_id } = user;
  return { first_name, last_name, email, phone_number, role, account_id };
}

export type NewUserColumns = UserColumns & { password: string };

/** What the form for a new user stores. */
export function newUserColumnsOf(values: UserFormValues): NewUserColumns {
  return { ...userColumnsOf(values), password: values.password };
}

/** The body of `create-user`, which names an account only for an account admin. */
export function createUserBodyOf({ account_id, ...user }: NewUserColumns): CreateUserRequest {
  return user.role === 'account_admin' ? { ...user, account_id } : user;
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** True while the form for a new user lacks something it cannot do without (section 5). */
export function isIncomplete(values: UserFormValues): boolean {
  const { first_name, last_name, email, role, account_id, password, confirmation } = values;
  return (
    [first_name, last_name, email].some((text) => text.trim() === '') ||
    role === null ||
    (role === 'account_admin' && account_id === null) ||
    password === '' ||
    confirmation === ''
  );
}

type Searchable = Pick<Profile, 'first_name' | 'last_name' | 'email'>;

/**
 * The users whose first name, last name (or both, as they are read) or e-mail contain the text,
 * whatever its case. Blanks around the text do not count; a blank text matches all.
 */
export function searchUsers<Row extends Searchable>(
  users: readonly Row[],
  text: string,
): readonly Row[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') {
    return users;
  }
  return users.filter((user) =>
    [fullName(user), user.email].some((field) => field.toLowerCase().includes(wanted)),
  );
}

export function fullName(user: Pick<Profile, 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`;
}

/** The role in words, "-" for none. */
export function roleLabel({ role }: Pick<User, 'role'>): string {
  return role ? roleLabels[role] : '-';
}

/** The Account column: "All Accounts" for a super admin, else the name or "No Account". */
export function accountLabel({ role, account }: Pick<User, 'role' | 'account'>): string {
  return role === 'super_admin'
    ? userWords.allAccounts
    : (account?.account_name ?? userWords.noAccount);
}
