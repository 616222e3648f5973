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

/** What comes before the password is set: a code of one of these phones. */
type StepBefore = { password: string; devices: readonly { id: string; name: string }[] };

/** Sets a password with a link from a mail, and knows when that link is over, or a code comes first. */
export function usePasswordLink(type: DoorType, { door, token, onDone }: PasswordLink) {
  const [isOver, setIsOver] = useState(false);
  const [stepBefore, setStepBefore] = useState<StepBefore | null>(null);
  /** @returns what was wrong with the password, or null */
  const set = async (password: string): Promise<string | null> => {
    const result = await door.setPassword(type, token, password);
    if ('tokens' in result) {
      await onDone(result.tokens);
      return null;
    }
    if ('devices' in result) {
      setStepBefore({ password, devices: result.devices });
      return null;
    }
    setIsOver(result.isLinkOver);
    setStepBefore(null);
    return result.isLinkOver ? null : sentenceOf(result.refusal);
  };
  return { isOver, stepBefore, set };
}
