import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The content of a refresh token: a session, and the number of this token within it. */
export type RefreshTokenContent = { sessionId: string; counter: number };

export type RefreshTokens = {
  /** Issues the token with this number; the same number always gives the same token. */
  issue(content: RefreshTokenContent): string;
  /**
   * @returns the content of a token, or undefined for anything not issued with one of the secrets
   */
  read(token: string): RefreshTokenContent | undefined;
};

const sessionBytes = 16;
const counterBytes = 4;
const signatureBytes = 16;
const contentBytes = sessionBytes + counterBytes;

/** 36 bytes in base64url, which leaves no spare bits: one token has exactly one spelling. */
const shape = /^[A-Za-z0-9_-]{48}$/;

/**
 * Refresh tokens that need no storage: base64url(session id | counter | HMAC-SHA-256 over both, cut
 * to 128 bits). The keys are derived (HKDF, RFC 5869) from the current secret and from further ones
 * whose tokens are accepted. The row of the session says which counter is current:
 * docs/decisions/refresh-tokens.md.
 */
export function createRefreshTokens(
  secret: string,
  acceptedSecrets: readonly string[] = [],
): RefreshTokens {
  const key = deriveKey(secret);
  const keys = [key, ...acceptedSecrets.map(deriveKey)];
  return {
    issue: (content) => {
      const bytes = encode(content);
      return Buffer.concat([bytes, sign(bytes, key)]).toString('base64url');
    },
    read: (token) => {
      if (!shape.test(token)) {
        return;
      }
      const bytes = Buffer.from(token, 'base64url');
      const content = bytes.subarray(0, contentBytes);
      const signature = bytes.subarray(contentBytes);
      return keys.some((accepted) => timingSafeEqual(signature, sign(content, accepted)))
        ? decode(content)
        : undefined;
    },
  };
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'steeple', 'refresh tokens', 32));
}

function sign(content: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest().subarray(0, signatureBytes);
}

function encode({ sessionId, counter }: RefreshTokenContent): Buffer {
  const bytes = Buffer.alloc(contentBytes);
  bytes.write(sessionId.replaceAll('-', ''), 'hex');
  bytes.writeUInt32BE(counter, sessionBytes);
  return bytes;
}

function decode(bytes: Buffer): RefreshTokenContent {
  const hex = bytes.toString('hex', 0, sessionBytes);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: bytes.readUInt32BE(sessionBytes),
  };
}
