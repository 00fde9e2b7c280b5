import { createHash } from 'node:crypto';
import { addDays } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import {
  listJenisTerbit,
  sendKupon,
  type JenisKuponRow,
  type KuponBaru,
} from '#areas/penjualan/server/kupon.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

type Untuk = Pick<KuponBaru, 'kode_customer' | 'nama_customer'> & {
  /** Left out: the sale that is being saved. */
  no_faktur_jual?: string;
};

/** The number comes from the act, not from a counter, so that no person can guess the next one. */
const noKupon = (op: string, jenis: string, ke: number): string =>
  `KP${createHash('sha256').update(`${op}:${jenis}:${ke}`).digest('hex').slice(0, 10).toUpperCase()}`;

/** A coupon of a kind, with the terms of today. */
export const susunKupon = (
  jenis: JenisKuponRow,
  {
    no_kupon,
    ke = 1,
    ...untuk
  }: Omit<KuponBaru, 'jenis' | 'berlaku_sd' | 'no_kupon'> & {
    no_kupon: string | null;
    ke?: number;
  },
  { op, hari }: Ctx,
): KuponBaru => ({
  ...untuk,
  jenis,
  no_kupon: no_kupon ?? noKupon(op, jenis.jenis_kupon, ke),
  berlaku_sd: addDays(hari, jenis.masa_hari),
});

/** What a sale of this size issues (D-33.14). */
export async function pilihTerbit(tx: Tx, grand_total: Rupiah, ctx: Ctx): Promise<KuponBaru[]> {
  if (!ctx.modul(penjualanModul.KUPON_PENJUALAN_MODULE)) return [];
  const tanpa = { no_kupon: null, faktur_terbit: null, kode_customer: null, nama_customer: '' };
  return (await listJenisTerbit(tx, ctx.kode_toko, grand_total)).map((jenis) =>
    susunKupon(jenis, tanpa, ctx),
  );
}

/** They leave behind the sale, in its transaction. */
export function kirimTerbit(
  tx: Tx,
  terbit: readonly KuponBaru[],
  { kode_customer, nama_customer, no_faktur_jual }: Untuk,
  { kode_toko, hari, user_id, op }: Ctx,
): void {
  if (terbit.length === 0) return;
  const faktur_terbit = no_faktur_jual ?? null;
  sendKupon(
    tx,
    { kode_toko, tgl: hari, user_id, op },
    terbit.map((one) => ({ ...one, kode_customer, nama_customer, faktur_terbit })),
  );
}
