import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';

/** A TCP proxy in front of a PostgreSQL, which a test can cut off and restore. */
export type DatabaseGate = {
  /** The address, for DATABASE_URL. */
  url: string;
  /** Cuts every connection and refuses new ones. */
  shut(): void;
  open(): void;
  close(): Promise<void>;
};

/** Opens a proxy in front of the database of this owner, reached by a socket folder or a host. */
export async function openDatabaseGate(owner: pg.ClientConfig): Promise<DatabaseGate> {
  const sockets = new Set<Socket>();
  let isShut = false;
  const server = createServer((outer) => {
    if (isShut) {
      outer.destroy();
      return;
    }
    const inner = connectTo(owner);
    for (const [socket, other] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const cut = () => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  return {
    url: `postgres://${encodeURIComponent(String(owner.user))}:${encodeURIComponent(String(owner.password))}@127.0.0.1:${port}/${owner.database}`,
    shut: () => {
      isShut = true;
      cut();
    },
    open: () => {
      isShut = false;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

function connectTo({ host, port }: pg.ClientConfig): Socket {
  const name = host ?? '127.0.0.1';
  const number = port ?? 5432;
  return name.startsWith('/') ? connect(`${name}/.s.PGSQL.${number}`) : connect(number, name);
}
