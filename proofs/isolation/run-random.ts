import { seededRandom } from '#proofs/isolation/oracle/seeded-random.ts';
import { type ActorName, askerOf } from './actors.ts';
import { boundActors, guessAsk } from './guess-ask.ts';
import { type Answer, type Ask, describeAsk } from './send.ts';
import { openKnownWorld, type Stage } from './stage.ts';
import type { World } from './world.ts';

/** The number of requests that are generated, sent and checked together. */
const togetherMax = 128;
const tooMany = 429;

/** The results of a run. */
export type RunFigures = {
  requests: number;
  /** Requests also sent to a second world without foreign rows. */
  compared: number;
  /** Requests with a permitted change. */
  changes: number;
  byStatus: Record<string, number>;
  /** One line each: the request, the violation, and how to reproduce it. */
  crossings: string[];
};

type Draw = { number: number; ask: Ask };

/**
 * Sends random requests from a seed. Every answer is searched for secrets and compared with that of a
 * world that contains only what the person may know; every change of the database is checked against the
 * specification.
 */
export async function runRandom(
  stage: Stage,
  seed: number,
  range: { first: number; end: number },
): Promise<RunFigures> {
  const known = new Map<ActorName, World>();
  const run = new RandomRun(stage.world, known, seed);
  try {
    for (const name of boundActors) {
      known.set(name, await openKnownWorld(stage, name));
    }
    for (let first = range.first; first < range.end; first += togetherMax) {
      const end = Math.min(first + togetherMax, range.end);
      await run.runTogether(drawsOf(seed, first, end));
    }
    return run.figures;
  } finally {
    for (const world of known.values()) {
      await world.close();
    }
  }
}

function drawsOf(seed: number, first: number, end: number): Draw[] {
  return Array.from({ length: end - first }, (_, at) => {
    const number = first + at;
    return { number, ask: guessAsk(seededRandom(seed, number)) };
  });
}

class RandomRun {
  readonly figures: RunFigures = {
    requests: 0,
    compared: 0,
    changes: 0,
    byStatus: {},
    crossings: [],
  };
  readonly #world: World;
  readonly #known: ReadonlyMap<ActorName, World>;
  readonly #seed: number;

  constructor(world: World, known: ReadonlyMap<ActorName, World>, seed: number) {
    this.#world = world;
    this.#known = known;
    this.#seed = seed;
  }

  async runTogether(draws: Draw[]): Promise<void> {
    const alone = await this.#drawsThatChange(draws.filter(({ ask }) => mayChangeSomething(ask)));
    const together = draws.filter((draw) => !alone.includes(draw));
    await Promise.all(together.map((draw) => this.#ask(draw)));
    const changes = await this.#world.readChanges();
    if (changes.size > 0) {
      await this.#world.undo(changes);
      alone.push(...together);
    }
    for (const draw of alone) {
      await this.#askAlone(draw);
    }
  }

  /** Tries all concurrently; those that succeed are examined one by one. */
  async #drawsThatChange(draws: Draw[]): Promise<Draw[]> {
    const answers = await Promise.all(draws.map(({ ask }) => this.#world.ask(ask)));
    await this.#world.undo(await this.#world.readChanges());
    return draws.filter((_, at) => (answers[at]?.status ?? 0) < 300);
  }

  async #ask({ number, ask }: Draw): Promise<Answer> {
    const known = this.#known.get(ask.actor);
    const [answer, expected] = await Promise.all([this.#world.ask(ask), known?.ask(ask)]);
    this.figures.requests += 1;
    this.figures.byStatus[answer.status] = (this.figures.byStatus[answer.status] ?? 0) + 1;
    const crossing = this.#world.judge.crossingOfAnswer(ask, answer);
    if (crossing !== null) {
      this.#report(number, ask, crossing);
    }
    // The calls of a minute may be used up in one world and not yet in the other.
    if (expected && answer.status !== tooMany && expected.status !== tooMany) {
      this.figures.compared += 1;
      const [got, wanted] = [comparable(ask, answer), comparable(ask, expected)];
      if (got !== wanted) {
        this.#report(number, ask, `gave ${got}, and without foreign rows ${wanted}`);
      }
    }
    return answer;
  }

  async #askAlone(draw: Draw): Promise<void> {
    const { number, ask } = draw;
    const { status } = await this.#ask(draw);
    const changes = await this.#world.readChanges();
    if (changes.size === 0) {
      return;
    }
    this.figures.changes += 1;
    const crossing = this.#world.judge.crossingOfChange(ask, changes);
    if (crossing !== null || status >= 300) {
      this.#report(number, ask, crossing ?? 'was refused and has changed something');
    }
    await this.#world.undo(changes);
    const known = this.#known.get(ask.actor);
    await known?.undo(await known.readChanges());
  }

  #report(number: number, ask: Ask, crossing: string): void {
    const again = `ISOLATION_SEED=${this.#seed} ISOLATION_DRAW=${number}`;
    this.figures.crossings.push(`[${again}] ${describeAsk(ask)} ${crossing}`);
  }
}

/** Whether the specification lets this person change anything by a request of this kind. */
function mayChangeSomething({ actor, method, path }: Ask): boolean {
  const asker = askerOf(actor);
  if (asker === null || method === 'GET' || method === 'HEAD' || !path.startsWith('/rest/')) {
    return false;
  }
  return (
    asker.role === 'super_admin' ||
    (method === 'PATCH' && /^\/rest\/v1\/(profiles|integrations)/.test(path))
  );
}

/** Normalizes current timestamps and the order of changed rows. */
function comparable(ask: Ask, { status, headers, text }: Answer): string {
  // By contract, functions distinguish somebody else's account (403) from an unknown one (404).
  if (ask.path.startsWith('/functions/') && (status === 403 || status === 404)) {
    return 'refused';
  }
  const now = new Date().toISOString().slice(0, 4);
  const timeless = text
    .replaceAll(new RegExp(`"${now}-[^"]*"`, 'g'), '"now"')
    .replace(/"request_id":"[^"]*"/, '');
  if (ask.method === 'GET' || !timeless.startsWith('[{')) {
    return `${status}\n${headers}\n${timeless}`;
  }
  return `${status}\n${headers.replace(/content-length: .*/, '')}\n${sorted(timeless)}`;
}

function sorted(text: string): string {
  const rows: unknown[] = JSON.parse(text);
  return JSON.stringify(rows.map((row) => JSON.stringify(row)).sort());
}
