/** What is read of the signed-in person's profile. */
export const profileColumns = 'role,first_name,last_name,email,may_only_look,without_giving';

/** And of the account that it belongs to. */
export const ownAccountColumns = 'account_id,account:accounts(id,account_name)';
