import { zoneWords } from '#contract/formats.ts';

/**
 * The time zones to choose from, each as `Central Time (America/Chicago)`, so that either is found by
 * typing; the current one first, even if this browser does not know it.
 */
export function zoneChoices(current: string): { value: string; label: string }[] {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== current);
  return [
    choiceOf(current),
    ...zones.map(choiceOf).toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  ];
}

function choiceOf(zone: string) {
  const name = zone.replaceAll('_', ' ');
  const words = zoneWords(zone);
  return { value: zone, label: words === name ? name : `${words} (${name})` };
}
