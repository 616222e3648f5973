/** The fewest characters a password may have (specification, section 9). */
export const passwordLengthMin = 6;

/** The most characters a password may have; longer ones are refused, never cut. */
export const passwordLengthMax = 128;

/** How long a password is, in characters as a person counts them, roughly: code points. */
export function passwordLength(password: string): number {
  return [...password].length;
}
