import * as z from 'zod/mini';
import { defineEndpoint } from '#kit/contract/endpoint.ts';
import {
  day,
  gram,
  instant,
  int,
  kode,
  listOf,
  objectOf,
  text,
  type Fields,
  type Kind,
  type Schema,
  type ValuesOf,
} from '#kit/contract/field.ts';
import { tellsCost } from '#kit/contract/hidden.ts';
import { pagingShape, type Paging } from '#kit/contract/paging.ts';
import { schemasIn } from '#kit/contract/schema.ts';
import { level } from '#kit/rules/gate.ts';
import { BERBARCODE } from '#areas/toko/contract/toko.gates.ts';
import {
  barangBaruFields,
  barangFields,
  barangMasukFields,
  barangTurunan,
  berlianFields,
  tempatFields,
} from '#areas/stock/contract/barang.fields.ts';
import { STATUS_BARANG, type Berlian } from '#areas/stock/rules/barang.ts';

const TAMBAH = ['tambah-data-barang', 'tambah-barang-banyak'];
export const BARANG_PALING_BANYAK = 1000;
const NUMBERS: readonly Kind[] = ['int', 'rupiah', 'gram', 'persen', 'grade'];

/**
 * The same fields as they arrive, only their types checked: the act itself checks the limits and names
 * every fault of every line in one answer, where a schema would stop at the first kind of fault.
 */
const wireOf = (fields: Fields): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      z.optional(
        z.nullable(NUMBERS.includes(kind) ? z.number() : z.string().check(z.maxLength(4000))),
      ),
    ]),
  );

export type Gambar = { gambar_path: string; gambar_name: string };
const gambarAsked = z.optional(
  z
    .array(
      z.strictObject({
        gambar_path: z.string().check(z.maxLength(200)),
        gambar_name: z.optional(z.string().check(z.maxLength(100))),
      }),
    )
    .check(z.maxLength(12, 'Foto Maksimal 12')),
);
const berlianAsked = z.optional(
  z.array(z.strictObject(wireOf(berlianFields))).check(z.maxLength(100)),
);

/** A piece as it arrives, in wire units: `readBarangBaru` of the server gives it its units or its faults. */
export type BarangAsked = Record<string, unknown> & {
  gambar?: { gambar_path: string; gambar_name?: string }[];
  berlian?: Record<string, unknown>[];
};
const asked = (fields: Fields): Schema<BarangAsked> =>
  z.strictObject({
    ...wireOf(fields),
    gambar: gambarAsked,
    berlian: berlianAsked,
  });

const UNITS: Partial<Record<Kind, number>> = { gram: 1000, persen: 100, grade: 100 };

/** What a form holds, as it is sent: only the fields that are named, in wire units. */
export const keWire = (fields: Fields, isi: Readonly<Record<string, unknown>>): BarangAsked =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const value = isi[name];
      if (value === undefined) return [];
      const unit = UNITS[kind];
      return [
        [
          name,
          unit !== undefined && typeof value === 'number'
            ? value / unit
            : value === ''
              ? null
              : value,
        ],
      ];
    }),
  );

/** What it cost, for those who may see it. */
const modal = () => tellsCost(z.optional(z.nullable(z.int())));
const berlianAnswer = z.array(
  z.strictObject({
    ...schemasIn(berlianFields),
    harga_modal: modal(),
    kode_berlian: z.optional(z.string()),
    butir: z.optional(z.int()),
    lembaga: z.optional(z.nullable(z.string())),
  }),
);
const keranjangAnswer = z.nullable(z.strictObject({ user_id: z.string(), sampai: z.string() }));

/** One piece as http.md, "Items", shows it; what costs is left out where it may not be seen. */
export type Barang = Omit<ValuesOf<typeof barangFields>, 'harga_modal'> &
  ValuesOf<typeof tempatFields> &
  ValuesOf<typeof barangTurunan> & {
    harga_modal?: number | null;
    keranjang: { user_id: string; sampai: string } | null;
    gambar: Gambar[];
    berlian: (Omit<ValuesOf<typeof berlianFields>, 'harga_modal'> &
      Pick<Berlian, 'kode_berlian' | 'butir' | 'lembaga'> & {
        harga_modal?: number | null;
      })[];
  };
const barangShape = {
  ...schemasIn({ ...barangTurunan, ...barangFields, ...tempatFields }),
  harga_modal: modal(),
  keranjang: keranjangAnswer,
  gambar: z.array(z.strictObject({ gambar_path: z.string(), gambar_name: z.string() })),
  berlian: berlianAnswer,
};
export const barangAnswer: Schema<Barang> = z.strictObject(barangShape);

