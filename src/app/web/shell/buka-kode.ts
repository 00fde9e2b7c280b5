import { bacaKode, hariNomor } from '#kit/rules/kode.ts';
import { openPeek, peekOf } from '#kit/web/frame/peek.ts';

export type Go = (path: string, search: Record<string, string>) => void;

/** A list on which a paper without a card of its own stands: of its day, narrowed to its number. */
type Tempat = { readonly path: string; readonly as: 'laporan' | 'daftar' | 'hari' };
const laporan = (path: string): Tempat => ({ path, as: 'laporan' });
const daftar = (path: string): Tempat => ({ path, as: 'daftar' });
/** One line a day, or a report that does not say numbers: the day is all that can be narrowed to. */
const hari = (path: string): Tempat => ({ path, as: 'hari' });
const JURNAL = laporan('laporan-jurnal-transaksi');

/** By the letters of a number, every one that the shop gives (held by a test). */
export const DAFTAR: Readonly<Record<string, Tempat>> = {
  BJ: hari('laporan-batal-penjualan'),
  BB: hari('laporan-batal-pembelian'),
  BT: hari('laporan-batal-titip'),
  AT: hari('laporan-titipan'),
  KM: daftar('uang-kas'),
  KK: daftar('uang-kas'),
  BK: JURNAL,
  RM: daftar('uang-bank'),
  RK: daftar('uang-bank'),
  MB: daftar('mutasi-uang-bank'),
  MC: daftar('mutasi-uang-cash'),
  PU: daftar('pengalihan-saldo-uang'),
  BM: JURNAL,
  VN: JURNAL,
  BN: JURNAL,
  TB: laporan('laporan-terima-barang'),
  TL: JURNAL,
  BL: JURNAL,
  BE: hari('laporan-batal-terima-barang'),
  TA: JURNAL,
  UB: JURNAL,
  UM: JURNAL,
  BU: JURNAL,
  BD: JURNAL,
  HB: laporan('laporan-hancur-barang'),
  BX: JURNAL,
  BA: JURNAL,
  AS: JURNAL,
  HP: JURNAL,
  BG: JURNAL,
  RT: JURNAL,
  BR: JURNAL,
  OP: daftar('stock-opname'),
  BO: JURNAL,
  OG: hari('laporan-opname-global-harian'),
  OX: hari('laporan-opname-global-harian'),
  TM: hari('laporan-timbang-baki'),
  XH: JURNAL,
  BH: JURNAL,
  XB: JURNAL,
  LH: JURNAL,
  XL: JURNAL,
  LG: JURNAL,
  XG: JURNAL,
  KL: JURNAL,
  XK: JURNAL,
  TP: hari('laporan-tutup-toko'),
};

/**
 * What a code of ours names, shown over the screen or in its list, from wherever it was scanned;
 * each card and list asks the server for its own right.
 */
export function bukaKode(kode: string, go: Go): boolean {
  const jenis = bacaKode(kode);
  if (jenis === undefined) return false;
  if (jenis === 'baki') go('data-barang', { kode_baki: kode });
  else if (jenis === 'customer') void openPeek('customer', kode);
  else if (jenis !== 'dokumen') void openPeek('barang', kode);
  else return bukaDokumen(kode, go);
  return true;
}

function bukaDokumen(no: string, go: Go): boolean {
  const [card, tempat] = [peekOf(no), DAFTAR[no.slice(0, 2)]];
  const tgl = hariNomor(no);
  if (card) void openPeek(card, no);
  else if (tempat?.as === 'daftar') go(tempat.path, { tgl, q: no });
  else if (tempat) {
    const cari = tempat.as === 'laporan' ? { cari: no } : undefined;
    go(tempat.path, { tgl_from: tgl, tgl_to: tgl, ...cari });
  }
  return (card ?? tempat) !== undefined;
}
