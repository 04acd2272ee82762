declare module 'subset-font' {
  /** What is left of the font when it need write only this text. */
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
