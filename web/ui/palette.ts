import type { MantineColorsTuple } from '@mantine/core';

/**
 * Evergreen: the color of things one can press. Shade 7 carries white text in the light scheme, 6
 * in the dark.
 */
export const pine: MantineColorsTuple = [
  '#eef6f3',
  '#d9eae4',
  '#b5d6ca',
  '#8fc4b2',
  '#69ab97',
  '#43907a',
  '#2b7761',
  '#1f6550',
  '#174f3f',
  '#0f3a2e',
];

/** Brick: what destroys or failed. Shade 7 carries white text, shade 4 stands on dark ground. */
export const brick: MantineColorsTuple = [
  '#fdf1ef',
  '#fbdfdb',
  '#f5bdb5',
  '#ef988d',
  '#ec8376',
  '#d9604f',
  '#c54737',
  '#b03326',
  '#8f281d',
  '#6d1e16',
];

/** Grays as warm as the paper: skeletons, and what is disabled. */
export const stone: MantineColorsTuple = [
  '#faf9f5',
  '#f3f1eb',
  '#ebe8e0',
  '#dedbd2',
  '#c9c5ba',
  '#b0ab9d',
  '#7d7a70',
  '#5a5850',
  '#3a3833',
  '#23221f',
];

/** The dark scheme: text first, ground last, all with a breath of green. */
export const night: MantineColorsTuple = [
  '#dbe1de',
  '#bcc6c1',
  '#9ba8a2',
  '#7f8c86',
  '#3f4a46',
  '#333d39',
  '#262f2c',
  '#1c2421',
  '#161c1a',
  '#0f1413',
];

/** Texts and grounds that differ between the schemes; each pair is held to AA in palette.test.ts. */
export const schemeColors = {
  light: {
    ground: '#f7f5f0',
    surface: '#ffffff',
    field: '#ffffff',
    text: '#1d2421',
    dimmed: '#5a645f',
    anchor: pine[7],
    error: brick[7],
    tint: pine[1],
    tintHover: pine[2],
    border: '#dedbd2',
  },
  dark: {
    ground: night[8],
    surface: night[7],
    field: night[6],
    text: night[0],
    dimmed: night[2],
    anchor: pine[3],
    error: brick[4],
    tint: '#22382f',
    tintHover: '#29463b',
    border: night[4],
  },
} as const;
