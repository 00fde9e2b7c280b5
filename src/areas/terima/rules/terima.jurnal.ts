import { debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** A labelled delivery posts what added pieces do; what goes back to its supplier is owed no more. */
export const terimaJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'BARANG',
      type: 'RETUR_SUPPLIER',
      at: 25,
      akun: [...debet('supplier', 'selisih_stock'), ...kredit('persediaan')],
    },
  ],
  codes: { TERIMA: 'TAMBAH' },
};
