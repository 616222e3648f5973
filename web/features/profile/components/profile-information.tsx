import { Paper, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { profileMessages, profileWords } from '#contract/messages/profile.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { ownProfileQuery } from '../api/read-own-profile.ts';
import classes from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';

const failureSentence = () => profileMessages.loadFailed;

/** The information form, once the present values are there. */
export function ProfileInformation({ userId, email }: { userId: string; email: string }) {
  const { data, error, errorUpdatedAt, isFetchedAfterMount, refetch } = useQuery({
    ...ownProfileQuery(useApi(), userId),
    refetchOnWindowFocus: false,
  });
  const headingId = useId();
  useFailureToast({ error, errorUpdatedAt }, failureSentence);

  return (
    <Paper withBorder component="section" p={{ base: 'md', sm: 'xl' }} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {profileWords.information}
      </h2>
      <QueryView
        query={{ data: isFetchedAfterMount ? data : undefined, error, refetch }}
        loading={<ProfileFormSkeleton />}
        failure={failureSentence}
      >
        {(profile) => <ProfileForm userId={userId} email={email} profile={profile} />}
      </QueryView>
    </Paper>
  );
}

function ProfileFormSkeleton() {
  return (
    <Stack role="status" aria-label={profileWords.loading}>
      <Skeleton height={58} data-skeleton="field" />
      <Skeleton height={58} data-skeleton="field" />
      <Skeleton height={78} data-skeleton="field" />
      <Skeleton height={36} width={150} ml="auto" />
    </Stack>
  );
}
