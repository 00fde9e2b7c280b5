import type { Hari } from '#kit/rules/hari.ts';
import type { Query, Sql } from '#kit/server/sql.ts';
import { akhirHariHidup } from '#areas/akhir-hari/server/akhir-hari.query.ts';
import type { KunciLaporan } from '#areas/akhir-hari/server/beku.query.ts';
import { eodHidup } from '#areas/akhir-hari/server/eod.query.ts';
import { keuanganHidup } from '#areas/akhir-hari/server/keuangan-akhir-hari.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { akhirHariParam } from '#areas/akhir-hari/contract/akhir-hari.parameter.ts';

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
  const rows = async (query: Query) => (await on.many(query)) as Record<string, unknown>[];
  return {
    eod: await rows(eodHidup(kode_toko, tgl)),
    akhir_hari: await rows(akhirHariHidup(kode_toko, tgl, 'ALL')),
    keuangan: await rows(keuanganHidup(kode_toko, tgl, param(akhirHariParam.KURS_USD))),
  };
}
