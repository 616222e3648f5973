import { numberFormat } from '../formats.ts';
import { sentences } from './sentences.ts';

/** The bar, the sidebar and the menus around every screen. */
export const shellWords = sentences('shellWords', {
  accounts: 'Accounts',
  users: 'Users',
  knowledge: 'Knowledge',
  core: 'Core',
  dashboard: 'Dashboard',
  forecast: 'Forecast',
  recommendations: 'Recommendations',
  settings: 'Settings',
  integration: 'Integration',
  loadingAccounts: 'Loading accounts...',
  superAdminView: 'Super Admin View',
  searchAccounts: 'Search accounts...',
  switchAccount: (current: string) => `Switch account: ${current}`,
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  colorScheme: 'Color scheme',
  profileMenu: 'Profile menu',
  myProfile: 'My Profile',
  auditLog: 'Audit Log',
  connections: 'Connections',
  signOut: 'Sign Out',
  skip: 'Skip to content',
  main: 'Main',
  expand: 'Expand sidebar',
  collapse: 'Collapse sidebar',
  moreAccounts: (count: number) => `${numberFormat({}).format(count)} more: type to find them`,
});

/** Where an address leads nowhere. */
export const notFoundWords = sentences('notFoundWords', {
  title: 'Oops! Page not found',
  home: 'Return to Home',
  profileTitle: 'Your profile',
  profileFailed:
    'We couldn’t load your profile, so we don’t know what to show you. Please try again.',
});
