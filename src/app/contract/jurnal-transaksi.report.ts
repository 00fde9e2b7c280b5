import { defineJurnalTransaksi } from '#areas/buku/contract/jurnal-transaksi.ts';
import { JURNAL } from '#app/contract/jurnal.ts';

/** № 56 with the journals of every area to choose from. */
export const jurnalTransaksiReport = defineJurnalTransaksi(JURNAL);
