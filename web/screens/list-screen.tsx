import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { ButtonLink } from './button-link.tsx';
import { useSearchText } from './use-search-text.ts';

type Props<Row> = {
  title: string;
  subtitle: string;
  add: { to: string; label: string };
  /** A second way to add one. */
  addOtherwise?: { to: string; label: string };
  search: { label: string; placeholder: string };
  rows: UseQueryResult<Row[]>;
  loading: ReactNode;
  /** The sentence for a list that could not be loaded. */
  failure: (error: Error) => string;
  list: (rows: Row[], shown: { searchText: string; onDelete: (row: Row) => void }) => ReactNode;
  /** The dialog that asks before it deletes; closed while there is no row. */
  deletion: (row: Row | null, asked: { onClose: () => void; onDeleted: () => void }) => ReactNode;
};

/** A screen with the whole list of something: adding, searching and deleting. */
export function ListScreen<Row>(props: Props<Row>) {
  const { title, subtitle, add, addOtherwise, rows, loading, failure, list, deletion } = props;
  const search = useSearchText();
  const [deleting, setDeleting] = useState<Row | null>(null);
  const searchArea = useRef<HTMLDivElement>(null);
  useFailureToast(rows, failure);

  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {addOtherwise ? (
              <ButtonLink to={addOtherwise.to} variant="default">
                {addOtherwise.label}
              </ButtonLink>
            ) : null}
            <ButtonLink to={add.to}>{add.label}</ButtonLink>
          </>
        }
      />
      <div ref={searchArea}>
        <SearchBox {...props.search} value={search.text} onChange={search.setText} />
      </div>
      <QueryView query={rows} loading={loading} failure={failure}>
        {(data) => list(data, { searchText: search.deferredText, onDelete: setDeleting })}
      </QueryView>
      {deletion(deleting, {
        onClose: () => setDeleting(null),
        // The row that had the focus is gone.
        onDeleted: () => searchArea.current?.querySelector('input')?.focus(),
      })}
    </>
  );
}
