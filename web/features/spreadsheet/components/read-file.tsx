import { useMemo, useState } from 'react';
import { importMessages } from '#contract/messages/count-import.ts';
import { takeLostFocus } from '#web/ui/take-lost-focus.ts';
import type from '#web/ui/type.module.css';
import { type ChurchCounts, importBody } from '../import-body.ts';
import { kindsOf, type Meaning } from '../kinds.ts';
import { summaryOf } from '../summary.ts';
import type { Reading } from '../use-reading.ts';
import { BadCells } from './bad-cells.tsx';
import classes from './import.module.css';
import { KeepImport } from './keep-import.tsx';
import { Look } from './look.tsx';
import { Questions } from './questions.tsx';
import { Understood } from './understood.tsx';

type Props = {
  accountId: string;
  church: ChurchCounts;
  reading: Extract<Reading, { stage: 'read' }>;
  onReadAgain: (
    change: Partial<Pick<Extract<Reading, { stage: 'read' }>, 'answers' | 'mends'>>,
  ) => void;
  onKept: () => void;
};

/** What a file says: questions first, then what was understood and what not, then what it will do. */
export function ReadFile({ accountId, church, reading, onReadAgain, onKept }: Props) {
  const { name, counts, answers, mends } = reading;
  const [chosen, setChosen] = useState<Readonly<Record<string, Meaning>>>({});
  const understood = useMemo(() => kindsOf(counts, answers), [counts, answers]);
  const kinds = useMemo(
    () => understood.map((kind) => ({ ...kind, meaning: chosen[kind.id] ?? kind.meaning })),
    [understood, chosen],
  );
  const body = useMemo(
    () => importBody(name, kinds, chosen, church),
    [name, kinds, chosen, church],
  );
  const summary = summaryOf(kinds);
  const open = counts.ask.length;
  return (
    <div aria-busy={reading.isReadingAgain}>
      <h2 ref={takeLostFocus} tabIndex={-1} className={`${type.sentence} ${classes.sentence}`}>
        {summary
          ? importMessages.found(summary.days, summary.what, summary.from, summary.to)
          : importMessages.noCounts}{' '}
        {open > 0 ? importMessages.questionsLeft(open) : null}
      </h2>
      <p className={classes.hint}>{importMessages.nothingWritten}</p>
      <div className={classes.columns}>
        <div>
          <Questions
            questions={counts.ask}
            answers={answers}
            onAnswers={(next) => onReadAgain({ answers: next })}
          />
          <Understood
            kinds={kinds}
            skipped={counts.skipped}
            onMeaning={(id, meaning) => setChosen({ ...chosen, [id]: meaning })}
          />
        </div>
        <div>
          <Look kinds={kinds} />
          <BadCells
            bad={counts.bad}
            mends={mends}
            onMends={(next) => onReadAgain({ mends: next })}
          />
        </div>
      </div>
      <KeepImport
        accountId={accountId}
        currency={church.currency}
        body={open > 0 || reading.isReadingAgain ? null : body}
        onKept={onKept}
      />
    </div>
  );
}
