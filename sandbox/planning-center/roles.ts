import type { Church } from '../church/church.ts';
import type { SandboxSwitches } from '../switches.ts';
import type { PlanningCenterIdentity } from './identities.ts';

type Role = PlanningCenterIdentity['role'];

/** A role's access to a list. */
type Sight = 'reads' | 'sees_nothing' | 'forbidden' | 'unauthorized';

/** Products that refuse a person without a role, by slug. Groups hides instead of refusing. */
const refused: ReadonlySet<string> = new Set([
  'people',
  'check-ins',
  'giving',
  'publishing',
  'registrations',
]);

/**
 * The access of a role to a list.
 *
 * @param withoutGiving the answer to somebody without access to Giving
 */
export function sightOf(
  role: Role,
  { slug, path }: { slug: string; path: string },
  withoutGiving: SandboxSwitches['planningCenter']['withoutGiving'],
): Sight {
  if (role === 'low' || role === 'groups_leader') {
    const isHidden = slug === 'groups' && role === 'low';
    return refused.has(slug) ? 'forbidden' : isHidden ? 'sees_nothing' : 'reads';
  }
  const hasGiving =
    role === 'administrator' || (role === 'giving_counter' && path.startsWith('batches'));
  if (slug !== 'giving' || hasGiving) {
    return 'reads';
  }
  return withoutGiving === 'nothing' ? 'sees_nothing' : withoutGiving;
}

/** The church as a role sees it: hidden records are simply absent. */
export function asSeenBy(role: Role, church: Church): Church {
  if (role === 'giving_counter') {
    return { ...church, batches: () => church.batches().filter((one) => !one.committedAt) };
  }
  if (role !== 'groups_leader') {
    return church;
  }
  const led = church
    .groups()
    .filter(({ archivedAt }) => archivedAt === null)
    .slice(0, ledGroups);
  return {
    ...church,
    groups: () => led,
    groupEvents: () => church.groupEvents().filter(({ group }) => led.includes(group)),
  };
}

const ledGroups = 2;
