import { createInterface } from 'node:readline/promises';
import { EngineError } from '#database/embedded/engine-error.ts';
import { ToolError } from './tool-error.ts';

/**
 * Runs a command. A failure is printed in one sentence and exits with 1; Ctrl-C ends it at once, and a
 * PostgreSQL that was started for it is shut down cleanly.
 */
export async function runTool(work: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(130));
  }
  try {
    await work();
  } catch (error) {
    if (error instanceof ToolError || error instanceof EngineError) {
      console.error(`This didn’t work (${error.code}): ${error.message}`);
    } else {
      console.error(`This didn’t work: ${error instanceof Error ? error.message : String(error)}`);
    }
    process.exitCode = 1;
  }
}

/** Asks a person to type a word. @throws ToolError `not_confirmed` otherwise, or without a terminal */
export async function confirm(question: string, word: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new ToolError(
      'not_confirmed',
      `${question} Add --yes to confirm it without being asked.`,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type "${word}" to go on: `);
  terminal.close();
  if (answer.trim() !== word) {
    throw new ToolError('not_confirmed', 'Nothing was changed.');
  }
}

/** A count with its noun, for people. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
