import { choice, rupiah } from '#kit/contract/field.ts';
import { semua } from '#kit/contract/report.ts';

const JENIS = {
  CASH: 'Tunai',
  DEBET: 'Debet',
  CREDIT: 'Credit',
  TRANSFER: 'Transfer',
  POIN: 'Poin',
};

/** Filter: documents that were paid at least in part this way. */
export const saringBayar = { jenis_bayar: semua(choice('Jenis Bayar', JENIS)) };

/** Column kit [BYR]: what was paid, by kind; cash is net of change. */
export const kolomBayar = {
  cash: rupiah('Tunai'),
  debet: rupiah('Debet'),
  credit: rupiah('Credit'),
  transfer: rupiah('Transfer'),
  poin_rp: rupiah('Poin'),
};
export const BAYAR = ['cash', 'debet', 'credit', 'transfer', 'poin_rp'] as const;
