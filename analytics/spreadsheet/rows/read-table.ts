import { dayNumber } from '#analytics/calendar/plain-date.ts';
import { minorDigits } from '#contract/minor-units.ts';
import type { Skipped } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';
import { findSums } from '../columns/find-sums.ts';
import { longFormOf, withServicesOf } from '../columns/long-form.ts';
import { askUnits } from '../columns/money-units.ts';
import { readColumns } from '../columns/read-columns.ts';
import type { Role } from '../columns/role.ts';
import { decideRoles } from '../columns/roles.ts';
import type { DateOrder, Outcome, ReadDay } from '../dates/column.ts';
import { decideDays } from '../dates/decide-days.ts';
import type { Ask } from '../questions.ts';
import type { Table } from '../table/table.ts';
import { badDates, badNumbers, noDates, skippedColumns, skippedLines } from './left-out.ts';
import { otherDays } from './other-days.ts';
import { isOwnFormat, noServiceText, withOwnSpans } from './own-format.ts';
import { pivot, type Wide } from './pivot.ts';
import type { BadCell, Draft } from './row.ts';
import { decideTotals } from './totals.ts';
import { askCompared, yearOf, yearsOf } from './years.ts';

/** What a table says, before the whole file is looked at. */
export type ReadTable = {
  table: Table;
  drafts: Draft[];
  /** Of our own export: what was counted at services that nobody came to meet at. */
  closed: Draft[];
  bad: BadCell[];
  skipped: Skipped[];
};

/** What a table is read with. */
export type Reading = {
  church: SpreadsheetChurch;
  ask: Ask;
  fileName: string;
  /** The order of day and month that the tables of the file are sure of. */
  order: DateOrder | null;
};

/** Reads one table: its dates, its columns, then its numbers. */
export function readTable(table: Table, { church, ask, fileName, order }: Reading): ReadTable {
  const compared = askCompared(table, ask);
  const isOwn = isOwnFormat(table);
  const written = { digits: minorDigits(church.currency), isOwn };
  const year = compared?.year ?? yearOf(table);
  const { numbers, texts } = readColumns(table, { church, written, year });
  const form = withServicesOf(
    longFormOf(table, texts, church),
    table,
    numbers.map(({ heading }) => heading),
  );
  const asked = form.unclear >= 0 ? askUnclear(form.unclear, table, ask) : null;
  const wide = pivot(table, numbers, asked ? { ...form, [asked.choice]: form.unclear } : form, {
    church,
    written,
  });
  const outcomes = decideDays(wide.lines, {
    church,
    ask,
    order,
    years: compared ? [compared.year] : yearsOf(table, fileName),
    heading: table.dateHeading,
  });
  const sums = findSums(wide.columns);
  const isRead = outcomes.some(({ kind }) => kind === 'read');
  const { columns, roles } =
    isOwn || !isRead
      ? { columns: wide.columns, roles: decideRoles(wide.columns, sums, withoutQuestion) }
      : askUnits(wide.columns, decideRoles(wide.columns, sums, ask), {
          currency: church.currency,
          ask,
        });
  const dated = { ...wide, columns, outcomes, offsets: otherDays(wide, outcomes, ask) };
  const drafts = draftsOf(dated, roles, church).filter(({ day }) => day <= dayNumber(church.today));
  const kept = decideTotals(
    drafts,
    wide,
    sums.filter(({ total }) => roles[total]?.why === 'sum' || roles[total]?.onlyLines),
    (at, line) => draftsOfTotal(dated, roles, { at, line }, church),
    ask,
  );
  const used = new Set([form.service, form.campus, form.category, form.unclear]);
  return {
    table,
    drafts:
      asked?.isOpen || compared?.isOpen
        ? kept.map((draft) => ({ ...draft, isTentative: true }))
        : isOwn
          ? withOwnSpans(table, kept)
          : kept,
    closed: isOwn ? draftsOf(withNobody(dated), roles, church) : [],
    bad: [...badDates(outcomes), ...noDates(table), ...badNumbers(wide, roles)],
    skipped: [
      ...skippedColumns(
        table,
        texts.filter((at) => !used.has(at)),
        wide,
        roles,
      ),
      ...skippedLines(table, outcomes, church),
    ],
  };
}

const withoutQuestion: Ask = ({ suggested }) => ({ choice: suggested, isOpen: false });

/** A column of text that tells the rows of a day apart, and does not say as what. */
function askUnclear(at: number, table: Table, ask: Ask): { choice: string; isOpen: boolean } {
  const cells = table.lines.flatMap(({ cells: own }) => own[at]?.at ?? []).slice(0, 5);
  const choices = ['service', 'campus', 'category'];
  return ask({ about: 'columns', cells, choices, suggested: 'service' });
}

type Dated = Wide & { outcomes: readonly Outcome[]; offsets: ReturnType<typeof otherDays> };

/** As if only the cells counted that say that nobody met. */
function withNobody(wide: Dated): Dated {
  const nobody = { kind: 'number', value: 0, isEstimate: false } as const;
  return {
    ...wide,
    columns: wide.columns.map((column) => ({
      ...column,
      numbers: column.cells.map(({ text }) =>
        text.trim() === noServiceText ? nobody : ({ kind: 'blank' } as const),
      ),
    })),
  };
}

function draftsOf(wide: Dated, roles: readonly Role[], church: SpreadsheetChurch): Draft[] {
  const minor = 10 ** minorDigits(church.currency);
  return wide.outcomes.flatMap((outcome, line) =>
    outcome.kind === 'read'
      ? roles.flatMap((role, at) => draftAt(wide, role, { at, line, minor, read: outcome.read }))
      : [],
  );
}

/** What a total counts where it is kept in place of its parts. */
function draftsOfTotal(
  wide: Dated,
  roles: readonly Role[],
  { at, line }: { at: number; line: number },
  church: SpreadsheetChurch,
): Draft[] {
  const [column, role, outcome] = [wide.columns[at], roles[at], wide.outcomes[line]];
  if (!column || !role || outcome?.kind !== 'read') {
    return [];
  }
  const figure = column.isMoney ? 'giving' : 'attendance';
  const category = column.isMoney ? column.heading : 'Attendance';
  const kept = { ...role, figure, category, onlyLines: null };
  const minor = 10 ** minorDigits(church.currency);
  return draftAt(wide, kept, { at, line, minor, read: outcome.read });
}

type Place = { at: number; line: number; minor: number; read: ReadDay };

function draftAt(wide: Dated, role: Role, { at, line, minor, read }: Place): Draft[] {
  const column = wide.columns[at];
  const number = column?.numbers[line];
  const isLeftOut = role.onlyLines !== null && !role.onlyLines.has(line);
  if (!column || role.figure === null || isLeftOut || number?.kind !== 'number') {
    return [];
  }
  const { offset, isTentative } = wide.offsets[at] ?? { offset: 0, isTentative: false };
  const isMoney = role.figure === 'giving' || column.isMoney;
  return [
    {
      day: read.day + (read.span === 'day' ? offset : 0),
      span: read.span,
      // The time in a date counts where no column says more.
      service: column.service ?? read.time,
      campus: column.campus,
      category: role.category,
      figure: role.figure,
      value: isMoney ? Math.round(number.value * column.unit * minor) : number.value,
      isEstimate: number.isEstimate,
      isInTotal: role.isInTotal,
      isTentative: read.isTentative || role.isTentative || isTentative,
      at: column.cells[line]?.at ?? '',
    },
  ];
}
