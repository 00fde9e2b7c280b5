import { formatRupiah } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { minus, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { gesekEvents } from '#areas/gesek/contract/gesek.event.ts';
import type { Hutang } from '#areas/hutang/server/hitung.ts';
import { listDibayar, type DibayarKartu } from '#areas/hutang/server/remaja.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { BayarJadi } from '#areas/uang/rules/pembayaran.ts';
import { kartuKembali } from '#areas/uang/server/kartu-kembali.ts';

/** Cash that crosses the counter, whichever way. */
export const tunaiOf = (baris: readonly BayarJadi[]): Rupiah =>
  sum([rp(0), ...baris.flatMap(({ jenis, jumlah }) => (jenis === 'CASH' ? [jumlah] : []))]);

/**
 * The documents whose card still counts on a day, and what of those cards went back in cash before it. What went back
 * was of the oldest card that counted then: a card that counts no longer takes its own payouts with it.
 */
function kartuTerbuka(dokumen: readonly DibayarKartu[], hari: Hari) {
  const kartu: { no: string; sampai: Hari; asal: Rupiah; sisa: Rupiah }[] = [];
  for (const one of dokumen) {
    let kembali = one.kembali;
    for (const dulu of kartu) {
      if (dulu.sampai < one.tgl_system) continue;
      const part = dulu.sisa < kembali ? dulu.sisa : kembali;
      dulu.sisa = minus(dulu.sisa, part);
      kembali = minus(kembali, part);
    }
    if (one.kartu > 0)
      kartu.push({ no: one.no, sampai: one.sampai, asal: one.kartu, sisa: one.kartu });
  }
  const terbuka = kartu.filter(({ sampai }) => sampai >= hari);
  return {
    nomor: terbuka.map(({ no }) => no),
    sudah: sum([rp(0), ...terbuka.map(({ asal, sisa }) => minus(asal, sisa))]),
  };
}

/**
 * Cash that a loan pays out within seven days of a card that lowered it, or on the day of one that paid its interest,
 * is a cash-out on a card (D-51.6): somebody agrees as to one at the counter, of a credit card the owner. `keluar` is
 * what the act pays out.
 */
export async function kartuHutang(
  tx: Tx,
  { no_faktur_hutang: no, nama_customer }: Hutang,
  keluar: readonly BayarJadi[],
  ctx: Ctx,
): Promise<{ readonly kartu_kembali_rp: Rupiah | null; readonly asks: readonly Tuntutan[] }> {
  const tunai = tunaiOf(keluar);
  if (tunai <= 0) return { kartu_kembali_rp: null, asks: [] };
  const { nomor, sudah } = kartuTerbuka(await listDibayar(tx, no, ctx), ctx.hari);
  const { kartu_kembali_rp, angka, ...level } = await kartuKembali(tx, nomor, tunai, ctx, sudah);
  const ask: Tuntutan = {
    event: gesekEvents.GESEK_TUNAI,
    ...level,
    ringkasan: sentence('Hutang {no} dibayar kartu dalam 7 hari ini, keluar tunai {tunai}', {
      no,
      tunai: formatRupiah(tunai),
    }),
    angka: [
      { label: 'No Hutang', nilai: no },
      { label: 'Customer', nilai: nama_customer },
      ...angka,
    ],
  };
  return { kartu_kembali_rp, asks: kartu_kembali_rp > 0 ? [ask] : [] };
}
