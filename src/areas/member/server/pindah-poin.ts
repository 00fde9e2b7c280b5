import { rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { pindahLot } from '#areas/member/rules/poin.ts';
import { catatPoin, lockPoin, pemegang } from '#areas/member/server/poin.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Pindah = {
  readonly dari: string;
  readonly ke: string;
  /** Left out: all of it. */
  readonly paling_banyak?: number;
  readonly keterangan: string;
};

/**
 * Points go from one card to another by two rows of KOREKSI (D-39.7); they keep the day and the shop that gave them, so
 * that a merge makes none younger. A balance below 0 goes over as well. Answers how many went.
 */
export async function pindahPoin(
  tx: Tx,
  { dari, ke, paling_banyak, keterangan }: Pindah,
  ctx: Ctx,
): Promise<number> {
  const held = await lockPoin(tx, [dari, ke]);
  const { poin: saldo, lots } = pemegang(held, dari);
  pemegang(held, ke);
  const poin = paling_banyak === undefined ? saldo : Math.min(paling_banyak, Math.max(0, saldo));
  if (poin === 0) return 0;
  const bagian = pindahLot(lots, poin, { kode_toko: ctx.kode_toko, tgl: ctx.hari });
  const baris = { jenis: 'KOREKSI' as const, dasar_rp: rp(0), keterangan };
  await catatPoin(
    tx,
    [
      { ...baris, kode_customer: dari, poin: -poin, ...bagian.dari },
      { ...baris, kode_customer: ke, poin, ...bagian.ke },
    ],
    null,
    ctx,
  );
  return poin;
}
