declare module 'subset-font' {
  /** A font with only the glyphs that this text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      readonly keepFeatures?: readonly string[];
      readonly preserveNameIds?: readonly number[];
    },
  ): Promise<Buffer>;
}
