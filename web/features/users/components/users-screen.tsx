import { useQuery } from '@tanstack/react-query';
import { invitationMessages } from '#contract/messages/invitations.ts';
import { userWords } from '#contract/messages/users.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { ListScreen } from '#web/screens/list-screen.tsx';
import { usersQuery } from '../api/list-users.ts';
import { loadFailureSentence } from '../failure-toast.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UsersList } from './users-list.tsx';
import { UsersSkeleton } from './users-skeleton.tsx';

/** The list of all users, with search and deleting; everybody but the viewer can be deleted. */
export function UsersScreen({ viewerId }: { viewerId: string }) {
  return (
    <ListScreen
      title={userWords.title}
      subtitle={userWords.subtitle}
      add={{ to: paths.addUser, label: userWords.add }}
      addOtherwise={{ to: paths.inviteUser, label: invitationMessages.inviteUser }}
      search={{ label: userWords.search, placeholder: userWords.searchHint }}
      rows={useQuery(usersQuery(useApi()))}
      loading={<UsersSkeleton />}
      failure={loadFailureSentence}
      list={(users, shown) => <UsersList users={users} viewerId={viewerId} {...shown} />}
      deletion={(user, asked) => <DeleteUserDialog user={user} {...asked} />}
    />
  );
}
