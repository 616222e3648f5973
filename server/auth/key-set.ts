import type { SteepleContext } from '../http/context.ts';
import type { AuthServices } from './auth-services.ts';

/** Clients keep the key set for ten minutes (specification, section 9). */
const keySetSeconds = 600;

/** `GET /.well-known/jwks.json`: the public keys that access tokens verify with (RFC 7517). */
export function keySet({ accessTokens }: AuthServices) {
  return function keySet(c: SteepleContext): Response {
    c.header('Cache-Control', `public, max-age=${keySetSeconds}`);
    return c.json(accessTokens.jwks());
  };
}
