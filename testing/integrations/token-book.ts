import { randomBytes } from 'node:crypto';

/** What happens to a used refresh token: Google's stays valid; Planning Center's is undocumented. */
export type OldToken = 'dies' | 'dies_when_new_is_used' | 'stays';

export type IssuedPair = { accessToken: string; refreshToken: string };

/** A provider's record of its tokens. */
export class TestTokenBook {
  /** Every token ever issued. */
  readonly given = new Set<string>();
  readonly #accesses = new Map<string, { endsAtMs: number; predecessor: string | null }>();
  readonly #refreshTokens = new Set<string>();

  issue(lifeSeconds: number, predecessor: string | null = null): IssuedPair {
    const [accessToken, refreshToken] = [this.#newToken(), this.#newToken()];
    this.#accesses.set(accessToken, { endsAtMs: Date.now() + lifeSeconds * 1000, predecessor });
    this.#refreshTokens.add(refreshToken);
    return { accessToken, refreshToken };
  }

  /** @returns a new pair for a valid refresh token, else null */
  renew(presented: string, oldToken: OldToken): IssuedPair | null {
    if (!this.#refreshTokens.has(presented)) {
      return null;
    }
    if (oldToken === 'dies') {
      this.#refreshTokens.delete(presented);
    }
    return this.issue(7200, oldToken === 'dies_when_new_is_used' ? presented : null);
  }

  /** Whether the API accepts this access token; its first use revokes the previous pair. */
  takes(accessToken: string): boolean {
    const access = this.#accesses.get(accessToken);
    if (!access || access.endsAtMs < Date.now()) {
      return false;
    }
    this.#refreshTokens.delete(access.predecessor ?? '');
    return true;
  }

  endAccess(accessToken: string): void {
    this.#accesses.delete(accessToken);
  }

  #newToken(): string {
    const token = `tok-${randomBytes(24).toString('hex')}`;
    this.given.add(token);
    return token;
  }
}
