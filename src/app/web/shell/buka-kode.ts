import { bacaKode, hariNomor } from '#kit/rules/kode.ts';
import { openPeek, peekOf } from '#kit/web/frame/peek.ts';

export type Go = (path: string, search: Record<string, string>) => void;

/** Where papers stand that have no card of their own: the list of their day. */
const DAFTAR: Readonly<Record<string, string>> = {
  BJ: 'laporan-batal-penjualan',
  BB: 'laporan-batal-pembelian',
  BT: 'laporan-batal-titip',
  AT: 'laporan-titipan',
  KM: 'uang-kas',
  KK: 'uang-kas',
  BK: 'uang-kas',
  RM: 'uang-bank',
  RK: 'uang-bank',
  TB: 'laporan-terima-barang',
  BE: 'laporan-batal-terima-barang',
  HB: 'laporan-hancur-barang',
  OP: 'laporan-stock-opname',
  TM: 'laporan-timbang-baki',
  TP: 'laporan-tutup-toko',
  VN: 'laporan-non-cash',
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
  const [card, list] = [peekOf(no), DAFTAR[no.slice(0, 2)]];
  const day = hariNomor(no);
  if (card) void openPeek(card, no);
  else if (list) go(list, { tgl_from: day, tgl_to: day });
  return (card ?? list) !== undefined;
}
