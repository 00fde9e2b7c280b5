import type { Tx } from '#kit/server/database.ts';
import { fill } from '#kit/rules/refusal.ts';
import { conflictIf, orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { listBarang } from '#areas/stock/server/barang.query.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { periksaKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import {
  periksaTujuanKiriman,
  TIDAK_KIRIMAN,
  type CaraKirim,
  type TokoKiriman,
} from '#areas/kirim/rules/kirim-barang.ts';
import { TIDAK_JAUH } from '#areas/kirim/rules/daftar-jauh.ts';
import { belumPadan } from '#areas/kirim/rules/padanan.ts';
import { readPadanan, withNames } from '#areas/kirim/server/padanan.table.ts';
import { listTokoKiriman } from '#areas/kirim/server/tujuan.query.ts';
import { stockModul } from '#areas/stock/contract/stock.modul.ts';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';
import { holdToko } from '#areas/toko/server/antar/antar.table.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Toko = TokoKiriman & { readonly nama_toko: string; readonly tersambung: boolean };
type Row = Omit<Toko, 'menerima' | 'menyepuh' | 'berlian'>;
/** What a shop on another server has on is known there alone: it refuses a list that it cannot take (D-42.9). */
const JAUH = { menerima: true, berlian: true, menyepuh: true };

async function withModul(on: Sql, toko: Row): Promise<Toko> {
  if (toko.jauh) return { ...toko, ...JAUH };
  const { modul } = await readSetelanToko(on, toko.kode_toko);
  return {
    ...toko,
    menerima: modul(tokoModul.KIRIM_BARANG_MODULE),
    berlian: modul(barangModul.BERLIAN_MODULE),
    menyepuh: modul(stockModul.SEPUHAN_MODULE) && !modul(stockModul.SEPUHAN_TERPUSAT_MODULE),
  };
}

/** A shop as goods may be sent there; none where there is none of that code. */
async function findTokoKiriman(on: Sql, kode_toko: string): Promise<Toko | undefined> {
  const [row] = await listTokoKiriman(on, kode_toko);
  return row && withModul(on, row);
}

/** The shop that is sent to; 422 where it may not be. */
export async function needTujuan(
  tx: Tx,
  kode: string,
  cara: CaraKirim,
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Promise<Toko> {
  await holdToko(tx, kode);
  const found = await findTokoKiriman(tx, kode);
  refuseIf(periksaTujuanKiriman(kode_toko, found, cara));
  const tujuan = orRefuse(found, TIDAK_KIRIMAN.TUJUAN_TIDAK_ADA);
  // A server that has never answered could neither receive nor say that it received nothing.
  conflictIf(!tujuan.tersambung, fill(TIDAK_JAUH.BELUM_TERSAMBUNG, { kode_toko: kode }));
  return tujuan;
}

/** Shops that this one may send to, one way or the other (D-42.9). */
export async function listTujuanKiriman(on: Sql, cara: CaraKirim, { kode_toko }: Ctx) {
  const all = [];
  for (const row of await listTokoKiriman(on)) all.push(await withModul(on, row));
  return all
    .filter((one) => periksaTujuanKiriman(kode_toko, one, cara).length === 0)
    .filter((one) => !one.jauh || one.tersambung)
    .map(({ kode_toko: kode, nama_toko, jauh }) => ({ kode_toko: kode, nama_toko, jauh }));
}

/** Masters of these pieces that the other shop has neither by the same code nor by a choice of before (D-42.4). */
export async function periksaKiriman(
  on: Sql,
  { body: { tujuan, barang } }: InputOf<typeof periksaKirimanEndpoint>,
  { kode_toko }: Ctx,
) {
  const toko = await findTokoKiriman(on, tujuan);
  if (!toko?.menerima || toko.jauh) return [];
  const codes = barang.map((one) => one.kode_barcode);
  const pieces = await listBarang(on, kode_toko, codes);
  const padanan = await readPadanan(on, tujuan, kode_toko);
  const belum = belumPadan(pieces, padanan, await readMasterBarang(on, tujuan));
  return withNames(on, kode_toko, belum);
}
