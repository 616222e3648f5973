import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Who may import whom. The linter's rules in zones.json, which biome.json extends, are written from
 * here: `npm run zones`.
 */

/**
 * The rooms of server/, ground floor first, and the rooms that each may import: only such as stand
 * above it in this list. Files in server/ itself that rooms import are rooms, too.
 */
export const serverRooms: Readonly<Record<string, readonly string[]>> = {
  'clock.ts': [],
  'mail-settings.ts': [],
  'config.ts': ['clock.ts', 'mail-settings.ts'],
  http: ['config.ts'],
  limits: ['config.ts', 'http'],
  jobs: [],
  auth: ['config.ts', 'http', 'limits'],
  mail: ['mail-settings.ts', 'config.ts', 'http', 'jobs', 'auth'],
  integrations: ['config.ts', 'http', 'limits', 'auth'],
  'services.ts': ['http', 'auth', 'integrations'],
  church: [],
  sync: ['clock.ts', 'config.ts', 'http', 'jobs', 'integrations', 'church'],
  forecast: ['church'],
  pulse: ['church', 'sync'],
  recommendations: ['config.ts', 'http', 'church', 'forecast'],
  'follow-figures.ts': ['config.ts', 'church', 'sync', 'forecast', 'pulse', 'recommendations'],
  rest: ['http', 'limits', 'services.ts'],
  metrics: ['config.ts', 'http', 'services.ts'],
  functions: ['config.ts', 'http', 'limits', 'auth', 'integrations', 'services.ts'].concat(
    'church',
    'sync',
    'forecast',
    'pulse',
    'recommendations',
  ),
  letter: ['clock.ts', 'http', 'auth', 'mail', 'services.ts', 'church', 'functions'],
  live: ['http', 'limits', 'services.ts', 'functions'],
  'on-error.ts': ['http', 'auth', 'rest', 'functions'],
  computing: ['clock.ts', 'config.ts', 'http', 'services.ts', 'functions', 'letter', 'on-error.ts'],
};

type Rule = { group: readonly string[]; message: string };
type Zone = { includes: readonly string[]; rules: readonly Rule[] };

const noBrowser: Rule = {
  group: ['#web/**'],
  message: 'The server never imports the browser: share a promise through #contract instead.',
};
const noServer: Rule = {
  group: ['#server/**', '#database/**', 'node:*'],
  message: 'The browser never imports the server: share a promise through #contract instead.',
};
const aboveFeatures = ['#web/features/**', '#web/routes/**', '#web/app/**'];

const otherZones: readonly Zone[] = [
  {
    includes: ['contract/**'],
    rules: [
      {
        group: ['#*/**', '!#contract/**', 'node:*'],
        message:
          'contract imports nothing of ours and nothing of Node: move what both sides need into contract, or keep this code out of it.',
      },
    ],
  },
  {
    includes: ['analytics/**'],
    rules: [
      {
        group: [
          '#*/**',
          '!#contract/**',
          '!#analytics/**',
          '!#testing/figures/**',
          '!#testing/spreadsheets/**',
          'node:*',
        ],
        message:
          'analytics is arithmetic: it knows no database, network, clock or screen. Pass what it needs as an argument.',
      },
    ],
  },
  {
    includes: ['sandbox/**', '!**/*.test.ts', '!**/test-*.ts'],
    rules: [
      {
        group: ['#*/**', '!#contract/**', '!#sandbox/**'],
        message:
          'The sandbox stands apart from the product, as the providers do: it shares the contract with it and nothing else.',
      },
    ],
  },
  {
    includes: ['web/ui/**', 'web/lib/**'],
    rules: [
      noServer,
      {
        group: [...aboveFeatures, '#web/screens/**'],
        message:
          'web/ui and web/lib know no feature and no screen: take what you need as a prop or an argument.',
      },
    ],
  },
  {
    includes: ['web/ui/**', '!web/ui/**/*.test.tsx'],
    rules: [
      noServer,
      {
        group: [...aboveFeatures, '#web/screens/**', '#web/lib/session/**', 'react-router'],
        message:
          'web/ui draws and knows neither session nor router nor feature: what does belongs in web/screens.',
      },
    ],
  },
  {
    includes: ['web/screens/**'],
    rules: [
      noServer,
      {
        group: aboveFeatures,
        message:
          'web/screens holds what the screens of several features share and knows none of them: take what you need as a prop.',
      },
    ],
  },
  {
    includes: ['web/features/**'],
    rules: [
      noServer,
      {
        group: aboveFeatures,
        message:
          'A feature imports itself by relative path and never another feature: compose two features in web/routes, share parts through web/ui or web/lib.',
      },
    ],
  },
  {
    includes: ['web/routes/**'],
    rules: [
      noServer,
      {
        group: ['#web/app/**'],
        message:
          'The app composes routes, which know nothing of it: share parts through web/screens or web/lib.',
      },
    ],
  },
  { includes: ['web/app/**'], rules: [noServer] },
  {
    includes: ['testing/**'],
    rules: [
      {
        group: ['../tooling/**', '../../tooling/**'],
        message: 'Tools may use what tests use, never the other way round.',
      },
    ],
  },
  { includes: ['server/**', 'database/**'], rules: [noBrowser] },
];

const isFile = (room: string) => room.endsWith('.ts');

function serverZone(room: string): Zone {
  const allowed = serverRooms[room] ?? [];
  const shut = Object.keys(serverRooms).filter((other) => ![room, ...allowed].includes(other));
  const steps = isFile(room) ? './,#server/' : '../,../../,../../../,#server/';
  const group = shut.map((other) => `{${steps}}${isFile(other) ? other : `${other}/**`}`);
  const message = `server/${room} may import ${allowed.join(', ') || 'no other room'}: take what you need as an argument, or move this code up (tooling/zones.ts).`;
  const includes = isFile(room) ? [`server/${room}`] : [`server/${room}/**`, '!**/*.test.ts'];
  return { includes, rules: [noBrowser, { group, message }] };
}

const zonesFile = join(import.meta.dirname, 'zones.json');

/** The linter's rules as a configuration that biome.json extends. */
export function zonesText(): string {
  const overrides = [...otherZones, ...Object.keys(serverRooms).map(serverZone)].map(
    ({ includes, rules }) => ({
      includes,
      linter: {
        rules: {
          style: { noRestrictedImports: { level: 'error', options: { patterns: rules } } },
        },
      },
    }),
  );
  // A line each, so that a diff names the room.
  const lines = overrides.map((zone) => JSON.stringify(zone));
  return `{"overrides": [\n${lines.join(',\n')}\n]}\n`;
}

/** What stands in zones.json. */
export function writtenZones(): string {
  return readFileSync(zonesFile, 'utf8');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(zonesFile, zonesText());
}
