import { notaActs } from '#areas/dokumen/web/nota-acts.ts';
import { jualManualDocument } from '#areas/manual/contract/jual-manual.document.ts';
import { notaDariManual } from '#areas/manual/contract/nota-manual.ts';
import { notaPenjualan } from '#areas/penjualan/rules/nota.ts';
import { readKeterangan, tokoOf } from '#areas/penjualan/web/dokumen/cetak-nota.ts';

/** The nota of a sale of goods without a barcode: that of any sale, with how many instead of a barcode. */
export const notaJualManual = notaActs(jualManualDocument, {
  jenis: 'PENJUALAN',
  sheets: async (dokumen, { cetak, petugas }, sesi) => {
    const keterangan = await readKeterangan().catch(() => []);
    const toko = { ...tokoOf(dokumen, sesi, keterangan), cetak, petugas, alamat_nota: null };
    return notaPenjualan(notaDariManual(dokumen), toko);
  },
});
