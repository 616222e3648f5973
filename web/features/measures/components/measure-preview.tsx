import { unitOfFigure } from '#contract/figures/units.ts';
import type { MeasurePreview } from '#contract/functions/measures.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { figureWords } from '#contract/messages/figures.ts';
import { measureMessages, measureWords } from '#contract/messages/measures.ts';
import { formatDate } from '../sync-words.ts';
import classes from './measures.module.css';

type Figure = NonNullable<MeasurePreview>[number];
type Props = { preview: readonly Figure[]; currency: string | null };
type Change = {
  figure: Figure['figure'];
  needsReading: boolean;
  weeks: { week: string; before: string; after: string }[];
};

/** How the last eight weeks would read, in the weeks and figures that would change. */
export function MeasurePreviewTable({ preview, currency }: Props) {
  const changes = preview
    .map((figure) => inWords(figure, currency))
    .filter(({ weeks, needsReading }) => needsReading || weeks.length > 0);
  return (
    <section
      // It opens below what was chosen, often out of sight.
      ref={showOnceDrawn}
      aria-label={measureMessages.previewTitle}
      aria-live="polite"
    >
      <h3 className={classes.previewTitle}>{measureMessages.previewTitle}</h3>
      {changes.length === 0 ? (
        <p className={classes.hint}>{measureMessages.previewNothing}</p>
      ) : (
        changes.map((change) => <FigurePreview key={change.figure} change={change} />)
      )}
    </section>
  );
}

function showOnceDrawn(preview: HTMLElement | null) {
  preview?.scrollIntoView({ block: 'nearest' });
}

/** Its values as they are written; without weeks that are written alike. */
function inWords({ figure, weeks, needsReading = false }: Figure, currency: string | null): Change {
  const words = (value: number | null) =>
    value === null ? '–' : valueWords(value, unitOfFigure[figure], currency);
  const written = weeks.map(({ week, before, after }) => ({
    week,
    before: words(before),
    after: words(after),
  }));
  return {
    figure,
    needsReading,
    weeks: written.filter(({ before, after }) => before !== after),
  };
}

function FigurePreview({ change: { figure, weeks, needsReading } }: { change: Change }) {
  const name = figureWords(figure).name;
  if (weeks.length === 0) {
    return (
      <p className={classes.hint}>
        {name}: {measureMessages.needsReading}
      </p>
    );
  }
  return (
    <>
      <table className={classes.preview}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{measureWords.weekOf}</th>
            <th scope="col">{measureWords.now}</th>
            <th scope="col">{measureWords.later}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, before, after }) => (
            <tr key={week}>
              <th scope="row">{formatDate(week)}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {needsReading ? <p className={classes.hint}>{measureMessages.needsReadingToo}</p> : null}
    </>
  );
}
