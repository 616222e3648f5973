import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { sourceNames } from '#analytics/pulse/tile-views.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import type { FigureLook } from '#contract/functions/figure-look.ts';
import { tileDefinitionTexts } from '#contract/messages/dashboard.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { paths } from '#web/lib/paths.ts';
import classes from './look.module.css';
import type { NoteDraft } from './note-dialog.tsx';

type Props = { look: FigureLook; onEdit: (note: NoteDraft) => void };

/** The figure's definition, and the church's notes. */
export function LookSide({ look: { tile, aligned, annotations }, onEdit }: Props) {
  const { is, trap } = tileDefinitionTexts[tile.tile];
  return (
    <aside className={classes.side} aria-label="Definition and notes">
      <h2 className={classes.heading}>What this number is</h2>
      <dl>
        <dd>{is}</dd>
        <dt>Mind</dt>
        <dd>{trap}</dd>
        <dt>Counted from</dt>
        <dd>
          {tile.source ? sourceNames(tile) : 'Nothing yet'}.{' '}
          <Anchor component={Link} to={paths.measures} inherit>
            Change what counts
          </Anchor>
        </dd>
        <dt>Compared with last year</dt>
        <dd>
          By weeks before and after Easter near it, by date elsewhere.
          {aligned ? ` ${aligned}.` : ''}
        </dd>
        <dt>A missing week</dt>
        <dd>Stays a gap. It is never drawn as zero and never counted in an average.</dd>
      </dl>
      <h2 className={classes.heading}>Notes</h2>
      {annotations.length === 0 ? (
        <p className={classes.quiet}>No notes on these weeks.</p>
      ) : (
        <ul className={classes.notes}>
          {annotations.map((note) => (
            <li key={note.id}>
              <span dir="auto">
                <b>{daysWords(note)}</b> {note.text}{' '}
                <span className={classes.quiet}>
                  {note.doesNotCount ? 'Does not count. ' : ''}
                  {note.by ?? ''}
                </span>
              </span>
              <Button
                size="compact-xs"
                variant="subtle"
                flex="none"
                aria-label={`Change the note ${note.text}`}
                onClick={() => onEdit(note)}
              >
                Change
              </Button>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

function daysWords({ from, to }: Annotation): string {
  const first = dayWords(from, 'short');
  return from === to ? first : `${first} to ${dayWords(to, 'short')}`;
}
