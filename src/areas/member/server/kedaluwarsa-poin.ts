import { rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import { kedaluwarsaLot } from '#areas/member/rules/poin.ts';
import { catatPoin, lockPoin, type GerakPoin } from '#areas/member/server/poin.table.ts';
import { listTua } from '#areas/member/server/riwayat-poin.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Points that this shop gave POIN_KEDALUWARSA_BULAN months ago and that were not spent are written off by its closing,
 * under the number of the closing (D-39.3). Answers of how many members.
 */
export async function hapusKedaluwarsa(tx: Tx, no_tutup: string, ctx: Ctx): Promise<number> {
  const bulan = ctx.param(customerParam.POIN_KEDALUWARSA_BULAN);
  if (bulan === 0 || !ctx.modul(customerModul.MEMBER_MODULE)) return 0;
  const { batas, codes } = await listTua(tx, ctx.kode_toko, ctx.hari, bulan);
  if (codes.length === 0) return 0;
  const held = await lockPoin(tx, codes);
  const rows = [...held.values()].flatMap((punya): GerakPoin[] => {
    const ambil = kedaluwarsaLot(punya.lots, ctx.kode_toko, batas);
    const poin = ambil.reduce((all, one) => all + one.jumlah, 0);
    return poin === 0
      ? []
      : [
          {
            kode_customer: punya.kode_customer,
            jenis: 'KEDALUWARSA',
            poin,
            dasar_rp: rp(0),
            keterangan: '',
            ambil,
            beri: [],
          },
        ];
  });
  await catatPoin(tx, rows, no_tutup, ctx);
  return rows.length;
}
