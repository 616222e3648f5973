import { dateFormat } from '#contract/formats.ts';

/** Everybody who checks in at a service shares its instant. */
const rememberedMax = 5_000;
const times = new Map<string, string>();

/**
 * The weekday and clock time of an instant where the church is.
 *
 * @param instant ISO 8601 with an offset
 * @param timeZone IANA
 * @returns e.g. `sunday 07:30`
 */
export function weeklyTimeOf(instant: string, timeZone: string): string {
  const key = `${instant} ${timeZone}`;
  const known = times.get(key);
  if (known !== undefined) {
    return known;
  }
  if (times.size >= rememberedMax) {
    times.clear();
  }
  const time = formatTime(instant, timeZone);
  times.set(key, time);
  return time;
}

function formatTime(instant: string, timeZone: string): string {
  const parts = dateFormat({
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const [weekday = '', hour, minute] = (['weekday', 'hour', 'minute'] as const).map(
    (type) => parts.find((part) => part.type === type)?.value,
  );
  return `${weekday.toLowerCase()} ${hour}:${minute}`;
}
