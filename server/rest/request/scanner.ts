import { parameterUnreadable } from '../errors.ts';
import { limits } from '../limits.ts';

/** Reads a text from left to right. Errors say where they occurred and what was expected. */
export class Scanner {
  readonly #subject: string;
  readonly #text: string;
  #at = 0;

  /** `subject` names the text in errors, e.g. `order`. */
  constructor(subject: string, text: string) {
    this.#subject = subject;
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  get position(): number {
    return this.#at;
  }

  /** Goes back to a position read earlier. */
  returnTo(position: number): void {
    this.#at = position;
  }

  /** The next character, or '' at the end. */
  peek(): string {
    return this.#text.charAt(this.#at);
  }

  isNext(word: string): boolean {
    return this.#text.startsWith(word, this.#at);
  }

  /** Consumes the word if it is next, and returns whether it was. */
  take(word: string): boolean {
    const isThere = this.isNext(word);
    this.#at += isThere ? word.length : 0;
    return isThere;
  }

  expect(word: string, expected = `"${word}"`): void {
    if (!this.take(word)) {
      this.fail(expected);
    }
  }

  expectEnd(expected = 'end of input'): void {
    if (!this.isAtEnd) {
      this.fail(expected);
    }
  }

  skipSpace(): void {
    this.takeWhile((character) => character === ' ' || character === '\t' || character === '\n');
  }

  takeWhile(accepts: (character: string) => boolean): string {
    const start = this.#at;
    while (!this.isAtEnd && accepts(this.peek())) {
      this.#at += 1;
    }
    return this.#text.slice(start, this.#at);
  }

  /** The next character, consumed; '' at the end. */
  takeOne(): string {
    const character = this.peek();
    this.#at += character.length;
    return character;
  }

  takeRest(): string {
    const rest = this.#text.slice(this.#at);
    this.#at = this.#text.length;
    return rest;
  }

  fail(expected: string): never {
    const found = this.isAtEnd ? 'end of input' : JSON.stringify(this.peek());
    this.refuse(`unexpected ${found} expecting ${expected}`);
  }

  /** Throws for the caller's reason. */
  refuse(details: string): never {
    const echo = this.#text.slice(0, limits.echoCharactersMax);
    throw parameterUnreadable(this.#subject, echo, this.#at + 1, details);
  }
}
