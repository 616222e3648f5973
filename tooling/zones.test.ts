import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import biome from '../biome.json' with { type: 'json' };
import { serverRooms, writtenZones, zonesText } from './zones.ts';

const root = join(import.meta.dirname, '..');
const server = join(root, 'server');
const rooms = Object.keys(serverRooms);

/** What each file of a folder imports of ours, types included, as paths from the root. */
function importsBelow(folder: string): { file: string; to: string }[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\(?)\s*'([^']+)'/g)]
        .map(([, from = '']) =>
          from.startsWith('.') ? posix.join(posix.dirname(file), from) : from.replace(/^#/, ''),
        )
        .map((to) => ({ file, to })),
    );
}

/** The rooms of a folder that its rooms import. */
function roomsBelow(folder: string): { room: string; to: string }[] {
  const roomOf = (path: string) => path.slice(folder.length + 1).split('/')[0] ?? '';
  return importsBelow(folder)
    .filter(({ to }) => to.startsWith(`${folder}/`))
    .map(({ file, to }) => ({ room: roomOf(file), to: roomOf(to) }))
    .filter(({ room, to }) => room !== to);
}

const imports = roomsBelow('server');

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

test('the folders of analytics import each other in no circle, and no feature of the browser another one', () => {
  let left = roomsBelow('analytics');
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    const importing = new Set(left.map(({ room }) => room));
    left = left.filter(({ to }) => importing.has(to));
  }
  expect(left).toEqual([]);
  expect(roomsBelow('web/features')).toEqual([]);
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
