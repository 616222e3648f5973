import { readFileSync } from 'node:fs';

/** The unprivileged user that PostgreSQL runs as when we are root; ids as the kernel counts them. */
export type PostgresUser = { name: string; uid: number; gid: number };

type UserChoice = {
  /** Our own user id; undefined on Windows. */
  ourUid: number | undefined;
  users: PostgresUser[];
  /** Who owns the cluster, when there is one. */
  owner?: { uid: number; gid: number } | undefined;
};

const nobody: PostgresUser = { name: 'nobody', uid: 65_534, gid: 65_534 };

/**
 * Who PostgreSQL runs as: null, which is our own user, unless we are root. PostgreSQL refuses to be
 * root and wants to own its cluster, so then it is the cluster's owner, or else the user `steeple` where
 * there is one: `nobody` is whom other programs run as too.
 */
export function choosePostgresUser({ ourUid, users, owner }: UserChoice): PostgresUser | null {
  if (ourUid !== 0) {
    return null;
  }
  if (owner && owner.uid !== 0) {
    const { uid, gid } = owner;
    return users.find((user) => user.uid === uid) ?? { name: `user ${uid}`, uid, gid };
  }
  const named = (name: string) => users.find((user) => user.name === name && user.uid !== 0);
  return named('steeple') ?? named('nobody') ?? nobody;
}

/** The user for this process, on this machine. */
export function postgresUser(owner?: { uid: number; gid: number }): PostgresUser | null {
  return choosePostgresUser({ ourUid: process.getuid?.(), users: knownUsers(), owner });
}

/** The users in /etc/passwd; none where there is no such file. */
export function knownUsers(): PostgresUser[] {
  try {
    return parsePasswd(readFileSync('/etc/passwd', 'utf8'));
  } catch {
    return [];
  }
}

/** What `spawn` needs to run a program as that user: nothing for our own. */
export function spawnIdentity(user: PostgresUser | null): { uid?: number; gid?: number } {
  // spawn takes signed 32-bit ids: macOS has nobody as -2, which everything else calls 4294967294.
  return user ? { uid: user.uid | 0, gid: user.gid | 0 } : {};
}

/**
 * The environment of the programs of PostgreSQL: nothing of ours, which may hold secrets or PG*
 * variables, except what Windows programs need to start.
 */
export function spawnEnvironment(): Record<string, string> {
  const needed = process.platform === 'win32' ? ['SystemRoot', 'PATH', 'TEMP', 'TMP'] : [];
  return Object.fromEntries(needed.map((name) => [name, process.env[name] ?? '']));
}

/** The users in a text laid out as /etc/passwd is (passwd(5)); other lines are skipped. */
export function parsePasswd(passwd: string): PostgresUser[] {
  return passwd.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    return /^-?\d+$/.test(uid) && /^-?\d+$/.test(gid)
      ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }]
      : [];
  });
}
