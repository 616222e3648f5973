import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  unlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineError } from './engine-error.ts';
import { findFreePort } from './free-port.ts';
import type { PostgresUser } from './postgres-user.ts';
import { canEnter } from './reachability.ts';

/** Where one run of PostgreSQL answers: `host` is a socket folder or, on Windows, 127.0.0.1. */
export type Listening = { host: string; port: number; close(): void };

type Candidates = { platform: string; prefix: string; parents: string[] };

/** In the socket's name only, since its folder is ours alone. */
const socketPort = 5432;

/** Bytes of a socket's path without the closing zero: 107 on Linux, 103 on macOS. */
const socketPathBytesMax = 103;

/**
 * How PostgreSQL listens: on a loopback port on Windows; else on a Unix socket, in a folder below
 * one of those parents that leave the socket's path short enough.
 */
export function chooseListening({
  platform,
  prefix,
  parents,
}: Candidates): { kind: 'tcp' } | { kind: 'socket'; parents: string[] } {
  if (platform === 'win32') {
    return { kind: 'tcp' };
  }
  const socketPath = (parent: string) => join(parent, `${prefix}xxxxxx`, `.s.PGSQL.${socketPort}`);
  return {
    kind: 'socket',
    parents: [...new Set(parents)].filter(
      (parent) =>
        Buffer.byteLength(socketPath(parent)) <= socketPathBytesMax &&
        // The setting is a list, whose separator and quotation mark these are.
        !/[,"]/.test(parent),
    ),
  };
}

/**
 * Prepares a folder for the socket of a cluster, and removes those of its earlier runs: the caller
 * holds the lock of the cluster.
 *
 * @throws EngineError `start_failed` when no temporary folder is usable
 */
export async function openListening(
  cluster: string,
  user: PostgresUser | null,
): Promise<Listening> {
  const prefix = `steeple-${createHash('sha256').update(cluster).digest('hex').slice(0, 8)}-`;
  const candidates = [tmpdir(), '/tmp', '/var/tmp'];
  const choice = chooseListening({ platform: process.platform, prefix, parents: candidates });
  if (choice.kind === 'tcp') {
    return { host: '127.0.0.1', port: await findFreePort(), close: () => {} };
  }
  for (const parent of choice.parents.filter((folder) => canEnter(user, folder))) {
    const host = makeSocketFolder(parent, prefix, user);
    if (host) {
      return { host, port: socketPort, close: () => removeSocketFolder(host) };
    }
  }
  throw new EngineError(
    'start_failed',
    `We couldn’t find a folder for PostgreSQL’s socket: none of ${candidates.join(', ')} has a short path that PostgreSQL’s user can open. Set TMPDIR to a folder that does.`,
  );
}

/**
 * The folder is new and its name is random, so nobody can have planted it, and only the user of
 * PostgreSQL (and root) may enter it.
 */
function makeSocketFolder(
  parent: string,
  prefix: string,
  user: PostgresUser | null,
): string | undefined {
  try {
    removeSocketFolders(parent, prefix, user);
    const folder = mkdtempSync(join(parent, prefix));
    chmodSync(folder, 0o700);
    if (user) {
      chownSync(folder, user.uid, user.gid);
    }
    return folder;
  } catch {
    return undefined; // Not there, not writable, full: the next parent.
  }
}

function removeSocketFolders(parent: string, prefix: string, user: PostgresUser | null): void {
  const ownUid = user?.uid ?? process.getuid?.();
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    const found = name.startsWith(prefix) ? lstatSync(path, { throwIfNoEntry: false }) : undefined;
    if (found?.isDirectory() && found.uid === ownUid) {
      removeSocketFolder(path);
    }
  }
}

/**
 * Removes the files of PostgreSQL there and nothing else: the folder is not ours when we are root.
 */
function removeSocketFolder(folder: string): void {
  const socket = join(folder, `.s.PGSQL.${socketPort}`);
  for (const remove of [
    () => unlinkSync(socket),
    () => unlinkSync(`${socket}.lock`),
    () => rmdirSync(folder),
  ]) {
    try {
      remove();
    } catch {
      // Gone already, or kept by something that is not ours to remove.
    }
  }
}
