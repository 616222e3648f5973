declare module 'subset-font' {
  /** Cuts a font down to the letters of a text. */
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Uint8Array>;
  export = subsetFont;
}
