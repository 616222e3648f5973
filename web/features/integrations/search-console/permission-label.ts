import { searchConsoleWords } from '#contract/messages/integration-pages.ts';

/** Google's permission levels in words (Search Console API, sites resource). */
const labels: ReadonlyMap<string, () => string> = new Map([
  ['siteOwner', () => searchConsoleWords.owner],
  ['siteFullUser', () => searchConsoleWords.full],
  ['siteRestrictedUser', () => searchConsoleWords.restricted],
  ['siteUnverifiedUser', () => searchConsoleWords.unverified],
]);

/** A permission level as people call it; one that is new to us stays as Google spells it. */
export function permissionLabel(level: string): string {
  return labels.get(level)?.() ?? level;
}
