import { Anchor } from '@mantine/core';
import { useId } from 'react';
import { searchConsoleWords } from '#contract/messages/integration-pages.ts';
import { cutAddress } from './property-names.ts';
import classes from './search-console.module.css';
import { formatCount, formatPosition } from './search-figures.ts';

type Entry = {
  words: string;
  /** Of a page, where it is. */
  address?: string;
  clicks: number;
  impressions: number;
  position: number;
};

type Props = { title: string; entries: readonly Entry[]; none: string };

const entriesMax = 5;

/** What brought people, or where to, in the order of clicks. */
export function TopList({ title, entries, none }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.topTitle}>
        {title}
      </h3>
      {entries.length === 0 ? <p className={classes.none}>{none}</p> : null}
      <ol className={classes.top}>
        {entries.slice(0, entriesMax).map((entry) => (
          <li key={entry.words} className={classes.entry}>
            <Words entry={entry} />
            <span className={classes.counts}>
              <span>{searchConsoleWords.clicksOf(formatCount(entry.clicks))}</span>
              <span>{searchConsoleWords.impressionsOf(formatCount(entry.impressions))}</span>
              <span>{searchConsoleWords.positionOf(formatPosition(entry.position))}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A page leads to itself, in a tab of its own. */
function Words({ entry: { words, address } }: { entry: Entry }) {
  if (address === undefined) {
    return <span className={classes.entryWords}>{words}</span>;
  }
  const isPage = /^https?:\/\//.test(address);
  return isPage ? (
    <Anchor
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={address}
      className={classes.entryWords ?? ''}
    >
      {cutAddress(words)}
    </Anchor>
  ) : (
    <span className={classes.entryWords}>{cutAddress(words)}</span>
  );
}
