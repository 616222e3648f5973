import type { Table } from '../table/table.ts';
import { meaningOfColumn } from './meaning.ts';
import { namesCampus, namesService, serviceTimeIn } from './services.ts';

const campusWord = /(?<!\p{L})(?:campus|standort|site|sede|location|locatie)(?!\p{L})/iu;

/** Upper headings that stand over the same lower ones again and again, and say nothing we know, are campuses. */
export function campusParts({ headings }: Table): (part: string) => boolean {
  const groups = Map.groupBy(
    headings.filter(({ length }) => length > 1),
    ([top]) => top ?? '',
  );
  const names = [...groups.keys()];
  const lower = [...groups.values()].map((group) =>
    group.map((parts) => parts.slice(1).join(' ')).join('|'),
  );
  const isRepeated =
    names.length >= 2 &&
    lower[0] !== undefined &&
    lower.filter((one) => one === lower[0]).length >= 2;
  // Churches over the hours of their services.
  const isTimed =
    names.length >= 2 &&
    [...groups.values()]
      .flat()
      .every((parts) => serviceTimeIn(parts.slice(1).join(' ')).time !== null);
  const alone = new Set(
    headings.flatMap(([only = '', ...others]) =>
      others.length === 0 && /^campus\s\P{N}|\scampus$/iu.test(only) ? [only] : [],
    ),
  );
  const areNamed = names.length >= 2 && names.every((name) => campusWord.test(name));
  return (part) =>
    (areNamed && names.includes(part)) ||
    (alone.size >= 2 && alone.has(part) && meaningOfColumn(part) === 'attendance') ||
    ((isRepeated || isTimed) &&
      names.includes(part) &&
      (meaningOfColumn(part) === 'unknown' || namesCampus(part)) &&
      serviceTimeIn(part).time === null &&
      !namesService(part));
}
