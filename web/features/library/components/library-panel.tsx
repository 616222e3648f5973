import { Paper, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { libraryFactMessages, libraryWords } from '#contract/messages/library.ts';
import { libraryMessages } from '#contract/messages/recommendations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { libraryEntryQuery } from '../api/library-entry.ts';
import classes from './library.module.css';
import { LibraryFacts } from './library-facts.tsx';
import { LibraryForm } from './library-form.tsx';
import { VersionList } from './version-list.tsx';

type Props = {
  entryId: string;
  /** The church to preview for; null for none in particular. */
  previewAccountId: string | null;
};

/** The second panel of an entry's page: what recommendations need. */
export function LibraryPanel({ entryId, previewAccountId }: Props) {
  const query = useQuery(libraryEntryQuery(useApi(), entryId));
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {libraryWords.title}
      </h2>
      <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
        <QueryView
          query={query}
          loading={<Skeleton height={240} data-skeleton />}
          failure={() => libraryMessages.loadFailed}
        >
          {({ entry, versions, used }) => (
            <>
              <p className={classes.quiet}>
                {used.cards === 0
                  ? libraryWords.unused
                  : libraryWords.used(used.cards, used.churches)}
              </p>
              <LibraryFacts entry={entry} />
              <Disclosure summary={libraryFactMessages.change}>
                <LibraryForm entryId={entryId} entry={entry} previewAccountId={previewAccountId} />
              </Disclosure>
              <VersionList versions={versions} />
            </>
          )}
        </QueryView>
      </Paper>
    </section>
  );
}
