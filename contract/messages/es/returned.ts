import { plural } from '../plural.ts';

/** `1 regresó`, `12 regresaron`: as many as are written there. */
export function returned(count: string): string {
  return plural(Number(count), { one: `${count} regresó`, other: `${count} regresaron` });
}
