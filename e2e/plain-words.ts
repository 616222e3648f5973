import type { Page } from '@playwright/test';
import type pg from 'pg';

/** All texts of the database: what stands on a screen as somebody wrote it. */
export async function writtenTexts(owner: pg.Client): Promise<string> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
     where schemaname in ('public', 'analytics', 'private', 'auth')`,
  );
  const { rows: people } = await owner.query<{ name: string }>(
    "select first_name || ' ' || last_name as name from public.profiles",
  );
  const texts = people.map(({ name }) => name);
  for (const { name } of tables) {
    const { rows } = await owner.query<{ text: string | null }>(
      `select string_agg(to_jsonb(line)::text, ' ') as text from (select * from ${name} limit 500) as line`,
    );
    texts.push(rows[0]?.text ?? '');
  }
  return texts.join(' ').replaceAll(/\\["n]|\s+/g, ' ');
}

/** Words of dates, countries and time zones, which `Intl` says in the reader's language; it takes its time. */
const intlWords = wordsOfIntl();

function wordsOfIntl(): Set<string> {
  const days = Array.from({ length: 366 }, (_, day) => new Date(2024, 0, 1 + day));
  const dates = (['long', 'short'] as const).flatMap((length) =>
    days.map((day) =>
      day.toLocaleString('es-US', {
        month: length,
        weekday: length,
        timeZoneName: length,
        hour: 'numeric',
      }),
    ),
  );
  const zones = Intl.supportedValuesOf('timeZone').flatMap((timeZone) =>
    (['longGeneric', 'shortGeneric', 'long'] as const).map(
      (timeZoneName) => days[0]?.toLocaleString('es-US', { timeZone, timeZoneName }) ?? '',
    ),
  );
  const names = new Intl.DisplayNames('es-US', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const countries = letters.flatMap((one) => letters.map((other) => names.of(one + other) ?? ''));
  const said = [...dates, ...zones, ...countries].join(' ').toLowerCase();
  return new Set(said.match(/\p{L}+/gu) ?? []);
}

/** What is the same in every language. */
const names =
  /^(Steeple|Planning Center|Google Search Console|English|Español|CSV|JSON|PNG|ZIP|Excel|CTR|Chrom\w*|Linux|https?|www|name@church\.org)$/i;

/**
 * What is on the page in plain letters though nobody wrote it: two letters or more, in texts that are seen
 * and in those that are read aloud.
 *
 * @param written all texts of the database
 */
export async function plainWords(page: Page, written: string): Promise<string[]> {
  const runsOf = (text: string) =>
    text.match(/[A-Za-z]{2,}(?:[^\p{L}]*\s[^\p{L}]*[A-Za-z]+)*/gu) ?? [];
  const isNobodys = (run: string) => {
    const said = run.trim().replaceAll(/\s+/g, ' ');
    return !written.includes(said) && !names.test(said);
  };
  const withoutDates = (text: string) =>
    text.replaceAll(/\p{L}+/gu, (word) => (intlWords.has(word.toLowerCase()) ? '-' : word));
  const texts = (await textsOn(page)).filter((text) => runsOf(text).some(isNobodys));
  return [...new Set(texts.flatMap((text) => runsOf(withoutDates(text)).filter(isNobodys)))];
}

/** The texts on the page, and those that stand in attributes for who cannot see or hover. */
async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Legal texts are in English, and say so.
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest('[lang="en"]')) {
        texts.push(node.textContent ?? '');
      }
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(
        `[${name}]:not([aria-hidden] *, [aria-hidden])`,
      )) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts;
  });
}

/** Texts that are cut at the page's edge, or by a box that neither scrolls nor ends with an ellipsis. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edgesOf = (box: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(box);
      if (box === document.documentElement) {
        return { kind: 'clips', left: 0, right: window.innerWidth };
      }
      const { left, right } = box.getBoundingClientRect();
      const isWhole = ['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis';
      const clips = overflowX === 'hidden' || overflowX === 'clip';
      // A box of a few pixels hides a text for those who see.
      const kind = isWhole || right - left <= 5 ? 'ends' : clips ? 'clips' : 'shows';
      return { kind, left, right };
    };
    const isCut = (node: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box = node.parentElement; box && text.width > 0; box = box.parentElement) {
        const { kind, left, right } = edgesOf(box);
        if (kind === 'ends') {
          return false;
        }
        if (kind === 'clips' && (text.right > right + 1 || text.left < left - 1)) {
          return true;
        }
      }
      return false;
    };
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      if (text && node.parentElement?.checkVisibility({ opacityProperty: true }) && isCut(node)) {
        cut.add(text.slice(0, 60));
      }
    }
    return [...cut];
  });
}
