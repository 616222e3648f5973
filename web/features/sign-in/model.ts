const fieldSentences = {
  email: {
    missing: 'Email is required',
    malformed: 'Enter an email address, like name@church.org',
  },
  password: { missing: 'Password is required', malformed: 'Enter a password' },
} as const;

export type SignInField = keyof typeof fieldSentences;

/**
 * Translates the browser's validation of a field into our words.
 * @param validity the field's validity as the browser reports it
 */
export function fieldSentence(
  field: SignInField,
  validity: Pick<ValidityState, 'valueMissing'>,
): string {
  const { missing, malformed } = fieldSentences[field];
  return validity.valueMissing ? missing : malformed;
}
