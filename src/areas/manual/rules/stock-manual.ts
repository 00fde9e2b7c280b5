import { formatGram, formatInt } from '#kit/rules/format.ts';
import {
  mg,
  minus,
  negate,
  percentOf,
  plus,
  rp,
  scale,
  sum,
  type Miligram,
  type Persen,
  type Rupiah,
} from '#kit/rules/quantity.ts';
import { fill, gather, refusals, type Refusal } from '#kit/rules/refusal.ts';
import { akunSupplier, akunTempat, SUPPLIER_AWAL } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { Tempat } from '#areas/stock/rules/barang.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';

/** Why goods without a barcode do not come in, go, or become another figure (D-46.1, D-46.2). */
export const TIDAK_MANUAL = refusals({
  GROUP_TANPA_KADAR: { field: 'kode_group', message: 'Group {kode_group} Belum Punya Kadar' },
  GUDANG_BUKAN_TOKO: {
    field: 'kode_gudang',
    message: 'Barang Manual Hanya Masuk Ke Gudang Toko',
  },
  TUJUAN_MANUAL: {
    field: 'kode_gudang',
    message: 'Pilih Gudang Toko, Rosok Atau Hancur',
  },
  TEMPAT_SAMA: { field: 'kode_gudang', message: 'Tempat Tujuan Harus Berbeda Dengan Asal' },
  TEMPAT_BARCODE: { message: '{tempat} Berisi Barang Berbarcode' },
  STOCK_TIDAK_ADA: {
    field: 'kode_group',
    message: 'Barang Manual {kode_group} {kode_dept} Tidak Ada Di {tempat}',
  },
  STOCK_KURANG: {
    field: 'qty',
    message: 'Barang Manual {kode_group} Di {tempat} Hanya {qty} Barang, {berat} g',
  },
  BERAT_BELUM_HABIS: {
    field: 'berat',
    message: 'Barang Terakhir Beratnya Harus {berat} g, Timbang Ulang Atau Koreksi Dahulu',
  },
  BERAT_HABIS: {
    field: 'berat',
    message: 'Masih Ada {qty} Barang, Beratnya Tidak Boleh Habis',
  },
  KADAR_BERUBAH: {
    message: 'Barang Manual {kode_group} Di {tempat} Berkadar Lain, Habiskan Dahulu',
  },
  SUDAH_BERKURANG: {
    message: 'Barang Manual {kode_group} Di {tempat} Sudah Berkurang, Tidak Dapat Dibatalkan',
  },
  BERAT_TANPA_BARANG: { field: 'berat', message: 'Barang 0 Beratnya Harus 0, Selain Itu Tidak' },
  TIDAK_BERUBAH: { field: 'berat', message: 'Qty Dan Berat Sama Dengan Buku' },
  DITAHAN: {
    field: 'qty',
    message: '{qty} Barang, {berat} g Di {tempat} Menunggu Validasi, Selesaikan Dahulu',
  },
  KOREKSI_TETAP: { message: 'Koreksi Tidak Dapat Dibatalkan, Buat Koreksi Baru' },
});

/** Goods with what they cost the shop. */
export type IsiManual = {
  readonly qty: number;
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly modal: Rupiah;
};
/** Goods of one group and jenis at one place. */
export type KodeManual = Tempat & { readonly kode_group: string; readonly kode_dept: string };
export type StockManual = KodeManual &
  IsiManual & { readonly kode_kadar: string; readonly persen: Persen };

/** Which stock line it is, in one text: lines are locked in its order. */
export const kunciManual = ({
  kode_gudang,
  kode_baki,
  kode_group,
  kode_dept,
}: KodeManual): string => [kode_gudang, kode_baki ?? '', kode_group, kode_dept].join('/');

/** Fine gold of what comes in: once, half away from zero (D-5.7). */
export const murniManual = (berat: Miligram, persen: Persen): Miligram =>
  percentOf(berat, persen, 'half');

type Diminta = Pick<IsiManual, 'qty' | 'berat'>;

/** Whether so much may leave a line: never more than there is, and 0 pieces are 0 g (D-46.1). */
export function periksaAmbil(stock: StockManual, { qty, berat }: Diminta): Refusal[] {
  const said = {
    kode_group: stock.kode_group,
    tempat: namaTempat(stock),
    qty: formatInt(stock.qty),
    berat: formatGram(stock.berat),
  };
  if (qty > stock.qty || berat > stock.berat) return [fill(TIDAK_MANUAL.STOCK_KURANG, said)];
  return gather(
    [qty === stock.qty && berat < stock.berat, fill(TIDAK_MANUAL.BERAT_BELUM_HABIS, said)],
    [
      qty < stock.qty && berat === stock.berat,
      fill(TIDAK_MANUAL.BERAT_HABIS, { qty: formatInt(stock.qty - qty) }),
    ],
  );
}

