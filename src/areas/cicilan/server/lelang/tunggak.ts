import { addDays } from '#kit/rules/hari.ts';
import type { Sql } from '#kit/server/sql.ts';
import { hitungKeadaan, hitungSisa, jumlahDibayar } from '#areas/cicilan/rules/cicilan.ts';
import { tentukanBolehLelangCicilan } from '#areas/cicilan/rules/lelang-cicilan.ts';
import { listJadwal, listTunggak } from '#areas/cicilan/server/cicilan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Contracts that are late, those that are late longest first, with when the goods of each may be auctioned. */
export async function daftarTunggak(on: Sql, _: unknown, ctx: Ctx) {
  const rows = await listTunggak(on, ctx);
  const nomor = rows.map((row) => row.no_cicilan);
  const jadwal = Map.groupBy(await listJadwal(on, ctx.kode_toko, nomor), (one) => one.no_cicilan);
  const yesterday = addDays(ctx.hari, -1);
  return rows
    .flatMap(({ dp_rp, terbayar, serah, tenggang_hari, ...row }) => {
      const plan = jadwal.get(row.no_cicilan) ?? [];
      const { tertua, kali_tunggak, tunggakan } = hitungKeadaan(plan, terbayar, yesterday);
      if (tertua === null) return [];
      const { lewat_hari } = hitungKeadaan(plan, terbayar, ctx.hari);
      const peringatan = row.tgl_peringatan !== null && row.tgl_peringatan > tertua;
      return {
        ...row,
        sudah_bayar: jumlahDibayar({ dp_rp, terbayar }),
        sisa: hitungSisa({ harga_jual: row.harga_jual, dp_rp, terbayar }),
        kali_tunggak,
        tunggakan,
        tertua,
        lewat_hari,
        boleh_lelang: serah === 'AWAL' ? null : tentukanBolehLelangCicilan(tertua, tenggang_hari),
        tgl_peringatan: peringatan ? row.tgl_peringatan : null,
        cara_peringatan: peringatan ? row.cara_peringatan : null,
      };
    })
    .toSorted((a, b) => (a.tertua < b.tertua ? -1 : a.tertua > b.tertua ? 1 : 0));
}
