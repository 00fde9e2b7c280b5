import type { InputOf } from '#kit/contract/endpoint.ts';
import { unpack } from '#kit/rules/sentence.ts';
import type { Database } from '#kit/server/database.ts';
import type { Sql } from '#kit/server/sql.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { lihatSekejap } from '#areas/buku/server/lihat-sekejap.query.ts';
import { isTahanPesanan } from '#areas/stock/rules/tahan-pesanan.ts';
import { listKeranjang } from '#areas/stock/server/keranjang.table.ts';
import { findHariTerakhir } from '#areas/toko/server/toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { daftarTutupEndpoint } from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { periksaSiap } from '#areas/akhir-hari/rules/tutup-toko.ts';
import { readKeadaan, readLaci } from '#areas/akhir-hari/server/kesiapan.ts';
import { bakiBelumOpname } from '#areas/opname/server/global/global.ts';
import { laporanHari } from '#areas/akhir-hari/server/laporan-hari.ts';
import { listTutup } from '#areas/akhir-hari/server/tutup-toko.table.ts';

/** How far the day is from being closed, in one look; no balance of any drawer (D-20.4). */
export const readRingkasan = (db: Database, ctx: Ctx) =>
  lihatSekejap(db, async (on) => {
    const hari = await findHariTerakhir(on, ctx.kode_toko);
    const tgl = hari?.tgl_system ?? ctx.hari;
    const keadaan = await readKeadaan(on, ctx, tgl);
    const keranjang = await listKeranjang(on, ctx.kode_toko);
    const status = hari?.status ?? 'CLOSED';
    const halangan = periksaSiap(keadaan).map(({ field, message }) => {
      const { text: kata, values: isi = {} } = unpack(message);
      return { bagian: field ?? '', kata, isi };
    });
    return {
      tgl_system: tgl,
      status,
      siap: status === 'OPEN' && halangan.length === 0,
      halangan,
      belum_validasi: [...keadaan.belum_validasi],
      keranjang: keranjang
        .filter(({ user_id }) => !isTahanPesanan(user_id))
        .map(({ kode_barcode, user_id }) => ({ kode_barcode, user_id })),
      baki_belum_timbang: [...keadaan.baki_belum_timbang],
      ...(await bakiBelumOpname(on, ctx, tgl)),
      invarian_rusak: keadaan.invarian.filter((one) => one.jumlah > 0).length,
      laci: keadaan.laci.map(({ laci }) => laci),
      hitungan: keadaan.hitungan.map(({ ke, laci, input_by, input_date }) => ({
        ke,
        laci,
        input_by,
        input_date,
      })),
    };
  });

/** The counts of the coming closing with their figures; below SPV only one's own. */
export async function readHitungan(on: Sql, ctx: Ctx) {
  const { hitungan, laci } = await readLaci(on, ctx, ctx.hari);
  const boleh = hitungan.filter((one) => bisaLihatKas(ctx.level) || one.input_by === ctx.user_id);
  return boleh.map(({ tutup_ke: _, ...one }) => ({
    ...one,
    berlaku:
      hitungan.findLast((row) => row.laci === one.laci)?.ke === one.ke &&
      laci.some((now) => now.laci === one.laci && now.saldo === one.cash_sistem),
  }));
}

export async function daftarTutup(
  on: Sql,
  { query }: InputOf<typeof daftarTutupEndpoint>,
  ctx: Ctx,
) {
  const [skip, limit] = [query.skip ?? 0, query.limit ?? 50];
  const rows = await listTutup(on, ctx.kode_toko, {
    skip,
    limit,
    naik: query.sort !== undefined && !query.sort.startsWith('-'),
  });
  return {
    data: rows.map(({ jumlah_semua: _, ...row }) => ({
      ...row,
      laporan: laporanHari(row.tgl_system),
    })),
    count: rows[0]?.jumlah_semua ?? 0,
    skip,
    limit,
  };
}
