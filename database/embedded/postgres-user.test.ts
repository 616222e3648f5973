import { expect, test } from 'vitest';
import { choosePostgresUser, parsePasswd, spawnIdentity } from './postgres-user.ts';

const users = parsePasswd(`root:x:0:0:root:/root:/bin/bash
# a comment
ann:x:1000:1001::/home/ann:/bin/sh
nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin
`);

test('anybody but root runs PostgreSQL as themselves', () => {
  expect(choosePostgresUser({ ourUid: 1000, users })).toBeNull();
  expect(choosePostgresUser({ ourUid: undefined, users: [] })).toBeNull();
});

test('root runs a new cluster as nobody, with the ids of this machine', () => {
  expect(choosePostgresUser({ ourUid: 0, users })).toEqual({
    name: 'nobody',
    uid: 65_534,
    gid: 65_533,
  });
});

test('root runs as 65534 where no user is called nobody, or nobody is root', () => {
  const rootAsNobody = parsePasswd('nobody:x:0:0::/:/bin/sh');
  for (const known of [[], rootAsNobody]) {
    expect(choosePostgresUser({ ourUid: 0, users: known })).toMatchObject({ uid: 65_534 });
  }
});

test('root runs a cluster as its owner, known or not, unless that is root', () => {
  const owner = { uid: 1000, gid: 7 };
  expect(choosePostgresUser({ ourUid: 0, users, owner })).toEqual({
    name: 'ann',
    uid: 1000,
    gid: 1001,
  });
  expect(choosePostgresUser({ ourUid: 0, users: [], owner })).toEqual({
    name: 'user 1000',
    uid: 1000,
    gid: 7,
  });
  expect(choosePostgresUser({ ourUid: 0, users, owner: { uid: 0, gid: 0 } })?.name).toBe('nobody');
});

test('macOS’s nobody, user -2, is the same to the kernel and to spawn', () => {
  const [nobody] = parsePasswd('nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false');
  expect(nobody).toMatchObject({ uid: 4_294_967_294, gid: 4_294_967_294 });
  expect(spawnIdentity(nobody ?? null)).toEqual({ uid: -2, gid: -2 });
  expect(spawnIdentity(null)).toEqual({});
});

test('root runs a new cluster as steeple where there is such a user, whom nobody else runs as', () => {
  const known = [...users, ...parsePasswd('steeple:x:998:997::/:/usr/sbin/nologin')];
  expect(choosePostgresUser({ ourUid: 0, users: known })).toMatchObject({ uid: 998, gid: 997 });
});
