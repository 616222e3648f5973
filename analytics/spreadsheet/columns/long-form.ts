import type { Cell } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';
import { plainWord, weekdayNamed } from '../dates/names.ts';
import type { Table } from '../table/table.ts';
import { meaningOfColumn } from './meaning.ts';
import { isClock, isTimeOfDay, namesService, serviceOf, serviceTimeIn } from './services.ts';

/** Columns of text that say what a row's numbers count; -1 where there is none. */
export type LongForm = { service: number; campus: number; category: number; unclear: number };

const words = {
  service:
    /^(?:service|services|service name|service no\.?|service number|mass|event|anlass|gottesdienst|zeit|culto|servicio|servico|misa|missa|culte|messe|dienst|kerkdienst|gudstjanst|gudstjeneste|nabozenstwo|msza|messa|예배|예배구분|program(?:me|ma)?|activity|actividad|atividade|meeting|reunion|reuniao|veranstaltung|service type|type of service|which service\??|ibadah?|kebaktian|bohosluzba|jumalanpalvelus|集会|礼拝|聚会|聚會|崇拜)$/,
  campus:
    /^(?:campus|location|site|place|standort|ort|sede|campus\/location|lieu|local|unidade|locatie|plats|sted|miejsce|luogo|building|church|venue|branch|assembly|parish|congregation|gemeinde|kirche|iglesia|igreja|eglise|kerk|kirke|kyrkje|kyrka|kirkko|chiesa|biserica|kosciol|kostel|templom|vestiging|locatie|filial|congregacao|congregacion|캠퍼스|장소|교회)$/,
  category:
    /^(?:category|metric|type|what|measure|kind|item|field|kategorie|art|categoria|tipo|categorie|type de comptage|soort|kategori|rodzaj|group|age group|group type|description|descripcion|descricao|bezeichnung|concepto|rubro|grupo|groupe|gruppe|groep|grupa|bereich|department|section|ministry|ministerio|class|klasse|who|wer|quien|quem|qui|구분|항목|부서|분류|attendance type|headcount type|type of attendance|tipo de asistencia|tipo de presenca)$/,
};

/** Who counted, sent or led it: names are left out, however often they repeat. */
const personWord =
  /(?:\b(?:name|names|initials|usher|ushers|counter|counted by|entered by|submitted by|reported by|recorded by|preacher|speaker|pastor|email|e-mail|nombre|nom|nome|naam|namn|navn|imie|nazwisko|prediger|predicador|pregador|predicateur|officiant|celebrant|president|leader|minister|vicar|priest|leiter|liturg|voorganger|gezahlt von|contado por|compte par)\b|이름|姓名|氏名)/;

/** What is noted beside a count: `Communion` there does not say that communicants were counted. */
const noteWord =
  /^(?:notes?|remarks?|comments?|occasion|special|theme|topic|title|sermon|weather|bemerkung\p{L}*|anmerkung\p{L}*|notiz\p{L}*|thema|opmerking\p{L}*|notas?|nota|observa\p{L}*|comentario\p{L}*|remarques?|commentaires?|uwagi|anteckning\p{L}*|merknad\p{L}*|비고|메모)(?!\p{L})/u;

/** Headings of services, and of what some Sundays were: `Easter` beside a few of them. */
const eventWord =
  /^(?:event|anlass|program(?:me|ma)?|activity|actividad|atividade|meeting|reunion|reuniao|veranstaltung)$/;

/** Which columns of text tell the rows of one day apart. */
export function longFormOf(
  table: Table,
  texts: readonly number[],
  church: SpreadsheetChurch,
): LongForm {
  const dates = table.lines.map(({ date }) => date.text);
  const repeats = new Set(dates).size < dates.length * 0.8;
  const form: LongForm = { service: -1, campus: -1, category: -1, unclear: -1 };
  for (const at of texts) {
    const heading = plainWord(table.headings[at]?.join(' ') ?? '').trim();
    const cells = table.lines
      .flatMap(({ cells: own }) => own[at] ?? [])
      .filter(({ text }) => text !== '');
    if (isBeside(heading, cells, table) || isDayOfDate(at, table)) {
      continue;
    }
    const kind = kindOf(heading, cells, isFilled(cells, table, 0.9), church);
    const isTimes =
      kind === 'service' && cells.every(({ text }) => serviceTimeIn(text).time !== null);
    // Of an event and its time, the time tells more apart.
    if (kind && (form[kind] < 0 || isTimes)) {
      form[kind] = at;
    } else if (repeats && kind === null && isRepeated(cells) && isFilled(cells, table, 0.9)) {
      form.unclear = at;
    }
  }
  if (!repeats) {
    return { ...form, category: -1, unclear: -1 };
  }
  return isToldApart(table, form) ? { ...form, unclear: -1 } : form;
}

/** They may head what was counted there, too: those who came to church. */
const congregation =
  /^(?:church|gemeinde|kirche|iglesia|igreja|eglise|kerk|kirke|kyrkje|kyrka|kirkko|chiesa|biserica|kosciol|kostel|templom|congregation|congregacao|congregacion|assembly|교회)$/;

