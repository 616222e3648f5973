import { shellWords } from '#contract/messages/shell.ts';
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

const platform = (): readonly NavigationGroup[] => [
  {
    label: null,
    items: [
      {
        label: shellWords.accounts,
        to: paths.accounts,
        icon: 'accounts',
        activeAt: [`${paths.accounts}/*`],
      },
      { label: shellWords.users, to: paths.users, icon: 'users', activeAt: [`${paths.users}/*`] },
      {
        label: shellWords.knowledge,
        to: paths.knowledge,
        icon: 'knowledge',
        activeAt: [`${paths.knowledge}/*`],
      },
    ],
  },
];

const church = (): readonly NavigationGroup[] => [
  {
    label: shellWords.core,
    items: [
      {
        label: shellWords.dashboard,
        to: paths.dashboard,
        icon: 'dashboard',
        activeAt: [paths.dashboard, paths.home, '/dashboard'],
      },
      {
        label: shellWords.forecast,
        to: paths.forecast,
        icon: 'forecast',
        activeAt: [paths.forecast],
      },
      {
        label: shellWords.recommendations,
        to: paths.recommendations,
        icon: 'advice',
        activeAt: [paths.recommendations],
      },
    ],
  },
  {
    label: shellWords.settings,
    items: [
      {
        label: shellWords.integration,
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
    return platform();
  }
  return role === null ? [] : church();
}

/** Whether an item is the one for the page that is shown. */
export function isActive({ activeAt }: NavigationItem, pathname: string): boolean {
  return activeAt.some((pattern) => {
    const base = pattern.replace(/\/\*$/, '');
    return pathname === base || (base !== pattern && pathname.startsWith(`${base}/`));
  });
}
