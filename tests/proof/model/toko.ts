import { rp } from '#kit/rules/quantity.ts';
import type { Pinjam } from '#tests/proof/model/pinjam-buku.ts';

/**
 * A gold shop as its owner would keep it on paper: what lies where, what is in the drawer, which
 * documents stand. It is written from the documents (D-n) and never looks at the product's code.
 */
export type KodeKadar = '375' | '420' | '700' | '750';
export type Kasir = 'KASIR' | 'KASIR2';
export type Potong = {
  kode: string;
  kadar: KodeKadar;
  /** Milligrams. */
  berat: number;
  ongkos: number;
  baki: string;
  /** TUNGGU: held by what waits for its validation, still in its tray (D-10.5). */
  status: 'READY' | 'TITIP' | 'TUNGGU' | 'TERJUAL' | 'HANCUR' | 'HILANG';
  /** D-33.23: a tag that a reader hears instead of the barcode. */
  tag?: string;
  keranjang: { siapa: Kasir; sampai: number } | null;
};
export type Nota = {
  no: string;
  hari: number;
  kode: readonly string[];
  grand: number;
  tunai: number;
  bank: number;
  batal: boolean;
  /** Paid by card, and not found on a bank's statement yet (D-33.20). */
  kartu: number;
  /** What each piece cost, where nothing was taken off. */
  harga?: ReadonlyMap<string, number>;
  /** The deposit that it fetched. */
  titip?: Titip;
  kupon?: Kupon;
};
/** D-18.1: a coupon takes off what it is worth, so many times, until its last day. */
export type Kupon = { id: number; no: string; sisa: number; sampai: number; batal: boolean };
/** D-10.5, D-10.8: what waits for the cashier; nothing of it is booked. */
export type Tunggu = {
  no: string;
  jenis: 'penjualan' | 'pembelian' | 'titip' | 'tukar-tambah';
  status: 'OPEN' | 'DONE' | 'CANC';
  /** Who saved it: the money is another's. */
  oleh: string;
  /** The pieces that it holds where they lie. */
  kode: readonly string[];
  /** What the customer brings to the cashier; below zero the shop pays. */
  bayar: number;
  /** The line of a receipt that comes back with it. */
  masuk?: { nota: Nota; kode: string };
  /** The deposit that it fetches. */
  titip?: Titip;
  /** What its goods cost when it was saved; those of a deposit keep their price. */
  dulu: ReadonlyMap<string, number>;
  /** The halves of a ticket. */
  bagian: readonly string[];
  /** What it is once it was validated. */
  jadi: () => void;
};
/** D-10.3: a cart that was put aside, and who held its pieces. */
export type Tunda = { id: string; siapa: Kasir; kode: readonly string[]; ada: boolean };
/** D-11: goods put aside at a price that holds, and what was paid of it. */
export type Titip = {
  no: string;
  kode: readonly string[];
  total: number;
  dp: number;
  status: 'AKTIF' | 'DIAMBIL' | 'CANC';
};
/** D-13: a sold piece that came back over the counter; its gold waits in the warehouse for bought gold. */
export type Beli = {
  no: string;
  hari: number;
  nota: Nota;
  kode: string;
  berat: number;
  harga: number;
  batal: boolean;
  /** It is half of an exchange, and goes with its ticket only. */
  tukar?: true;
  /** Its gold has left the warehouse: labelled again, or melted. */
  keluar?: true;
};
/** D-14: a piece out and gold in on one ticket; above zero the customer paid the difference. */
export type Tukar = {
  no: string;
  jual: string;
  hari: number;
  keluar: Potong;
  masuk: Beli;
  selisih: number;
  batal: boolean;
};
/** Anything with a number that can be cancelled on its day (D-6.4). */
export type Surat = { no: string; hari: number; batal: boolean };
/** `rekening` is the account at a bank; none for the drawer. */
export type Kas = Surat & { jumlah: number; rekening?: Rekening };
/** A piece as it was before an act: it goes back there only as it was. */
export type Asal = { readonly baki: string; readonly kadar: KodeKadar };
/** D-21.1: pieces carried to another tray, each with the one that it came from. */
export type Pindah = Surat & { dari: ReadonlyMap<string, Asal>; ke: string };
/** D-21.1, D-13.2: what was melted, and what came of it. */
export type Lebur = Surat & { potong: readonly string[]; beli: readonly Beli[]; hasil: number };
/** D-13.2: bought gold under a new label. */
export type Retag = Surat & Asal & { beli: Beli; kode: string };
/** D-21.1: what a finished count missed, and what it found again. */
export type Opname = Surat & {
  id: number;
  baki: string;
  hilang: string[];
  kembali: ReadonlyMap<string, Asal>;
};
/** D-21.1: labour charge or kadar of a piece, before and after. */
export type Ubah = Surat & {
  kode: string;
  dari: { kadar: KodeKadar; ongkos: number };
  ke: { kadar: KodeKadar; ongkos: number };
  baki: string;
};
/** 2§5: money from one place to another; the drawer is CASH. */
export type Mutasi = Surat & { asal: Uang; tujuan: Uang; jumlah: number };
/** trade-notes C.3: a delivery in one lot, loose until it is labelled. */
export type Terima = Surat & {
  qty: number;
  berat: number;
  satuan: number;
  kadar: KodeKadar;
  kode: string[];
};
/** D-28.1: card payments found on the bank's statement. */
export type Cair = Surat & { nota: Nota; masuk: number };
/** D-33.10: a tray counted and weighed as a whole. */
export type Harian = Surat & { baki: string };
/** D-33.27: deliveries counted, and the piece of a lot that was not there. */
export type OpnameTerima = Surat & { id: number; kurang: Terima | null };
export type Gerak = Surat & { qty: number };
export type Rekening = '1234567890' | '0987654321';
export type Uang = 'CASH' | Rekening;
export type Toko = {
  potong: Map<string, Potong>;
  nota: Nota[];
  kas: Kas[];
  titip: Titip[];
  beli: Beli[];
  tukar: Tukar[];
  pindah: Pindah[];
  hancur: Lebur[];
  lebur: Lebur[];
  retag: Retag[];
  opname: Opname[];
  ubah: Ubah[];
  mutasi: Mutasi[];
  terima: Terima[];
  aksesoris: Gerak[];
  cair: Cair[];
  kupon: Kupon[];
  tunggu: Tunggu[];
  tunda: Tunda[];
  harian: Harian[];
  opnameTerima: OpnameTerima[];
  pinjam: Pinjam[];
  /** Whether somebody here looks for card money on the statements (VALIDASI_NON_CASH_MODULE). */
  validasi: boolean;
  harga: Record<KodeKadar, number>;
  laci: number;
  /** The balance of each account; cards are paid into the first. */
  bank: Record<Rekening, number>;
  hari: number;
  buka: boolean;
  /** Milliseconds since the morning of the first day. */
  jam: number;
  /** Writes that were acknowledged, to be sent again. */
  terakhir: { path: string; body: object; key: string; who: Kasir; text: string } | null;
  terpakai: string | null;
  langkah: { sah: number; terlarang: number };
};

