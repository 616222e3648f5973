import { servicePart, test } from './counting-church.ts';
import { press, tabTo } from './keyboard.ts';
import { expect } from './steeple-test.ts';

test('by keyboard alone a Sunday is counted, mended, and another day is typed', async ({
  page,
  openCounting,
  church,
}) => {
  test.slow();
  await openCounting();
  const [early, late] = [servicePart(page, '9:00'), servicePart(page, '11:00')];
  const fields = [early, late].flatMap((part) =>
    [/^Adults/, /^Kids/, /^Guests/].map((name) => part.getByLabel(name)),
  );
  const [first, , , later, , last] = fields;
  if (!first || !later || !last) {
    throw new Error('Two services with three numbers each.');
  }
  await tabTo(page, first);
  for (const number of ['112', '31', '4']) {
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
  }
  await expect(later).toBeFocused();
  await expect(early.getByText(/^Saved/)).toBeVisible();

  // What is full folds to a line, and opens again where its numbers are.
  await press(page, early.getByRole('button', { name: /^Open/ }), 'Shift+Tab');
  await expect(first).toBeFocused();
  await page.keyboard.type('113');
  await tabTo(page, later);
  await press(page, late.getByRole('button', { name: 'No service on this day' }));
  await expect(late.getByRole('button', { name: 'There was a service' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(later).toBeFocused();

  const other = page.getByRole('button', { name: 'Another day' });
  await press(page, other, 'Shift+Tab');
  await expect(other).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, page.getByLabel('Which day?'));
  const before = new Date(Date.parse(church.today) - 7 * 86_400_000).toISOString().slice(0, 10);
  const [year, month, day] = before.split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(page.getByLabel('Which day?')).toHaveValue(before);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(first).toHaveValue('');
  await tabTo(page, last);
  await page.keyboard.press('Tab');
  await expect(late.getByRole('button', { name: 'No service on this day' })).toBeFocused();
});
