import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, text } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';

/**
 * Not here yet; here as this shop last had it from head office, which has it otherwise now; here otherwise by this
 * shop's own hand, or left so when a version was taken; removed at head office.
 */
const KEADAAN = ['BARU', 'BERUBAH', 'DIUBAH_DI_SINI', 'HAPUS'] as const;

/** A row of a master that is not at the branch as it is at head office. */
export type Beda = {
  tabel: string;
  judul: string;
  kunci: string;
  keadaan: (typeof KEADAAN)[number];
  isi: { label: string; lama: string; baru: string }[];
};
export type Terbitan = { versi: number; catatan: string; oleh: string; pada: string };

const terbitan = z.strictObject({
  versi: z.int(),
  catatan: z.string(),
  oleh: z.string(),
  pada: z.string(),
});
const beda = z.array(
  z.strictObject({
    tabel: z.string(),
    judul: z.string(),
    kunci: z.string(),
    keadaan: z.enum(KEADAAN),
    isi: z.array(z.strictObject({ label: z.string(), lama: z.string(), baru: z.string() })),
  }),
);

export type DataPusat = {
  terbitan: Terbitan | null;
  /** The last version that this shop took, and when. */
  diambil: { versi: number; pada: string } | null;
  beda: Beda[];
  /** What only this shop has: it stays. */
  sendiri: Sendiri[];
  /** Of a shop whose head office is on another server; null where both are on one. */
  jauh: Jauh | null;
};
/** Rows of one master; of very many the first ones by name. */
export type Sendiri = { judul: string; jumlah: number; kunci: string[] };
/** When head office was asked last, when it answered last, and what is wrong, in a person's words. */
export type Jauh = { ditanya: string | null; dijawab: string | null; masalah: string | null };

const dataPusat = strictOf({
  terbitan: z.nullable(terbitan),
  diambil: z.nullable(z.strictObject({ versi: z.int(), pada: z.string() })),
  beda,
  sendiri: z.array(
    z.strictObject({ judul: z.string(), jumlah: z.int(), kunci: z.array(z.string()) }),
  ),
  jauh: z.nullable(
    z.strictObject({
      ditanya: z.nullable(z.string()),
      dijawab: z.nullable(z.string()),
      masalah: z.nullable(z.string()),
    }),
  ),
});

export const lihatDataPusatEndpoint = defineEndpoint({
  call: 'GET import-data-pusat',
  summary: 'Beda master cabang dengan terbitan pusat',
  answer: dataPusat,
  right: { menu: ['import-data-pusat'] },
  gate: { variant: 'cabang' },
});

const pilih = z
  .array(
    z.strictObject({
      tabel: z.string().check(z.maxLength(60)),
      kunci: z.array(z.string().check(z.maxLength(2100))).check(z.maxLength(100_000)),
    }),
  )
  .check(z.minLength(1, 'Data Tidak Boleh Kosong'), z.maxLength(100));

/** Takes the chosen rows of that version, all of them or none. */
export const imporDataPusatEndpoint = defineEndpoint({
  call: 'POST import-data-pusat',
  summary: 'Ambil master terbitan pusat',
  approvable: true,
  body: {
    versi: int('Versi', { min: 1 }),
    pilih: { kind: 'list', label: 'Pilihan', schema: pilih },
  },
  answer: strictOf({ versi: z.int(), jumlah: z.int() }),
  right: { menu: ['import-data-pusat'] },
  gate: { variant: 'cabang' },
});

/** Asks head office on another server now; what is wrong is in the answer, and nothing of a master changes. */
export const tanyaPusatEndpoint = defineEndpoint({
  call: 'POST import-data-pusat/tanya',
  summary: 'Tanya versi data ke pusat di server lain',
  aside: true,
  answer: strictOf({ versi: z.int(), masalah: z.nullable(z.string()) }),
  right: { menu: ['import-data-pusat'] },
  gate: { variant: 'cabang' },
});

/** At head office: what was published last, and what would be new in the next version. */
export const lihatTerbitanEndpoint = defineEndpoint({
  call: 'GET terbit-data-pusat',
  summary: 'Terbitan terakhir dan perubahan sesudahnya',
  answer: dataPusat,
  right: { menu: ['terbit-data-pusat'] },
  gate: { variant: 'pusat' },
});

export const terbitFields = { catatan: text('Catatan', { min: 0, max: 200 }) };
export const terbitDataPusatEndpoint = defineEndpoint({
  call: 'POST terbit-data-pusat',
  summary: 'Terbitkan master ke cabang',
  body: terbitFields,
  answer: terbitan,
  right: { menu: ['terbit-data-pusat'] },
  gate: { variant: 'pusat' },
  status: 201,
});
