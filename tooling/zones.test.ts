import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import biome from '../biome.json' with { type: 'json' };
import { serverRooms, writtenZones, zonesText } from './zones.ts';

const server = join(import.meta.dirname, '../server');
const rooms = Object.keys(serverRooms);

/** The rooms of the server that each of its files imports, types included. */
const imports = globSync('**/*.ts', { cwd: server })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/(?:from|import\(?)\s*'([^']+)'/g)]
      .map(([, from = '']) =>
        from.startsWith('.') ? posix.join('#server', posix.dirname(file), from) : from,
      )
      .filter((from) => from.startsWith('#server/'))
      .map((from) => from.split('/')[1] ?? '')
      .map((to) => ({ room: file.split('/')[0] ?? '', to })),
  )
  .filter(({ room, to }) => room !== to);

test('the linter’s rules are those of the table of rooms', () => {
  expect(biome.extends).toEqual(['./tooling/zones.json']);
  expect(writtenZones(), 'run `npm run zones`').toBe(zonesText());
});

test('every folder of the server is a room, and so is every file that a room imports', () => {
  const folders = globSync('*/', { cwd: server }).map((folder) => folder.replace(/\/$/, ''));
  const imported = imports.filter(({ room }) => rooms.includes(room)).map(({ to }) => to);
  expect([...folders, ...imported].filter((room) => !rooms.includes(room))).toEqual([]);
});

test('a room imports only rooms that stand above it in the table, so none imports itself in a circle', () => {
  const down = rooms.flatMap((room, floor) =>
    (serverRooms[room] ?? [])
      .filter((other) => !rooms.slice(0, floor).includes(other))
      .map((other) => `${room} -> ${other}`),
  );
  expect(down).toEqual([]);
});

test('the table allows what is imported, and nothing more', () => {
  const wanted = imports
    .filter(({ room }) => rooms.includes(room))
    .map(({ room, to }) => `${room} -> ${to}`);
  const allowed = rooms.flatMap((room) =>
    (serverRooms[room] ?? []).map((other) => `${room} -> ${other}`),
  );
  expect([...new Set(wanted)].sort()).toEqual(allowed.toSorted());
});
