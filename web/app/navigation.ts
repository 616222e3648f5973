import type { Role } from '#contract/roles.ts';

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
      { label: 'Accounts', to: '/accounts', icon: 'accounts', activeAt: ['/accounts/*'] },
      { label: 'Users', to: '/users', icon: 'users', activeAt: ['/users/*'] },
      { label: 'Knowledge', to: '/knowledge', icon: 'knowledge', activeAt: ['/knowledge/*'] },
    ],
  },
];

const church: readonly NavigationGroup[] = [
  {
    label: 'Core',
    items: [
      {
        label: 'Dashboard',
        to: '/account/dashboard',
        icon: 'dashboard',
        activeAt: ['/account/dashboard', '/', '/dashboard'],
      },
      {
        label: 'Forecast',
        to: '/account/forecast',
        icon: 'forecast',
        activeAt: ['/account/forecast'],
      },
      {
        label: 'Recommendations',
        to: '/account/recommendations',
        icon: 'advice',
        activeAt: ['/account/recommendations'],
      },
    ],
  },
  {
    label: 'Settings',
    items: [
      {
        label: 'Integration',
        to: '/account/integration',
        icon: 'integration',
        activeAt: ['/account/integration/*', '/integration'],
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
