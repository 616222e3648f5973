import { Anchor } from '@mantine/core';
import type { UsedEntry } from '#contract/functions/recommendations.ts';
import { cardMessages } from '#contract/messages/recommendation-cards.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import parts from './card-parts.module.css';

type Props = { entries: readonly UsedEntry[] };

/** The advice itself: the first entry to read, the others one click away, each with its source in short. */
export function CardAdvice({ entries }: Props) {
  const [first, ...others] = entries.filter(({ text }) => text);
  return first ? (
    <>
      <h3>{cardMessages.advice}</h3>
      <div className={parts.advice}>
        <strong dir="auto">{first.title}</strong>
        <Entry entry={first} />
      </div>
      {others.map((entry) => (
        <Disclosure key={entry.id} summary={cardMessages.more(entry.title)}>
          <div className={parts.advice}>
            <Entry entry={entry} />
          </div>
        </Disclosure>
      ))}
    </>
  ) : null;
}

function Entry({ entry: { text, version, because, source } }: { entry: UsedEntry }) {
  return (
    <>
      <p className={parts.adviceText} dir="auto">
        {text}
      </p>
      <p className={parts.small}>
        {because} {version === null ? null : `${cardMessages.libraryVersion(version)} `}
        <Source source={source} />
      </p>
    </>
  );
}

function Source({ source }: Pick<UsedEntry, 'source'>) {
  if (!source) {
    return null;
  }
  const words = source.author ? `${source.author}, ${source.title}` : source.title;
  return source.url ? (
    <Anchor href={source.url} target="_blank" rel="noreferrer" inherit>
      {words}
    </Anchor>
  ) : (
    words
  );
}
