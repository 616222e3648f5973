/** The values of one statement. They are bound as parameters, never written into the text. */
export class Values {
  readonly list: string[] = [];

  /** Adds a value and gives what stands for it in the text, e.g. `$3`. */
  bind(value: string): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** An SQL identifier. Names of columns and tables come from the catalogue, aliases from a client. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A value of an array type as PostgreSQL reads it (manual, 8.15.6). */
export function arrayLiteral(values: readonly string[]): string {
  const elements = values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`);
  return `{${elements.join(',')}}`;
}

/** Moves every line of a text to the right, so that statements stay readable. */
export function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
