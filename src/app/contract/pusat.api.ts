import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { int, text } from '#kit/contract/field.ts';
import { strictOf } from '#kit/contract/schema.ts';

/** A row of a master that is not at the branch as it is at head office. */
export type Beda = {
  tabel: string;
  judul: string;
  kunci: string;
  /** Not here yet, here but different, or removed at head office. */
  keadaan: 'BARU' | 'BEDA' | 'HAPUS';
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
    keadaan: z.enum(['BARU', 'BEDA', 'HAPUS']),
    isi: z.array(z.strictObject({ label: z.string(), lama: z.string(), baru: z.string() })),
  }),
);

export type DataPusat = {
  terbitan: Terbitan | null;
  /** The last version that this shop took, and when. */
  diambil: { versi: number; pada: string } | null;
  beda: Beda[];
};
const dataPusat = strictOf({
  terbitan: z.nullable(terbitan),
  diambil: z.nullable(z.strictObject({ versi: z.int(), pada: z.string() })),
  beda,
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
