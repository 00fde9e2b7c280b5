/** A call and what it is asked to save. */
export type Isi = { readonly call: string; readonly bodies: readonly Record<string, unknown>[] };

const KONDISI = [
  ['BAGUS', 'Bagus', 'PERSEN', 0],
  ['KUSAM', 'Kusam', 'PER_GRAM', 5_000],
  ['PENYOK', 'Penyok', 'PER_GRAM', 15_000],
  ['PATAH', 'Patah atau putus', 'PER_GRAM', 25_000],
  ['TANPA-SURAT', 'Tanpa surat', 'PERSEN', 5],
] as const;

/** How gold looks and what that takes off, to lend on and to buy back; what a nota loses by its age. */
export const MASTER_KONDISI: readonly Isi[] = [
  ...['parapinjaman', 'parabeli'].map((path) => ({
    call: `POST ${path}`,
    bodies: KONDISI.map(([kode_kondisi, keterangan, cara, angka]) => ({
      kode_kondisi,
      keterangan,
      cara,
      [cara === 'PERSEN' ? 'persen' : 'rupiah']: angka,
    })),
  })),
  {
    call: 'POST parakondisi',
    bodies: KONDISI.slice(0, 4).map(([kode_kondisi, keterangan]) => ({ kode_kondisi, keterangan })),
  },
  {
    call: 'POST ruginota',
    bodies: [
      { hari_dari: 0, hari_sampai: 7, persen: 3 },
      { hari_dari: 8, hari_sampai: 90, persen: 5 },
      { hari_dari: 91, persen: 7 },
    ],
  },
];
