import { sentences } from './sentences.ts';

/** The products of Planning Center that are read. */
export const productNames = sentences('productNames', {
  check_ins: 'Check-Ins',
  services: 'Services',
  groups: 'Groups',
  giving: 'Giving',
  people: 'People',
});
export type Product = keyof typeof productNames;

/** What to do about what is refused. */
export const refusalMessages = sentences('refusalMessages', {
  /** The least role that sees what we read of a product. */
  roles: {
    check_ins: 'Viewer',
    services: 'Viewer',
    groups: 'Administrator',
    giving: 'Administrator or Bookkeeper',
    people: 'Viewer',
  },
  role: (product: string, role: string) =>
    `The person who connected Planning Center to Steeple needs the ${role} role in ${product}.`,
  /** An Organization Administrator has no access to Giving by default. */
  who: (product: string, isGiving: boolean) =>
    isGiving
      ? `An Administrator in ${product} can add that role. We check again every night.`
      : `An Administrator in ${product} or your Organization Administrator can add that role. We check again every night.`,
  unused: (product: string) => `Not using ${product}? Then there’s nothing to do.`,
  notGranted: (product: string) =>
    `This connection doesn’t include ${product}. Connect Planning Center again and allow ${product}.`,
  searchNotGranted:
    'This connection doesn’t include Search Console. Connect Google again and check the box for Search Console.',
  searchRole:
    'The person who connected Google to Steeple needs at least Restricted permission in Search Console. An owner of your website there can add it under Settings > Users and permissions. We check again every night.',
});

/**
 * What to do about a product that is refused: the role that is missing, who can give it, and when to ignore
 * it; or to connect again, where the connection does not include it.
 */
export function refusalReason(product: Product, why: string): string {
  const name = productNames[product];
  return why === 'not_granted'
    ? refusalMessages.notGranted(name)
    : [
        refusalMessages.role(name, refusalMessages.roles[product]),
        refusalMessages.who(name, product === 'giving'),
        refusalMessages.unused(name),
      ].join(' ');
}

/** The same of the searches of a church's website. */
export function searchRefusalReason(why: string): string {
  return why === 'not_granted' ? refusalMessages.searchNotGranted : refusalMessages.searchRole;
}