/** D-9.1: what trade-notes D sets a gram at, and trays of 60 and 40 pieces. */
export const tokoBaru = (validasi: boolean): Toko => ({
  validasi,
  cair: [],
  kupon: [],
  tunggu: [],
  tunda: [],
  harian: [],
  opnameTerima: [],
  pinjam: [],
  potong: new Map(),
  nota: [],
  kas: [],
  titip: [],
  beli: [],
  tukar: [],
  pindah: [],
  hancur: [],
  lebur: [],
  retag: [],
  opname: [],
  ubah: [],
  mutasi: [],
  terima: [],
  aksesoris: [],
  harga: { '375': 1_225_000, '420': 1_330_000, '700': 2_035_000, '750': 2_170_000 },
  laci: 0,
  bank: { '1234567890': 0, '0987654321': 0 },
  hari: 0,
  buka: true,
  jam: 0,
  terakhir: null,
  terpakai: null,
  langkah: { sah: 0, terlarang: 0 },
});

/** What a gram is bought at (trade-notes D); the price of selling may move beside it. */
export const HARGA_BELI: Record<KodeKadar, number> = {
  '375': 1_150_000,
  '420': 1_255_000,
  '700': 1_925_000,
  '750': 2_055_000,
};
/** The business day of a model's day. */
export const tanggal = (hari: number): string =>
  new Date(Date.UTC(2026, 10, 20 + hari)).toISOString().slice(0, 10);
