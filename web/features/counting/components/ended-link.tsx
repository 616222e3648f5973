import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useState } from 'react';
import { usherMessages } from '#contract/messages/count-page.ts';
import { type Queue, unsent, type Waiting } from '../queue/queue.ts';
import { written } from '../sheet.ts';
import classes from './count.module.css';
import pages from './pages.module.css';

/** A link that has ended gives back what was never sent, to be read out or copied. */
export function EndedLink({ queue }: { queue: Queue }) {
  const [isCopied, setCopied] = useState(false);
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
            <Button
              variant="default"
              leftSection={<IconCopy size={18} />}
              onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
            >
              {isCopied ? usherMessages.copied : usherMessages.copy}
            </Button>
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
