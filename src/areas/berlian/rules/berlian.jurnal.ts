import { debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What stones post: bought of a supplier, given back to it (D-45.4). */
export const berlianJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'BARANG',
      type: 'BERLIAN',
      at: 218,
      akun: [...debet('persediaan', 'selisih_stock'), ...kredit('supplier')],
    },
  ],
};
