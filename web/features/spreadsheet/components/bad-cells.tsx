import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { BadCell } from '#analytics/spreadsheet/rows/row.ts';
import { importBadCells } from '#contract/messages/count-import.ts';
import type { Mend } from '../reading/protocol.ts';
import classes from './import.module.css';
import { Section } from './section.tsx';

type Props = {
  bad: readonly BadCell[];
  mends: readonly Mend[];
  onMends: (mends: readonly Mend[]) => void;
};

const shownMax = 20;

/** Each cell that cannot be read, beside the place to mend it. */
export function BadCells({ bad, mends, onMends }: Props) {
  if (bad.length === 0) {
    return null;
  }
  return (
    <Section question={importBadCells.ask} answer={importBadCells.answer(bad.length)}>
      {bad.slice(0, shownMax).map(({ cell, text, error }) => (
        <BadOne
          key={`${cell} ${text}`}
          cell={cell}
          error={error}
          onMend={(meant) => {
            // A cell that was mended before, and still cannot be read, says what was typed.
            const first = mends.find((one) => one.cell === cell && one.meant === text);
            const others = mends.filter((one) => one !== first);
            onMends([...others, { cell, text: first?.text ?? text, meant }]);
          }}
        />
      ))}
      {bad.length > shownMax ? (
        <p className={classes.hint}>{importBadCells.more(bad.length - shownMax)}</p>
      ) : null}
    </Section>
  );
}

type OneProps = { cell: string; error: string; onMend: (meant: string) => void };

function BadOne({ cell, error, onMend }: OneProps) {
  const [meant, setMeant] = useState('');
  const mend = () => {
    if (meant.trim() !== '') {
      onMend(meant.trim());
    }
  };
  return (
    <form
      className={classes.bad}
      onSubmit={(event) => {
        event.preventDefault();
        mend();
      }}
    >
      <p dir="auto">{error}</p>
      <TextInput
        aria-label={importBadCells.mend(cell)}
        placeholder={importBadCells.placeholder}
        value={meant}
        onChange={({ currentTarget: { value } }) => setMeant(value)}
        onBlur={mend}
      />
    </form>
  );
}
