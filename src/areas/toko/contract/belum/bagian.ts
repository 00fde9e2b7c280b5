/** A part of the requirement that the product does not have yet. */
export type Belum = {
  readonly judul: string;
  /** Group of the sidebar that has no screen at all. */
  readonly group?: string;
  readonly layar: readonly {
    readonly path: string;
    readonly title: string;
    /** What the screen will do. */
    readonly keterangan: string;
  }[];
  readonly laporan: readonly { readonly path: string; readonly title: string }[];
  /** First word of the calls that come with it. */
  readonly panggilan: readonly string[];
  readonly modul: readonly string[];
  readonly parameter: readonly string[];
};
