import { readXml } from './xml.ts';

/** Built-in formats of dates and times (ECMA-376 part 1, 18.8.30), those of East Asia included. */
function isBuiltInDate(format: number): boolean {
  return (
    (format >= 14 && format <= 22) ||
    (format >= 27 && format <= 36) ||
    (format >= 45 && format <= 47) ||
    (format >= 50 && format <= 58)
  );
}

/** For each style of cells, whether it shows its number as a date or a time. */
export function dateStylesOf(xml: string): boolean[] {
  const custom = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isIn = false;
  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'numFmt') {
        custom.set(Number(attribute('numFmtId')), isDateFormat(attribute('formatCode') ?? ''));
      } else if (name === 'cellXfs') {
        isIn = true;
      } else if (name === 'xf' && isIn) {
        const format = Number(attribute('numFmtId') ?? 0);
        styles.push(custom.get(format) ?? isBuiltInDate(format));
      }
    },
    close: (name) => {
      isIn = isIn && name !== 'cellXfs';
    },
  });
  return styles;
}

/** Whether a format has day, month, year or hour in it, beside quoted text, colors and locales. */
function isDateFormat(code: string): boolean {
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').replace(/general/gi, ''));
}
