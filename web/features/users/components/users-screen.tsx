import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '#web/lib/api/api-context.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { useSearchText } from '#web/ui/use-search-text.ts';
import { usersQuery } from '../api/list-users.ts';
import { loadFailureSentence } from '../failure-toast.ts';
import type { User } from '../model.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UsersList } from './users-list.tsx';
import { UsersSkeleton } from './users-skeleton.tsx';

/** The list of all users, with search and deleting. */
export function UsersScreen() {
  const users = useQuery(usersQuery(useApi()));
  const search = useSearchText();
  const [doomed, setDoomed] = useState<User | null>(null);
  const searchArea = useRef<HTMLDivElement>(null);
  useFailureToast(users, loadFailureSentence);

  return (
    <>
      <PageHeader
        title="Users"
        subtitle="Everyone who can sign in to Steeple"
        actions={<ButtonLink to="/users/add">Add User</ButtonLink>}
      />
      <div ref={searchArea}>
        <SearchBox
          label="Search users"
          placeholder="Search for a name or email address"
          value={search.text}
          onChange={search.setText}
        />
      </div>
      <QueryView query={users} loading={<UsersSkeleton />} failure={loadFailureSentence}>
        {(data) => <UsersList users={data} searchText={search.deferredText} onDelete={setDoomed} />}
      </QueryView>
      <DeleteUserDialog
        user={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={() => searchArea.current?.querySelector('input')?.focus()}
      />
    </>
  );
}
