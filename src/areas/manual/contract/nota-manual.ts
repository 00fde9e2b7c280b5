import { formatInt } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import type { DokumenJualManual } from '#areas/manual/contract/jual-manual.document.ts';

/** A sale of goods without a barcode as the nota of a sale tells it: how many instead of a barcode. */
export const notaDariManual = (dokumen: DokumenJualManual) => ({
  ...dokumen,
  kupon_rp: rp(0),
  dp_rp: rp(0),
  tukar_rp: rp(0),
  no_seri_pajak: null,
  barang: dokumen.barang.map((one) => ({
    ...one,
    kode_barcode: `${formatInt(one.qty)} barang`,
    kupon_rp: rp(0),
  })),
});
