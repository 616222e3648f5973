import { means } from '#analytics/suggestion/vocabulary.ts';
import type { SpreadsheetChurch } from '../church.ts';
import { plainWord, weekdayNamed } from '../dates/names.ts';
import { clockTime } from '../dates/words-of-dates.ts';
import { gradesUpTo } from './ages.ts';
import { meaningOfColumn } from './meaning.ts';

/** The service that a heading or a cell names: one of the church's, a time, or a name. */
export function serviceOf(
  text: string,
  church: SpreadsheetChurch,
): { name: string | null; rest: string } {
  const known = church.services.find(({ name }) => plainWord(name) === plainWord(text.trim()));
  if (known && text.trim() !== '') {
    return { name: known.time ?? known.name, rest: '' };
  }
  const { time, rest } = serviceTimeIn(text);
  if (time !== null) {
    return { name: time, rest: withoutService(rest) };
  }
  if (/^(?:[6-9]|1\d|2[01])$/.test(text.trim())) {
    return { name: clockTime(Number(text), 0, undefined), rest: '' };
  }
  if (timesHere.test(plainWord(text)) || gradesUpTo(text) > 0) {
    return { name: null, rest: text };
  }
  const name = numbered.exec(plainWord(text))?.[0];
  if (name !== undefined) {
    return besideName(text, name);
  }
  if (!named.test(plainWord(text))) {
    return { name: null, rest: text };
  }
  const meaning = meaningOfColumn(text);
  const isCount = counts.includes(meaning) || ['total', 'derived', 'own'].includes(meaning);
  const part = partOfDay(text);
  // `1st time guests` is no service.
  return isCount || part.name !== null ? part : { name: text.trim(), rest: '' };
}

/** `2nd time`, `Second visit`: guests, and no service. */
const timesHere = /\b(?:1st|2nd|3rd|first|second|third)[ -]?(?:time|visit)/u;

const counts = ['kids', 'adults', 'first_time_guests', 'serving', 'giving'];

/** `1st Service Men`: the service, and what was counted there; the whole text where it is nothing else. */
function besideName(text: string, name: string): { name: string; rest: string } {
  const at = plainWord(text).indexOf(name);
  const rest = `${text.slice(0, at)} ${text.slice(at + name.length)}`
    .replace(/[\s\-–:()|/,]+/g, ' ')
    .trim();
  return counts.includes(meaningOfColumn(rest))
    ? { name: text.slice(at, at + name.length).trim(), rest }
    : { name: text.trim(), rest: '' };
}

const dayPart =
  /(?:^|[\s\-–:(])(early(?! (?:child|years))|late|a\.?m\.?|p\.?m\.?|morning|evening|afternoon|night|matin|soir|manana|tarde|noche|manha|noite|mattina|sera|ochtend|middag|avond|morgen|abend|formiddag|kveld|kvall|aften|rano|wieczor|오전|오후|저녁)(?=$|[\s\-–:)])/u;

/** `Evening kids` is of the evening. What is no count of people stays as it is. */
function partOfDay(text: string): { name: string | null; rest: string } {
  const [whole, name = ''] = dayPart.exec(plainWord(text)) ?? [];
  const at = plainWord(text).indexOf(name);
  if (whole === undefined || plainWord(text).length !== text.length) {
    return { name: null, rest: text };
  }
  const rest = `${text.slice(0, at)} ${text.slice(at + name.length)}`
    .replace(/[\s\-–:()|/,]+/g, ' ')
    .trim();
  return ['kids', 'adults'].includes(meaningOfColumn(rest)) || isHeadcount(rest)
    ? { name: text.slice(at, at + name.length), rest }
    : { name: null, rest: text };
}

function isHeadcount(text: string): boolean {
  return means(text, 'generic') || means(text, 'present');
}

function withoutService(rest: string): string {
  const plain = plainWord(rest).trim();
  const isService =
    /^(?:(?:sunday|sun|saturday|sat|sa|so|sab|sam|za|sonntag|samstag|domingo|dom|sabado|dimanche|dim|samedi|zondag|zo|sondag|niedziela|domenica|주일|service|culto)s?\s*)?(?:(?:am|pm|services?|worship|gottesdienst|culto|culte|servicio|servico|dienst|kerkdienst|eredienst|erediens|gudstjanst|gudstjeneste|nabozenstwo|msza|misa|missa|messe|messa|mass|eucharist|ibadah?|bohosluzba|istentisztelet|jumalanpalvelus|예배|예배출석)\s*)*$/u;
  return isService.test(plain) ? '' : rest;
}

/** Whether a heading or a title names a place where a church meets. */
export function namesCampus(part: string): boolean {
  return /campus|standort|sede|site|congregation|gemeinde|kirche|church|chapel|kerk|kyrka|kirke|igreja|iglesia|église|chiesa|kościół|parafia|parish|location/i.test(
    part,
  );
}

