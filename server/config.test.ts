import { expect, test } from 'vitest';
import { ConfigError, readArguments, readConfig } from './config.ts';

test('everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    isDemo: true,
    siteUrl: 'http://localhost:3000',
    PUBLISHABLE_KEY: 'sb_publishable_steeple',
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SITE_URL: '', DEMO: '' })).toMatchObject({
    PORT: 3000,
    isDemo: true,
  });
});

test('the demo is off in production, and an error if it is switched on there', () => {
  expect(readConfig({ NODE_ENV: 'production' }).isDemo).toBe(false);
  expect(() => readConfig({ NODE_ENV: 'production', DEMO: 'on' })).toThrow(
    /^You can’t use DEMO=on with/,
  );
});

test('the demo can begin at another moment, and nothing else can', () => {
  const moved = readConfig({ STEEPLE_NOW: '2027-03-09T15:00:00+01:00' });
  expect(moved.clock.now().toISOString()).toMatch(/^2027-03-09T14:00:0\d/);
  const notDemo = readConfig({ STEEPLE_NOW: '2027-03-09T14:00:00Z', DEMO: 'off' });
  expect(notDemo.clock.aheadMs).toBe(0);
  expect(() => readConfig({ STEEPLE_NOW: '2027-03-09T14:00:00Z', NODE_ENV: 'production' })).toThrow(
    /^You can’t use STEEPLE_NOW with NODE_ENV=production/,
  );
  expect(() => readConfig({ STEEPLE_NOW: 'tomorrow' })).toThrow('STEEPLE_NOW');
});

test.each([
  { SITE_URL: 'https://steeple.example' },
  { SITE_URL: 'https://steeple.example', DEMO: 'on' },
  { SITE_URL: 'http://192.168.1.7:3000' },
  { SITE_URL: 'http://127.0.0.1.nip.example' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.7' },
])('the demo is refused where others reach it: %j', (variables) => {
  expect(() => readConfig(variables)).toThrow(
    /^The demo can’t run with (SITE_URL|HOST)=.*NODE_ENV=production \(or DEMO=off\)/,
  );
  expect(readConfig({ ...variables, DEMO: 'off' }).isDemo).toBe(false);
});

test.each([
  { SITE_URL: 'http://localhost:8080' },
  { SITE_URL: 'http://[::1]:3000', HOST: '::1' },
  { SITE_URL: 'http://steeple.localhost', HOST: '127.0.0.2' },
])('the demo is for this machine: %j', (variables) => {
  expect(readConfig(variables).isDemo).toBe(true);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
  [{ DEMO: 'maybe' }, 'DEMO'],
  [{ ROWS_MAX: '-1' }, 'ROWS_MAX'],
  [{ SUPER_ADMIN_EMAIL: 'nobody' }, 'SUPER_ADMIN_EMAIL'],
])('%j is refused by name', (variables, name) => {
  expect(() => readConfig(variables)).toThrow(ConfigError);
  expect(() => readConfig(variables)).toThrow(name);
});

test('a model is reached in the clear on this machine only, in production', () => {
  const settings = (AI_BASE_URL: string) => ({ NODE_ENV: 'production', AI_BASE_URL });
  expect(() => readConfig(settings('http://models.example/v1'))).toThrow(/AI_BASE_URL=http:/);
  for (const url of ['https://models.example/v1', 'http://localhost:8080', 'http://127.0.0.1/v1']) {
    expect(readConfig(settings(url)).AI_BASE_URL).toBe(url);
  }
  expect(readConfig({ AI_BASE_URL: 'http://models.example/v1' }).AI_BASE_URL).toContain('http:');
});

test('a shared database needs shared keys', () => {
  const url = 'postgres://somewhere/steeple';
  expect(() => readConfig({ DATABASE_URL: url })).toThrow(/JWT_PRIVATE_KEY, ENCRYPTION_KEY/);
  expect(() => readConfig({ DATABASE_URL: url, JWT_PRIVATE_KEY: 'x' })).toThrow(/: ENCRYPTION_KEY/);
});

test('pages of the site alone may call the API', () => {
  const { allowedOrigins } = readConfig({ SITE_URL: 'https://steeple.example/', DEMO: 'off' });
  expect([...allowedOrigins]).toEqual(['https://steeple.example']);
});

test('an argument changes what no variable does, and an unknown one is refused', () => {
  const variables = { LOG_LEVEL: 'silent', POOL_SIZE: '2' };
  expect(readConfig(variables)).toMatchObject({ LOG_LEVEL: 'info', POOL_SIZE: 10 });
  const given = readArguments(['LOG_LEVEL=warn', 'POOL_SIZE=2']);
  expect(readConfig({}, given)).toMatchObject({ LOG_LEVEL: 'warn', POOL_SIZE: 2 });
  expect(() => readConfig({}, readArguments(['--verbose']))).toThrow(ConfigError);
});

test('behind a proxy a stop waits for its next look at /ready', () => {
  expect(readConfig({ TRUST_PROXY: 'on' }).STOP_DRAIN_MS).toBe(5000);
  expect(readConfig({}).STOP_DRAIN_MS).toBe(250);
});
