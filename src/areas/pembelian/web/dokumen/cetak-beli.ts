import { notaActs } from '#areas/dokumen/web/nota-acts.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { strukBeli } from '#areas/pembelian/rules/struk-beli.ts';
import { rangkapDi, readAlamatNota } from '#areas/penjualan/web/dokumen/cetak-nota.ts';

/** The nota of a buy-back at the counter. */
export const notaBeli = notaActs(pembelianDocument, {
  jenis: 'PEMBELIAN',
  sheets: async (dokumen, toko, sesi) => {
    const alamat_nota = await readAlamatNota(dokumen.no_faktur_beli);
    return strukBeli(dokumen, { ...toko, rangkap: rangkapDi(sesi), alamat_nota });
  },
});
