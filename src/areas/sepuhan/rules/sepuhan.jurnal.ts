import { debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What refining posts: gold that is lost, and lots that are opened by hand (D-44). */
export const sepuhanJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'BARANG',
      type: 'SEPUHAN',
      at: 195,
      akun: [...debet('selisih_stock', 'persediaan'), ...kredit('modal')],
    },
  ],
};
