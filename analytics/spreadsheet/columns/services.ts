import { plainWord, weekdayNamed } from '../dates/names.ts';
import { clockTime } from '../dates/words-of-dates.ts';

const named =
  /\b(?:early|late|first|second|third|1st|2nd|3rd|main|traditional|contemporary|classic|modern|blended|liturgical|vigil|a\.?m\.?|p\.?m\.?|morning|evening|afternoon|night|noon|fruh\p{L}*|haupt|hauptgottesdienst|spatgottesdienst|vormittag\p{L}*|abend(?!mahl)\p{L}*|morgen\p{L}*|matin|soir|apres-midi|manana|tarde|noche|matutino|vespertino|manha|noite|mattina|mattino|sera|pomeriggio|ochtend\p{L}*|middag\p{L}*|avond(?!maal)\p{L}*|aand\p{L}*|oggend\p{L}*|formiddag\p{L}*|kveld\p{L}*|kvall\p{L}*|aften\p{L}*|rano|wieczor\p{L}*|service [1-9]|gottesdienst [1-9]|culto [1-9]|culte [1-9]|servicio [1-9]|[1-9](?:\.?[oa]|\.|er|e|eme|de)? (?:service|gottesdienst|culto|culte|servicio|dienst))\b|[1-9]부|오전|오후|저녁|새벽/iu;

/** A text without its time of day, and the time as `HH:MM`. */
export function serviceTimeIn(text: string): { time: string | null; rest: string } {
  const plain = text.normalize('NFKC');
  const korean = /(오전|오후)\s?(\d{1,2})시(?:\s?(\d{1,2})분|\s?(반))?/.exec(plain);
  if (korean) {
    const minutes = korean[4] ? 30 : Number(korean[3] ?? 0);
    const half = korean[1] === '오후' ? 'pm' : 'am';
    return found(plain, korean[0], clockTime(Number(korean[2]), minutes, half));
  }
  const spelled =
    /(?<![\d.:/])(\d{1,2})(?:[:.h](\d\d))\s?(a\.?m\.?|p\.?m\.?|uhr|h|u(?:ur)?\b|hrs?)?(?![\d/])/i.exec(
      plain,
    ) ??
    /(?<![\d.:/])(\d{1,2})()\s?(a\.?\s?m\b\.?|p\.?\s?m\b\.?|uhr|h\b|hrs?\b|uur|o'clock|시)(?![\d/])/i.exec(
      plain,
    ) ??
    /\b(?:kl\.?|godz\.?|om|ore|klo)\s?(\d{1,2})()()\b/i.exec(plain);
  if (spelled && Number(spelled[1]) < 24 && Number(spelled[2] || 0) < 60) {
    const half = /^[ap]/i.test(spelled[3] ?? '') ? spelled[3] : undefined;
    return found(plain, spelled[0], clockTime(Number(spelled[1]), Number(spelled[2] || 0), half));
  }
  return { time: /\bnoon\b/i.test(plain) ? '12:00' : null, rest: text };
}

function found(text: string, part: string, time: string) {
  const rest = text
    .replace(part, ' ')
    .replace(/(?:^|(?<=\s))(?:kl|um|om|at|à|de|das|a las|de las|às|godz)\.?\s*$/i, ' ');
  return { time, rest: rest.replace(/[\s\-–:()|/,]+/g, ' ').trim() };
}

/** Whether a heading says that times of day stand below it. */
export function isClock(heading: string): boolean {
  return /^(?:(?:service|start) ?time|time|uhrzeit|zeit|hora|horario|heure|horaire|tijd|aanvang|tid|kl|klokkeslett|klockslag|godz(?:ina)?|ora|orario|시간|시각)\.?$/.test(
    plainWord(heading).trim(),
  );
}

/** A time as it stands below such a heading: `9.45`, `1030`, `18`. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]?\d|2[0-3])(?:[.:h]?[0-5]\d)?$/.test(text.trim());
}

/** Whether a heading names a service: early, contemporary, 2nd service. */
export function namesService(text: string): boolean {
  return named.test(plainWord(text));
}

/** The weekday that a heading names, from 0 for Monday. */
export function weekdayIn(text: string): number | null {
  const days = text
    .split(/[\s,()/-]+/)
    .flatMap((word) => (word.length > 2 ? (weekdayNamed(word) ?? []) : []));
  return days[0] ?? null;
}
