import type { Hari } from '#kit/rules/hari.ts';
import type { Sql } from '#kit/server/sql.ts';
import { akhirHariHidup } from '#areas/akhir-hari/server/akhir-hari.query.ts';
import type { KunciLaporan } from '#areas/akhir-hari/server/beku.query.ts';
import { eodHidup } from '#areas/akhir-hari/server/eod.query.ts';
import { keuanganHidup } from '#areas/akhir-hari/server/keuangan-akhir-hari.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The rows of the three end-of-day reports in inner units, as `tutup_toko.laporan` keeps them. */
export type LaporanAkhirHari = Record<KunciLaporan, readonly Record<string, unknown>[]>;

/**
 * What closing stores of a day: gold, transactions and money, whole, whatever the closer may see.
 * Reports № 57 to 59 of that day are read from here ever after (D-20.1).
 */
export async function susunLaporanAkhirHari(
  on: Sql,
  { kode_toko, param }: Pick<Ctx, 'kode_toko' | 'param'>,
  tgl: Hari,
): Promise<LaporanAkhirHari> {
  const eod = await on.many<Record<string, unknown>>(eodHidup(kode_toko, tgl) as never);
  const akhir_hari = await on.many<Record<string, unknown>>(
    akhirHariHidup(kode_toko, tgl, 'ALL') as never,
  );
  const keuangan = await on.many<Record<string, unknown>>(
    keuanganHidup(kode_toko, tgl, param.KURS_USD) as never,
  );
  return { eod, akhir_hari, keuangan };
}
