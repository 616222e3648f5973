import { Button, Group, Stack, Text } from '@mantine/core';
import { type Noun, changedMeanwhileMessages as words } from '#contract/messages/app.ts';
import type { Columns } from '#web/lib/api/save-changes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useLastValue } from '#web/ui/use-last-value.ts';
import classes from './changed-meanwhile-dialog.module.css';

type Props = {
  /** What both changed, or null while nobody did. */
  conflict: { columns: Columns; now: Columns; names: readonly string[] } | null;
  noun: Noun;
  labels: Readonly<Record<string, string>>;
  inWords: ((name: string, value: string | null) => string) | undefined;
  onSettle: (whose: 'mine' | 'theirs') => void;
  /** Back to the form, with everything as it was. */
  onClose: () => void;
};

/** Shows which fields somebody else has changed meanwhile, and lets the person choose. */
export function ChangedMeanwhileDialog(props: Props) {
  const { conflict, noun, labels, inWords = (_name, value) => value ?? '', onSettle } = props;
  const shown = useLastValue(conflict);
  return (
    <Dialog isOpen={conflict !== null} title={words.title} onClose={props.onClose}>
      <Stack>
        <Text>{words.text(noun)}</Text>
        {shown?.names.map((name) => (
          <section key={name} className={classes.field} aria-label={labels[name] ?? name}>
            <h3 className={classes.label}>{labels[name] ?? name}</h3>
            <dl className={classes.values}>
              <dt>{words.theirs}</dt>
              <dd dir="auto">{inWords(name, shown.now[name] ?? null) || '-'}</dd>
              <dt>{words.mine}</dt>
              <dd dir="auto">{inWords(name, shown.columns[name] ?? null) || '-'}</dd>
            </dl>
          </section>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onSettle('theirs')} data-autofocus>
            {words.takeTheirs}
          </Button>
          <Button color="red" onClick={() => onSettle('mine')}>
            {words.keepMine}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
