import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { sourceNames } from '#analytics/pulse/tile-views.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import type { FigureLook } from '#contract/functions/figure-look.ts';
import { signatureMessages } from '#contract/messages/app.ts';
import { capitalised, dayWords } from '#contract/messages/figure-words.ts';
import { lookSideMessages } from '#contract/messages/look.ts';
import { definitionWords } from '#contract/messages/own-tiles.ts';
import { tileSourceMessages } from '#contract/messages/tiles.ts';
import { paths } from '#web/lib/paths.ts';
import classes from './look.module.css';
import type { NoteDraft } from './note-dialog.tsx';

type Props = { look: FigureLook; onEdit: (note: NoteDraft) => void };

/** The figure's definition, and the church's notes. */
export function LookSide({ look: { tile, aligned, annotations }, onEdit }: Props) {
  const { is, trap } = definitionWords(tile);
  return (
    <aside className={classes.side} aria-label={lookSideMessages.label}>
      <h2 className={classes.heading}>{lookSideMessages.is}</h2>
      <dl>
        <dd>{is}</dd>
        <dt>{lookSideMessages.trap}</dt>
        <dd>{trap}</dd>
        <dt>{lookSideMessages.source}</dt>
        <dd>
          {lookSideMessages.sourceIs(
            tile.source ? capitalised(sourceNames(tile)) : tileSourceMessages.none,
          )}{' '}
          <Anchor component={Link} to={paths.measures} inherit>
            {lookSideMessages.change}
          </Anchor>
        </dd>
        <dt>{lookSideMessages.lastYear}</dt>
        <dd>
          {lookSideMessages.lastYearText} {aligned ? lookSideMessages.aligned(aligned) : null}
        </dd>
        <dt>{lookSideMessages.missing}</dt>
        <dd>{lookSideMessages.missingText}</dd>
      </dl>
      <h2 className={classes.heading}>{lookSideMessages.notes}</h2>
      {annotations.length === 0 ? (
        <p className={classes.quiet}>{lookSideMessages.noNotes}</p>
      ) : (
        <ul className={classes.notes}>
          {annotations.map((note) => (
            <li key={note.id}>
              <span dir="auto">
                <b>{daysWords(note)}</b> {note.text}{' '}
                <span className={classes.quiet}>
                  {note.doesNotCount ? `${lookSideMessages.setAside} ` : ''}
                  {note.by === '' ? signatureMessages.formerUser : note.by}
                </span>
              </span>
              <Button
                size="compact-xs"
                variant="subtle"
                flex="none"
                aria-label={lookSideMessages.editNote(note.text)}
                onClick={() => onEdit(note)}
              >
                {lookSideMessages.edit}
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
  return from === to ? first : lookSideMessages.days(first, dayWords(to, 'short'));
}
