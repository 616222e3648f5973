import { randomBytes } from 'node:crypto';
import { createSigningKey } from '#server/auth/signing-key.ts';

// `npm run keys`: a fresh pair of the secrets that all processes on one DATABASE_URL share.
console.log(`JWT_PRIVATE_KEY='${await createSigningKey()}'`);
console.log(`ENCRYPTION_KEY='${randomBytes(32).toString('base64')}'`);
