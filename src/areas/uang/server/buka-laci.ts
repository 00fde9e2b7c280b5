import { said, sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { bukaLaciEndpoint } from '#areas/uang/contract/laci.api.ts';
import { uangEvents } from '#areas/uang/contract/uang.event.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import { bukaLaciQuery } from '#areas/uang/server/saldo-laci.query.ts';

/** The drawer opens without a sale: no money moves, the record says who, why and how often today. */
export async function bukaLaci(tx: Tx, { body }: InputOf<typeof bukaLaciEndpoint>, ctx: Ctx) {
  const { jumlah } = await tx.one(bukaLaciQuery(ctx.kode_toko, ctx.user_id, ctx.hari));
  await perluOtorisasi(tx, ctx, [
    {
      event: uangEvents.BUKA_LACI,
      ringkasan: said('Buka laci tanpa transaksi'),
      angka: [
        { label: 'Alasan', nilai: body.alasan },
        { label: 'Dibuka hari ini', nilai: sentence('{jumlah} kali', { jumlah }) },
      ],
    },
  ]);
  const dibuka_ke = jumlah + 1;
  tx.audit({
    tindakan: 'BUKA_LACI',
    tabel: 'laci',
    kunci: KAS,
    sesudah: { tgl_system: ctx.hari, alasan: body.alasan, dibuka_ke },
  });
  return { laci: KAS, dibuka_ke };
}
