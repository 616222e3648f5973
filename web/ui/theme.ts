import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { brick, night, pine, schemeColors, stone } from './palette.ts';

const textFonts = "'Figtree Variable', Arial, system-ui, sans-serif";
const headingFonts = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif";

/** The look of Steeple: evergreen on warm paper, text in Figtree, headings in Fraunces (fonts.css). */
export const theme = createTheme({
  colors: { pine, red: brick, gray: stone, dark: night },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  black: schemeColors.light.text,
  fontFamily: textFonts,
  headings: { fontFamily: headingFonts, fontWeight: '540' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Anchor: { defaultProps: { underline: 'always' } },
    // Hebrew and Arabic run from the right also while they are typed.
    TextInput: { defaultProps: { dir: 'auto' } },
    Textarea: { defaultProps: { dir: 'auto' } },
    // base.css marks what is required, one way for all forms.
    InputWrapper: { defaultProps: { withAsterisk: false } },
  },
});

/** Replaces Mantine's scheme colors with the palette's, because its dimmed text is too pale for AA. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
});

function schemeVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const colors = schemeColors[scheme];
  return {
    '--steeple-ground': colors.ground,
    '--steeple-border': colors.border,
    '--steeple-field': colors.field,
    '--mantine-color-body': colors.surface,
    '--mantine-color-text': colors.text,
    '--mantine-color-dimmed': colors.dimmed,
    '--mantine-color-placeholder': colors.dimmed,
    '--mantine-color-anchor': colors.anchor,
    '--mantine-color-error': colors.error,
    '--mantine-color-default-border': colors.border,
    '--mantine-color-pine-light': colors.tint,
    '--mantine-color-pine-light-hover': colors.tintHover,
    '--mantine-color-pine-light-color': colors.anchor,
    '--mantine-color-red-light-color': colors.error,
    '--mantine-color-red-filled': brick[7],
    '--mantine-color-red-filled-hover': brick[8],
  };
}
