import { plainWord } from './names.ts';

const ordinals = [
  'first erste erster premier premiere primer primero primera primeira primeiro primo prima eerste forsta forste pierwsza pierwszy',
  'second zweite zweiter deuxieme segundo segunda secondo seconda tweede andra anden andre druga drugi',
  'third dritte dritter troisieme tercer tercero tercera terceiro terceira terzo terza derde tredje trzecia trzeci',
  'fourth vierte vierter quatrieme cuarto cuarta quarto quarta vierde fjarde fjerde czwarta czwarty',
  'fifth funfte funfter cinquieme quinto quinta vijfde vyfde femte piata piaty',
].map((line) => new Set(line.split(' ')));

/** Headings of when a form was sent. */
export const sentWord =
  /time ?stamp|zeitstempel|horodateur|marca temporal|carimbo|informazioni cronologiche|tijdstempel|tidsstempel|tidstampel|sygnatura|submitted|submission|created|entered|eingegangen|타임스탬프|时间戳/;

/** A number as it stands in a date: `3`, `3rd`, `3.`, `1er`, `third`; null for another word. */
export function ordinalOf(word: string): number | null {
  const plain = plainWord(word);
  const [, digits] =
    /^(\d{1,4})(?:st|nd|rd|th|er|ere|i?eme|ste|de|[rdt][ao]|[eoaº°]|\.)?$/.exec(plain) ?? [];
  if (digits !== undefined) {
    return Number(digits);
  }
  const named = ordinals.findIndex((words) => words.has(plain));
  return named < 0 ? null : named + 1;
}

/** A text without the time of day at its end, and that time. */
export function withoutTime(text: string): { text: string; time: string | null } {
  const [whole, hours, minutes, half] =
    /[\sT,@]+(\d{1,2})[:.h](\d\d)(?::\d\d)?(?:\.\d+)?\s?([ap]\.?\s?m\.?)?(?:\s?(?:uhr|hrs?|h|Z|[+-]\d\d:?\d\d|UTC|GMT.*))?$/i.exec(
      text,
    ) ??
    /[\s,@]+(\d{1,2})()\s?([ap]\.?\s?m\.?)$/i.exec(text) ??
    [];
  const isTime = whole !== undefined && Number(hours) < 24 && Number(minutes || 0) < 60;
  // In `Sunday, 3.03` and `5.01 - 11.01` day and month stand where a time would.
  const before = isTime ? text.slice(0, -whole.length) : '';
  if (!/\d/.test(before) || /(?:[-–—~]|\b(?:to|bis|au|al?|t\/m|till?))\s*$/i.test(before)) {
    return { text, time: null };
  }
  return {
    text: before.trim(),
    // Midnight is how programs write that there is no time.
    time: withoutMidnight(clockTime(Number(hours), Number(minutes || 0), half)),
  };
}

/** `HH:MM` of the 24-hour clock. */
export function clockTime(hours: number, minutes: number, half: string | undefined): string {
  const isAfternoon = /^p/i.test(half ?? '');
  const isMorning = /^a/i.test(half ?? '');
  const hour = isAfternoon && hours < 12 ? hours + 12 : isMorning && hours === 12 ? 0 : hours;
  return `${`${hour}`.padStart(2, '0')}:${`${minutes}`.padStart(2, '0')}`;
}

function withoutMidnight(time: string): string | null {
  return time === '00:00' ? null : time;
}
