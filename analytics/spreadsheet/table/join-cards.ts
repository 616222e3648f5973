import { type Cell, type Grid, gridOf, textCell } from '../cell.ts';
import { looksNumeric } from '../columns/read-number.ts';
import { readDate, readWordedDay } from '../dates/read-date.ts';

/** What stands below a date: under which heading, over which column, and beside what. */
type Count = { parts: readonly [section: string, over: string, label: string]; cell: Cell };

/** A Sunday's counts below its date. */
type Card = { date: Cell; counts: readonly Count[] };

const cardsMin = 2;
/** Share of the dates that have something counted below them, and of the cards that have a heading of a part. */
const shareMin = 0.6;

/**
 * Sheets that have a date and what was counted below it, over and over, or a sheet for each date: one sheet with a row
 * for each.
 *
 * @param grids sheets that are no tables with dates beside numbers
 * @returns the sheet, and which of them it is made of; null where they are none
 */
export function joinCards(grids: readonly Grid[]): { grid: Grid; from: ReadonlySet<Grid> } | null {
  const found = grids.flatMap((grid) => {
    const own = cardsOf(apartByColons(grid));
    return own ? [{ grid, ...own }] : [];
  });
  const cards = withCommonSections(found.flatMap((one) => one.cards));
  if (cards.length < cardsMin || !cards.some((card) => isLikeOthers(card, cards))) {
    return null;
  }
  const titles = found.flatMap((one) => one.titles);
  const [only] = found.length === 1 ? found : [];
  return {
    grid: gridOf(only?.grid.sheet ?? '', [
      ...(only ? titles : []).map((title) => [textCell('', title)]),
      ...linesOf(cards),
    ]),
    from: new Set(found.map(({ grid }) => grid)),
  };
}

/** Headings of parts that hardly any card has are remarks. */
function withCommonSections(cards: readonly Card[]): Card[] {
  const uses = cards.flatMap(({ counts }) => [...new Set(counts.map(({ parts: [name] }) => name))]);
  const isCommon = (name: string) =>
    uses.filter((one) => one === name).length >= shareMin * cards.length;
  return cards.map(({ date, counts }) => ({
    date,
    counts: counts.map(({ parts: [section, over, label], cell }) => ({
      parts: [isCommon(section) ? section : '', over, label],
      cell,
    })),
  }));
}

function isLikeOthers({ counts }: Card, cards: readonly Card[]): boolean {
  const keys = counts.filter(({ cell }) => looksNumeric(cell)).map(({ parts }) => `${parts}`);
  return keys.some(
    (key) =>
      cards.filter((card) => card.counts.some(({ parts }) => `${parts}` === key)).length >=
      Math.max(cardsMin, shareMin * cards.length),
  );
}

/** A line a card, under its headings; what a card says twice has a line of its own. */
function linesOf(cards: readonly Card[]): Cell[][] {
  const named = new Map(
    cards.flatMap(({ counts }) => counts.map(({ parts }) => [`${parts}`, parts])),
  );
  const keys = [...named].toSorted(([, one], [, other]) => blanksIn(other) - blanksIn(one));
  const headings = [0, 1, 2].flatMap((row) => {
    const texts = keys.map(([, parts]) => parts[row] ?? '');
    const heading = ['Date', ...texts].map((text) =>
      textCell('', row < 2 && text === 'Date' ? '' : text),
    );
    return texts.some((text) => text !== '') ? [heading] : [];
  });
  return [
    ...headings,
    ...cards.flatMap((card) =>
      rowsOf(
        card,
        keys.map(([key]) => key),
      ),
    ),
  ];
}

/** Without a part of its own a column stands left of those that have one, which it would take over. */
function blanksIn([section, over]: Count['parts']): number {
  return (section === '' ? 2 : 0) + (over === '' ? 1 : 0);
}

function rowsOf({ date, counts }: Card, keys: readonly string[]): Cell[][] {
  const rows: Map<string, Cell>[] = [];
  for (const { parts, cell } of counts) {
    const free = rows.find((row) => !row.has(`${parts}`));
    const row = free ?? new Map<string, Cell>();
    row.set(`${parts}`, cell);
    if (!free) {
      rows.push(row);
    }
  }
  return rows.map((row) => [date, ...keys.map((key) => row.get(key) ?? textCell('', ''))]);
}

