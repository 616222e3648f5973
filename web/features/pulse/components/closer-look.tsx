import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { localDay } from '#contract/formats.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import type { FigureLook, LookWeeks } from '#contract/functions/figure-look.ts';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { lookPageMessages, lookWeeksWords } from '#contract/messages/look.ts';
import { tileName } from '#contract/messages/own-tiles.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { firstSentence } from '#web/lib/first-sentence.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { Later } from '#web/screens/later.tsx';
import { useArrivalFocus } from '#web/screens/use-arrival-focus.ts';
import { BusyArea } from '#web/ui/busy-area.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PrintHead } from '#web/ui/print-head.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import type from '#web/ui/type.module.css';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { lookQuery } from '../api/read-pulse.ts';
import classes from './look.module.css';
import { LookActions } from './look-actions.tsx';
import { LookChart } from './look-chart.tsx';
import { LookGoal } from './look-goal.tsx';
import { LookGrowth } from './look-growth.tsx';
import { LookSide } from './look-side.tsx';
import { LookSkeleton } from './look-skeleton.tsx';
import { LookTable } from './look-table.tsx';
import { NoteDialog, type NoteDraft } from './note-dialog.tsx';
import pulse from './pulse.module.css';
import { WeekQuestions } from './week-questions.tsx';

type Props = {
  account: { id: string; name: string };
  tile: TileId;
  weeks: LookWeeks;
  week: string | null;
  /** The day of the note to create or change. */
  noteOn: string | null;
  onNoteClosed: () => void;
  onWeeks: (weeks: LookWeeks) => void;
};

/** One figure over a longer time: its chart, its table, its definition, its notes. */
export function CloserLook(props: Props) {
  const { account, tile, weeks, week, noteOn, onWeeks } = props;
  const query = useQuery(lookQuery(useApi(), account.id, { tile, weeks, week }));
  useArrivalFocus();
  const sheet = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<NoteDraft | null>(null);
  const asked = noteOn && query.data ? noteFor(noteOn, query.data) : null;
  const draft = note ?? asked;
  const name = tileName(query.data?.tile ?? { tile });
  const day = query.data?.points.at(-1)?.day ?? '';
  return (
    <div className={classes.page}>
      {query.data ? (
        <PrintHead
          churchName={account.name}
          title={name}
          about={lookWeeksWords(weeks, day)}
          today={localDay(new Date(), query.data.timeZone)}
        />
      ) : null}
      <div className="unprinted">
        <PageHeader
          title={name}
          back={<BackButton to={paths.dashboard}>{lookPageMessages.back}</BackButton>}
          actions={
            <LookActions
              name={name}
              weeks={weeks}
              onWeeks={onWeeks}
              look={query.data}
              churchName={account.name}
              sheet={sheet}
              onAddNote={() =>
                setNote({ id: null, from: day, to: day, text: '', doesNotCount: false })
              }
            />
          }
        />
      </div>
      <QueryView query={query} loading={<LookSkeleton />} failure={() => pulseMessages.lookFailed}>
        {(look: FigureLook) => (
          <BusyArea isBusy={query.isPlaceholderData}>
            <Headline text={look.sentence} />
            <WeekQuestions accountId={account.id} questions={look.questions} />
            <LookChart key={`${tile} ${weeks}`} look={look} name={name} sheetRef={sheet} />
            <LookGrowth look={look} />
            <LookGoal key={`goal ${tile}`} accountId={account.id} look={look} />
            <Below look={look} name={name} onEdit={setNote} />
          </BusyArea>
        )}
      </QueryView>
      {draft ? (
        <NoteDialog
          accountId={account.id}
          draft={draft}
          onClose={() => {
            setNote(null);
            if (noteOn) {
              props.onNoteClosed();
            }
          }}
        />
      ) : null}
    </div>
  );
}

/** What is said of the week, large; what else there is to say of it under that. */
function Headline({ text }: { text: string }) {
  const [first, more] = firstSentence(text);
  return (
    <>
      <h2 className={`${type.sentence} ${classes.sentence}`}>
        <Unbroken text={first} />
      </h2>
      {more === '' ? null : <p className={pulse.more}>{more}</p>}
    </>
  );
}

type BelowProps = { look: FigureLook; name: string; onEdit: (note: NoteDraft) => void };

function Below({ look, name, onEdit }: BelowProps) {
  return (
    <Later>
      <div className={classes.below}>
        <LookTable look={look} name={name} />
        <LookSide look={look} onEdit={onEdit} />
      </div>
    </Later>
  );
}

/** The existing note of a day's week, or a new one. */
function noteFor(day: string, { points, annotations }: FigureLook): NoteDraft {
  const from = points.findLast(({ week }) => week <= day)?.week ?? day;
  const kept = annotations.find((one) => one.from <= day && one.to >= from);
  const point = points.find(({ week }) => week === from);
  // A note on a week without its whole count says why, and settles it.
  const doesNotCount = point !== undefined && isNotWhole(point);
  return kept ?? { id: null, from: day, to: day, text: '', doesNotCount };
}

function isNotWhole({ value, judged }: FigureLook['points'][number]): boolean {
  return value === null || judged === 'partial' || judged === 'provisional';
}
