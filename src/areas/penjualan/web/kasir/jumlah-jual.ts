import type { Rupiah } from '#kit/rules/quantity.ts';
import { mark } from '#kit/web/base/text.ts';
import type { PenjualanJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { ppnDalam } from '#areas/penjualan/rules/pajak.ts';
import { TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';

type Baris = readonly (readonly [kata: string, rupiah: Rupiah])[];

/** The sums between the lines and the total of a sale: what is taken off, what comes on top. */
export function jumlahJual(jadi: PenjualanJadi, dp: Rupiah): { kurang: Baris; tambahan: Baris } {
  return {
    kurang: [
      [mark('Diskon'), jadi.diskon_rp],
      [mark('Kupon'), jadi.kupon_rp],
      [mark('Titipan dipakai'), dp],
    ],
    tambahan: [
      ...TAMBAHAN.map(({ kunci, nama }) => [nama, jadi[kunci]] as const),
      [mark('PPN'), jadi.ppn_luar_rp],
      [mark('PPh 22'), jadi.pph22_rp],
      [mark('Pembulatan'), jadi.pembulatan],
      [mark('Termasuk PPN'), ppnDalam(jadi)],
    ],
  };
}
