import { useMediaQuery } from '@mantine/hooks';

/** True below 768 CSS pixels, where tables become cards. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
