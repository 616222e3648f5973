/** For a `Menu`: it opens inside the main part, out of a frame that would cut it off. */
export const menuInMain = {
  position: 'bottom-end',
  portalProps: { target: '#main' },
  hideDetached: false,
  withInitialFocusPlaceholder: false,
} as const;
