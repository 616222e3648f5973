declare module 'subset-font' {
  /** Cuts a font down to the letters of a text; an axis to one value or a part of it. */
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
  export = subsetFont;
}
