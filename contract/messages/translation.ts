/** The sets of sentences that a file exports, in another language: none may be missing. */
export type Translation<File> = {
  readonly [Name in keyof File as File[Name] extends (...facts: never) => unknown
    ? never
    : File[Name] extends readonly unknown[]
      ? never
      : Name]: File[Name];
};
