import { Alert, Anchor, Button, Textarea } from '@mantine/core';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { useRef, useState } from 'react';
import { importMessages } from '#contract/messages/count-import.ts';
import { useArrivalFocus } from '#web/screens/use-arrival-focus.ts';
import classes from './import.module.css';

type Props = {
  /** Why the last one could not be read. */
  problem: string | null;
  onFile: (file: File) => void;
  onText: (text: string) => void;
  /** Reads made-up counts; null where nobody is trying Steeple out. */
  onExample: (() => void) | null;
};

/** Where a table is pasted, or a file dropped or chosen. */
export function BringFile({ problem, onFile, onText, onExample }: Props) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useArrivalFocus();
  return (
    <section
      className={classes.bring}
      data-over={isOver || undefined}
      aria-label={importMessages.title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        const text = event.dataTransfer.getData('text/plain');
        if (file) {
          onFile(file);
        } else if (text) {
          onText(text);
        }
      }}
    >
      {problem === null ? null : <Alert color="red" title={problem} mb="md" role="alert" />}
      <Textarea
        label={importMessages.paste}
        description={importMessages.pasteHint}
        rows={4}
        value=""
        onChange={({ currentTarget: { value } }) => value && onText(value)}
      />
      <p className={classes.or}>{importMessages.or}</p>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} />}
        onClick={() => input.current?.click()}
      >
        {importMessages.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={importMessages.choose}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) {
            onFile(file);
            // The same file, mended, is a change again.
            currentTarget.value = '';
          }
        }}
      />
      <p className={`${classes.hint} ${classes.drop}`}>{importMessages.drop}</p>
      {onExample ? (
        <Anchor component="button" type="button" size="sm" onClick={onExample}>
          {importMessages.example}
        </Anchor>
      ) : null}
    </section>
  );
}
