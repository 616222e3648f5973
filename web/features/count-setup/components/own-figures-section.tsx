import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { countLimits } from '#contract/functions/counts.ts';
import type { OwnFigure } from '#contract/functions/own-figures.ts';
import { ownFigureMessages, setupMessages } from '#contract/messages/count-setup.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ownFiguresQuery } from '../api/setup.ts';
import { OwnFigureForm } from './own-figure-form.tsx';
import { Part } from './part.tsx';
import classes from './setup.module.css';
import type { PartProps } from './setup-props.ts';

/** Figures of the church's own; each opens in its row. */
export function OwnFiguresSection({ accountId, mayChange, seesGiving }: PartProps) {
  const query = useQuery(ownFiguresQuery(useApi(), accountId));
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <QueryView query={query} loading={null} failure={() => setupMessages.loadFailed}>
      {({ figures }) => {
        const shown = figures.filter(({ away }) => !away).length;
        const left = countLimits.ownFigures - shown;
        const form = (figure: OwnFigure | null) => (
          <OwnFigureForm
            accountId={accountId}
            figure={figure}
            place={figures.length + 1}
            seesGiving={seesGiving}
            onClose={() => setEdited(null)}
          />
        );
        return (
          <Part
            question={ownFigureMessages.question}
            answer={shown === 0 ? ownFigureMessages.none : ownFigureMessages.some(shown)}
            action={
              mayChange && left > 0 ? (
                <Button variant="default" onClick={() => setEdited('new')}>
                  {ownFigureMessages.add}
                </Button>
              ) : null
            }
          >
            {edited === 'new' ? form(null) : null}
            {figures.length === 0 ? null : (
              <Figures
                figures={figures}
                edited={edited}
                onEdit={mayChange ? setEdited : null}
                form={form}
              />
            )}
            <p className={classes.hint}>{ownFigureMessages.room(left)}</p>
          </Part>
        );
      }}
    </QueryView>
  );
}

type FiguresProps = {
  figures: readonly OwnFigure[];
  edited: string | null;
  onEdit: ((id: string) => void) | null;
  form: (figure: OwnFigure) => ReactNode;
};

function Figures({ figures, edited, onEdit, form }: FiguresProps) {
  return (
    <div className={classes.sheet}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{ownFigureMessages.heading}</th>
            <th scope="col">{ownFigureMessages.what}</th>
            <th scope="col">{ownFigureMessages.counted}</th>
            <th scope="col">{ownFigureMessages.from}</th>
            <th scope="col">
              <span className={classes.unseen}>{setupMessages.edit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) =>
            edited === figure.id ? (
              <tr key={figure.id}>
                <td colSpan={5}>{form(figure)}</td>
              </tr>
            ) : (
              <FigureRow
                key={figure.id}
                figure={figure}
                onEdit={onEdit ? () => onEdit(figure.id) : null}
              />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

function FigureRow({ figure, onEdit }: { figure: OwnFigure; onEdit: (() => void) | null }) {
  const { name, kind, together, inAttendance, per, source, away } = figure;
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td>
        {ownFigureMessages.described(ownFigureMessages.kinds[kind], together === 'sum')}
        {kind === 'people' && !inAttendance ? ` ${ownFigureMessages.notInAttendance}` : null}
        {away ? ` · ${ownFigureMessages.awayMark}` : null}
      </td>
      <td>{ownFigureMessages.pers[per]}</td>
      <td>
        {source === 'hand' ? ownFigureMessages.sources.hand : ownFigureMessages.sources.provider}
      </td>
      <td>
        {onEdit ? (
          <Anchor
            component="button"
            type="button"
            aria-label={setupMessages.editOf(name)}
            onClick={onEdit}
          >
            {setupMessages.edit}
          </Anchor>
        ) : null}
      </td>
    </tr>
  );
}
