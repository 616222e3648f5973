import { type UserFormProblem, userFormProblems } from '#contract/user-messages.ts';

/** Shorter words occur in many good passwords by chance. */
const wordLengthMin = 3;

/** What remains besides the own words must be this long to count as unknown. */
const restLengthMin = 4;

/** Or more than numbers and one letter. */
const initialsMax = 1;

/** Loaded when the first password is set: 49,000 words that signing in does without. */
let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password would be among the first guesses: one of the most common, or made of what
 * everybody knows about the person. Asks no outside service.
 *
 * @param own name, e-mail and church of the person, as far as they are known
 * @returns the sentence for the form, or null
 */
export async function findGuessProblem(
  password: string,
  own: readonly (string | null | undefined)[],
): Promise<UserFormProblem | null> {
  if (/^(.)\1*$/u.test(password) || (await readCommonest()).has(password.toLowerCase())) {
    return userFormProblems.passwordTooCommon;
  }
  return isMadeOf(password, own.flatMap(wordsOf)) ? userFormProblems.passwordPersonal : null;
}

/** The dictionary that zxcvbn ranks passwords by. */
function readCommonest(): Promise<ReadonlySet<string>> {
  commonest ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonest;
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
