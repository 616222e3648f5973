import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

type Props = {
  summary: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** What is read on demand, under its own line. */
export function Disclosure({ summary, isOpen, onToggle, children }: Props) {
  return (
    <details
      className={classes.disclosure}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
