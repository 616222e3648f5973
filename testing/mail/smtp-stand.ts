import { createServer, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail that the server has acknowledged. */
export type TakenMail = { messageId: string; to: string[]; from: string; raw: string };

/** What the server does with a recipient: takes the mail, answers with a code, or cuts the line. */
type Behavior =
  | { at: 'recipient' | 'text'; code: number; reply: string }
  | { at: 'recipient' | 'text' | 'afterText'; cuts: true }
  | { at: 'recipient' | 'text'; waitMs: number };

export type SmtpStand = {
  url: string;
  taken: TakenMail[];
  /** Connections so far. */
  connections(): number;
  /** What happens to a recipient from now on, one after another; after that their mails are taken. */
  behave(address: string, ...behaviors: Behavior[]): void;
  stop(): Promise<void>;
};

type SmtpHabits = {
  /** What is kept of a mail as it came; all of it unless this shortens it. */
  shorten?: (raw: string) => string;
  /** How long it takes to take a mail, as a server far away does. */
  pauseMs?: number;
};

/** A real mail server that does what a test asks of it. */
export async function startSmtpStand(
  port = 0,
  { shorten = (raw) => raw, pauseMs = 0 }: SmtpHabits = {},
): Promise<SmtpStand> {
  const taken: TakenMail[] = [];
  const planned = new Map<string, Behavior[]>();
  let connections = 0;
  const next = (address: string, at: readonly Behavior['at'][]): Behavior | undefined => {
    const [first] = planned.get(address) ?? [];
    return first && at.includes(first.at) ? planned.get(address)?.shift() : undefined;
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onRcptTo: ({ address }, session, done) => {
      act(next(address, ['recipient']), done, () => cut(session));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const behavior = next(to[0] ?? '', ['text', 'afterText']);
        const raw = Buffer.concat(parts).toString();
        const take = () =>
          taken.push({
            messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
            to,
            from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
            raw: shorten(raw),
          });
        if (!behavior || 'waitMs' in behavior || behavior.at === 'afterText') {
          take();
        }
        const usual = pauseMs > 0 ? { at: 'text' as const, waitMs: pauseMs } : undefined;
        act(behavior ?? usual, done, () => cut(session));
      });
    },
  });
  const sockets = new Map<string, Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.set(`${socket.remotePort}`, socket);
  });
  const cut = ({ remotePort }: SMTPServerSession) => sockets.get(`${remotePort}`)?.destroy();
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const listening = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    taken,
    connections: () => connections,
    behave: (recipient, ...behaviors) => planned.set(recipient, behaviors),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) {
          socket.destroy();
        }
        server.close(() => resolve());
      }),
  };
}

function act(behavior: Behavior | undefined, done: (error?: Error) => void, cut: () => void): void {
  if (!behavior) {
    done();
  } else if ('cuts' in behavior) {
    cut();
  } else if ('waitMs' in behavior) {
    setTimeout(done, behavior.waitMs);
  } else {
    done(Object.assign(new Error(behavior.reply), { responseCode: behavior.code }));
  }
}

/** A mail as a mail program reads it. */
export function readMail(mail: TakenMail | undefined) {
  return PostalMime.parse(mail?.raw ?? '');
}

/** A port on which nobody listens. */
export async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address && typeof address === 'object' ? address.port : 0;
}