/** Most numbers that tell services, hours or campuses apart. */
const keysMax = 8;

/** Numbers that tell rows apart and count nothing: `1` and `2` under `Service`, `9.45` under `Time`. */
export function isKeyColumn(
  parts: readonly string[],
  cells: readonly Cell[],
  { lines }: Table,
): boolean {
  const heading = plainWord(parts.join(' ')).trim();
  const keys = new Set(cells.map(({ text }) => text).filter((text) => text !== ''));
  if (isClock(parts.join(' '))) {
    return [...keys].every((key) => !/\d/.test(key) || isTimeOfDay(key));
  }
  const days = new Set(lines.map(({ date }) => date.text));
  return (
    (words.service.test(heading) || words.campus.test(heading)) &&
    !congregation.test(heading) &&
    keys.size <= keysMax &&
    days.size <= 0.8 * lines.length &&
    [...keys].every((key) => /^\d$/.test(key) || isTimeOfDay(key))
  );
}

/**
 * Groups of whom nothing is known, beside an attendance: `Main` and `Spanish` are services.
 *
 * @param headings of the columns of numbers
 */
export function withServicesOf(
  form: LongForm,
  { lines }: Table,
  headings: readonly string[],
): LongForm {
  const names = new Set(lines.flatMap(({ cells }) => cells[form.category]?.text || []));
  const isAttendance = headings.length === 1 && headings.every(isOfWorship);
  return isAttendance &&
    form.service < 0 &&
    names.size >= 2 &&
    [...names].every((name) => ['unknown', 'attendance'].includes(meaningOfColumn(name)))
    ? { ...form, service: form.category, category: -1 }
    : form;
}

/** `Attendance`; `Count` and `Number` may be of anything. */
function isOfWorship(heading: string): boolean {
  return (
    meaningOfColumn(heading) === 'attendance' &&
    !/count|number|anzahl|aantal|antal|liczba|cantidad|quantidade|qtd|nombre|numero/i.test(heading)
  );
}

/** Names, notes, and events of a few Sundays: they tell no rows apart. */
function isBeside(heading: string, cells: readonly Cell[], table: Table): boolean {
  return (
    personWord.test(heading) ||
    noteWord.test(heading) ||
    (eventWord.test(heading) && !isFilled(cells, table, 0.5))
  );
}

/** Weekdays that each date has only one of: its own. */
function isDayOfDate(at: number, { lines }: Table): boolean {
  const said = lines.flatMap(({ date, cells }) => {
    const text = textOf(cells[at]);
    return text === '' ? [] : [{ date: date.text, text, isWeekday: weekdayNamed(text) !== null }];
  });
  const days = Map.groupBy(said, ({ date }) => date);
  return (
    said.every(({ isWeekday }) => isWeekday) &&
    [...days.values()].every((own) => new Set(own.map(({ text }) => text)).size === 1)
  );
}

/** Whether nearly each row of a day says another service, campus or category already. */
function isToldApart({ lines }: Table, { service, campus, category }: LongForm): boolean {
  const keys = lines.map(({ date, cells }) =>
    JSON.stringify([date, ...[service, campus, category].map((at) => cells[at])].map(textOf)),
  );
  return new Set(keys).size >= 0.9 * keys.length;
}

function textOf(cell: Cell | undefined): string {
  return cell?.text ?? '';
}

function kindOf(
  heading: string,
  cells: readonly Cell[],
  isWhole: boolean,
  church: SpreadsheetChurch,
): 'service' | 'campus' | 'category' | null {
  if (isClock(heading)) {
    return 'service';
  }
  for (const kind of ['service', 'campus', 'category'] as const) {
    if (words[kind].test(heading)) {
      return kind;
    }
  }
  const share = (holds: (text: string) => boolean) =>
    cells.filter(({ text }) => holds(text)).length / Math.max(1, cells.length);
  if (share((text) => isServiceAlone(text, church)) >= 0.7) {
    return 'service';
  }
  const isNamed =
    isWhole && isRepeated(cells) && share((text) => meaningOfColumn(text) !== 'unknown') >= 0.6;
  // `Gottesdienst`, `Abendgottesdienst` say which service it was, and not what was counted there.
  const isWorship = cells.every(({ text }) =>
    ['attendance', 'unknown'].includes(meaningOfColumn(text)),
  );
  return isNamed ? (isWorship ? 'service' : 'category') : null;
}

/** A service and nothing else; `John 3:16` is none. */
function isServiceAlone(text: string, church: SpreadsheetChurch): boolean {
  const { name, rest } = serviceOf(text, church);
  return name !== null && (rest === '' || namesService(rest));
}

/** Whether it stands in enough rows: what only some say does not tell them apart. */
function isFilled(cells: readonly Cell[], { lines }: Table, share: number): boolean {
  return cells.length >= share * lines.length;
}

function isRepeated(cells: readonly Cell[]): boolean {
  const distinct = new Set(cells.map(({ text }) => text)).size;
  return distinct >= 2 && distinct <= 12 && distinct <= cells.length / 3;
}
