import type { Role } from '#contract/roles.ts';
import { paths } from '#web/lib/paths.ts';

export type NavigationItem = {
  label: string;
  to: string;
  icon: 'accounts' | 'users' | 'knowledge' | 'dashboard' | 'forecast' | 'advice' | 'integration';
  /** Paths where the item is active; a path ending in /* stands for itself and all below it. */
  activeAt: readonly string[];
};

/** A group without a label is the flat list of the super admin view. */
export type NavigationGroup = { label: string | null; items: readonly NavigationItem[] };

const platform: readonly NavigationGroup[] = [
  {
    label: null,
    items: [
      {
        label: 'Accounts',
        to: paths.accounts,
        icon: 'accounts',
        activeAt: [`${paths.accounts}/*`],
      },
      { label: 'Users', to: paths.users, icon: 'users', activeAt: [`${paths.users}/*`] },
      {
        label: 'Knowledge',
        to: paths.knowledge,
        icon: 'knowledge',
        activeAt: [`${paths.knowledge}/*`],
      },
    ],
  },
];

const church: readonly NavigationGroup[] = [
  {
    label: 'Core',
    items: [
      {
        label: 'Dashboard',
        to: paths.dashboard,
        icon: 'dashboard',
        activeAt: [paths.dashboard, paths.home, '/dashboard'],
      },
      {
        label: 'Forecast',
        to: paths.forecast,
        icon: 'forecast',
        activeAt: [paths.forecast],
      },
      {
        label: 'Recommendations',
        to: paths.recommendations,
        icon: 'advice',
        activeAt: [paths.recommendations],
      },
    ],
  },
  {
    label: 'Settings',
    items: [
      {
        label: 'Integration',
        to: paths.integration,
        icon: 'integration',
        activeAt: [`${paths.integration}/*`, '/integration'],
      },
    ],
  },
];

/** The sidebar by role (specification, section 2, "Shell"). */
export function navigationFor(
  role: Role | null,
  hasSelectedAccount: boolean,
): readonly NavigationGroup[] {
  if (role === 'super_admin' && !hasSelectedAccount) {
    return platform;
  }
  return role === null ? [] : church;
}

/** Whether an item is the one for the page that is shown. */
export function isActive({ activeAt }: NavigationItem, pathname: string): boolean {
  return activeAt.some((pattern) => {
    const base = pattern.replace(/\/\*$/, '');
    return pathname === base || (base !== pattern && pathname.startsWith(`${base}/`));
  });
}
