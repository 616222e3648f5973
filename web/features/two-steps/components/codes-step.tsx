import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { twoStepSetupMessages } from '#contract/messages/two-steps.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import classes from './two-steps.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, which are shown this once. */
export function CodesStep({ codes, onDone }: Props) {
  const words = twoStepSetupMessages;
  const text = codes.join('\n');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classes.stack}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          {words.codesTitle}
        </h2>
        <p className={classes.line}>{words.codesText}</p>
      </div>
      <ul className={classes.codes} aria-label={words.codesLabel}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <CopyButton text={text} label={words.copy} copied={words.copied} />
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), words.fileName)}
        >
          {words.save}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  );
}
