import { useMediaQuery } from '@mantine/hooks';

/**
 * True on screens below 768 CSS pixels, where tables become cards; paper has room for tables and
 * charts.
 */
export function useIsPhone(): boolean {
  return useMediaQuery('screen and (max-width: 47.99em)', false, {
    getInitialValueInEffect: false,
  });
}

/** True below 1,200 CSS pixels, where a table of many columns gives some of them up. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
}
