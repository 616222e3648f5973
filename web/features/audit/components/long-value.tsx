import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { auditWords } from '#contract/messages/audit.ts';
import classes from './audit-entry.module.css';

const lengthMax = 200;

/** A value with its line breaks; a long one is cut until somebody wants the whole. */
export function LongValue({ children, of }: { children: string; of: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const characters = [...children];
  if (characters.length <= lengthMax) {
    return <span className={classes.value}>{children}</span>;
  }
  return (
    <>
      <span className={classes.value}>
        {isWhole ? children : `${characters.slice(0, lengthMax).join('')}...`}
      </span>
      <UnstyledButton
        className={classes.more}
        aria-expanded={isWhole}
        aria-label={isWhole ? auditWords.showLessOf(of) : auditWords.showAllOf(of)}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? auditWords.showLess : auditWords.showAll}
      </UnstyledButton>
    </>
  );
}
