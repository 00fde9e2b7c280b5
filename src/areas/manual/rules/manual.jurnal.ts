import { debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What goods without a barcode post that come in or are corrected (D-5.3). */
export const manualJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'BARANG',
      type: 'MANUAL',
      at: 215,
      akun: [...debet('persediaan', 'selisih_stock'), ...kredit('supplier', 'modal')],
    },
  ],
};
