import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MeasureChoicesAnswer } from '#contract/functions/measures.ts';
import { measureMessages } from '#contract/messages/measures.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { answer, openMeasures, type Save, suggested } from '#web/testing/measures.ts';

const asksAboutTotal: MeasureChoicesAnswer['questions'][number] = {
  id: 'total of 1',
  figure: 'attendance',
  question: 'At Sunday 9:00, does “Total” already include “Adults”?',
  answers: [
    { id: 'yes', label: 'Yes, count only “Total”', choices: { ...suggested, country: 'CA' } },
    { id: 'no', label: 'No, count “Adults”', choices: suggested },
  ],
};
const changedMeanwhile = () =>
  Response.json(
    { success: false, error: 'Someone else', code: 'changed_meanwhile' },
    { status: 409 },
  );

test('an answer saves the choices that it means, and its question is gone', async () => {
  const { user, backend, saved } = openMeasures();
  backend.functions['measure-choices'] = () =>
    Response.json({ ...answer, questions: saved.length > 0 ? [] : [asksAboutTotal] });
  const question = within(await screen.findByRole('region', { name: asksAboutTotal.question }));
  await user.dblClick(question.getByRole('button', { name: 'Yes, count only “Total”' }));
  await waitFor(() => expect(screen.queryByText(asksAboutTotal.question)).toBeNull());
  expect(saved).toEqual([
    {
      accountId: fakeId(101),
      choices: { ...suggested, country: 'CA' },
      version: 3,
      answer: { question: 'total of 1', answer: 'yes' },
    },
  ]);
});

test('an answer that comes second, fails, or is not theirs to give says so in its place', async () => {
  const { user, backend } = openMeasures({ questions: [asksAboutTotal] });
  const question = within(await screen.findByRole('region', { name: asksAboutTotal.question }));
  const yes = () => question.getByRole('button', { name: 'Yes, count only “Total”' });
  backend.functions['measure-choices-save'] = changedMeanwhile;
  await user.click(yes());
  expect(await question.findByText(measureMessages.answeredMeanwhile)).toBeTruthy();
  backend.functions['measure-choices-save'] = () => Response.json({ error: 'x' }, { status: 500 });
  await user.click(yes());
  expect(await question.findByText(measureMessages.answerFailed)).toBeTruthy();
  expectLogged(/could not be saved/);
  backend.functions['measure-choices-save'] = () =>
    Response.json({ error: 'no', code: 'not_your_account' }, { status: 403 });
  await user.click(yes());
  expect(await question.findByText(measureMessages.mayNotAnswer)).toBeTruthy();
  expect(yes()).toHaveProperty('disabled', true);
});

/** A second tab saves other choices first; the first save here is refused. */
function saveElsewhere(
  { backend, saved, save }: ReturnType<typeof openMeasures>,
  theirs: MeasureChoicesAnswer['suggested'],
) {
  backend.functions['measure-choices'] = () =>
    Response.json({ ...answer, chosen: theirs, by: 'chosen', version: 4 });
  backend.functions['measure-choices-save'] = (body) => {
    const { preview, version } = body as Save;
    return preview || version === 4 ? save(body) : changedMeanwhile();
  };
  return saved;
}

test('what another tab changed elsewhere in the form is kept, and so is what was chosen here', async () => {
  const opened = openMeasures();
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Change Giving' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Giving' }));
  await user.click(dialog.getByLabelText('Building'));
  const saved = saveElsewhere(opened, { ...suggested, serving: null });
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.choices).toMatchObject({ serving: null, giving: { fundIds: ['51', '52'] } });
});

test('what both tabs changed is shown, and the second chooses', async () => {
  const opened = openMeasures();
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Change Attendance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attendance' }));
  await user.selectOptions(dialog.getByLabelText('Sunday 11:00'), 'Not counted');
  const theirs = { eventId: '2', source: 'check_ins' as const };
  const saved = saveElsewhere(opened, {
    ...suggested,
    attendance: [...suggested.attendance.slice(0, 1), theirs],
  });
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Someone else made changes' }));
  const shown = conflict.getByRole('region', { name: 'Attendance' }).textContent;
  expect(shown).toContain(
    'Current versionHeadcounts at “Sunday 9:00” · Check-ins at “Sunday 11:00”',
  );
  expect(shown).toContain('Your versionHeadcounts at “Sunday 9:00”');
  await user.click(conflict.getByRole('button', { name: 'Use mine' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.choices.attendance.map(({ eventId }) => eventId)).toEqual(['1']);
});

test('a time is left out by its box, and an event is parted from the one it continues', async () => {
  const [first, second] = answer.available.events;
  if (!first || !second) {
    throw new Error('There are two events.');
  }
  const events = [
    {
      ...first,
      times: ['monday 19:00', 'sunday 07:30', 'sunday 09:00'],
      timesHeld: [{ time: 'sunday 07:30', last: '2026-11-15', lastCounted: null }],
    },
    { ...second, follows: '1' },
  ];
  const { user, saved } = openMeasures({ available: { ...answer.available, events } });
  await user.click(await screen.findByRole('button', { name: 'Change Attendance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attendance' }));
  const times = within(dialog.getByRole('group', { name: 'Times to leave out at Sunday 9:00' }));
  expect(times.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
    'monday 19:00',
    'sunday 07:30',
    'sunday 09:00',
  ]);
  const early = times.getByRole('checkbox', { name: 'Sunday 7:30 AM' });
  const described = document.getElementById(early.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/^Last held November\s15, 2026, never counted$/);
  await user.click(early);
  expect(dialog.getByText('Replaced Sunday 9:00')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.choices.attendance).toContainEqual({
    eventId: '1',
    source: 'headcounts',
    attendanceTypeIds: ['11'],
    leftOutTimes: ['sunday 07:30'],
  });
  const row = await screen.findByRole('row', { name: /^Attendance/ });
  expect(row.textContent).toContain('Sunday 7:30 AM');
  await user.click(screen.getByRole('button', { name: 'Change Attendance' }));
  const again = within(await screen.findByRole('dialog', { name: 'Attendance' }));
  await user.click(again.getByRole('button', { name: 'Don’t count Sunday 9:00' }));
  expect(again.queryByText('Replaced Sunday 9:00')).toBeNull();
});

test('children are headcounts where they are typed as one', async () => {
  const events = answer.available.events.slice(0, 1);
  const { user, saved } = openMeasures({ available: { ...answer.available, events } });
  await user.click(await screen.findByRole('button', { name: 'Change Kids' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kids' }));
  const group = within(dialog.getByRole('group', { name: measureMessages.kidsHeadcounts }));
  await user.click(group.getByRole('checkbox', { name: 'Adults' }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved[0]?.choices.kids).toEqual({ locationIds: ['21'], attendanceTypeIds: ['11'] }),
  );
});
