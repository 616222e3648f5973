import { type UserFormProblem, userFormProblems } from '#contract/user-form-problems.ts';

/** Shorter words occur in many good passwords by chance. */
const wordLengthMin = 3;

/** What remains besides the own words must be this long to count as unknown. */
const restLengthMin = 4;

/** Or more than numbers and one letter. */
const initialsMax = 1;

/** A password that takes fewer guesses is refused: six random letters and digits take a million. */
const guessesMin = 100_000;

/** The estimator's time grows with the length; longer ones are strong by what stands up to here. */
const estimatedLengthMax = 32;

/** What people of a church add a year to, besides the common words. */
const churchWords = [
  ...['steeple', 'church', 'sunday', 'easter', 'christmas', 'jesus', 'amen', 'hallelujah'],
  ...['spring', 'summer', 'autumn', 'fall', 'winter', 'january', 'february', 'march', 'april'],
  ...['may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'],
];

/** Loaded when the first password is set: 49,000 words that signing in does without. */
let estimator: Promise<(password: string) => number> | undefined;

/**
 * Whether a password would be among the first guesses: common, a run of the keyboard or a date, made
 * like such a one, or made of what everybody knows about the person. Asks no outside service.
 *
 * @param own name, e-mail and church of the person, as far as they are known
 * @returns the sentence for the form, or null
 */
export async function findGuessProblem(
  password: string,
  own: readonly (string | null | undefined)[],
): Promise<UserFormProblem | null> {
  estimator ??= createEstimator();
  const guessesOf = await estimator;
  // A sign at the end is what a rule asks for, and what is tried next.
  const bare = password.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || password;
  if (/^(.)\1*$/u.test(password) || [password, bare].some((each) => guessesOf(each) < guessesMin)) {
    return userFormProblems.passwordTooCommon;
  }
  return isMadeOf(password, own.flatMap(wordsOf)) ? userFormProblems.passwordPersonal : null;
}

/** How many guesses a password takes, by zxcvbn (Wheeler, USENIX Security 2016). */
async function createEstimator(): Promise<(password: string) => number> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...dictionary, churchWords },
    graphs: adjacencyGraphs,
    maxLength: estimatedLengthMax,
  });
  return (password) => zxcvbn.check(password).guesses;
}

/** A text's words and all of them in one, e.g. `grace`, `hill`, `gracehill`. */
function wordsOf(text: string | null | undefined): string[] {
  const words = plain(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...words, words.join('')].filter((word) => word.length >= wordLengthMin);
}

/** Whether a password consists of hardly anything but these words, numbers and signs aside. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const whole = (plain(password).match(/[\p{L}\p{N}]+/gu) ?? []).join('');
  let rest = whole;
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    rest = rest.replaceAll(word, '');
  }
  const letters = rest.replaceAll(/\p{N}/gu, '');
  return rest !== whole && (rest.length < restLengthMin || letters.length <= initialsMax);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
