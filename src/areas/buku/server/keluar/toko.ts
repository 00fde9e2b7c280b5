import { formatRupiah } from '#kit/rules/format.ts';
import { plus, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { bukuEvents } from '#areas/buku/contract/buku.event.ts';
import { bukuParam } from '#areas/buku/contract/buku.parameter.ts';
import { sejakSetuju } from '#areas/buku/rules/keluar.ts';
import type { Dikeluarkan } from '#areas/buku/server/keluar/keluar.ts';
import { barisKeluar, lockKeluar, saveKeluar } from '#areas/buku/server/keluar/keluar.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What a kind adds to the question: why, and what else the approver reads. */
export type Tanya = { readonly alasan?: string; angka?(): Promise<readonly Angka[]> };

/**
 * The one place that limits money of the shop itself (D-51.6): above BATAS_KAS_KELUAR a second person agrees, to one
 * document as to the sum of a person's day. After an agreed sum the sum begins again at zero; where the act asks the
 * same for itself, it asks nothing more, and its approver reads the sum of the day.
 */
export async function izinToko(
  tx: Tx,
  jumlah: Rupiah,
  { tanya = {}, asks }: { readonly tanya?: Tanya | undefined; readonly asks: readonly Tuntutan[] },
  ctx: Ctx,
): Promise<Dikeluarkan> {
  const { user_id } = ctx;
  const batas = ctx.param(bukuParam.BATAS_KAS_KELUAR);
  const sebelum = sejakSetuju(await lockKeluar(tx, user_id, 'TOKO', ctx));
  const menjadi = plus(sebelum, jumlah);
  const much = menjadi > batas;
  const hari = [
    { label: 'Dibayarkan sekarang', nilai: formatRupiah(jumlah) },
    { label: 'Sudah keluar sejak persetujuan terakhir', nilai: formatRupiah(sebelum) },
    { label: 'Menjadi', nilai: formatRupiah(menjadi) },
    { label: 'Batas sehari', nilai: formatRupiah(batas) },
  ];
  const at = asks.findIndex(({ event }) => event === bukuEvents.KAS_KELUAR_BESAR);
  const setuju = much ? ('SPV' as const) : null;
  const row = { user_id, jumlah, sebelum, batas, setuju, untuk: 'TOKO' as const };
  return {
    asks: !much
      ? asks
      : at >= 0
        ? asks.map((one, index) =>
            index === at ? { ...one, angka: [...one.angka, ...hari] } : one,
          )
        : [
            ...asks,
            {
              event: bukuEvents.KAS_KELUAR_BESAR,
              ringkasan: sentence('Uang keluar {jumlah}', { jumlah: formatRupiah(jumlah) }),
              ...(tanya.alasan && { alasan: tanya.alasan }),
              angka: [...hari, ...((await tanya.angka?.()) ?? [])],
            },
          ],
    catat: async (no) => {
      await saveKeluar(tx, no, row, ctx);
    },
    baris: barisKeluar(row, ctx),
  };
}
