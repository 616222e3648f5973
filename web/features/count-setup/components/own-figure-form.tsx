import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ownKinds, perKinds, togetherKinds } from '#contract/figures/own.ts';
import type { OwnFigure } from '#contract/functions/own-figures.ts';
import {
  categoryMessages,
  ownFigureMessages,
  setupMessages,
} from '#contract/messages/count-setup.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { type OwnFigureChange, useSaveOwnFigure } from '../api/setup.ts';
import classes from './setup.module.css';
import { isNowhere, SourceOfFigure } from './source-of-figure.tsx';
import { refusalOr } from './use-save-setup.ts';

type Props = {
  accountId: string;
  /** Null for a new one. */
  figure: OwnFigure | null;
  /** Of a new one. */
  place: number;
  seesGiving: boolean;
  onClose: () => void;
};

/** What a figure is, how often it is counted, and how a week's counts become one. */
export function OwnFigureForm({ accountId, figure, place, seesGiving, onClose }: Props) {
  const [draft, setDraft] = useState(() => changeOf(figure, place));
  const set = (change: Partial<OwnFigureChange>) => setDraft({ ...draft, ...change });
  const { save, isSaving } = useSaving(useSaveOwnFigure(accountId), {
    logged: 'A figure of a church’s own could not be saved.',
    saved: () => ownFigureMessages.saved,
    failed: (error) => ({ text: refusalOr(error, setupMessages.saveFailed) }),
    isExpected: (error) => error instanceof RequestRefused,
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save({ ...draft, name: draft.name.trim() }, { onSaved: onClose });
      }}
    >
      <TextInput
        label={setupMessages.name}
        description={ownFigureMessages.nameHint}
        value={draft.name}
        maxLength={60}
        required
        onChange={({ currentTarget: { value } }) => set({ name: value })}
      />
      <Kind draft={draft} isNew={figure === null} seesGiving={seesGiving} onChange={set} />
      <Often draft={draft} isNew={figure === null} onChange={set} />
      <SourceOfFigure accountId={accountId} source={draft.source} onChange={set} />
      {draft.kind === 'people' ? (
        <Checkbox
          label={ownFigureMessages.inAttendance}
          checked={draft.inAttendance}
          onChange={({ currentTarget: { checked } }) => set({ inAttendance: checked })}
        />
      ) : null}
      {figure ? (
        <Checkbox
          label={ownFigureMessages.away}
          description={ownFigureMessages.awayHint}
          checked={draft.away}
          onChange={({ currentTarget: { checked } }) => set({ away: checked })}
        />
      ) : null}
      <div className={classes.buttons}>
        <Button
          type="submit"
          disabled={isSaving || draft.name.trim() === '' || isNowhere(draft.source)}
        >
          {ownFigureMessages.save(draft.name.trim())}
        </Button>
        <Button variant="default" disabled={isSaving} onClick={onClose}>
          {setupMessages.cancel}
        </Button>
      </div>
    </form>
  );
}

type KindProps = {
  draft: OwnFigureChange;
  isNew: boolean;
  seesGiving: boolean;
  onChange: (change: Partial<OwnFigureChange>) => void;
};

/** What is counted stays what it was: its history is of that. */
function Kind({ draft, isNew, seesGiving, onChange }: KindProps) {
  return (
    <NativeSelect
      label={ownFigureMessages.kind}
      value={draft.kind}
      disabled={!isNew}
      data={ownKinds
        .filter((one) => seesGiving || one !== 'money')
        .map((value) => ({ value, label: ownFigureMessages.kinds[value] }))}
      onChange={({ currentTarget: { value } }) => {
        const kind = ownKinds.find((one) => one === value) ?? 'other';
        onChange({ kind, inAttendance: kind === 'people' && draft.inAttendance });
      }}
    />
  );
}

type OftenProps = Omit<KindProps, 'seesGiving'>;

/** How often it is counted, and what becomes of two counts in one week. */
function Often({ draft, isNew, onChange }: OftenProps) {
  return (
    <>
      <NativeSelect
        label={ownFigureMessages.often}
        value={draft.per}
        disabled={!isNew}
        data={perKinds.map((value) => ({ value, label: categoryMessages.perOf[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ per: value === 'week' ? 'week' : 'service' })
        }
      />
      <NativeSelect
        label={ownFigureMessages.together}
        description={ownFigureMessages.togetherHint}
        value={draft.together}
        data={togetherKinds.map((value) => ({ value, label: ownFigureMessages.togethers[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ together: value === 'last' ? 'last' : 'sum' })
        }
      />
    </>
  );
}

function changeOf(figure: OwnFigure | null, place: number): OwnFigureChange {
  if (figure) {
    const { id, categoryId: _, ...definition } = figure;
    return { ...definition, figure: id };
  }
  return {
    name: '',
    kind: 'people',
    per: 'service',
    together: 'sum',
    inAttendance: false,
    source: 'hand',
    place,
    away: false,
  };
}
