import { useState } from 'react';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { CaraBayar, type Transfer } from '#areas/uang/web/bayar/cara-bayar.tsx';
import { useDibayar } from '#areas/uang/web/bayar/use-dibayar.ts';

/** What is sent of money that leaves the shop: one transfer, or null for cash. */
export const payOutOf = (transfer: Transfer, jumlah: Rupiah): Bayar[] | null =>
  transfer && [{ jenis: 'TRANSFER', ...transfer, jumlah, fee: null }];

/** Money paid out by a document: the choice of drawer or account, what is sent of it, and the sum as coins make it. */
export function usePayOut(jumlah: Rupiah) {
  const [transfer, setTransfer] = useState<Transfer>(null);
  return {
    view: <CaraBayar beli={{ transfer, setTransfer }} jumlah={jumlah} />,
    pembayaran: payOutOf(transfer, jumlah),
    dibayar: useDibayar(jumlah, transfer),
  };
}
