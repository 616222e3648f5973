import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { profileWords } from '#contract/messages/profile.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LanguageForm } from './language-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileInformation } from './profile-information.tsx';

type Props = {
  userId: string;
  email: string;
  /** What else a person decides for themselves. */
  children?: ReactNode;
};

/** The signed-in person's own data and password, whatever their role. */
export function ProfileScreen({ userId, email, children }: Props) {
  return (
    <>
      <PageHeader title={profileWords.title} subtitle={profileWords.subtitle} />
      <Stack gap="lg" maw={720}>
        <ProfileInformation userId={userId} email={email} />
        <PasswordForm email={email} />
        {children}
        <LanguageForm />
      </Stack>
    </>
  );
}
