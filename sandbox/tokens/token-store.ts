import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const provider = z.enum(['planning_center', 'google_search_console']);

const grantRecord = z.object({
  id: z.string(),
  provider,
  identity: z.string(),
  scopes: z.array(z.string()),
});

const tokenRecord = z.object({
  grantId: z.string(),
  provider,
  kind: z.enum(['access', 'refresh']),
  /** Tokens issued together are revoked together. */
  pairId: z.string(),
  issuedAtMs: z.number(),
  expiresAtMs: z.number(),
  revokedAtMs: z.nullable(z.number()),
});
export type TokenRecord = z.infer<typeof tokenRecord>;

const codeRecord = z.object({
  provider,
  identity: z.string(),
  scopes: z.array(z.string()),
  redirectUri: z.string(),
  challenge: z.nullable(z.object({ method: z.enum(['S256', 'plain']), value: z.string() })),
  givesRefreshToken: z.boolean(),
  expiresAtMs: z.number(),
});
export type CodeRecord = z.infer<typeof codeRecord>;

const storeState = z.object({
  version: z.literal(1),
  grants: z.record(z.string(), grantRecord),
  /** By the token's hash. */
  tokens: z.record(z.string(), tokenRecord),
  /** By the code's hash. */
  codes: z.record(z.string(), codeRecord),
});
export type StoreState = z.infer<typeof storeState>;

/** The sandbox's persistent state: consents, tokens and codes; secrets only as hashes. */
export type TokenStore = {
  read(): StoreState;
  /** Applies a change; it is on disk before this returns. */
  change<Outcome>(step: (state: StoreState) => Outcome): Outcome;
};

/** How long expired tokens are remembered, so that they are reported as expired, not unknown. */
const memoryMs = 30 * 24 * 60 * 60 * 1000;

/** The SHA-256 that stands for a token or a code in the store. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Opens the store in a JSON file, or in memory for null. An unreadable file is set aside. */
export function openTokenStore(file: string | null): TokenStore {
  const empty = (): StoreState => ({ version: 1, grants: {}, tokens: {}, codes: {} });
  let state = empty();
  let seen = '';
  const read = () => {
    // Processes that share a data folder share the file, so another one may have written.
    const stamp = file === null ? '' : stampOf(file);
    if (file !== null && stamp !== seen) {
      state = load(file) ?? empty();
      seen = stamp;
    }
    return state;
  };
  return {
    read,
    change: (step) => {
      const outcome = step(read());
      if (file !== null) {
        save(file, state);
        seen = stampOf(file);
      }
      return outcome;
    },
  };
}

/** Deletes tokens and codes that expired long ago. */
export function forgetTheDead(state: StoreState, nowMs: number): void {
  const before = nowMs - memoryMs;
  drop(state.codes, (code) => code.expiresAtMs < nowMs);
  drop(state.tokens, (token) => Math.min(token.expiresAtMs, token.revokedAtMs ?? nowMs) < before);
  const inUse = new Set(Object.values(state.tokens).map(({ grantId }) => grantId));
  drop(state.grants, (grant) => !inUse.has(grant.id));
}

function drop<Value>(records: Record<string, Value>, isDead: (value: Value) => boolean): void {
  for (const [key, value] of Object.entries(records)) {
    if (isDead(value)) {
      delete records[key];
    }
  }
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino}/${found.mtimeMs}/${found.size}` : '';
}

function load(file: string): StoreState | null {
  try {
    return storeState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    renameSync(file, `${file}.unreadable`);
    return null;
  }
}

/** Writes a temporary file and renames it, so that a crash never leaves half a file. */
function save(file: string, state: StoreState): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(next, JSON.stringify(state), { mode: 0o600, flush: true });
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
