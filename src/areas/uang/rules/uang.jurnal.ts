import { words } from '#kit/rules/row-word.ts';
import { debet, kredit, type JurnalArea } from '#areas/buku/rules/jurnal.ts';

/** What cash and moves of money post (D-5.3, D-5.8); their codes are the shop’s own. */
export const uangJurnal: JurnalArea = {
  jurnal: [
    {
      trx: 'KAS',
      type: 'KAS_MASUK',
      at: 130,
      akun: [...debet('kas', 'bank'), ...kredit('pendapatan', 'modal', 'supplier')],
    },
    {
      trx: 'KAS',
      type: 'KAS_KELUAR',
      at: 140,
      akun: [...debet('biaya', 'ppn', 'pph22', 'supplier'), ...kredit('kas', 'bank')],
    },
    // Each account both gives and takes: it is listed once, on one side.
    { trx: 'UANG', type: 'MUTASI', at: 160, akun: debet('kas', 'bank', 'perjalanan') },
    {
      trx: 'UANG',
      type: 'SETTLE',
      at: 170,
      akun: [...debet('bank', 'biaya'), ...kredit('kartu')],
    },
    {
      trx: 'UANG',
      type: 'KIRIM_UANG',
      at: 172,
      akun: [...debet('perjalanan'), ...kredit('kas', 'bank')],
    },
    {
      trx: 'UANG',
      type: 'TERIMA_UANG',
      at: 174,
      akun: [...debet('kas', 'bank', 'selisih_kas'), ...kredit('rk')],
    },
    {
      trx: 'UANG',
      type: 'UANG_SAMPAI',
      at: 176,
      akun: [...debet('rk'), ...kredit('perjalanan')],
    },
  ],
  owed: {
    KEWAJIBAN: words({ supplier: 'Hutang Supplier' }),
    PIUTANG: words({ rk: 'Rekening Koran' }),
  },
  letters: {
    KM: 'KAS_MASUK',
    RM: 'KAS_MASUK',
    KK: 'KAS_KELUAR',
    RK: 'KAS_KELUAR',
    MB: 'MUTASI',
    MC: 'MUTASI',
    PU: 'MUTASI',
  },
};
