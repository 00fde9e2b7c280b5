import { hari, registered } from '#areas/buku/contract/register.ts';

/** A closing in the register: what the drawers held. */
export const tutupRegister = registered({
  table: 'tutup_toko',
  key: 'no_tutup',
  letters: { TP: 'Tutup Toko' },
  by: 'tutup_by',
  at: 'tutup_at',
  stateless: true,
  cancelled: null,
  amount: 'cash_fisik',
  opens: { TP: hari('laporan-tutup-toko') },
});
