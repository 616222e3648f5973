import { preferencesInvalid } from '../errors.ts';

/** The parsed `Prefer` header; null where it says nothing. */
export type Preferences = {
  representation: 'representation' | 'headers-only' | 'minimal' | null;
  /** Any of `exact`, `planned` and `estimated`; all are answered with the exact count. */
  count: boolean;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  handling: 'strict' | 'lenient' | null;
  affectedMax: number | null;
};

const known = new Set([
  'return=representation',
  'return=headers-only',
  'return=minimal',
  'count=exact',
  'count=planned',
  'count=estimated',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'missing=default',
  'missing=null',
  'handling=strict',
  'handling=lenient',
  'tx=commit',
  'tx=rollback',
]);

/**
 * Reads the `Prefer` header (RFC 7240).
 *
 * @throws ApiError for unknown ones under `handling=strict`
 */
export function parsePreferences(header: string | undefined): Preferences {
  const words = (header ?? '').split(',').map((word) => word.trim());
  const given = words.filter((word) => word !== '');
  const affectedMax = given.find((word) => /^max-affected=\d{1,15}$/.test(word))?.slice(13);
  const pick = <Value extends string>(key: string, values: readonly Value[]): Value | null => {
    const first = given.find((word) => known.has(word) && word.startsWith(`${key}=`));
    return values.find((value) => first === `${key}=${value}`) ?? null;
  };
  const handling = pick('handling', ['strict', 'lenient']);
  const unknown = given.filter((word) => !known.has(word) && !/^max-affected=\d{1,15}$/.test(word));
  if (handling === 'strict' && unknown.length > 0) {
    throw preferencesInvalid(unknown);
  }
  return {
    representation: pick('return', ['representation', 'headers-only', 'minimal']),
    count: pick('count', ['exact', 'planned', 'estimated']) !== null,
    resolution: pick('resolution', ['merge-duplicates', 'ignore-duplicates']),
    missing: pick('missing', ['default', 'null']),
    handling,
    affectedMax: affectedMax === undefined ? null : Number(affectedMax),
  };
}
