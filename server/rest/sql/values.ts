import { parameterRefused } from '../errors.ts';
import { limits } from '../limits.ts';

/**
 * The values of one statement, bound as parameters and never written into the text, and how many
 * tables it reads so far.
 */
export class Values {
  readonly list: string[] = [];
  #tablesRead = 0;

  /**
   * Counts one more table that the statement reads.
   *
   * @throws ApiError PGRST100 for one too many
   */
  countTable(): void {
    this.#tablesRead += 1;
    if (this.#tablesRead > limits.tablesReadMax) {
      throw parameterRefused(
        'The request embeds too much',
        `With its filters and orders it would read more than ${limits.tablesReadMax} tables. Ask in several requests.`,
      );
    }
  }

  /** @returns the placeholder of the value, e.g. `$3` */
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

/** Indents every line, so that statements stay readable. */
export function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
