import { debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What pieces post that come, are changed or melted without a sale (D-5.3). */
export const stockJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'BARANG',
      type: 'TAMBAH',
      at: 180,
      akun: [...debet('persediaan', 'pph22_dimuka'), ...kredit('supplier', 'modal')],
    },
    {
      trx: 'BARANG',
      type: 'HANCUR',
      at: 190,
      akun: [...debet('selisih_stock'), ...kredit('persediaan')],
    },
    {
      trx: 'BARANG',
      type: 'UBAH',
      at: 210,
      akun: [...debet('persediaan'), ...kredit('selisih_stock')],
    },
  ],
};
