import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

async function renderAudit(query = '') {
  const backend = demoBackend();
  backend.functions['audit-log'] = () => Response.json({ entries: [], next: null });
  const app = renderApp(`/audit${query}`, { backend });
  const from = await screen.findByLabelText('From');
  const to = screen.getByLabelText('To');
  return { ...app, from, to, person: screen.getByRole('textbox', { name: 'Person' }) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const shownIn = (field: HTMLElement) => field instanceof HTMLInputElement && field.value;

test.each(['From', 'To'])('%s keeps a date whose year is being typed', async (label) => {
  const { router } = await renderAudit();
  const field = screen.getByLabelText(label);
  for (const year of ['0002', '0020', '0202']) {
    type(field, `${year}-11-19`);
    await act(() => Promise.resolve());
    expect(shownIn(field)).toBe(`${year}-11-19`);
    expect(router.state.location.search).toBe('');
  }
  type(field, '2026-11-19');
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?${label.toLowerCase()}=2026-11-19`),
  );
  expect(shownIn(field)).toBe('2026-11-19');
  type(field, '');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a date that is left half typed says what is wrong with it', async () => {
  const { from, user } = await renderAudit();
  await user.click(from);
  type(from, '0202-11-19');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.tab();
  expect(describing(from)).toBe('Enter 1970 or a later year.');
  type(from, '2026-11-19');
  expect(describing(from)).toBeUndefined();
});

test('clearing empties half typed fields too', async () => {
  const { from, router, user } = await renderAudit();
  type(from, '0202-11-19');
  await user.type(screen.getByRole('textbox', { name: 'Person' }), 'gr');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(shownIn(screen.getByLabelText('From'))).toBe('');
  expect(shownIn(screen.getByRole('textbox', { name: 'Person' }))).toBe('');
  // Longer than the typing needs to settle.
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(router.state.location.search).toBe('');
});

test('the fields follow the address when it changes from elsewhere', async () => {
  const { from, to, person, router } = await renderAudit('?from=2026-11-19&person=ada');
  await act(() => router.navigate('/audit?to=2026-11-21'));
  await waitFor(() => expect(shownIn(to)).toBe('2026-11-21'));
  expect([from, person].map(shownIn)).toEqual(['', '']);
  type(person, 'grace');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(shownIn(from)).toBe('2026-11-19'));
  expect([to, person].map(shownIn)).toEqual(['', 'ada']);
  type(to, '2026-11-20');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?person=ada&from=2026-11-19&to=2026-11-20'),
  );
});

test('two days set at one time both count', async () => {
  const { backend, from, to, router } = await renderAudit();
  act(() => {
    type(from, '2026-11-19');
    type(to, '2026-11-21');
  });
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-19&to=2026-11-21'));
  expect([from, to].map(shownIn)).toEqual(['2026-11-19', '2026-11-21']);
  await waitFor(() =>
    expect(backend.sent.filter(({ path }) => path.endsWith('/audit-log')).at(-1)?.body).toEqual({
      from: new Date(2026, 10, 19).toISOString(),
      to: new Date(2026, 10, 22).toISOString(),
    }),
  );
});

test('a person typed just before a kind is picked counts too', async () => {
  const { person, router, user } = await renderAudit();
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  const knowledge = await screen.findByRole('option', { name: 'Knowledge' });
  type(person, 'grace');
  fireEvent.click(knowledge);
  await waitFor(() => expect(router.state.location.search).toBe('?kind=knowledge&person=grace'));
  expect(shownIn(person)).toBe('grace');
});

test('a day is chosen in the page’s own calendar, none before the first', async () => {
  const { to, router, user } = await renderAudit('?from=2026-11-19&to=2026-11-21');
  await user.click(screen.getByRole('button', { name: 'Choose the last day' }));
  await screen.findByRole('dialog', { name: 'Choose the last day' });
  expect(screen.getByRole('button', { name: '18 November 2026' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '24 November 2026' }));
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-19&to=2026-11-24'));
  expect(shownIn(to)).toBe('2026-11-24');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a range that ends before it begins says so at the field', async () => {
  const { from, to } = await renderAudit('?from=2026-11-21&to=2026-11-20');
  expect(describing(from)).toBe('The start date is after the end date.');
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('The start date is after the end date.');
  type(to, '2026-11-21');
  await waitFor(() => expect(describing(from)).toBeUndefined());
  expect(from.getAttribute('aria-invalid')).toBeNull();
});

function describing(field: HTMLElement): string | undefined {
  const id = field.getAttribute('aria-describedby');
  return id === null ? undefined : document.getElementById(id)?.textContent;
}
