import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { syncStates } from '#contract/functions/sync.ts';
import { commonWords } from '#contract/messages/common.ts';
import { connectionsMessages, connectionWords } from '#contract/messages/connections.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useSearchText } from '#web/screens/use-search-text.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { type ConnectionsFilter, connectionsQuery } from '../api/list-connections.ts';
import { stateChoices } from '../model.ts';
import { ConnectionList } from './connection-list.tsx';
import classes from './connections.module.css';

/** Every account's connections: when they were read, what failed, and reading them again. */
export function ConnectionsScreen() {
  const search = useSearchText();
  const [state, setState] = useState<ConnectionsFilter['state'] | null>(null);
  const filter: ConnectionsFilter = {
    ...(search.deferredText === '' ? {} : { search: search.deferredText }),
    ...(state ? { state } : {}),
  };
  return (
    <>
      <PageHeader title={connectionsMessages.title} subtitle={connectionsMessages.subtitle} />
      <div className={classes.filters}>
        <div className={classes.search}>
          <SearchBox
            label={connectionWords.search}
            placeholder={connectionWords.searchAccounts}
            value={search.text}
            onChange={search.setText}
          />
        </div>
        <NativeSelect
          aria-label={connectionWords.state}
          data={[{ value: '', label: connectionWords.anyState }, ...stateChoices()]}
          value={state ?? ''}
          onChange={({ currentTarget }) =>
            setState(syncStates.find((one) => one === currentTarget.value) ?? null)
          }
        />
      </div>
      <FilteredConnections filter={filter} />
    </>
  );
}

function FilteredConnections({ filter }: { filter: ConnectionsFilter }) {
  const list = useInfiniteQuery(connectionsQuery(useApi(), filter));
  return (
    <QueryView
      query={list}
      loading={<Skeleton className={classes.skeleton ?? ''} />}
      failure={() => connectionsMessages.loadFailed}
    >
      {({ pages }) => {
        const connections = pages.flatMap((page) => page.connections);
        return (
          <ConnectionList
            connections={connections}
            none={
              Object.keys(filter).length > 0
                ? connectionsMessages.noneMatch
                : connectionsMessages.none
            }
            footer={
              <div className={classes.foot}>
                <p role="status">
                  {connectionWords.count(connections.length, pages.at(-1)?.total ?? 0)}
                </p>
                {list.hasNextPage ? (
                  <Button
                    variant="default"
                    disabled={list.isFetchingNextPage}
                    onClick={() => void list.fetchNextPage()}
                  >
                    {list.isFetchingNextPage ? commonWords.loadingMore : commonWords.loadMore}
                  </Button>
                ) : null}
              </div>
            }
          />
        );
      }}
    </QueryView>
  );
}