/** Lines of a message, `Men: 58`, are a name and a number. */
function apartByColons(grid: Grid): Grid {
  const lines = grid.rows.map((row) => row.filter(({ text }) => text !== ''));
  const pairs = lines.map(([only, other]) => (only && !other ? pairOf(only) : null));
  const alone = lines.filter(({ length }) => length === 1).length;
  return pairs.filter((pair) => pair !== null).length < Math.max(4, alone / 2)
    ? grid
    : { ...grid, rows: grid.rows.map((row, at) => pairs[at] ?? row) };
}

function pairOf({ at, text }: Cell): Cell[] | null {
  const [, name, said] =
    /^[-–•*·\s]*(.{1,40}?)\s*(?::(?!\d\d)|=|\s[-–—])\s*(\S.*?)[*.]?$/u.exec(text) ?? [];
  return name === undefined || said === undefined ? null : [textCell(at, name), textCell(at, said)];
}

/** The cards of a sheet and the texts above them; null where dates stand beside what was counted. */
function cardsOf({ sheet, rows }: Grid): { titles: string[]; cards: Card[] } | null {
  const filled = rows.map((row) => row.filter(({ text }) => text !== ''));
  const isTable = filled.some(
    (cells) => cells.some(isDay) && cells.some((cell) => !isDay(cell) && looksNumeric(cell)),
  );
  const starts = filled.flatMap((cells, at) => {
    const date = dateAlone(cells);
    return date ? [{ date, at }] : [];
  });
  const first = starts[0]?.at ?? 0;
  const named = textCell('', sheet);
  // A sheet for each Sunday may be called by its date.
  const cards =
    starts.length === 0 && isDay(named)
      ? [{ date: named, counts: countsBelow(rows, []) }]
      : starts.map(({ date, at }, index) => ({
          date,
          counts: countsBelow(rows.slice(at + 1, starts[index + 1]?.at), rows.slice(0, first)),
        }));
  const counted = cards.filter(({ counts }) => counts.some(({ cell }) => looksNumeric(cell)));
  const isOfDates = counted.some(({ counts }) =>
    counts.some(({ parts: [, , label] }) => readDate(textCell('', label)) !== null),
  );
  return isTable || isOfDates || counted.length < shareMin * Math.max(1, cards.length)
    ? null
    : {
        titles: filled.slice(0, first).flatMap((cells) => cells.map(({ text }) => text)),
        cards: counted,
      };
}

/** The date of a row that says nothing else than when it was. */
function dateAlone(cells: readonly Cell[]): Cell | null {
  const [only, second] = cells;
  if (!only || cells.length > 3 || cells.some((cell) => !isDay(cell) && looksNumeric(cell))) {
    return null;
  }
  const days = cells.filter(isDay);
  return days.length === 1
    ? (days[0] ?? null)
    : second === undefined && readWordedDay(only) !== null
      ? only
      : null;
}

function isDay(cell: Cell): boolean {
  return ['day', 'range', 'nth'].includes(readDate(cell)?.kind ?? '');
}

/** What is counted stands left of its numbers; over them may be the service, and above a row what it is a part of. */
function countsBelow(rows: Grid['rows'], above: Grid['rows']): Count[] {
  const counts: Count[] = [];
  let section = '';
  let heading = above.findLast(isHeading);
  for (const row of rows) {
    const cells = row.filter(({ text }) => text !== '');
    const [label, value] = cells;
    const numbers = row.flatMap((cell, column) =>
      cell !== label && looksNumeric(cell) ? [{ cell, column }] : [],
    );
    if (!label || looksNumeric(label)) {
      continue;
    }
    if (numbers.length > 0) {
      counts.push(
        ...numbers.map(({ cell, column }) => ({
          parts: [section, heading?.[column]?.text ?? '', label.text] as const,
          cell,
        })),
      );
    } else if (isHeading(row)) {
      heading = row;
    } else if (value === undefined) {
      section = label.text.replace(/:$/, '');
    } else {
      counts.push({ parts: ['', '', label.text], cell: value });
    }
  }
  return counts;
}

/** At least two columns are named. */
function isHeading(row: readonly Cell[]): boolean {
  const texts = row.slice(1).filter(({ text }) => text !== '');
  return texts.length >= 2 && !texts.some(looksNumeric);
}