const ordinal =
  '1st|2nd|3rd|4th|5th|[1-5](?:er|ere|eme|ste|de|ro|do|to|ra|da|ta|e|\\.?[oa]|°|\\.)?|first|second|third|fourth|fifth|erster?s?|zweiter?s?|dritter?s?|premiere?|deuxieme|seconde?|troisieme|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|primeir[oa]|terceir[oa]|quart[oa]|prim[oa]|terz[oa]|eerste|tweede|derde|forsta|andra|tredje|forste|andre|anden|pierwsz[aye]|drug[aie]|trzeci[ae]?';
const meeting =
  'services?|worship|mass|gottesdienst|gd|culto|culte|servicio|servico|reunion|reuniao|celebracao|celebracion|celebration|kerkdienst|dienst|eredienst|erediens|gudstjanst|gudstjeneste|hogmassa|msza|nabozenstwo|misa|missa|messe|messa|ibadah?|kebaktian|bohosluzba|jumalanpalvelus|istentisztelet|예배';
const numbered = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${ordinal})\\s?(?:sunday |morning )?(?:${meeting})|(?:${meeting})\\s?(?:no\\.?|nr\\.?|#)?\\s?(?:[1-5]|i{1,3}|iv|[abc]|one|two|three|kwanza|ya kwanza|ya pili|ya tatu))(?!\\p{L})|[1-9]부(?:\\s?예배)?`,
  'u',
);
const named =
  /\b(?:early|late|first|second|third|1st|2nd|3rd|main|traditional|contemporary|classic|modern|blended|liturgical|vigil|a\.?m\.?|p\.?m\.?|morning|evening|evensong|afternoon|night|noon|fruh\p{L}*|haupt|hauptgottesdienst|spatgottesdienst|vormittag\p{L}*|abend(?!mahl)\p{L}*|morgen\p{L}*|matin|soir|apres-midi|manana|tarde|noche|matutino|vespertino|matutina|vespertina|manha|noite|mattina|mattino|sera|pomeriggio|ochtend\p{L}*|middag\p{L}*|avond(?!maal)\p{L}*|aand\p{L}*|oggend\p{L}*|formiddag\p{L}*|kveld\p{L}*|kvall\p{L}*|aften\p{L}*|rano|wieczor\p{L}*|asubuhi|jioni)\b|오전|오후|저녁|새벽/iu;

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
    /(?<![\d.:/])(\d{1,2})(?:[:.]|[hu]\s?|\s[hu]\s)(\d\d)\s?(?:(a\.?m|p\.?m|uhr|hs?|u(?:ur)?|hrs?)(?!\p{L})\.?)?(?![\d/])/iu.exec(
      plain,
    ) ??
    /(?<![\d.:/])(\d{1,2})()\s?(a\.?\s?m\b\.?|p\.?\s?m\b\.?|uhr|h\b|hs\b|hrs?\b|u\b|uur|o'clock|시)(?![\d/])/i.exec(
      plain,
    ) ??
    /(?<![\d.:/])([01]\d|2[0-3])([0-5][05])\s?(hrs?|h|hours)\b/i.exec(plain) ??
    // `0900` and `930`, but no year.
    /^\s*(0[6-9])([0-5][05])()(?!\d)/.exec(plain) ??
    /^\s*([6-9]|1[0-8])([0-5][05])()\s*$/.exec(plain) ??
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
    .replace(/(?:^|(?<=\s))(?:kl|um|om|at|à|de|das|a las|de las|às|godz|ore|klo)\.?\s*$/i, ' ');
  return { time, rest: rest.replace(/[\s\-–:()|/,]+/g, ' ').trim() };
}

/** Whether a heading says that times of day stand below it. */
export function isClock(heading: string): boolean {
  return /^(?:(?:service|start) ?time|time|uhrzeit|zeit|hora|horario|heure|horaire|tijd|uur|aanvang|tid|kl|klo|kello|kellonaika|aika|klokkeslett|klockslag|godz(?:ina)?|ora|orario|시간|시각)\.?$/.test(
    plainWord(heading).trim(),
  );
}

/** A time as it stands below such a heading: `9.45`, `1030`, `18`. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]?\d|2[0-3])(?:[.:hu]?[0-5]\d)?$/.test(text.trim());
}

/** Whether a heading names a service: early, contemporary, 2nd service. */
export function namesService(text: string): boolean {
  return named.test(plainWord(text)) || numbered.test(plainWord(text));
}

/** The weekday that a heading names, from 0 for Monday. */
export function weekdayIn(text: string): number | null {
  const korean = '월화수목금토일'.indexOf(/([월화수목금토])요/.exec(text)?.[1] ?? '-');
  const days = text
    // `Views by Tuesday` are of the Sunday before.
    .replace(/(?<!\p{L})(?:by|until|through|thru|bis|hasta|até|tot|t\/m)\s+\p{L}+/giu, ' ')
    .split(/[\s,()/-]+/)
    .flatMap((word) => (word.length > 2 ? (weekdayNamed(word) ?? []) : []));
  return korean >= 0 ? korean : (days[0] ?? null);
}
