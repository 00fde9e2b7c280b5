import { notaActs } from '#areas/dokumen/web/nota-acts.ts';
import { beliManualDocument } from '#areas/manual/contract/beli-manual.document.ts';
import { notaDariBeli } from '#areas/manual/contract/nota-manual.ts';
import { strukBeli } from '#areas/pembelian/rules/struk-beli.ts';

/** The nota of a purchase of goods without a barcode: that of any buy-back, with how many. */
export const notaBeliManual = notaActs(beliManualDocument, {
  jenis: 'PEMBELIAN',
  sheets: (dokumen, toko) =>
    Promise.resolve([strukBeli(notaDariBeli(dokumen), { ...toko, alamat_nota: null })]),
});
