import { createHash, randomBytes } from 'node:crypto';
import type { Consent, IssuerServices } from '../tokens/token-issuer.ts';
import type { CodeRecord } from '../tokens/token-store.ts';
import { hashSecret } from '../tokens/token-store.ts';

/** How long an application may take to exchange a code. */
const codeLifeMs = 10 * 60 * 1000;

export type ConsentCodes = {
  /** Issues the code that the browser carries back. */
  make(consent: Omit<CodeRecord, 'provider' | 'expiresAtMs'>): string;
  /** Uses up a code; null unless it is valid and was issued for this redirect address and verifier. */
  take(
    code: string,
    presented: { redirectUri: string; codeVerifier: string | null },
  ): Consent | null;
};

/** Authorization codes: single-use, valid for ten minutes, bound to the request they answer. */
export function createConsentCodes({ store, clock, provider }: IssuerServices): ConsentCodes {
  return {
    make: (consent) => {
      const code =
        provider === 'planning_center'
          ? randomBytes(32).toString('hex')
          : `4/0A${randomBytes(48).toString('base64url')}`;
      store.change((state) => {
        state.codes[hashSecret(code)] = {
          ...consent,
          provider,
          expiresAtMs: clock.now() + codeLifeMs,
        };
      });
      return code;
    },
    take: (code, presented) =>
      store.change((state) => {
        const hash = hashSecret(code);
        const record = state.codes[hash];
        if (record?.provider !== provider) {
          return null;
        }
        // A code may be presented once, even wrongly.
        delete state.codes[hash];
        const isGood =
          record.expiresAtMs > clock.now() &&
          record.redirectUri === presented.redirectUri &&
          isVerified(record.challenge, presented.codeVerifier);
        return isGood ? record : null;
      }),
  };
}

function isVerified(challenge: CodeRecord['challenge'], verifier: string | null): boolean {
  if (challenge === null || verifier === null) {
    return challenge === null && verifier === null;
  }
  return challenge.method === 'plain'
    ? challenge.value === verifier
    : challenge.value === createHash('sha256').update(verifier).digest('base64url');
}
