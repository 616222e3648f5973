/**
 * Lets those who ask for the same at the same time share one answer, in this process.
 *
 * @returns a function that takes a name for what is asked, and how to ask; a failure is shared as
 *   well, and none is kept
 */
export function createSharedReadings<Reading>() {
  const underWay = new Map<string, Promise<Reading>>();
  return (name: string, read: () => Promise<Reading>): Promise<Reading> => {
    const found = underWay.get(name);
    if (found) {
      return found;
    }
    const reading = read().finally(() => underWay.delete(name));
    underWay.set(name, reading);
    return reading;
  };
}
