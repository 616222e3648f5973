import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CountsImportPreview } from '#contract/functions/counts-import.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';
import { answerAsks } from '../reading/answer-asks.ts';
import type { WorkerAnswer, WorkerAsk } from '../reading/protocol.ts';

/** The reader itself, in the page's own process: a document without a browser has no workers. */
class WorkerInProcess {
  onmessage: ((event: { data: WorkerAnswer }) => void) | null = null;
  postMessage = answerAskLater((data) => this.onmessage?.({ data }));
  terminate(): void {
    this.onmessage = null;
  }
}

function answerAskLater(answer: (message: WorkerAnswer) => void): (ask: WorkerAsk) => void {
  const read = answerAsks(answer);
  return (ask) => queueMicrotask(() => read(ask));
}

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerInProcess);
});

const preview: CountsImportPreview = {
  added: 24,
  same: 0,
  differs: { count: 0, examples: [] },
  weeks: { from: '2026-08-03', to: '2026-10-18', counted: 12, blank: 0 },
  digest: 'first',
};

function openImport(given: Partial<CountsImportPreview> = {}) {
  const backend = demoBackend();
  const batches: object[] = [];
  const kept: object[] = [];
  const suggested = { services: [], categories: [] };
  backend.functions['count-setup'] = () =>
    Response.json({ services: [], categories: [], suggested, reminder: null });
  backend.functions['count-sheet'] = () =>
    Response.json({
      date: '2026-11-22',
      today: '2026-11-25',
      services: [],
      week: [],
      weekDate: '2026-11-16',
      categories: [],
      missing: [],
      questions: [],
      currency: 'USD',
    });
  backend.functions['count-setup-save'] = () =>
    Response.json({ services: [], categories: [], suggested, reminder: null });
  backend.functions['counts-imports'] = () => Response.json({ batches });
  backend.functions['counts-import-preview'] = () => Response.json({ ...preview, ...given });
  backend.functions['counts-import'] = (body) => {
    kept.push(body as object);
    batches.push({
      id: fakeId(901),
      name: 'what you pasted',
      counts: 24,
      by: 'Grace O.',
      at: '2026-11-25T18:00:00Z',
      undoneAt: null,
    });
    return Response.json({ batchId: fakeId(901), added: 24, replaced: 0, same: 0 });
  };
  return {
    ...renderApp('/account/count/import', { signedInAs: 'accountAdmin', backend }),
    backend,
    kept,
  };
}

const sundays = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2026, 7, 2 + 7 * at)).toISOString().slice(0, 10),
);
const sheet = (row: (date: string, at: number) => string) =>
  ['Date\tAttendance\tKids', ...sundays.map(row)].join('\n');
const plain = sheet((date, at) => `${date}\t${90 + at}\t${20 + (at % 4)}`);

async function paste(user: ReturnType<typeof openImport>['user'], text: string) {
  await user.click(await screen.findByLabelText(/paste it here/));
  await user.paste(text);
}

test('a pasted table is asked about, previewed, kept only then, and taken back', async () => {
  const { user, kept, backend } = openImport();
  await paste(user, plain);
  expect(
    await screen.findByRole('heading', { name: /^We found 12 Sundays, August.2, 2026 to/ }),
  ).toBeTruthy();
  const asked = await screen.findByRole('radiogroup', { name: /already include kids/ });
  expect(within(asked).getByLabelText('Yes, attendance includes the kids')).toHaveProperty(
    'checked',
    true,
  );
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  await user.click(within(asked).getByLabelText('No, add the kids to attendance'));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await user.click(await screen.findByRole('button', { name: 'Save 24 counts' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  expect(kept[0]).toMatchObject({
    digest: 'first',
    onDifference: 'keep',
    categories: [
      { feeds: 'attendance', inAttendance: true },
      { feeds: 'kids', inAttendance: true },
    ],
  });
  const undone: unknown[] = [];
  backend.functions['counts-import-undo'] = (body) => {
    undone.push(body);
    return Response.json({ removed: 24, restored: 0, kept: 0 });
  };
  await user.click(await screen.findByRole('button', { name: 'Undo what you pasted' }));
  expect(await screen.findByText('24 counts were removed.')).toBeTruthy();
  expect(undone).toEqual([{ accountId: fakeId(101), batchId: fakeId(901) }]);
});

test('an answer can be changed', async () => {
  const { user } = openImport();
  await paste(user, plain);
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await screen.findByText('All answered. Thank you!');
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('radiogroup', { name: /already include kids/ })).toBeTruthy();
});

test('a cell that cannot be read is named, and mended in the page', async () => {
  const { user } = openImport();
  await paste(user, plain.replace('\t92\t', '\t140-150\t'));
  expect(await screen.findByText('B4 says "140-150", which is two numbers.')).toBeTruthy();
  await user.type(screen.getByLabelText('What B4 should say'), '92{Enter}');
  await waitFor(() => expect(screen.queryByText(/which is two numbers/)).toBeNull());
});

test('more kinds of numbers than a church can count are said, and some can be left out', async () => {
  const { user, kept } = openImport();
  const kinds = Array.from(
    { length: 25 },
    (_, at) => `${'ABCDE'[at % 5]}${'VWXYZ'[Math.floor(at / 5)]} circle`,
  );
  const lines = sundays.flatMap((date, day) =>
    kinds.map((kind, at) => `${date}\t${kind}\t${100 + ((at * 37 + day * (at + 11)) % 41)}`),
  );
  await paste(user, ['Date\tCategory\tCount', ...lines].join('\n'));
  await user.click(await screen.findByRole('radio', { name: /^Custom numbers/ }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText(/^This file has 25 kinds of numbers/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Save / })).toBeNull();
  const [first] = screen.getAllByRole('combobox');
  await user.selectOptions(first ?? document.body, 'Leave it out');
  await waitFor(() => expect(screen.queryByText(/^This file has 25 kinds/)).toBeNull());
  expect(kept).toEqual([]);
});

test('what differs from what stands is said, and the person chooses', async () => {
  const example = {
    date: '2026-08-02',
    service: null,
    category: 'Attendance',
    standing: 88,
    value: 90,
  };
  const { user, kept } = openImport({ added: 23, differs: { count: 1, examples: [example] } });
  await paste(user, plain);
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  expect(
    await screen.findByText(/^August.2, 2026, Attendance: you have 88, the file says 90$/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save 23 counts' })).toBeTruthy();
  await user.click(screen.getByLabelText('What the file says'));
  await user.click(screen.getByRole('button', { name: 'Save 24 counts' }));
  await waitFor(() => expect(kept[0]).toMatchObject({ onDifference: 'replace' }));
});

test('a file that is not read says what to do, and another can be brought', async () => {
  const { user } = openImport();
  await paste(user, '%PDF-1.4 not a table');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Please save this file as .xlsx or .csv and try again.',
  );
  await paste(user, plain);
  expect(await screen.findByRole('heading', { name: /^We found 12 Sundays/ })).toBeTruthy();
});

test('who tries Steeple out can read made-up counts, and nobody else is offered any', async () => {
  openImport();
  await screen.findByLabelText(/paste it here/);
  expect(screen.queryByRole('button', { name: /made-up counts/ })).toBeNull();
  cleanup();
  const tag = document.createElement('meta');
  Object.assign(tag, { name: 'mail', content: 'mailbox' });
  document.head.append(tag);
  onTestFinished(() => tag.remove());
  const { user } = openImport();
  await user.click(await screen.findByRole('button', { name: /made-up counts/ }));
  expect(await screen.findByRole('heading', { name: /^We found 156 Sundays/ })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Save 24 counts' })).toBeTruthy();
});
