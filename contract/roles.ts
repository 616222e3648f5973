/** The two roles a profile can have (specification, section 3). */
export const roles = ['super_admin', 'account_admin'] as const;

export type Role = (typeof roles)[number];
