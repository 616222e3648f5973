import { Agent } from 'node:http';
import pg from 'pg';
import type { Attack } from './attack.ts';
import { ask, signInDemo } from './others.ts';
import type { BenchedSteeple } from './steeple-on-cluster.ts';

const connections = 8;

type Call = { name: string; body: (accountId: string) => Record<string, unknown> };

const aboutChurch = (name: string, more: Record<string, unknown> = {}): Call => ({
  name,
  body: (accountId) => ({ accountId, ...more }),
});
const nobody = '00000000-0000-4000-8000-000000000000';
const note = { from: '2026-06-01', to: '2026-06-07', text: 'A note', kind: 'other' };

/** What an account admin may call as often as they like, but for what asks a provider. */
const ofChurch: readonly Call[] = [
  aboutChurch('church-pulse'),
  aboutChurch('figure-look', { tile: 'attendance', weeks: 156 }),
  aboutChurch('church-forecast', { figure: 'attendance' }),
  aboutChurch('church-figures'),
  aboutChurch('church-figures', { format: 'csv' }),
  aboutChurch('church-recommendations'),
  aboutChurch('recommendation-settings'),
  aboutChurch('measure-choices'),
  aboutChurch('annotation-save', { ...note, doesNotCount: false }),
  aboutChurch('annotation-delete', { id: nobody }),
  aboutChurch('share-links'),
  aboutChurch('share-link-create', { label: 'The board', days: 30, showsGiving: false }),
  aboutChurch('forecast-sharing', { shared: false }),
  aboutChurch('sync-status'),
  aboutChurch('sync-start', { integrationType: 'planning_center' }),
];
const ofPlatform: readonly Call[] = [
  { name: 'audit-log', body: () => ({}) },
  { name: 'audit-log-export', body: () => ({ format: 'csv' }) },
  { name: 'connections-health', body: () => ({}) },
  aboutChurch('library-dry-run'),
  { name: 'reset-user-password', body: () => ({ userId: nobody, newPassword: 'long enough' }) },
  { name: 'delete-user', body: () => ({ userId: nobody }) },
];

/** Every named function by one person with eight connections, and all of them in turn. */
export const functionAttacks: readonly Attack[] = [
  ...ofChurch.map((call) => attackOf(nameOf(call), 'grace', [call])),
  attackOf('all functions of a church in turn', 'grace', ofChurch),
  ...ofPlatform.map((call) => attackOf(nameOf(call), 'super', [call])),
  attackOf('all functions of the platform in turn', 'super', ofPlatform),
];

function nameOf({ name, body }: Call): string {
  return 'format' in body('') ? `${name} as ${body('').format}` : name;
}

function attackOf(name: string, person: string, calls: readonly Call[]): Attack {
  return {
    name: `one person calls ${name}`,
    start: async ({ url, owner }: BenchedSteeple) => {
      const token = await signInDemo(url, person);
      const accountId = await findGraceHill(owner);
      const agent = new Agent({ keepAlive: true });
      const callers = Array.from({ length: connections }, (_, number) => {
        let count = number;
        return async () => {
          const call = calls[count % calls.length];
          count += 1;
          const question = { path: `/functions/v1/${call?.name}`, json: call?.body(accountId) };
          return (await ask(url, question, token, agent)).status;
        };
      });
      return { callers, hangUp: () => agent.destroy() };
    },
  };
}

/** @returns the id of the demo's church */
export async function findGraceHill(owner: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select account_id as id from public.profiles where email = 'grace@steeple.test'`,
    );
    return rows[0]?.id ?? '';
  } finally {
    await client.end();
  }
}