/** A step in the life of the metal; `kode_barcode` is the label that it carried then. */
export type Kejadian = {
  tgl_system: string;
  input_date: string;
  jenis: string;
  no_bukti: string | null;
  dari: string | null;
  ke: string | null;
  berat: number;
  user_id: string;
  kode_barcode: string;
};
const riwayat: Schema<Kejadian[]> = z.array(
  z.strictObject({
    ...schemasIn({
      tgl_system: day('Tanggal'),
      input_date: instant('Waktu'),
      jenis: text('Kejadian'),
    }),
    no_bukti: z.nullable(z.string()),
    dari: z.nullable(z.string()),
    ke: z.nullable(z.string()),
    ...schemasIn({ berat: gram('Berat'), user_id: text('User'), kode_barcode: text('Barcode') }),
  }),
);

const barcode = { kode_barcode: kode('Barcode', 20) };

/** A barcode, or the longer tag of a reader. */
const pindaian = { kode_barcode: kode('Barcode', 40) };

/** The piece as it is now, for the person who scans it. */
export const barangEndpoint = defineEndpoint({
  call: 'GET barang/:kode_barcode',
  summary: 'Satu barang',
  params: pindaian,
  answer: z.strictObject({ ...barangShape, riwayat }),
  right: 'login',
});

const SORT = ['kode_barcode', 'nama_barang', 'kadar', 'berat', 'harga_hari_ini', 'tgl_terima'];
const code = z.optional(z.string().check(z.maxLength(40)));
const berat = z.codec(z.optional(z.string()), z.optional(z.number().check(z.gte(0), z.lte(1e8))), {
  decode: (typed) =>
    typed === undefined || typed === '' ? undefined : Math.round(Number(typed) * 1000),
  encode: (whole) => (whole === undefined ? undefined : String(whole / 1000)),
});
export type SaringanBarang = Paging & {
  kode_kategori?: string;
  kode_dept?: string;
  kode_group?: string;
  kode_kadar?: string;
  kode_gudang?: string;
  kode_baki?: string;
  kode_supplier?: string;
  status?: (typeof STATUS_BARANG)[number] | 'ALL';
  kondisi?: string;
  berat_min?: number;
  berat_max?: number;
  tag?: 'BERTAG' | 'TANPA_TAG';
};

export const daftarBarangEndpoint = defineEndpoint({
  call: 'GET barang',
  summary: 'Data barang',
  query: z.strictObject({
    ...pagingShape(SORT),
    kode_kategori: code,
    kode_dept: code,
    kode_group: code,
    kode_kadar: code,
    kode_gudang: code,
    kode_baki: code,
    kode_supplier: code,
    kondisi: code,
    status: z.optional(z.enum(['ALL', ...STATUS_BARANG])),
    berat_min: berat,
    berat_max: berat,
    tag: z.optional(z.enum(['BERTAG', 'TANPA_TAG'])),
  }),
  answer: listOf(barangAnswer),
  extra: {
    total: {
      kind: 'list',
      label: 'Total',
      schema: objectOf({
        qty: int('Qty'),
        berat: gram('Berat', { max: Number.MAX_SAFE_INTEGER }),
        murni: gram('Murni', { max: Number.MAX_SAFE_INTEGER }),
      }),
    },
  },
  right: 'login',
  paged: true,
});

export const tambahBarangEndpoint = defineEndpoint({
  call: 'POST barang',
  guards: ['fineness', 'plausible', 'labour'],
  summary: 'Tambah barang',
  body: asked(barangBaruFields),
  answer: barangAnswer,
  right: { menu: TAMBAH },
  gate: BERBARCODE,
  status: 201,
  approvable: true,
  key: 'required',
});

/** What came in, each piece with its new barcode. */
export type BarangMasuk = ValuesOf<typeof barangMasukFields>;

/** All or nothing: every fault of every line is reported before anything is saved (D-8.3). */
export const tambahBarangBanyakEndpoint = defineEndpoint({
  call: 'POST barang/banyak',
  guards: ['fineness', 'plausible', 'labour'],
  summary: 'Tambah barang banyak',
  long: { judul: 'Menyimpan barang' },
  body: z.strictObject({
    barang: z
      .array(asked(barangBaruFields))
      .check(
        z.minLength(1, 'Barang Tidak Boleh Kosong'),
        z.maxLength(BARANG_PALING_BANYAK, 'Barang Maksimal 1000 Baris'),
      ),
  }),
  answer: listOf(objectOf(barangMasukFields)),
  right: { menu: TAMBAH },
  gate: BERBARCODE,
  status: 201,
  approvable: true,
  key: 'required',
});

export const ubahBarangEndpoint = defineEndpoint({
  call: 'PUT barang/:kode_barcode',
  guards: ['fineness', 'plausible', 'weight'],
  summary: 'Ubah barang',
  approvable: true,
  params: barcode,
  body: asked(barangFields),
  answer: barangAnswer,
  right: { menu: ['data-barang'] },
  gate: level('DEV', 'SU', 'OWN', 'MU', 'SPV'),
  key: 'required',
});
