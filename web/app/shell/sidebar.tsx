import { UnstyledButton } from '@mantine/core';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconBuildingChurch from '@tabler/icons-react/dist/esm/icons/IconBuildingChurch.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Link, useLocation } from 'react-router';
import { shellWords } from '#contract/messages/shell.ts';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { isActive, type NavigationItem, navigationFor } from '../navigation.ts';
import classes from './sidebar.module.css';

const icons = {
  accounts: IconBuildingChurch,
  users: IconUsers,
  knowledge: IconBook,
  dashboard: IconLayoutDashboard,
  forecast: IconTrendingUp,
  advice: IconBulb,
  integration: IconPlugConnected,
};

type Props = { isNarrow: boolean; onToggleNarrow?: () => void };

/** The navigation, by role. When narrow it shows only icons, with their names on hover. */
export function Sidebar({ isNarrow, onToggleNarrow }: Props) {
  const { role } = useViewer();
  const { selected } = useAccountView();
  const groups = navigationFor(role, selected !== null);
  return (
    <div className={classes.sidebar} data-narrow={isNarrow || undefined}>
      <nav aria-label={shellWords.main} className={classes.nav}>
        {groups.map(({ label, items }) => (
          <div key={label} className={classes.group}>
            {label ? <div className={classes.label}>{label}</div> : null}
            <ul className={classes.items} {...(label ? { 'aria-label': label } : {})}>
              {items.map((item) => (
                <li key={item.to}>
                  <SidebarLink item={item} isNarrow={isNarrow} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {onToggleNarrow ? <NarrowToggle isNarrow={isNarrow} onToggle={onToggleNarrow} /> : null}
    </div>
  );
}

function SidebarLink({ item, isNarrow }: { item: NavigationItem; isNarrow: boolean }) {
  const { pathname } = useLocation();
  const Icon = icons[item.icon];
  return (
    <Link
      to={item.to}
      className={classes.item}
      data-hint={isNarrow ? item.label : undefined}
      aria-current={isActive(item, pathname) ? 'page' : undefined}
    >
      <Icon size={20} aria-hidden />
      <span className={classes.text}>{item.label}</span>
    </Link>
  );
}

function NarrowToggle({ isNarrow, onToggle }: { isNarrow: boolean; onToggle: () => void }) {
  const label = isNarrow ? shellWords.expand : shellWords.collapse;
  const Icon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <UnstyledButton
      className={classes.item}
      data-hint={isNarrow ? label : undefined}
      onClick={onToggle}
      aria-label={label}
    >
      <Icon size={20} aria-hidden />
      <span className={classes.text}>{label}</span>
    </UnstyledButton>
  );
}
