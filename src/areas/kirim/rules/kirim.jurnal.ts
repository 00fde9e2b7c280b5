import { debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What shipments post: cost moves with the receipt, and with what is lost (D-42.5, D-42.6). */
export const kirimJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'BARANG',
      type: 'TERIMA_KIRIM',
      at: 212,
      akun: [...debet('persediaan', 'selisih_stock'), ...kredit('rk')],
    },
    {
      trx: 'BARANG',
      type: 'BARANG_SAMPAI',
      at: 214,
      akun: [...debet('rk'), ...kredit('persediaan')],
    },
    {
      trx: 'BARANG',
      type: 'SELISIH_KIRIM',
      at: 216,
      akun: [...debet('selisih_stock'), ...kredit('persediaan')],
    },
  ],
};
