import type { SandboxClock } from '../clock.ts';
import type { SandboxGrants } from '../grants.ts';
import type { SandboxSwitches } from '../switches.ts';
import type { ChurchOf } from './known-churches.ts';

/**
 * How Planning Center's make-believe API plugs into its server: `planning-center/planning-center-api.ts`
 * exports `planningCenterApi`, a function of this type. It answers every path but `/`, `/oauth/…`
 * and `/__switches`. Failures of `switches.failures` and the filter for nameless user agents
 * (`user-agent-filter.ts`: 403 text/html) come before it, so it needs neither.
 */
export type PlanningCenterApi = (services: {
  grants: SandboxGrants;
  clock: SandboxClock;
  switches: SandboxSwitches;
  /** The sandbox's own origin, for links; without a slash at the end. */
  origin: string;
  /** The church of an organization; the sandbox's own by default. */
  churchOf?: ChurchOf;
}) => (request: Request) => Promise<Response>;