/** The account that cards are paid into. */
export const KARTU: Rekening = '1234567890';
export const MENIT = 60_000;
/** D-8.5: a basket ends by itself after ten minutes. */
export const LAMA_KERANJANG = 10 * MENIT;
/** D-51.6: more leaves the drawer only with somebody else's approval; a day has no sum here (tests/uang-toko.test.ts). */
export const BATAS_KELUAR = 5_000_000;
/** D-51.6: more than a person here hands out in a day; tests/uang-keluar.test.ts proves the limit itself. */
export const TAK_TERCAPAI = rp(1_000_000_000_000);
/** D-51.6: a cashier lends so much alone, a supervisor agrees to so much more, the owner to the rest. */
export const BATAS_HUTANG = { kasir: 25_000_000, spv: 100_000_000 };
export const KAPASITAS: Record<string, number> = { 'A-01': 60, 'A-02': 60, 'B-02': 40, 'C-01': 30 };
export const BAKI = Object.keys(KAPASITAS);

/** D-1.4: up to the next five hundred, once for a line and once more where a percent leaves a rest. */
const keAtas = (rupiah: number): number => Math.ceil(rupiah / 500) * 500;

/** D-9.2: gold and labour, rounded once. */
export const hargaPotong = (toko: Toko, { kadar, berat, ongkos }: Potong): number =>
  keAtas(Math.round((berat * toko.harga[kadar]) / 1000) + ongkos);

/** D-10.1: the sum of the lines less a percent of them. `persen` in hundredths. */
export function tagihan(toko: Toko, isi: readonly Potong[], persen: number): number {
  const jumlah = isi.reduce((sum, one) => sum + hargaPotong(toko, one), 0);
  return keAtas(jumlah - Math.round((jumlah * persen) / 10_000));
}

/** What arrives of a card's amount: the bank keeps half a percent, and no person validates it here (D-33.20). */
export const diTerima = (kartu: number): number => kartu - Math.round(kartu * 0.005);

export const dipegang = (toko: Toko, { keranjang }: Potong): Kasir | null =>
  keranjang && keranjang.sampai > toko.jam ? keranjang.siapa : null;

export const bebas = (toko: Toko, siapa: Kasir): Potong[] =>
  [...toko.potong.values()].filter(
    (one) => one.status === 'READY' && [null, siapa].includes(dipegang(toko, one)),
  );

/** Free pieces of a tray, for those who carry, count and melt: a basket of anybody holds them back. */
export const lepas = (toko: Toko, baki?: string): Potong[] =>
  [...toko.potong.values()].filter(
    (one) =>
      one.status === 'READY' && !dipegang(toko, one) && (baki === undefined || one.baki === baki),
  );

/** D-8.3: pieces that take a place in a tray, those put aside among them. */
export const isiBaki = (toko: Toko, baki: string): number =>
  [...toko.potong.values()].filter(
    (one) => one.baki === baki && ['READY', 'TITIP', 'TUNGGU'].includes(one.status),
  ).length;

/** It lies free in a tray as it was put there. */
export const masihUtuh = (toko: Toko, kode: string, { baki, kadar }: Asal): boolean =>
  lepas(toko, baki).some((one) => one.kode === kode && one.kadar === kadar);

export const muat = (toko: Toko, baki: string, lagi: number): boolean =>
  isiBaki(toko, baki) + lagi <= KAPASITAS[baki]!;

export const diBaki = (toko: Toko, baki: string): Potong[] =>
  [...toko.potong.values()].filter((one) => one.status === 'READY' && one.baki === baki);

export const menunggu = (toko: Toko, jenis?: Tunggu['jenis']): Tunggu[] =>
  toko.tunggu.filter((one) => one.status === 'OPEN' && (!jenis || one.jenis === jenis));

/** D-13.3: a line of a receipt comes back once, and its sale is not cancelled as long as the gold is here. */
export const kembali = (toko: Toko, nota: Nota, kode: string): boolean =>
  toko.beli.some((one) => !one.batal && one.nota === nota && one.kode === kode) ||
  menunggu(toko).some(({ masuk }) => masuk?.nota === nota && masuk.kode === kode);
