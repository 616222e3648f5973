import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { attempt, createAuthTest, demoPassword, graceEmail, signIn } from '#testing/auth-server.ts';
import { forThisFile } from '#testing/for-this-file.ts';

const harborEmail = 'harbor@steeple.test';

const auth = await forThisFile(createAuthTest(), 'end');
const limits = { SIGN_IN_FAILURES_MAX: '3' };
// Ten times as many, of all people together.
const perAddress = 30;
const server = await auth.server(limits);
const proxied = await auth.server({ ...limits, TRUST_PROXY: 'on' });
beforeEach(() => auth.database.owner.query('truncate private.rate_counters'));

/** From an address that our own proxy saw. */
function from(address: string): Record<string, string> {
  return { 'x-forwarded-for': address };
}

async function fail(times: number, email: string, headers: Record<string, string> = {}) {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    statuses.push((await attempt(proxied, email, `wrong ${turn}`, headers)).status);
  }
  return statuses;
}

describe('one place, one email', () => {
  test('is refused after as many failures as allowed, the right password included', async () => {
    expect(await fail(4, graceEmail)).toEqual([400, 400, 400, 429]);
    const answer = await attempt(proxied, graceEmail, demoPassword);
    expect(answer.body).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(300);
  });

  test('is let in again once the time is over', async () => {
    await fail(4, graceEmail);
    await auth.database.owner.query('update private.rate_counters set expire = expire - 300000');
    expect((await attempt(proxied, graceEmail, demoPassword)).status).toBe(200);
  });

  test('waits no longer when the clock was set back meanwhile', async () => {
    await fail(4, graceEmail);
    await auth.database.owner.query('update private.rate_counters set expire = expire + 7200000');
    expect((await attempt(proxied, graceEmail, demoPassword)).status).toBe(200);
    expect(await fail(4, graceEmail)).toEqual([400, 400, 400, 429]);
  });

  test('starts again after a sign-in', async () => {
    for (let round = 0; round < 4; round += 1) {
      expect(await fail(2, graceEmail)).toEqual([400, 400]);
      expect((await attempt(proxied, graceEmail, demoPassword)).status).toBe(200);
      await auth.database.owner.query(
        "delete from private.rate_counters where key like 'sign-in-address%'",
      );
    }
  });

  test('is one whatever the case and blanks of the email', async () => {
    const spellings = [graceEmail, ' GRACE@steeple.test', 'Grace@Steeple.Test ', graceEmail];
    const statuses = [];
    for (const email of spellings) {
      statuses.push((await attempt(server, email, 'wrong')).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  test('is counted across processes, and before the password is looked at', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        attempt(turn % 2 === 0 ? server : proxied, graceEmail, 'wrong'),
      ),
    );
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(3);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(17);
  });

  test('is the same for an email that nobody has', async () => {
    expect(await fail(4, 'nobody@steeple.test')).toEqual([400, 400, 400, 429]);
  });
});

describe('a church office behind one address', () => {
  test('can still sign in while one of them is refused', async () => {
    await fail(6, graceEmail, from('198.51.100.7'));
    const answer = await attempt(proxied, harborEmail, demoPassword, from('198.51.100.7'));
    expect(answer.status).toBe(200);
  });

  test('can sign in any number of times', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      expect((await attempt(proxied, harborEmail, demoPassword, from('198.51.100.7'))).status).toBe(
        200,
      );
    }
  });

  test('is refused as a whole only after very many failures for different people', async () => {
    for (let turn = 0; turn < perAddress; turn += 1) {
      expect(await fail(1, `person-${turn}@steeple.test`, from('198.51.100.7'))).toEqual([400]);
    }
    expect((await attempt(proxied, harborEmail, demoPassword, from('198.51.100.7'))).status).toBe(
      429,
    );
    expect((await attempt(proxied, harborEmail, demoPassword, from('198.51.100.8'))).status).toBe(
      200,
    );
  });

  test('a flood from it does not leave a row for each invented email', async () => {
    for (let turn = 0; turn < perAddress + 10; turn += 1) {
      await fail(1, `person-${turn}@steeple.test`, from('198.51.100.7'));
    }
    const { rows } = await auth.database.owner.query(
      "select count(*)::int as count from private.rate_counters where key like 'sign-in-place%'",
    );
    expect(rows[0].count).toBe(perAddress);
  });
});

describe('forging the address', () => {
  test('does nothing where no proxy is trusted', async () => {
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const answer = await attempt(server, graceEmail, 'wrong', from(`203.0.113.${turn}`));
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  test('does nothing in front of what the trusted proxy wrote', async () => {
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const hops = from(`203.0.113.${turn}, 198.51.100.7`);
      statuses.push((await attempt(proxied, graceEmail, 'wrong', hops)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  test('moving within one IPv6 network does nothing', async () => {
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const hop = from(`2001:db8:1:2:${turn}::${turn}`);
      statuses.push((await attempt(proxied, graceEmail, 'wrong', hop)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

describe('an attack on one person from many places', () => {
  async function attackFromTenPlaces() {
    const statuses = [];
    for (let place = 0; place < 11; place += 1) {
      statuses.push(...(await fail(3, graceEmail, from(`203.0.113.${place}`))));
    }
    return statuses;
  }

  test('is cut off altogether', async () => {
    const statuses = await attackFromTenPlaces();
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429]);
  });

  test('does not lock the person out where they signed in before', async () => {
    await attempt(proxied, graceEmail, demoPassword, from('198.51.100.7'));
    await attackFromTenPlaces();
    const home = await attempt(proxied, graceEmail, demoPassword, from('198.51.100.7'));
    expect(home.status).toBe(200);
    const elsewhere = await attempt(proxied, graceEmail, demoPassword, from('198.51.100.99'));
    expect(elsewhere.status).toBe(429);
  });

  test('they get no more attempts there than anywhere else', async () => {
    await attempt(proxied, graceEmail, demoPassword, from('198.51.100.7'));
    await attackFromTenPlaces();
    expect(await fail(4, graceEmail, from('198.51.100.7'))).toEqual([400, 400, 400, 429]);
  });
});

test('the table does not say who signed in from where', async () => {
  await fail(1, graceEmail, from('198.51.100.7'));
  await attempt(proxied, graceEmail, demoPassword, from('198.51.100.7'));
  const { rows } = await auth.database.owner.query('select key from private.rate_counters');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/grace|198\.51/i);
});

test('the table does not say so to somebody who hashes what they suspect', async () => {
  await attempt(proxied, graceEmail, demoPassword, from('198.51.100.7'));
  await fail(1, graceEmail, from('198.51.100.7'));
  const { rows } = await auth.database.owner.query('select key from private.rate_counters');
  const suspected = [graceEmail, '198.51.100.7', `${graceEmail}\n198.51.100.7`];
  for (const text of suspected) {
    expect(JSON.stringify(rows)).not.toContain(
      createHash('sha256').update(text).digest('base64url'),
    );
  }
});

test('a counter that does not work lets nobody guess', async () => {
  const { owner } = auth.database;
  await owner.query('alter table private.rate_counters rename to rate_counters_away');
  try {
    const answer = await attempt(server, graceEmail, demoPassword);
    expect(answer.status).toBe(500);
  } finally {
    await owner.query('alter table private.rate_counters_away rename to rate_counters');
  }
  await signIn(server.client());
});
