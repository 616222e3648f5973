import { writeXlsx } from '#testing/spreadsheets/write-xlsx.ts';
import { expectNoViolations } from './accessible.ts';
import { test } from './counting-church.ts';
import { expect, rememberAccount } from './steeple-test.ts';

/** Twelve Sundays of last year, with kids of whom it is not said whether attendance includes them. */
const sundays = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2025, 0, 5 + 7 * at)).toISOString().slice(0, 10),
);
const files = {
  CSV: {
    name: 'attendance.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Date,Attendance,Kids', ...sundays.map((day, at) => `${day},${90 + at},${20 + at}`)].join(
        '\n',
      ),
    ),
  },
  XLSX: {
    name: 'attendance.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(
      writeXlsx([
        {
          name: '2025',
          rows: [
            ['Date', 'Attendance', 'Kids'],
            ...sundays.map((date, at) => [{ date }, 90 + at, 20 + at]),
          ],
        },
      ]),
    ),
  },
};

for (const [kind, file] of Object.entries(files)) {
  // Proves: 7.counts.06
  test(`a ${kind} is read here, asked about once, kept, and taken back with one click`, async ({
    page,
    bringSession,
    church,
    owner,
  }) => {
    const standing = async () => {
      const { rows } = await owner.query<{ count: number }>(
        'select count(*)::integer from analytics.counts where account_id = $1 and value is not null',
        [church.id],
      );
      return rows[0]?.count;
    };
    await bringSession('superAdmin');
    await rememberAccount(page, church);
    await page.goto('/account/count/import');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await page.locator('input[type="file"]').setInputFiles(file);
    const asked = page.getByRole('radiogroup', { name: /already include kids/ });
    await asked.getByLabel('No, add the kids to attendance').check();
    await expectNoViolations(page);
    expect(await standing()).toBe(0);
    await page.getByRole('button', { name: 'Answer' }).click();
    await page.getByRole('button', { name: 'Save 24 counts' }).click();
    await expect.poll(standing).toBe(24);
    // What was sent are counts, never the file.
    expect(sent.join('\n')).not.toContain('Date,Attendance');
    expect(sent.some((body) => body.includes('sheetData') || body.startsWith('PK'))).toBe(false);
    await page.getByRole('button', { name: `Undo ${file.name}` }).click();
    await expect(page.getByText('24 counts were removed.')).toBeVisible();
    expect(await standing()).toBe(0);
  });
}
