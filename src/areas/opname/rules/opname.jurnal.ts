import { debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What a count that found differences posts. */
export const opnameJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'BARANG',
      type: 'OPNAME',
      at: 200,
      akun: [...debet('selisih_stock'), ...kredit('persediaan')],
    },
  ],
};
