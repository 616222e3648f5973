import { createHash } from 'node:crypto';

/** Matches planted secrets, and password hashes, which nobody may see. */
export const secretPattern =
  /zq[0-9a-f]{12}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\d\d:\d\d\.\d{6}|\$argon2/g;

/** The id of a planted row. */
export function plantedId(name: string): string {
  const hex = hash(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A unique word. */
export function secret(name: string): string {
  return `zq${hash(`secret ${name}`).slice(0, 12)}`;
}

/** A past time with unique microseconds that do not end in 0. */
export function secretTime(name: string): string {
  const number = Number.parseInt(hash(`time ${name}`).slice(0, 10), 16);
  const two = (value: number) => String(value).padStart(2, '0');
  const micros = String(Math.floor(number / 7) % 100_000).padStart(5, '0');
  return `2019-0${1 + (number % 9)}-1${number % 8}T0${number % 9}:${two(number % 60)}:${two(Math.floor(number / 60) % 60)}.${micros}${1 + (number % 9)}+00:00`;
}

function hash(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** The id of a planted church. */
export const accountId = (church: string) => plantedId(`account ${church}`);
