/** Where the secret of a factor is sealed: it opens in no other row. */
export function placeOfSecret(factorId: string): string {
  return `auth.factors/${factorId}`;
}
