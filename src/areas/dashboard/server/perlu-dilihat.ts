import { nowMs, toIso } from '#kit/server/clock.ts';
import { backupState, isLate } from '#kit/server/postgres/backup-state.ts';
import type { Sql } from '#kit/server/sql.ts';
import { hari } from '#kit/rules/hari.ts';
import { rp } from '#kit/rules/quantity.ts';
import { findPeriksa } from '#areas/buku/server/periksa.table.ts';
import type { Perlu } from '#areas/dashboard/contract/toko.api.ts';
import {
  batalBiasanya,
  batalTidakBiasa,
  bisaLihatSinyal,
  susunPerlu,
} from '#areas/dashboard/rules/perlu-dilihat.ts';
import {
  barangKurangQuery,
  dukunganQuery,
  fotoBelumHapusQuery,
  barangDiJalanQuery,
  barangLebihQuery,
  kirimanBerbedaQuery,
  uangDiJalanQuery,
  menungguQuery,
  type Fakta,
  type Tutup,
} from '#areas/dashboard/server/perlu-dilihat.query.ts';
import { perluAntarQuery } from '#areas/dashboard/server/perlu-antar.query.ts';
import {
  perluOnlineQuery,
  perluTayangQuery,
  sinyalPesananQuery,
} from '#areas/dashboard/server/perlu-online.query.ts';
import {
  batalJualLagiQuery,
  batalUserQuery,
  jualSetelahHargaQuery,
} from '#areas/dashboard/server/sinyal.query.ts';
import { cicilanPerluQuery } from '#areas/cicilan/server/laporan/cicilan-perlu.query.ts';
import { hutangPerluQuery } from '#areas/hutang/server/laporan/jatuh-tempo.query.ts';
import { perluServiceQuery } from '#areas/service/server/laporan/perlu-service.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What of the shop asks to be looked at, for this person, from facts that are stored anyway. */
export async function readPerluDilihat(
  on: Sql,
  ctx: Ctx,
  tutup: Tutup | undefined,
): Promise<Perlu[]> {
  const semua: Fakta[] = [
    ...hariTertinggal(ctx),
    ...selisihKas(tutup),
    ...(bisaLihatSinyal(ctx.level)
      ? [
          ...(await bukuRusak(on, ctx)),
          ...cadanganLama(),
          ...(await on.many(dukunganQuery(ctx))),
          ...(await on.many(fotoBelumHapusQuery(ctx))),
          ...(await readSinyal(on, ctx)),
        ]
      : []),
    ...(await on.many(perluAntarQuery(ctx))),
    ...(await on.many(uangDiJalanQuery(ctx))),
    ...(await on.many(barangDiJalanQuery(ctx))),
    ...(await on.many(kirimanBerbedaQuery(ctx))),
    ...(await on.many(barangLebihQuery(ctx))),
    ...(await on.many(menungguQuery(ctx))),
    ...(await on.many(perluOnlineQuery(ctx))),
    ...(await on.many(perluTayangQuery(ctx))),
    ...(await readTempo(on, ctx)),
    ...(await on.many(perluServiceQuery(ctx))),
    ...(ctx.level === 'KASIR' ? [] : await on.many(barangKurangQuery(ctx))),
  ];
  return susunPerlu(semua, ctx.level).map((one) => ({ ...KOSONG, ...one }));
}

const KOSONG: Omit<Perlu, 'jenis' | 'jumlah'> = {
  rupiah: null,
  waktu: null,
  tgl_system: null,
  user_id: null,
  dokumen: null,
  barang: null,
  menit: null,
  biasanya: null,
  dari: null,
  ke: null,
};

/** The calendar has moved on while the day stayed open: nothing but closing goes on (D-2.3). */
const hariTertinggal = (ctx: Ctx): Fakta[] =>
  ctx.hari_tertinggal || ctx.lateDay
    ? [{ jenis: 'HARI_TERTINGGAL', jumlah: 1, tgl_system: ctx.hari }]
    : [];

const selisihKas = (tutup: Tutup | undefined): Fakta[] =>
  tutup && tutup.selisih !== 0
    ? [
        {
          jenis: 'SELISIH_KAS',
          jumlah: 1,
          rupiah: rp(tutup.selisih),
          tgl_system: hari(tutup.tgl_system),
          user_id: tutup.tutup_by,
          waktu: tutup.tutup_at,
        },
      ]
    : [];

/** Of the whole server, and told to the owner of each shop: when, and why the last try made none. */
function cadanganLama(): Fakta[] {
  const state = backupState();
  if (!state || (!state.failed && !isLate(state, nowMs()))) return [];
  const waktu = state.last === null ? null : toIso(state.last);
  return [{ jenis: 'CADANGAN_LAMA', jumlah: 1, waktu, dokumen: state.failed?.why ?? null }];
}

/** From the last look at the book, never from a new one: a page must not wait for that. */
async function bukuRusak(on: Sql, { kode_toko }: Ctx): Promise<Fakta[]> {
  const last = await findPeriksa(on, kode_toko);
  if (!last || last.rusak === 0) return [];
  const dokumen = last.temuan.map(({ kode }) => kode).join(', ');
  return [{ jenis: 'BUKU_RUSAK', jumlah: last.rusak, waktu: last.waktu, dokumen }];
}

/** What runs is looked at also where nothing new is lent or sold so any more (D-33.1). */
async function readTempo(on: Sql, ctx: Ctx): Promise<Fakta[]> {
  const rows = [
    ...(await on.many(hutangPerluQuery(ctx))),
    ...(await on.many(cicilanPerluQuery(ctx))),
  ];
  return rows.map(({ rupiah, ...one }) => ({
    ...one,
    rupiah: rupiah === null ? null : rp(rupiah),
  }));
}

async function readSinyal(on: Sql, ctx: Ctx): Promise<Fakta[]> {
  const batal = (await on.many(batalUserQuery(ctx))).filter(batalTidakBiasa);
  return [
    ...batal.map(({ sebelumnya, ...one }): Fakta => ({
      jenis: 'BATAL_SERING',
      ...one,
      biasanya: batalBiasanya(sebelumnya),
    })),
    ...(await on.many(batalJualLagiQuery(ctx))),
    ...(await on.many(jualSetelahHargaQuery(ctx))),
    ...(await on.many(sinyalPesananQuery(ctx))),
  ];
}
