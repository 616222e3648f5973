/** What a person with a low role may not read, by the product's slug. Groups refuses nobody: it hides. */
const refused: ReadonlySet<string> = new Set([
  'people',
  'check-ins',
  'giving',
  'publishing',
  'registrations',
]);

/** What a product makes of a person with a low role. */
export function lowRoleIn(slug: string): 'refused' | 'sees_nothing' | 'reads' {
  if (refused.has(slug)) {
    return 'refused';
  }
  return slug === 'groups' ? 'sees_nothing' : 'reads';
}
