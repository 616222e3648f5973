import { fullDayWords } from '#contract/messages/figure-words.ts';
import { printMessages } from '#contract/messages/print.ts';
import classes from './print-head.module.css';

type Props = {
  churchName: string;
  title: string;
  /** Which time it is about, e.g. `Week of February 15–21, 2027`. */
  about?: string | undefined;
  /** The church's local date. */
  today: string;
};

/** The head of a printed page, which has no shell: whose it is, what, and as of when. */
export function PrintHead({ churchName, title, about, today }: Props) {
  const printed = printMessages.printed(fullDayWords(today));
  return (
    <div className={classes.head} aria-hidden="true">
      <span>
        <b dir="auto">{churchName}</b> {title}
      </span>
      <span>{about === undefined ? printed : printMessages.both(about, printed)}</span>
    </div>
  );
}
