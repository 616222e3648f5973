import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { pulseQuestions } from '#contract/messages/tiles.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { readMail, startSmtpStand } from '#testing/mail/smtp-stand.ts';
import { connectAsOwner } from '#testing/owner-connection.ts';
import { runSteeple } from '#testing/running-steeple.ts';
import { sidewaysScroll, violationsOf } from './accessible.ts';
import { newClient } from './session-shelf.ts';
import { test as base, expect } from './steeple-test.ts';

const operator = { email: 'operator@example.org', password: 'a new installation' };
const reader = { email: 'ana@example.org', password: 'walnut-harbor-17' };
/** Screenshots to look at, where somebody wants them. */
const pictures = process.env.LETTER_PICTURES;

type Letter = { html: string; blocked: string; text: string };

/** The letter of a church of three years, as a mail program gets it from an installation with mail. */
const test = base.extend<object, { letter: Letter }>({
  letter: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off the pattern
    async ({}, use) => {
      const smtp = await startSmtpStand();
      const steeple = await runSteeple({
        DEMO: 'off',
        SUPER_ADMIN_EMAIL: operator.email,
        SUPER_ADMIN_PASSWORD: operator.password,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Steeple <steeple@example.org>',
      });
      try {
        const boss = await signedIn(steeple.url, operator);
        const { data: me } = await boss.auth.getUser();
        const church = { account_name: 'Grace Hill', user_id: me.user?.id };
        const { data: account } = await boss.from('accounts').insert(church).select().single();
        const owner = await connectAsOwner(steeple.dataDir);
        await buildStoryChurch(owner, account.id);
        await owner.end();
        const names = { first_name: 'Ana', last_name: 'Marsh', phone_number: null };
        const body = { ...reader, ...names, role: 'account_admin', account_id: account.id };
        await boss.functions.invoke('create-user', { body });
        const ana = await signedIn(steeple.url, reader);
        await ana.functions.invoke('letter-test', { body: { accountId: account.id } });
        await expect.poll(() => smtp.taken.length, { timeout: 60_000 }).toBe(1);
        const { html = '', text = '', attachments } = await readMail(smtp.taken[0]);
        const shown = attachments.reduce((page, { contentId = '', content }) => {
          const bytes =
            content instanceof ArrayBuffer ? Buffer.from(content) : Buffer.from(content);
          const data = bytes.toString('base64');
          return page.replaceAll(`cid:${contentId.slice(1, -1)}`, `data:image/png;base64,${data}`);
        }, String(html));
        await use({ html: shown, blocked: String(html).replaceAll(/ src="cid:[^"]+"/g, ''), text });
      } finally {
        await steeple.remove();
        await smtp.stop();
      }
    },
    // A first start makes a database.
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function signedIn(url: string, person: typeof reader): Promise<SupabaseClient> {
  const client = newClient(url);
  const { error } = await client.auth.signInWithPassword(person);
  expect(error).toBeNull();
  return client;
}

async function show(page: Page, html: string, width: number, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await page.setContent(html);
}

// One installation for all of them.
test.describe.configure({ mode: 'default' });

for (const width of [320, 700]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`the letter fits ${width} pixels and can be read in ${scheme} colors, with pictures and without, and loads nothing`, async ({
      page,
      letter,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const [kind, html] of [
        ['shown', letter.html],
        ['blocked', letter.blocked],
      ] as const) {
        await show(page, html, width, scheme);
        expect([kind, await sidewaysScroll(page)]).toEqual([kind, 0]);
        expect(
          await violationsOf(page, ['color-contrast', 'link-in-text-block', 'image-alt']),
        ).toEqual([]);
        if (pictures) {
          await page.screenshot({
            path: `${pictures}/letter-${kind}-${width}-${scheme}.png`,
            fullPage: true,
          });
        }
      }
      expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([]);
    });
  }
}

test('its pictures are drawn, or their words stand in their place; its text says the same', async ({
  page,
  letter,
}) => {
  await show(page, letter.html, 700, 'light');
  const widths = await page
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => image instanceof HTMLImageElement && image.naturalWidth),
    );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.every((width) => Number(width) > 200)).toBe(true);
  await show(page, letter.blocked, 700, 'light');
  for (const words of await page
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('alt')))) {
    expect(words).toMatch(/\d+ .*\d+/);
  }
  for (const question of Object.values(pulseQuestions)) {
    const heading = page.getByText(question, { exact: true });
    expect([question, letter.text.includes(question)]).toEqual([
      question,
      (await heading.count()) > 0,
    ]);
  }
});
