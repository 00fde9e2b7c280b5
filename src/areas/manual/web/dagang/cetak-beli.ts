import { notaActs } from '#areas/dokumen/web/nota-acts.ts';
import { beliManualDocument } from '#areas/manual/contract/beli-manual.document.ts';
import { notaDariBeli } from '#areas/manual/contract/nota-manual.ts';
import { rangkapDi } from '#areas/penjualan/web/dokumen/cetak-nota.ts';
import { strukBeli } from '#areas/pembelian/rules/struk-beli.ts';

/** The nota of a purchase of goods without a barcode: that of any buy-back, with how many. */
export const notaBeliManual = notaActs(beliManualDocument, {
  jenis: 'PEMBELIAN',
  sheets: (dokumen, kepala, sesi) => {
    const toko = { ...kepala, rangkap: rangkapDi(sesi), alamat_nota: null };
    return Promise.resolve(strukBeli(notaDariBeli(dokumen), toko));
  },
});
