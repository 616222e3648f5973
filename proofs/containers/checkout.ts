import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { docker } from './docker.ts';

const root = join(import.meta.dirname, '../..');
/** Stands in every file that no image may hold. */
export const secret = 'planted-secret-of-the-proof';

/** A fresh clone of what is committed, as an operator has it, but for the name of its image. */
export type Checkout = { folder: string; build(): Promise<void>; remove(): void };

/** With files in it that must not get into the image. */
export function makeCheckout(image: string): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'steeple-checkout-'));
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder]);
  const planted = ['.data/keys.json', 'server/.env', 'contract/local.env', 'deploy/secrets/other'];
  for (const file of planted) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), secret);
  }
  const compose = join(folder, 'deploy/compose.yaml');
  writeFileSync(compose, named(readFileSync(compose, 'utf8'), image));
  // Whoever needs settings of npm's gives them to the build alone.
  const npmrc = process.env.NPMRC;
  const settings = npmrc ? ['--secret', `id=npmrc,src=${npmrc}`] : [];
  return {
    folder,
    build: async () => {
      await docker(
        'build',
        ...settings,
        '-f',
        join(folder, 'deploy/Dockerfile'),
        '-t',
        image,
        folder,
      );
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** compose.yaml with another name for Steeple's image, which may be that of somebody's Steeple on this machine. */
export function named(compose: string, image: string): string {
  return compose.replaceAll(/^( *image:) steeple$/gm, `$1 ${image}`);
}

/** Fills in what docs/operation.md says, for `localhost`, whose certificate Caddy signs itself. */
export function fillIn(
  { folder }: Checkout,
  example: string,
  values: Readonly<Record<string, string>>,
): void {
  const secrets = join(folder, 'deploy/secrets');
  const password = 'a-long-password-of-the-proof';
  const filled = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}='${value}'`),
    example.replace(':CHANGE-ME@', `:${password}@`),
  );
  writeFileSync(join(folder, 'deploy/.env'), 'STEEPLE_DOMAIN=localhost\n');
  writeFileSync(join(secrets, 'postgres-password'), `${password}\n`, { mode: 0o400 });
  const file = join(secrets, 'steeple.env');
  writeFileSync(file, filled);
  chownSync(file, 1000, 1000);
  chmodSync(file, 0o400);
}
