import type { Role } from '#contract/roles.ts';

export type ViewerAccount = { id: string; account_name: string };

/** The signed-in person as the screens know them. Without a role they see next to nothing. */
export type Viewer = {
  userId: string;
  email: string;
  fullName: string;
  role: Role | null;
  account: ViewerAccount | null;
  /** An account admin who sees everything and changes nothing. */
  mayOnlyLook: boolean;
  /** An account admin who sees nothing about giving. */
  withoutGiving: boolean;
};

/** A person of whom only the sign-in is known: no profile, or it could not be read. */
export function unknownViewer(userId: string, email: string): Viewer {
  const marks = { mayOnlyLook: false, withoutGiving: false };
  return { userId, email, fullName: '', role: null, account: null, ...marks };
}

/**
 * Up to two letters for a picture of a person: of first and last name, else of the e-mail.
 * @returns capital letters, or an empty text when nothing is known
 */
export function initials({ fullName, email }: Pick<Viewer, 'fullName' | 'email'>): string {
  const words = fullName.split(/\s+/).filter(Boolean);
  const letters = words.length > 0 ? [words.at(0), words.at(-1)].slice(0, words.length) : [email];
  return letters.map((word) => word?.at(0)?.toUpperCase() ?? '').join('');
}
