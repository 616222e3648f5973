import { signInWords } from '#contract/messages/sign-in.ts';

const fieldSentences = () => ({
  email: {
    missing: signInWords.emailMissing,
    malformed: signInWords.emailMalformed,
  },
  password: { missing: signInWords.passwordMissing, malformed: signInWords.passwordMalformed },
});

export type NamedField = keyof ReturnType<typeof fieldSentences>;

/**
 * Translates the browser's validation of a field into our words.
 * @param validity the field's validity as the browser reports it
 */
export function fieldSentence(
  field: NamedField,
  validity: Pick<ValidityState, 'valueMissing'>,
): string {
  const { missing, malformed } = fieldSentences()[field];
  return validity.valueMissing ? missing : malformed;
}
