import {
  type HeldService,
  type NamedServices,
  servicesNamed,
} from '#contract/messages/missing-services.ts';
import type { WeekServices } from './missing-services.ts';

/** By week, which services were counted and which were not; no week of which that is not known. */
export type ServicesByWeek = ReadonlyMap<string, WeekServices<HeldService>>;

/** The services that a week lacks, and the only one that was counted, as sentences name them. */
export type MissingWords = { missing: NamedServices; only: string | null };

/** Which services a week lacks; null where that is not known. */
export function missingWords(
  services: ServicesByWeek | undefined,
  week: string,
): MissingWords | null {
  const known = services?.get(week);
  if (known === undefined) {
    return null;
  }
  const all = [...known.counted, ...known.missing];
  return {
    missing: servicesNamed(known.missing, all),
    only: known.counted.length === 1 ? servicesNamed(known.counted, all).words : null,
  };
}
