/** The two roles a profile can have (specification, section 3). */
export const roles = ['super_admin', 'account_admin'] as const;

export type Role = (typeof roles)[number];

/** How a role is named on screens. */
export const roleLabels: Record<Role, string> = {
  super_admin: 'Super Admin',
  account_admin: 'Account Admin',
};
