import '#web/ui/charts/chart-colors.css';
import type { ChurchReport, ReportPart } from '#contract/functions/church-report.ts';
import { fullDayWords } from '#contract/messages/figure-words.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { printMessages } from '#contract/messages/print.ts';
import { reportPageMessages } from '#contract/messages/report-page.ts';
import { firstSentence } from '#web/lib/first-sentence.ts';
import classes from './report.module.css';
import { ReportChange } from './report-change.tsx';
import { ReportFlow } from './report-flow.tsx';
import { ReportGuests } from './report-guests.tsx';
import { ReportRanges } from './report-ranges.tsx';
import { ReportTable } from './report-table.tsx';

type Props = {
  report: ChurchReport;
  /** The day of printing. */
  today: string;
};

/** The pages of a report, each a sheet of paper. */
export function ReportPages({ report: { pages }, today }: Props) {
  return (
    <article className={classes.report}>
      {pages.map(({ title, parts }, index) => (
        <section
          key={parts[0]?.id}
          className={classes.page}
          aria-label={reportPageMessages.page(wholeWords(index + 1), wholeWords(pages.length))}
        >
          <p className={classes.title}>
            <span dir="auto">{title}</span>
            <span className={classes.printed}>{printMessages.printed(fullDayWords(today))}</span>
          </p>
          <div className={classes.parts}>
            {parts.map((part) => (
              <Part key={part.id} part={part} />
            ))}
          </div>
          <footer className={classes.foot}>
            <span>{reportPageMessages.counts}</span>
            <span>
              {printMessages.both(
                printMessages.printed(fullDayWords(today)),
                reportPageMessages.page(wholeWords(index + 1), wholeWords(pages.length)),
              )}
            </span>
          </footer>
        </section>
      ))}
    </article>
  );
}

function Part({ part }: { part: ReportPart }) {
  const { id, heading, sentence, lines } = part;
  if (id === 'summary') {
    return <Summary part={part} />;
  }
  // What is coming is a paragraph; its first sentence is the answer.
  const [answer, more] = id === 'ahead' ? firstSentence(sentence) : [sentence, ''];
  return (
    <section className={classes.part} data-part={id}>
      <p className={classes.question}>{heading}</p>
      {answer === '' ? null : <h2 className={classes.answer}>{answer}</h2>}
      {more === '' ? null : <p className={classes.more}>{more}</p>}
      <Picture part={part} />
      {id === 'questions' ? (
        <ol className={classes.questions}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ) : (
        lines.map((line) => (
          <p key={line} className={classes.line}>
            {line}
          </p>
        ))
      )}
      {id === 'notes' ? <div className={classes.ruled} aria-hidden="true" /> : null}
    </section>
  );
}

/** The first page alone is enough: what there is to say, and a line on each subject. */
function Summary({ part: { heading, sentence, lines } }: { part: ReportPart }) {
  return (
    <section className={classes.part}>
      <h1 className={classes.lead}>{sentence}</h1>
      <dl className={classes.summary} aria-label={heading}>
        {lines.map((line) => {
          const [subject = '', ...rest] = line.split(': ');
          return (
            <div key={line}>
              <dt>{subject}</dt>
              <dd>{rest.join(': ')}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** A picture where people would rather look than read, else the numbers. */
function Picture({ part: { id, heading, table } }: { part: ReportPart }) {
  if (table === undefined) {
    return null;
  }
  switch (id) {
    case 'sundays':
    case 'ahead':
      return <ReportRanges heading={heading} table={table} isAhead={id === 'ahead'} />;
    case 'guests':
      return <ReportGuests heading={heading} table={table} />;
    case 'regulars':
      return <ReportFlow heading={heading} table={table} />;
    case 'parts':
      return <ReportChange heading={heading} table={table} />;
    default:
      return <ReportTable heading={heading} table={table} />;
  }
}
