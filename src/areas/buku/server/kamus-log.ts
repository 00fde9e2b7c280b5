import type { Area } from '#kit/contract/area.ts';
import type { Field } from '#kit/contract/field.ts';
import type { MenuEntry } from '#areas/akses/rules/akses.ts';
import { templatFields } from '#areas/toko/contract/templat-nota.api.ts';
import { ukuranLabelFields } from '#areas/toko/contract/ukuran-label.api.ts';
import type { AllModuls } from '#areas/toko/contract/modul.ts';
import { parametersOf, type AllParameters } from '#areas/toko/contract/parameter.ts';

/** In what a figure of the record is held; grams and percents outside are those of a parameter. */
type Satuan =
  | 'teks'
  | 'foto'
  | 'angka'
  | 'rupiah'
  | 'kurs'
  | 'gram'
  | 'karat'
  | 'persen'
  | 'kadar'
  | 'gram luar'
  | 'persen luar'
  | 'kurs luar';
/** What a field is called, in what it is held, what its codes mean. */
type Kata = readonly [label: string, satuan: Satuan, pilihan?: Readonly<Record<string, string>>];
/** The area of each table whose area the filter of the log names. */
export type Modul = Readonly<Record<string, string>>;
/** The words of the fields of each table; `*` are those of any. */
export type Kamus = Readonly<Record<string, Readonly<Record<string, Kata>>>>;

const SATUAN: Readonly<Record<string, Satuan>> = {
  int: 'angka',
  rupiah: 'rupiah',
  gram: 'gram',
  persen: 'persen',
  kadar: 'kadar',
};

const satuanOf = ({ kind, decimals, unit }: Field): Satuan => {
  if (kind === 'rupiah' && decimals) return 'kurs';
  return kind === 'gram' && unit === 'ct' ? 'karat' : (SATUAN[kind] ?? 'teks');
};

const kataOf = (field: Field): Kata => {
  const pilihan = field.options?.filter(({ value, label }) => value !== label);
  return pilihan?.length
    ? [
        field.label,
        satuanOf(field),
        Object.fromEntries(pilihan.map(({ value, label }) => [value, label])),
      ]
    : [field.label, satuanOf(field)];
};

const semuaOf = (fields: object): Record<string, Kata> =>
  Object.fromEntries(
    Object.entries(fields as Record<string, Field>).map(([name, field]) => [name, kataOf(field)]),
  );

/** A parameter is written down as it was sent: in grams and percents, not in their thousandths. */
const LUAR: Readonly<Partial<Record<Satuan, Satuan>>> = {
  gram: 'gram luar',
  persen: 'persen luar',
  kadar: 'persen luar',
  kurs: 'kurs luar',
};
const nilaiOf = (field: Field): Kata => {
  const [, satuan, pilihan] = kataOf(field);
  const said = LUAR[satuan] ?? satuan;
  return pilihan ? ['Nilai', said, pilihan] : ['Nilai', said];
};

const teks = (label: string): Kata => [label, 'teks'];
const angka = (label: string): Kata => [label, 'angka'];
const rupiah = (label: string): Kata => [label, 'rupiah'];

/** What no master and no report has by this name, or has by a name that would not be understood here. */
const LAIN: Readonly<Record<string, Kata>> = {
  is_active: teks('Dipakai'),
  level: teks('Level'),
  usere_name: teks('Nama'),
  kode_sales: teks('Sales'),
  kode_toko: teks('Toko'),
  nama_toko: teks('Nama Toko'),
  alamat_toko: teks('Alamat Toko'),
  no_whatsapp: teks('No WhatsApp'),
  zona: teks('Zona Waktu'),
  demo: teks('Toko contoh'),
  berlaku_dari: teks('Berlaku Dari'),
  berlaku_sampai: teks('Berlaku Sampai'),
  berlaku_sd: teks('Berlaku Sampai'),
  harga_per_gram: rupiah('Harga Per Gram'),
  harga_global: rupiah('Harga Emas Murni Per Gram'),
  harga_modal: rupiah('Harga Modal'),
  nilai: angka('Nilai'),
  aktif: teks('Aktif'),
  butuh: teks('Butuh'),
  peringatan: teks('Peringatan'),
  berbayar: teks('Berbayar'),
  key: teks('Kunci'),
  trx: teks('Transaksi'),
  type: teks('Kejadian'),
  detail_akun: teks('Akun'),
  kode_akun: teks('Akun'),
  nomor_akun: teks('Nomor Akun'),
  jenis_akun: teks('Debet Atau Kredit'),
  barang: teks('Barang'),
  batu: teks('Batu'),
  perubahan: teks('Perubahan'),
  membukukan: teks('Dibukukan'),
  alasan: teks('Alasan'),
  otorisasi: teks('Otorisasi'),
  gambar: ['Foto', 'foto'],
  gambar_name: teks('Nama Berkas'),
  foto: teks('Foto'),
  panjang: angka('Besar Berkas (byte)'),
  tag_id: teks('Tag RFID'),
  no: teks('No Dokumen'),
  no_tambah: teks('No Tambah'),
  no_ubah: teks('No Ubah'),
  no_pegang: teks('Dipegang Oleh Dokumen'),
  total_qty: angka('Jumlah Barang'),
  total_berat: ['Jumlah Berat', 'gram'],
  berat: ['Berat', 'gram'],
  berat_asli: ['Berat Emas', 'gram'],
  berat_bandrol: ['Berat Bandrol', 'gram'],
  murni: ['Berat Murni', 'gram'],
  kadar: ['Kadar', 'kadar'],
  persen: ['Persen', 'persen'],
  ongkos: rupiah('Ongkos'),
  kode_intern: teks('Kode Intern'),
  berkas: teks('Berkas'),
  baris: angka('Baris'),
  kolom: teks('Kolom'),
  isi: teks('Isi'),
  bagian: teks('Bagian'),
  kartu: teks('Kartu'),
  judul: teks('Judul'),
  warna: teks('Warna'),
  ucapan: teks('Ucapan'),
  versi: teks('Versi'),
  catatan: teks('Catatan'),
  skip: angka('Mulai Dari Baris'),
  limit: angka('Baris Per Halaman'),
  locale: teks('Bahasa'),
  sekarang: teks('Sekarang'),
};

