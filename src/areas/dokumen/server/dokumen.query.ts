import type { Baris } from '#areas/buku/rules/buku.ts';

/** What the row of every document keeps of its cancellation. */
export type KepalaBatal = {
  no_batal: string | null;
  alasan_batal: string | null;
  batal_by: string | null;
  tgl_batal: string | null;
};

/** Why, by whom and when it ended; without a number where nothing was booked yet. */
export const batalOf = ({ no_batal, alasan_batal, batal_by, tgl_batal }: KepalaBatal) =>
  tgl_batal && batal_by ? { no: no_batal, alasan: alasan_batal ?? '', batal_by, tgl_batal } : null;

/** A document's row as the wire shows it: its cancellation gathered, its lines of the book beside it. */
export const susunDokumen = <H extends KepalaBatal>(
  no: string,
  { no_batal, alasan_batal, batal_by, tgl_batal, ...head }: H,
  lines: readonly Baris[],
) => ({
  ...head,
  batal:
    no_batal === null
      ? null
      : { no: no_batal, alasan: alasan_batal ?? '', batal_by: batal_by!, tgl_batal: tgl_batal! },
  postings: lines.map((line, at) => ({
    ...line,
    no_bukti: no,
    urut: at + 1,
    kode_barcode: line.kode_barcode ?? null,
  })),
});
