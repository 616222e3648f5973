import { useState } from 'react';
import type { Door, DoorType, Tokens } from '#web/lib/session/door.ts';
import { sentenceOf } from './sentence-of.ts';

export type PasswordLink = {
  door: Door;
  /** That of the link; empty where somebody came without one. */
  token: string;
  /** Called with the opened session once the password is set. */
  onDone: (tokens: Tokens) => Promise<void>;
};

/** Sets a password with a link from a mail, and knows when that link is over. */
export function usePasswordLink(type: DoorType, { door, token, onDone }: PasswordLink) {
  const [isOver, setIsOver] = useState(false);
  /** @returns what was wrong with the password, or null */
  const set = async (password: string): Promise<string | null> => {
    const result = await door.setPassword(type, token, password);
    if ('tokens' in result) {
      await onDone(result.tokens);
      return null;
    }
    setIsOver(result.isLinkOver);
    return result.isLinkOver ? null : sentenceOf(result.refusal);
  };
  return { isOver, set };
}
