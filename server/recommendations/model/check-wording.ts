import { plainText } from '#analytics/findings/wording.ts';
import type { Finding } from '#contract/findings.ts';
import {
  type Wording,
  type WordingMaterial,
  wordingLengths,
  wordingShape,
} from './wording-question.ts';

/** Ten times the requested length; the patterns below would be slow on more. */
const answerMax = 4_000;

/** A wording without additions of its own, or why it is refused. */
export type Checked = { wording: Wording; problem: null } | { wording: null; problem: string };

/**
 * Checks a model's answer. It may only rephrase its input: no number, name, link, quotation, promise or
 * markup of its own, not too long, and in English.
 */
export function checkWording(text: string, material: WordingMaterial): Checked {
  if (text.length > answerMax) {
    return { wording: null, problem: `It was longer than ${answerMax} characters.` };
  }
  const wording = readWording(text);
  if (!wording) {
    return { wording: null, problem: 'It was not the JSON object that was asked for.' };
  }
  const problem = findProblem(wording, material);
  return problem === null ? { wording, problem } : { wording: null, problem };
}

/** Parses one JSON object, bare or in a code fence. */
function readWording(text: string): Wording | null {
  const fenced = /^\s*```(?:json)?\s*\n([\s\S]*?)\n```\s*$/.exec(text)?.[1];
  try {
    const read = wordingShape.safeParse(JSON.parse(fenced ?? text));
    return read.success ? trimmed(read.data) : null;
  } catch {
    return null;
  }
}

function trimmed({ title, seen, step }: Wording): Wording {
  return { title: title.trim(), seen: seen.trim(), step: step.trim() };
}

const parts = ['title', 'seen', 'step'] as const;

function findProblem(wording: Wording, { finding }: WordingMaterial): string | null {
  const given = givenText(finding);
  for (const part of parts) {
    const problem = problemOf(wording[part], given);
    if (problem !== null) {
      return `The ${part} ${problem}`;
    }
    if ([...wording[part]].length > wordingLengths[part] || wording[part] === '') {
      return `The ${part} was empty or longer than ${wordingLengths[part]} characters.`;
    }
  }
  return turnedAround(wording, finding) ? 'It said the opposite of the finding.' : null;
}

/** The only allowed source of numbers, names and words: the finding, never the knowledge. */
function givenText({ title, seen, sure, otherwise, step }: Finding): string {
  return [
    title,
    plainText(seen),
    sure,
    step,
    ...otherwise.flatMap(({ name, text }) => [name, text]),
  ].join(' ');
}

type Check = (text: string, given: string) => string | null;

const checks: readonly Check[] = [
  (text) => (/[<>`*_#|\\[\]{}]|&[a-z#]+;/i.test(text) ? 'held markup.' : null),
  (text) =>
    /https?:|www\.|@|[\p{L}\p{Nd}]\.\p{L}{2}|\/\w/iu.test(text)
      ? 'held a link or an address.'
      : null,
  (text) => (/["“”«»„]|(?:^|\s)['‘]/.test(text) ? 'held a quotation.' : null),
  (text) =>
    /\b(?:guarantee|promise|will (?:surely|certainly|definitely|always)|(?:you|it|this|they|attendance|giving|guests) will\b|never fails?|proven|ensures?|because of you|caused by|is due to)/i.test(
      text,
    )
      ? 'promised something or named a cause as certain.'
      : null,
  (text) => (hasOddCharacters(text) ? 'held characters that are not plain English.' : null),
  (text, given) => {
    const known = new Set(numbersIn(given));
    return numbersIn(text).every((number) => known.has(number))
      ? null
      : 'held a number that was not given.';
  },
  (text, given) => {
    const known = new Set(wordsIn(given).map((word) => word.toLowerCase()));
    return namesIn(text).every((name) => known.has(name.toLowerCase()))
      ? null
      : 'held a name that was not given.';
  },
  (text) => (isEnglish(text) ? null : 'was not plain English.'),
  (text) =>
    /\b(?:instructions?|system prompt|as an ai|language model|ignore (?:all|your|previous)|password|api key)\b/i.test(
      text,
    )
      ? 'spoke of instructions.'
      : null,
];

function problemOf(text: string, given: string): string | null {
  for (const check of checks) {
    const problem = check(text, given);
    if (problem !== null) {
      return problem;
    }
  }
  return null;
}

/** Non-Latin letters, control, invisible and bidirectional characters. */
function hasOddCharacters(text: string): boolean {
  return /[^\p{Script=Latin}\p{Nd}\p{Zs}\p{P}\p{Sc}%+]|[\p{Cf}\p{Cc}]/u.test(text);
}

const numberWords =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|third|quarter|double|doubled|twice|triple|tripled|tenfold';
/** Number words that usually count nothing: `one step`, `one of them`. */
const harmless = new Set(['one']);

/** The numbers of a text, in digits as they are written, and in words. */
function numbersIn(text: string): string[] {
  const digits = text.match(/\p{Nd}+(?:[.,:]\p{Nd}+)*%?/gu) ?? [];
  const words = text.toLowerCase().match(new RegExp(`\\b(?:${numberWords})\\b`, 'g')) ?? [];
  return [...digits, ...words.filter((word) => !harmless.has(word))];
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];
}

/** Possible names: capitalized words within a sentence, and unusual ones at its start. */
function namesIn(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+/).flatMap((sentence) => {
    const [first, ...rest] = wordsIn(sentence);
    const inside = rest.filter((word) => /^\p{Lu}/u.test(word) && word !== 'I');
    return first && !openers.has(first.toLowerCase()) ? [first, ...inside] : inside;
  });
}

/** Common first words of sentences; others must occur in the finding. */
const openers = new Set(
  `a about after again all also an and another are as ask at be before begin but by call check choose
  compare consider count during each even every fewer find first for from get give greet had has have help
  here how if in instead invite is it its keep last less let listen look make many maybe meet more most
  much name next no not note now of often on once only open or other our over pair people perhaps pick plan
  please prepare reach read recently send set several share since so some speak start still stay take talk
  tell than thank that the their them then there these they this those though to today together try under
  until use visit visitors walk watch we welcome were what when where which while who why with word write
  you your attendance children kids families guests giving givers helpers serving searches clicks sundays
  sunday weeks week services service volunteers team teams lately compared usually normally despite almost
  numbers newcomers somebody someone nobody nothing something enter add connect`.split(/\s+/),
);

const commonWords =
  /\b(?:the|a|an|of|to|and|in|for|with|this|that|than|your|our|we|is|are|was|were|on|at|from|by|it|have|has|more|fewer|less|who|what|last|week|weeks)\b/gi;

/** Whether a text contains some of the most common English words. */
function isEnglish(text: string): boolean {
  const words = wordsIn(text);
  return words.length < 6 || (text.match(commonWords) ?? []).length / words.length >= 0.12;
}

const up =
  /\b(?:more|up|rise|rises|rising|rose|risen|grow|grows|growing|grew|grown|higher|increase[sd]?|increasing)\b/i;
const down =
  /\b(?:fewer|less|down|fall|falls|falling|fell|fallen|lower|shrink|drop|drops|dropped|dropping|decline[sd]?|declining|decrease[sd]?)\b/i;

/** Whether a wording reverses the direction of a finding. */
function turnedAround({ title, seen }: Wording, finding: Finding): boolean {
  const given = `${finding.title} ${plainText(finding.seen)}`;
  const told = `${title} ${seen}`;
  return (
    (up.test(told) && !up.test(given) && down.test(given)) ||
    (down.test(told) && !down.test(given) && up.test(given))
  );
}
