import { formatInt } from '#kit/rules/format.ts';
import { rp } from '#kit/rules/quantity.ts';
import type { DokumenBeliManual } from '#areas/manual/contract/beli-manual.document.ts';
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

/** A purchase of goods without a barcode as the nota of a buy-back tells it: how many before the name. */
export const notaDariBeli = (dokumen: DokumenBeliManual) => ({
  ...dokumen,
  barang: dokumen.barang.map((one) => ({
    ...one,
    nama_barang: `${formatInt(one.qty)} x ${one.nama_barang}`,
    no_faktur_jual: null,
    kondisi: null,
    potongan: rp(0),
  })),
});
