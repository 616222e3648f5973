/**
 * Lets concurrent requests for the same thing share one answer, in this process.
 *
 * @returns a function of a key and a way to get the answer; failures are shared too, and nothing is
 *   cached
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
