import { Menu, Text, useMantineColorScheme } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Link } from 'react-router';
import { colleagueMessages } from '#contract/messages/colleagues.ts';
import { demoMailboxMessages, mailLogMessages } from '#contract/messages/mail-log.ts';
import { shellWords } from '#contract/messages/shell.ts';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { mailMode } from '#web/lib/mail-mode.ts';
import { paths } from '#web/lib/paths.ts';
import { useCurrentAccount } from '#web/routes/current-account.ts';
import { useSignOutQuestion } from '../use-sign-out-question.tsx';
import { ProfileButton } from './profile-button.tsx';
import classes from './profile-menu.module.css';

const schemes = () =>
  [
    { value: 'light', label: shellWords.light },
    { value: 'dark', label: shellWords.dark },
    { value: 'auto', label: shellWords.system },
  ] as const;

/** The person's own menu, open: profile, colors, signing out. */
export function OpenedProfileMenu() {
  const viewer = useViewer();
  const account = useCurrentAccount();
  const { ask: signOut, question } = useSignOutQuestion();
  return (
    <>
      <Menu
        defaultOpened
        position="bottom-end"
        width={240}
        withinPortal={false}
        hideDetached={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ProfileButton />
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.person}>
            <Text fw={600} truncate dir="auto">
              {viewer.fullName}
            </Text>
            <Text size="sm" c="dimmed" truncate dir="auto">
              {viewer.email}
            </Text>
          </div>
          <Menu.Divider />
          <Menu.Item component={Link} to={paths.profile} leftSection={<IconUser size={16} />}>
            {shellWords.myProfile}
          </Menu.Item>
          {account && !viewer.mayOnlyLook && !viewer.withoutGiving ? (
            <Menu.Item component={Link} to={paths.colleagues} leftSection={<IconUsers size={16} />}>
              {colleagueMessages.title}
            </Menu.Item>
          ) : null}
          {viewer.role === 'super_admin' ? (
            <>
              <Menu.Item component={Link} to={paths.audit} leftSection={<IconHistory size={16} />}>
                {shellWords.auditLog}
              </Menu.Item>
              <Menu.Item
                component={Link}
                to={paths.connections}
                leftSection={<IconPlugConnected size={16} />}
              >
                {shellWords.connections}
              </Menu.Item>
              <Menu.Item component={Link} to={paths.mails} leftSection={<IconMail size={16} />}>
                {mailLogMessages.title}
              </Menu.Item>
            </>
          ) : null}
          {mailMode() === 'mailbox' ? (
            <Menu.Item component={Link} to={paths.mailbox} leftSection={<IconMailbox size={16} />}>
              {demoMailboxMessages.title}
            </Menu.Item>
          ) : null}
          <Menu.Divider />
          <ColorSchemeChoice />
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut()}>
            {shellWords.signOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {question}
    </>
  );
}

function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label id="color-scheme">{shellWords.colorScheme}</Menu.Label>
      <Menu.RadioGroup
        value={colorScheme}
        onChange={(value) => {
          const chosen = schemes().find((scheme) => scheme.value === value);
          if (chosen) {
            setColorScheme(chosen.value);
          }
        }}
      >
        {schemes().map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
