import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { twoStepSetupMessages } from '#contract/messages/two-steps.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showSuccess } from '#web/ui/toasts.ts';
import classes from './two-steps.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, which are shown this once. */
export function CodesStep({ codes, onDone }: Props) {
  const words = twoStepSetupMessages;
  const text = codes.join('\n');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    await navigator.clipboard.writeText(text);
    showSuccess({ text: words.copied });
  }

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
        {'clipboard' in navigator ? (
          <Button variant="default" onClick={() => void copy()}>
            {words.copy}
          </Button>
        ) : null}
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
