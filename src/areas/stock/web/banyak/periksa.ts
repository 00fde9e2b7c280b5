import { periksaKadarGroup } from '#areas/barang/rules/kadar.ts';
import type { CaraHarga } from '#areas/barang/rules/harga-barang.ts';
import { mg, rp, type Miligram, type Persen } from '#kit/rules/quantity.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import { sentence, word } from '#kit/rules/sentence.ts';
import {
  hitungMurni,
  kunciNama,
  periksaCara,
  periksaIsi,
  periksaKode,
  periksaPasangan,
  periksaTempat,
  type MasterBarang,
  type PasanganBarang,
} from '#areas/stock/rules/periksa-barang.ts';
import {
  periksaBatuDi,
  TIDAK_TERBACA,
  type PilihanBatu,
} from '#areas/stock/web/banyak/periksa-batu.ts';
import { fieldOf, type NamaKolom } from '#areas/stock/web/banyak/kolom.ts';
import { keBarang, potongDi, type Baris } from '#areas/stock/web/banyak/lembar.ts';

/** What is wrong in a line, by cell; the same rules and words as the server's. */
export type Pesan = Readonly<Partial<Record<NamaKolom, string>>>;
/** The shop's codes that a sheet is checked by. */
export type MasterLembar = MasterBarang &
  PasanganBarang & { readonly cara: CaraHarga; readonly batu: PilihanBatu };
export type Diperiksa = {
  readonly pesan: readonly Pesan[];
  readonly jumlah: number;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly salah: number;
};

const WAJIB: readonly NamaKolom[] = [
  'nama_barang',
  'kode_kategori',
  'kode_dept',
  'kode_group',
  'kode_kadar',
  'berat',
  'kode_gudang',
];
const DESIMAL = '{label} Terlalu Banyak Desimal';
const mgOf = (grams: unknown): Miligram | undefined =>
  typeof grams === 'number' && Number.isSafeInteger(Math.round(grams * 1000))
    ? mg(Math.round(grams * 1000))
    : undefined;

function periksaBaris(
  baris: Baris,
  master: MasterLembar,
): { pesan: Pesan; berat: Miligram; murni: Miligram } {
  const { barang, salah } = keBarang(baris);
  const text = (name: NamaKolom): string => (typeof barang[name] === 'string' ? barang[name] : '');
  const pesan: Partial<Record<NamaKolom, string>> = {};
  for (const name of salah) pesan[name] = TIDAK_TERBACA;
  for (const name of WAJIB)
    if (barang[name] === undefined)
      pesan[name] ??= sentence('{label} Tidak Boleh Kosong', { label: word(fieldOf(name).label) });
  for (const name of ['berat', 'berat_atribut', 'berat_label'] as const)
    if (
      typeof barang[name] === 'number' &&
      Math.abs(barang[name] * 1000 - Math.round(barang[name] * 1000)) > 1e-6
    )
      pesan[name] = sentence(DESIMAL, { label: word(fieldOf(name).label) });
  const berat = mgOf(barang.berat) ?? mg(0);
  const berat_atribut = mgOf(barang.berat_atribut) ?? mg(0);
  const kode_bandrol = text('kode_bandrol') || null;
  const told: Refusal[] = [
    ...periksaIsi({
      nama_barang: text('nama_barang'),
      deskripsi: text('deskripsi') || null,
      kadar: null,
      berat,
      berat_atribut,
      berat_label: mgOf(barang.berat_label) ?? mg(0),
      berat_asli: null,
    }),
    ...periksaKode(
      {
        kode_kategori: text('kode_kategori'),
        kode_dept: text('kode_dept'),
        kode_group: text('kode_group'),
        kode_kadar: text('kode_kadar'),
        kode_bandrol,
      },
      master,
    ),
    ...periksaCara(
      {
        kategori_harga: null,
        kode_group: text('kode_group'),
        kode_bandrol,
        harga_jual: typeof barang.harga_jual === 'number' ? rp(barang.harga_jual) : null,
      },
      master,
    ),
    ...periksaKadarGroup(text('kode_group'), text('kode_kadar'), master.kadarGroup),
    ...periksaTempat(text('kode_gudang'), text('kode_baki') || null, master),
    ...periksaPasangan(
      {
        kode_dept: text('kode_dept'),
        kode_group: text('kode_group'),
        kode_supplier: text('kode_supplier' as NamaKolom) || null,
      },
      master,
    ),
  ];
  for (const { field, message } of told) pesan[field as NamaKolom] ??= message;
  const halus = master.kadar.get(text('kode_kadar')) ?? (0 as Persen);
  return { pesan, berat, murni: hitungMurni(berat, berat_atribut, halus).murni };
}

/** The whole sheet: messages by cell, and what the pieces weigh; empty lines are no pieces. */
export function periksaLembar(
  rows: readonly Baris[],
  master: MasterLembar | undefined,
  namaUnik: boolean,
): Diperiksa {
  const first = new Map<string, number>();
  const pesan: Pesan[] = rows.map(() => ({}));
  const potong = potongDi(rows);
  let [berat, murni] = [0, 0];
  for (const one of potong) {
    if (!master) break;
    const baris = rows[one.baris] ?? {};
    const told = periksaBaris(baris, master);
    const nama = kunciNama(baris.nama_barang ?? '');
    const twin = first.get(nama);
    if (nama && twin === undefined) first.set(nama, one.baris);
    pesan[one.baris] =
      namaUnik && nama && twin !== undefined
        ? {
            nama_barang: sentence('Nama Barang Sama Dengan Baris {baris}', { baris: twin + 1 }),
            ...told.pesan,
          }
        : told.pesan;
    for (const [at, words] of periksaBatuDi(rows, one, master))
      pesan[at] = { ...pesan[at], ...words };
    berat += told.berat;
    murni += told.murni;
  }
  const salah = pesan.filter((one) => Object.keys(one).length > 0).length;
  return { pesan, jumlah: potong.length, berat: mg(berat), murni: mg(murni), salah };
}
