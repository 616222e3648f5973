import type { Ask } from '../questions.ts';
import type { NumberColumn } from './column.ts';
import { meanOf } from './find-sums.ts';
import type { Role } from './role.ts';

const thousand =
  /천\s?원|千\s?[円元]|[([]\s?(?:in k|k\s?\p{Sc}|\p{Sc}\s?k|(?:in\s)?(?:000s?|thousands?|tsd\.?|tausend|miles|milhares|milliers|mila|migliaia|duizend(?:en)?|tusen(?:tal)?|tys\.?|ribu(?:an)?|maelfu))(?![\p{L}\p{N}])|\bin (?:thousands|tsd|tausend)\b|\b(?:en|em) mil(?:es|hares)\b|\ben milliers\b|['’]000s?\b|\bt(?:€|eur|chf)(?!\p{L})|\bk€|\btkr\b/iu;
const tenThousand = /만\s?원|万\s?[円元]|萬/u;
const million =
  /백만\s?원|百万\s?円|[([]\s?(?:in\s)?(?:millions?|mio\.?|mln|millones|milhoes|milhões|juta)\b/iu;

/**
 * How many of a currency's main unit 1 stands for.
 *
 * @param heading of a column of amounts, e.g. `헌금(천원)`, `Offering (in thousands)`
 */
export function moneyUnit(heading: string): number {
  const units = [
    [million, 1_000_000],
    [tenThousand, 10_000],
    [thousand, 1000],
  ] as const;
  return units.find(([pattern]) => pattern.test(heading))?.[1] ?? 1;
}

/** `(K)` may be thousands, or the kwacha and the kina; `(mil)` is thousands in Spanish and millions in English. */
const perhaps = /[([]\s?(k|mil\.?)\s?[)\]]/iu;
const writtenAsK = ['ZMW', 'PGK'];

function isPerhaps(heading: string, currency: string): boolean {
  const [, unit] = perhaps.exec(heading) ?? [];
  return unit !== undefined && !(/^k$/i.test(unit) && writtenAsK.includes(currency.toUpperCase()));
}

/** Less than this of a currency's main unit for each person is hardly what was given, in any currency. */
const leastEach = 0.1;
const peopleMin = 20;

/**
 * Amounts too small for as many people, as 45.5 shillings of 400, or of a unit that may mean another thing: perhaps
 * thousands.
 *
 * @param currency of the church (ISO 4217)
 * @returns the columns with what 1 stands for, and their roles, which wait for the answer
 */
export function askUnits(
  columns: readonly NumberColumn[],
  roles: readonly Role[],
  { currency, ask }: { currency: string; ask: Ask },
): { columns: NumberColumn[]; roles: Role[] } {
  const isEach = isSmall(columns, roles);
  // A total, too, for where it is kept in place of its parts.
  const isUnclear = columns.map(
    ({ heading, isMoney }, at) =>
      (roles[at]?.figure === 'giving' || (isMoney && roles[at]?.why === 'sum')) &&
      (isEach || isPerhaps(heading, currency)),
  );
  const asked = roles.some(({ figure }, at) => figure === 'giving' && isUnclear[at])
    ? ask({
        about: 'columns',
        cells: columns.flatMap(({ cells }, at) =>
          isUnclear[at] && roles[at]?.figure
            ? (cells.find(({ text }) => text !== '')?.at ?? [])
            : [],
        ),
        choices: ['thousands', 'as_written', 'leave_out'],
        suggested: 'thousands',
      })
    : null;
  return {
    columns: columns.map((column, at) =>
      asked?.choice === 'thousands' && isUnclear[at] ? { ...column, unit: 1000 } : column,
    ),
    roles: roles.map((role, at) => {
      if (asked === null || !isUnclear[at] || role.figure === null) {
        return role;
      }
      return asked.choice === 'leave_out'
        ? { ...role, figure: null, why: 'derived' }
        : { ...role, isTentative: role.isTentative || asked.isOpen };
    }),
  };
}

function isSmall(columns: readonly NumberColumn[], roles: readonly Role[]): boolean {
  const mean = (figures: readonly string[]) =>
    columns
      .filter((_, at) => figures.includes(roles[at]?.figure ?? ''))
      .reduce((sum, column) => sum + meanOf(column) * column.unit, 0);
  const people = mean(['attendance', 'kids']);
  const given = mean(['giving']);
  return people >= peopleMin && given > 0 && given < leastEach * people;
}
