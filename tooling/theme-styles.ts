import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariables, theme } from '../web/ui/theme.ts';

const name = 'virtual:theme.css';

/**
 * The theme's CSS variables as a style sheet, `virtual:theme.css`: the sign-in page has them before the
 * control library is loaded, and the library need not write them into the page.
 */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === name ? name : undefined),
    load: (id) => (id === name ? writeVariables() : undefined),
  };
}

function writeVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const [theirs, ours] = [defaultCssVariablesResolver(whole), cssVariables(whole)];
  return convertCssVariables(
    {
      variables: { ...theirs.variables, ...ours.variables },
      light: { ...theirs.light, ...ours.light, '--mantine-color-scheme': 'light' },
      dark: { ...theirs.dark, ...ours.dark, '--mantine-color-scheme': 'dark' },
    },
    ':root',
  );
}
