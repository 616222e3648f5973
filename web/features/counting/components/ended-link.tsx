import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { usherMessages } from '#contract/messages/count-page.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { type Queue, unsent, type Waiting } from '../queue/queue.ts';
import { written } from '../sheet.ts';
import classes from './count.module.css';
import pages from './pages.module.css';

/** A link that has ended gives back what was never sent, to be read out or copied. */
export function EndedLink({ queue }: { queue: Queue }) {
  const waiting = unsent(queue);
  const text = waiting.map((one) => `${wordsOf(one)}: ${numberOf(one)}`).join('\n');
  return (
    <>
      <h1 className={classes.day}>{usherMessages.endedTitle}</h1>
      <p>{usherMessages.endedText}</p>
      {waiting.length === 0 ? null : (
        <div className={classes.note}>
          <div>
            <b>{usherMessages.neverSent(waiting.length)}</b>
            <p>{usherMessages.passOn(waiting.length)}</p>
            <ul className={pages.passOn}>
              {waiting.map((one) => (
                <li key={one.save.key}>
                  <span dir="auto">{wordsOf(one)}</span>
                  <b>{numberOf(one)}</b>
                </li>
              ))}
            </ul>
            <CopyButton
              text={text}
              label={usherMessages.copy(waiting.length)}
              copied={usherMessages.copied}
              leftSection={<IconCopy size={18} />}
            />
          </div>
        </div>
      )}
      <p className={classes.foot}>{usherMessages.foot}</p>
    </>
  );
}

function wordsOf({ save, words }: Waiting): string {
  return usherMessages.passed(save.date, words.service, words.category);
}

function numberOf({ save, words }: Waiting): string {
  return written(save.value, words.isMoney, null);
}