/** What leaves: fine gold and cost by weight, all of both with the last gram (D-46.1). */
export const ambilManual = (stock: IsiManual, { qty, berat }: Diminta): IsiManual =>
  berat >= stock.berat
    ? { qty, berat, murni: stock.murni, modal: stock.modal }
    : {
        qty,
        berat,
        murni: scale(stock.murni, berat, stock.berat, 'half'),
        modal: scale(stock.modal, berat, stock.berat, 'half'),
      };

/** What is left of a line. */
export const sisaManual = <S extends IsiManual>(stock: S, part: IsiManual): S => ({
  ...stock,
  qty: stock.qty - part.qty,
  berat: minus(stock.berat, part.berat),
  murni: minus(stock.murni, part.murni),
  modal: minus(stock.modal, part.modal),
});

/** Whether a line may be said to hold so much. */
export const periksaKoreksi = (stock: IsiManual, { qty, berat }: Diminta): Refusal[] =>
  gather(
    [(qty === 0) !== (berat === 0), TIDAK_MANUAL.BERAT_TANPA_BARANG],
    [qty === stock.qty && berat === stock.berat, TIDAK_MANUAL.TIDAK_BERUBAH],
  );

/**
 * What a correction changes: fine gold and cost by weight. A line that was empty gets back what corrections took off it
 * (`hilang`), by weight; what is found beyond that has the fine gold of its kadar, at no cost.
 */
export function bedaManual(
  stock: StockManual,
  { qty, berat }: Diminta,
  hilang: IsiManual = KOSONG,
): IsiManual {
  const beda = minus(berat, stock.berat);
  if (stock.berat === 0) {
    const lama = ambilManual(hilang, { qty, berat: mg(Math.min(beda, hilang.berat)) });
    const lebih = murniManual(minus(beda, lama.berat), stock.persen);
    return { qty: qty - stock.qty, berat: beda, murni: plus(lama.murni, lebih), modal: lama.modal };
  }
  const share = <Q extends Miligram | Rupiah>(of: Q): Q =>
    berat === 0 ? negate(of) : scale(of, beda, stock.berat, 'half');
  return {
    qty: qty - stock.qty,
    berat: beda,
    murni: share(stock.murni),
    modal: share(stock.modal),
  };
}
const KOSONG: IsiManual = { qty: 0, berat: mg(0), murni: mg(0), modal: rp(0) };

type Emas = Omit<IsiManual, 'modal'> & { readonly persen: Persen };

/** So many pieces that arrive at an account (1) or leave it (-1). */
export const emasManual = (akun: string, arah: 1 | -1, { persen, ...of }: Emas): Baris => ({
  akun,
  kadar: persen,
  rupiah: rp(0),
  qty: arah === 1 ? of.qty : -of.qty,
  berat: arah === 1 ? of.berat : negate(of.berat),
  murni: arah === 1 ? of.murni : negate(of.murni),
});

export const pindahEmas = (dari: string, ke: string, gold: Emas): Baris[] => [
  emasManual(dari, -1, gold),
  emasManual(ke, 1, gold),
];
const tempatOf = ({ kode_gudang, kode_baki }: Tempat): string => akunTempat(kode_gudang, kode_baki);

/** Goods from their supplier to their places, and what is owed for them; from AWAL the owner's own. */
export function bukuMasukManual(lines: readonly StockManual[], kode_supplier: string): Baris[] {
  const modal = sum(lines.map((line) => line.modal));
  const pemberi = akunSupplier(kode_supplier);
  return [
    ...lines.flatMap((line) => pindahEmas(pemberi, tempatOf(line), line)),
    uang('persediaan', modal),
    uang(kode_supplier === SUPPLIER_AWAL ? 'modal' : pemberi, negate(modal)),
  ];
}

type Dipindah = Emas & { readonly dari: Tempat };
/** Goods from one place to another, whole. */
export const bukuPindahManual = (lines: readonly Dipindah[], ke: Tempat): Baris[] =>
  lines.flatMap((line) => pindahEmas(tempatOf(line.dari), tempatOf(ke), line));

/** What a line was found to hold more or less is booked on `selisih`, its cost on `selisih_stock`. */
export const bukuKoreksiManual = (stock: StockManual, beda: IsiManual): Baris[] => [
  ...pindahEmas('selisih', tempatOf(stock), { ...beda, persen: stock.persen }),
  uang('persediaan', beda.modal),
  uang('selisih_stock', negate(beda.modal)),
];
