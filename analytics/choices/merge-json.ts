/** What two people made of one value, and whether both changed the same. */
type Merged = { value: unknown; isContested: boolean };

type Json = Readonly<Record<string, unknown>>;

/** The same JSON, whatever the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/**
 * Brings two changes of one value together, by key, by event and by id. Only what both changed otherwise
 * is contested; there mine stands.
 */
export function mergeJson(base: unknown, mine: unknown, theirs: unknown): Merged {
  if (isSame(mine, base) || isSame(mine, theirs)) {
    return { value: theirs, isContested: false };
  }
  if (isSame(theirs, base)) {
    return { value: mine, isContested: false };
  }
  if (isTexts(base) && isTexts(mine) && isTexts(theirs)) {
    return { value: mergeTexts(base, mine, theirs), isContested: false };
  }
  if (isOfEvents(base) && isOfEvents(mine) && isOfEvents(theirs)) {
    const merged = mergeRecords(byEvent(base), byEvent(mine), byEvent(theirs));
    return { ...merged, value: Object.values(merged.value) };
  }
  return isRecord(base) && isRecord(mine) && isRecord(theirs)
    ? mergeRecords(base, mine, theirs)
    : { value: mine, isContested: true };
}

function mergeRecords(base: Json, mine: Json, theirs: Json) {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const merged = keys.map((key) => ({ key, ...mergeJson(base[key], mine[key], theirs[key]) }));
  const there = merged.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(there.map(({ key, value }) => [key, value])),
    isContested: merged.some(({ isContested }) => isContested),
  };
}

function mergeTexts(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const kept = theirs.filter((each) => mine.includes(each) || !base.includes(each));
  return [...kept, ...mine.filter((each) => !base.includes(each) && !theirs.includes(each))];
}

function byEvent(entries: readonly { eventId: string }[]): Json {
  return Object.fromEntries(entries.map((entry) => [entry.eventId, entry]));
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isOfEvents(value: unknown): value is readonly { eventId: string }[] {
  return (
    Array.isArray(value) &&
    value.every((each) => isRecord(each) && typeof each.eventId === 'string')
  );
}
