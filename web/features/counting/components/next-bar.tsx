import { ActionIcon, Button } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState } from 'react';
import { countMessages } from '#contract/messages/count-page.ts';
import classes from './count.module.css';

type Here = { label: string; next: string | null };

/** The way to the next number, under the thumb while one is typed; a keyboard has Tab and Enter. */
export function useNextBar() {
  const [here, setHere] = useState<Here | null>(null);
  return {
    /** For what holds the numbers. */
    onFocus: () => setHere(whereIsFocus()),
    onBlur: () => setTimeout(() => setHere(whereIsFocus())),
    onEnter: () => go(1),
    bar: here ? <NextBar {...here} /> : null,
    isTyping: here !== null,
  };
}

function NextBar({ label, next }: Here) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus, and the keypad, where they are
    <div className={classes.bar} onMouseDown={(event) => event.preventDefault()}>
      <ActionIcon
        variant="default"
        size={44}
        tabIndex={-1}
        aria-label={countMessages.previous}
        onClick={() => go(-1)}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <span className={classes.here}>{label}</span>
      <Button
        size="md"
        tabIndex={-1}
        rightSection={next === null ? null : <IconChevronRight size={18} />}
        onClick={() => (next === null ? blur() : go(1))}
      >
        {next === null ? countMessages.done : countMessages.next(next)}
      </Button>
    </div>
  );
}

function numbers(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[data-count]')];
}

function focusedAt(all: readonly Element[]): number {
  return document.activeElement === null ? -1 : all.indexOf(document.activeElement);
}

function whereIsFocus(): Here | null {
  const all = numbers();
  const at = focusedAt(all);
  const input = all[at];
  return input
    ? { label: input.getAttribute('aria-label') ?? '', next: all[at + 1]?.dataset.count ?? null }
    : null;
}

function go(step: number): void {
  const all = numbers();
  const at = focusedAt(all);
  all[at + step]?.focus();
}

function blur(): void {
  if (document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
}
