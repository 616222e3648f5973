import { expectFocusKept, press, tabTo } from './keyboard.ts';
import { bringNewSession, expect, rememberAccount, test } from './steeple-test.ts';
import { newUser, password } from './users-screens.ts';

// Of a church that nothing is connected to, there are no choices yet.
test.use({ allowedConsole: /measure-choices|409 \(Conflict\)/ });
// A walk through many dialogs, a key at a time.
test.describe.configure({ timeout: 90_000 });

test('by keyboard alone a church says what it counts by hand, and makes a link for ushers', async ({
  page,
  client,
  newChurch,
}) => {
  const church = await newChurch();
  const { email } = await newUser(client, { role: 'account_admin', account_id: church.id });
  await bringNewSession(page, { email, password });
  await page.goto('/account/measures');
  await press(page, page.getByRole('button', { name: 'One Sunday service' }));
  await expect(page.getByText('One service.')).toBeVisible();
  await expectFocusKept(page, page.getByRole('button', { name: 'Add a service' }));
  await expect(page.getByRole('link', { name: 'Open the Count page' }).first()).toBeVisible();

  const add = page.getByRole('button', { name: 'Add a service' });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Evening');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  const edit = page.getByRole('button', { name: 'Edit Evening' });
  await press(page, edit, 'Shift+Tab');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Change Week and calendar' }));
  const zone = dialog.getByRole('combobox', { name: 'Time zone' });
  await tabTo(page, zone);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Sydney');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Preview' }));
  await press(page, dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/Weeks start Monday · Australian Eastern/)).toBeVisible();
  await expectFocusKept(page, page.getByRole('button', { name: 'Change Week and calendar' }));

  const make = page.getByRole('button', { name: 'New link' });
  await press(page, make, 'Shift+Tab');
  await tabTo(page, dialog.getByLabel('Who is it for?'));
  await page.keyboard.type('Ushers');
  await press(page, dialog.getByRole('button', { name: 'Create link' }));
  await expect(dialog.getByLabel(/^Your link/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(make).toBeFocused();
  await press(
    page,
    page.getByRole('button', { name: 'Turn off the link for Ushers' }),
    'Shift+Tab',
  );
  await expect(page.getByText('Ushers', { exact: true })).toHaveCount(0);
  await expectFocusKept(page, make);

  await press(page, page.getByRole('button', { name: 'Add a number' }), 'Shift+Tab');
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Baptisms');
  await press(page, page.getByRole('button', { name: 'Save Baptisms' }));
  await expect(page.getByRole('row', { name: /^Baptisms/ })).toBeVisible();
  await expectFocusKept(page, page.getByRole('button', { name: 'Edit Baptisms' }));
});

test('by keyboard alone a spreadsheet is pasted, asked about, kept and undone', async ({
  page,
  newChurch,
  bringSession,
}) => {
  const church = await newChurch();
  await bringSession('superAdmin');
  await rememberAccount(page, church);
  await page.goto('/account/count/import');
  await tabTo(page, page.getByLabel(/paste it here/));
  const sundays = Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(2025, 0, 5 + 7 * at)).toISOString().slice(0, 10),
  );
  const rows = sundays.map((day, at) => `${day}\t${90 + at}\t${20 + at}`);
  await page.keyboard.insertText(['Date\tAttendance\tKids', ...rows].join('\n'));
  const found = page.getByRole('heading', { name: /^We found 12 Sundays/ });
  await expect(found).toBeFocused();
  const asked = page.getByRole('radiogroup', { name: /already include kids/ });
  await tabTo(page, asked.getByLabel('Yes, attendance includes the kids'));
  await page.keyboard.press('ArrowDown');
  await expect(asked.getByLabel('No, add the kids to attendance')).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Answer' }));
  await expectFocusKept(page, page.getByRole('button', { name: 'Change' }));
  await press(page, page.getByRole('button', { name: 'Save 24 counts' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Undo/ }));
  await expect(page.getByText('24 counts were removed.')).toBeVisible();
  await expectFocusKept(page);
});
