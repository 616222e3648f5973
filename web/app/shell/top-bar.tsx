import { Burger, Text } from '@mantine/core';
import { Link } from 'react-router';
import { shellWords } from '#contract/messages/shell.ts';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { AccountSwitcher } from './account-switcher.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import classes from './top-bar.module.css';

type Props = { isMenuOpen: boolean; onOpenMenu: () => void };

/** The top of every page: brand, account, person. */
export function TopBar({ isMenuOpen, onOpenMenu }: Props) {
  const { role, account } = useViewer();
  return (
    <div className={classes.bar}>
      <Burger
        opened={isMenuOpen}
        onClick={onOpenMenu}
        hiddenFrom="md"
        size="sm"
        aria-label={shellWords.openMenu}
        aria-expanded={isMenuOpen}
      />
      <Link to={paths.home} className={classes.brand} aria-label="Steeple">
        <BrandMark sizePx={32} />
        <span className={classes.name}>Steeple</span>
      </Link>
      <div className={classes.account}>
        {role === 'super_admin' ? <AccountSwitcher /> : null}
        {role === 'account_admin' && account ? (
          <Text fw={600} truncate dir="auto">
            {account.account_name}
          </Text>
        ) : null}
      </div>
      <ProfileMenu />
    </div>
  );
}
