import { plainText } from '#analytics/findings/wording.ts';
import type { Finding } from '#contract/findings.ts';
import { isPlainWord } from './plain-words.ts';
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
 * Checks a model's answer. It may only rephrase its input, in the words of the finding and in plain
 * English: no number, name, link, quotation, promise or markup of its own, and not too long.
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
  if (turnedAround(wording, finding)) {
    return 'It said the opposite of the finding.';
  }
  const isSame =
    isAbout(wording.seen, plainText(finding.seen)) && isAbout(wording.step, finding.step);
  return isSame ? null : 'It spoke of something else than the finding.';
}

/** The only allowed source of numbers, names and words: the finding, never the knowledge. */
function givenText({ title, seen, sure, otherwise, step }: Finding): Given {
  const own = [title, plainText(seen), sure, step].join(' ');
  const causes = otherwise.flatMap(({ name, text }) => [name, text]);
  return { own, words: new Set(wordsIn([own, ...causes].join(' '))) };
}

/** What a finding says of itself, and all of its words with those of its causes. */
type Given = { own: string; words: ReadonlySet<string> };

type Check = (text: string, given: Given) => string | null;

const checks: readonly Check[] = [
  (text) => (/[<>`*_#|\\[\]{}~^]|&[a-z#]+;/i.test(text) ? 'held markup.' : null),
  (text) =>
    /https?:|www\.|@|[\p{L}\p{Nd}]\.\p{L}{2}|\/|\p{L}:\S|\d[\s().-]+\d/iu.test(text)
      ? 'held a link or an address.'
      : null,
  (text) => (/["“”«»„‚‘‹›「」『』]|(?:^|\s)['‘]/.test(text) ? 'held a quotation.' : null),
  (text) =>
    /\b(?:guarantee|promise|sure to|bound to|certain to|never fails?|proven|ensures?|shall|will|makes?|going to)\b|[’']ll\b/i.test(
      text,
    )
      ? 'promised something.'
      : null,
  (text) =>
    /\b(?:because|caused|cause|due|reason|led to|result)\b/i.test(text)
      ? 'named a cause as certain.'
      : null,
  (text) => (hasOddCharacters(text) ? 'held characters that are not plain English.' : null),
  (text, given) =>
    isInOrder(numbersIn(text), numbersIn(given.own))
      ? null
      : 'held a number that was not given, or in another order.',
  (text, given) => {
    const known = new Set([...given.words].map((word) => word.toLowerCase()));
    const isKnown = (word: string) => known.has(word.toLowerCase());
    return namesIn(text).every(isKnown) &&
      shoutedIn(text).every((word) => given.words.has(word)) &&
      wordsIn(text).every((word) => isKnown(word) || isPlainWord(word))
      ? null
      : 'held a name, or a word that is neither plain English nor given.';
  },
  (text) => (isEnglish(text) ? null : 'was not plain English.'),
  (text) =>
    /\b(?:instructions?|system prompt|as an ai|language model|ignore (?:all|your|previous)|password|api key)\b/i.test(
      text,
    )
      ? 'spoke of instructions.'
      : null,
];

function problemOf(text: string, given: Given): string | null {
  for (const check of checks) {
    const problem = check(text, given);
    if (problem !== null) {
      return problem;
    }
  }
  return null;
}

/** Everything but plain letters, digits, single spaces and the punctuation of sentences. */
function hasOddCharacters(text: string): boolean {
  return /[^\p{Script=Latin}0-9 \u00a0.,;:?!’'()%$€£+–—-]|[ \u00a0]{2}|[\u1d00-\u1dbf\uff00-\uffef]/u.test(
    text,
  );
}

const numberWords =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|third|quarter|double|doubled|twice|triple|tripled|tenfold';
/** A number word that counts nothing: `one step`, `one of them`. */
const harmlessOne = /\bone (?:step|thing|of|person|team|leader|another|conversation|story)\b/g;

/** The numbers of a text with their unit, in digits as they are written, and in words. */
function numbersIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/ per ?cent\b/g, '%')
    .replaceAll(harmlessOne, ' ');
  const number = new RegExp(`[$€£]?\\p{Nd}+(?:[.,:]\\p{Nd}+)*%?|\\b(?:${numberWords})\\b`, 'gu');
  return plain.match(number) ?? [];
}

/** Whether numbers occur among others in the same order: `11 of 100` is not `100 of 11`. */
function isInOrder(numbers: readonly string[], given: readonly string[]): boolean {
  let at = 0;
  return numbers.every((number) => {
    at = given.indexOf(number, at) + 1;
    return at > 0;
  });
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}][\p{L}’'-]*/gu) ?? [];
}

/** Possible names: capitalized words within a sentence. First words are judged like any other word. */
function namesIn(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+/).flatMap((sentence) =>
    wordsIn(sentence)
      .slice(1)
      .filter((word) => /^\p{Lu}/u.test(word) && !/^(?:I|Sundays?|Mondays?)$/.test(word)),
  );
}

/** Words in capitals. */
function shoutedIn(text: string): string[] {
  return wordsIn(text).filter((word) => /^\p{Lu}[\p{Lu}’'-]+$/u.test(word));
}

const commonWords =
  /\b(?:the|a|an|of|to|and|in|for|with|this|that|than|your|our|we|is|are|was|were|on|at|from|by|it|have|has|more|fewer|less|who|what|last|week|weeks)\b/gi;

/** Whether a text contains some of the most common English words. */
function isEnglish(text: string): boolean {
  const words = wordsIn(text);
  return words.length < 6 || (text.match(commonWords) ?? []).length / words.length >= 0.12;
}

/** Whether two texts share two words that not every sentence has. */
function isAbout(text: string, given: string): boolean {
  const contentOf = (each: string) =>
    new Set(
      wordsIn(each.toLowerCase()).filter(
        (word) => word.length > 3 && !/^(?:this|that|week|weeks|what|with|from)$/.test(word),
      ),
    );
  const wanted = contentOf(given);
  return [...contentOf(text)].filter((word) => wanted.has(word)).length >= Math.min(2, wanted.size);
}

const up =
  /\b(?:more|up|rise|rises|rising|rose|risen|grow|grows|growing|grew|grown|higher|increase[sd]?|increasing)\b/i;
const down =
  /\b(?:fewer|less|down|fall|falls|falling|fell|fallen|lower|shrink|drop|drops|dropped|dropping|decline[sd]?|declining|decrease[sd]?)\b/i;

const negation = /\b(?:not|no|never|nor|neither|unchanged|without)\b|n[’']t\b/i;

/** Whether a wording reverses the direction of a finding, or denies it. */
function turnedAround({ title, seen }: Wording, finding: Finding): boolean {
  const given = `${finding.title} ${plainText(finding.seen)}`;
  const told = `${title} ${seen}`;
  return (
    (negation.test(told) && !negation.test(given)) ||
    (up.test(told) && !up.test(given) && down.test(given)) ||
    (down.test(told) && !down.test(given) && up.test(given))
  );
}
