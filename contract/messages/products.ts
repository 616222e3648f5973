/** The products of Planning Center that are read. */
export const productNames = {
  check_ins: 'Check-Ins',
  services: 'Services',
  groups: 'Groups',
  giving: 'Giving',
  people: 'People',
} as const;
export type Product = keyof typeof productNames;

/** The least role that sees what we read of a product. */
const roles: Readonly<Record<Product, string>> = {
  check_ins: 'Viewer',
  services: 'Viewer',
  groups: 'Administrator',
  giving: 'Administrator or Bookkeeper',
  people: 'Viewer',
};

const steps: Readonly<Record<Product, string>> = {
  check_ins: stepsOf(
    'check_ins',
    'An Administrator of Check-Ins or your Organization Administrator',
  ),
  services: stepsOf('services', 'An Administrator of Services or your Organization Administrator'),
  groups: stepsOf('groups', 'An Administrator of Groups or your Organization Administrator'),
  // An Organization Administrator has no access to Giving by default.
  giving: stepsOf('giving', 'An Administrator of Giving'),
  people: stepsOf('people', 'An Administrator of People or your Organization Administrator'),
};

function stepsOf(product: Product, who: string): string {
  const name = productNames[product];
  return `The person who connected needs the role ${roles[product]} in ${name}. ${who} can give it; we look again every night. Not using ${name}? Then there’s nothing to do.`;
}

/**
 * What to do about a product that is refused: the role that is missing, who can give it, and when to ignore
 * it; or to connect again, where the connection does not include it.
 */
export function refusalReason(product: Product, why: string): string {
  const name = productNames[product];
  return why === 'not_granted'
    ? `This connection doesn’t include ${name}. Connect Planning Center again and allow ${name}.`
    : steps[product];
}

/** The same of the searches of a church's website. */
export function searchRefusalReason(why: string): string {
  return why === 'not_granted'
    ? 'This connection doesn’t include Search Console. Connect Google again and check the box for Search Console.'
    : 'The person who connected needs at least the permission Restricted for it. An Owner of your website in Search Console can give it under Settings, Users and permissions; we look again every night.';
}
