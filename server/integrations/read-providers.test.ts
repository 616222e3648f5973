import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { readProviders, sandboxedIntegrations } from './read-providers.ts';

const none = { planningCenter: null, google: null };

test('the demo leaves to the sandbox what no setting names', () => {
  expect(sandboxedIntegrations(readConfig({}))).toEqual({ planningCenter: true, google: true });
  expect(sandboxedIntegrations(readConfig({ PCO_BASE_URL: 'http://127.0.0.1:9' }))).toEqual({
    planningCenter: false,
    google: true,
  });
  expect(
    sandboxedIntegrations(readConfig({ GSC_BASE_URL: 'http://127.0.0.1:9/webmasters/v3' })),
  ).toEqual({ planningCenter: true, google: false });
});

test('production never has a sandbox, and no application that nobody registered', () => {
  const config = readConfig({ NODE_ENV: 'production' });
  expect(sandboxedIntegrations(config)).toEqual({ planningCenter: false, google: false });
  expect(readProviders(config, none)).toEqual({
    planning_center: null,
    google_search_console: null,
  });
});

test('half an application is refused by name', () => {
  const config = readConfig({ GOOGLE_CLIENT_ID: 'ours' });
  expect(() => readProviders(config, none)).toThrow(ConfigError);
  expect(() => readProviders(config, none)).toThrow('GOOGLE_CLIENT_SECRET');
});

test('in production no token travels in the clear', () => {
  const settings = {
    NODE_ENV: 'production',
    PCO_CLIENT_ID: 'ours',
    PCO_CLIENT_SECRET: 'secret',
  };
  const at = (PCO_BASE_URL: string) =>
    readProviders(readConfig({ ...settings, PCO_BASE_URL }), none);
  expect(() => at('http://pco.example')).toThrow('PCO_BASE_URL must begin with https://');
  expect(at('https://pco.example/').planning_center?.apiUrl).toBe('https://pco.example');
  expect(at('http://127.0.0.1:8080').planning_center?.tokenUrl).toBe(
    'http://127.0.0.1:8080/oauth/token',
  );
});
