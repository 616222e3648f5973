import type { ReactNode } from 'react';
import type { LibraryEntry } from '#contract/functions/recommendations.ts';
import { listWords } from '#contract/messages/figure-words.ts';
import { libraryFactMessages } from '#contract/messages/library.ts';
import { ruleNames } from '#contract/messages/rule-names.ts';
import classes from './library.module.css';

/** What an entry is for, to read; changing it is a click away. */
export function LibraryFacts({ entry }: { entry: LibraryEntry }) {
  const { rules, status, sizeFrom, sizeTo, sourceAuthor, sourceTitle, sourceUrl } = entry;
  const source = [sourceAuthor, sourceTitle].filter((part) => part !== null).join(', ');
  return (
    <dl className={classes.facts}>
      <Fact name={libraryFactMessages.state}>{libraryFactMessages[status]}</Fact>
      <Fact name={libraryFactMessages.serves}>
        {rules.length === 0
          ? libraryFactMessages.anyRule
          : listWords(rules.map((rule) => ruleNames[rule]))}
      </Fact>
      <Fact name={libraryFactMessages.size}>{libraryFactMessages.sizes(sizeFrom, sizeTo)}</Fact>
      {source === '' && sourceUrl === null ? null : (
        <Fact name={libraryFactMessages.source}>
          {sourceUrl === null ? source : <a href={sourceUrl}>{source || sourceUrl}</a>}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
