import { capitalised } from '#contract/figure-words.ts';
import type { MeasurePreview } from '#contract/functions/measures.ts';
import { measureMessages } from '#contract/measure-messages.ts';
import { formatDate } from '../sync-words.ts';
import classes from './measures.module.css';

type Props = { preview: NonNullable<MeasurePreview> };
type Figure = Props['preview'][number];

/** How the last eight weeks would read, for the figures that would change. */
export function MeasurePreviewTable({ preview }: Props) {
  const changed = preview.filter(
    ({ weeks, needsReading }) =>
      needsReading || weeks.some(({ before, after }) => before !== after),
  );
  return (
    <section aria-label={measureMessages.previewTitle} aria-live="polite">
      <h3 className={classes.previewTitle}>{measureMessages.previewTitle}</h3>
      {changed.length === 0 ? (
        <p className={classes.hint}>{measureMessages.previewNothing}</p>
      ) : (
        changed.map((figure) => <FigurePreview key={figure.figure} figure={figure} />)
      )}
    </section>
  );
}

function FigurePreview({ figure: { figure, weeks, needsReading } }: { figure: Figure }) {
  const title = capitalised(figure.replaceAll('_', ' '));
  if (needsReading) {
    return (
      <p className={classes.hint}>
        {title}: {measureMessages.needsReading}
      </p>
    );
  }
  return (
    <table className={classes.preview}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, before, after }) => (
          <tr key={week}>
            <th scope="row">{formatDate(week)}</th>
            <td>{number(before)}</td>
            <td>{number(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function number(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
