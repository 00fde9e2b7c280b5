import type { JenisBayar } from '#areas/uang/rules/pembayaran.ts';

const CARA_BAYAR: Readonly<Record<JenisBayar, string>> = {
  CASH: 'Tunai',
  DEBET: 'Debet',
  CREDIT: 'Kredit',
  TRANSFER: 'Transfer',
  POIN: 'Poin',
};

type Cara = { readonly jenis: JenisBayar; readonly kode_bank: string | null };

/** How a payment is called on the counter and on every paper: its way, and the bank of a card. */
export const labelBayar = ({ jenis, kode_bank }: Cara): string =>
  kode_bank ? `${CARA_BAYAR[jenis]} ${kode_bank}` : CARA_BAYAR[jenis];