/** The words of tables that no master keeps. */
const TABEL: Kamus = {
  barang: {
    atribut: teks('Atribut'),
    berat_atribut: ['Berat Atribut', 'gram'],
    harga_atribut: rupiah('Harga Atribut'),
    dokumen_perolehan: teks('Dokumen Perolehan'),
    kode_kadar: teks('Kode Kadar'),
    kadar: ['Kadar', 'kadar'],
    persen: ['Kadar Sebenarnya', 'kadar'],
  },
  gateway_pesan: {
    ada_token: teks('Ada Token'),
    token_diganti: teks('Token Diganti'),
    kuota: angka('Kuota Per Hari'),
    pengirim: teks('Nomor Pengirim'),
    tenang_dari: teks('Tidak Mengirim Dari'),
    tenang_sampai: teks('Tidak Mengirim Sampai'),
  },
  templat_nota: semuaOf(templatFields),
  ukuran_label: semuaOf(ukuranLabelFields),
  templat_pesan: { nama_cloud: teks('Nama Di Cloud') },
};

/** The words of every field that an act beside documents may write down, from what the product declares. */
export const susunKamus = (areas: readonly Area[], menu: readonly MenuEntry[]): Kamus => {
  const [masters, reports] = [
    areas.flatMap((one) => one.masters),
    areas.flatMap((one) => one.reports),
  ];
  const tables = Object.assign({}, ...areas.map(({ log }) => log?.tables)) as Record<
    string,
    string
  >;
  const setelan = Object.values(parametersOf(areas.map((one) => one.parameters as AllParameters)));
  const milik = Object.fromEntries(
    masters.map(({ table, fields }) => [table, semuaOf(fields as object)]),
  );
  const laporan = Object.assign({}, ...reports.map(({ filters }) => semuaOf(filters as object)));
  const kolom = Object.assign({}, ...reports.map(({ columns }) => semuaOf(columns as object)));
  return {
    ...milik,
    ...TABEL,
    '*': { ...kolom, ...laporan, ...Object.assign({}, ...Object.values(milik)), ...LAIN },
    laporan,
    tabel: Object.fromEntries([
      ...masters.map(({ table, noun }) => [table, teks(noun)]),
      ...Object.entries(tables).map(([table, word]) => [table, teks(word)]),
    ]),
    parameter: Object.fromEntries(setelan.map(({ key, field }) => [key, nilaiOf(field)])),
    sebutan: Object.fromEntries([
      ...setelan.map(({ key, field }) => [key, teks(field.label)]),
      ...areas
        .flatMap(({ moduls }) => Object.values(moduls as AllModuls))
        .map(({ key, nama }) => [key, teks(nama)]),
    ]),
    pintu: Object.fromEntries(menu.map(({ path, title }) => [path, teks(title)])),
  };
};

/** The same words in another language: labels, and what codes mean. */
export const kamusIn = (kamus: Kamus, t: (text: string) => string): Kamus =>
  mapped(kamus, (words) =>
    mapped(words, ([label, satuan, pilihan]) =>
      pilihan ? [t(label), satuan, mapped(pilihan, t)] : [t(label), satuan],
    ),
  );
const mapped = <A, B>(of: Readonly<Record<string, A>>, into: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, into(one)]));

/** Which area keeps a table, as the filter says it: its masters, and what it names beside them. */
export const susunModul = (areas: readonly Area[]): Modul =>
  Object.fromEntries(
    areas.flatMap(({ masters, log }) =>
      log
        ? [...masters.map(({ table }) => table), ...Object.keys(log.tables ?? {})].map((table) => [
            table,
            log.as,
          ])
        : [],
    ),
  );
