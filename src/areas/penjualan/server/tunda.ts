import { randomUUID } from 'node:crypto';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import * as api from '#areas/penjualan/contract/tunda.api.ts';
import {
  deleteTunda,
  findTunda,
  freeTunda,
  kodeIn,
  listTunda,
  saveTunda,
} from '#areas/penjualan/server/tunda.table.ts';
import { hargaKini } from '#areas/stock/rules/harga-kini.ts';
import { listBarang } from '#areas/stock/server/barang.query.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  TUNDA_TIDAK_ADA: { message: 'Penjualan Yang Ditahan Tidak Ditemukan' },
  TUNDA_PENUH: { message: 'Terlalu Banyak Penjualan Ditahan, Selesaikan Atau Buang Dahulu' },
  TUNDA_TERLALU_BESAR: { field: 'isi', message: 'Penjualan Yang Ditahan Terlalu Besar' },
});
/** What one person holds at a time: more than a counter ever has waiting before it. */
const TERBANYAK = 20;
const BARIS_TERBANYAK = 200;
/** Two hundred pieces with all that the screen knows of them. */
const HURUF_TERBANYAK = 256 * 1024;

/** Pieces and sum of a held cart; what its screen did not say is what its lines name, at the prices of now. */
async function ringkas(
  on: Sql,
  { isi, qty, total }: InputOf<typeof api.tundaEndpoint>['body'],
  ctx: Ctx,
): Promise<{ qty: number; total: Rupiah }> {
  const kode = kodeIn(isi).slice(0, BARIS_TERBANYAK);
  const harga = async () =>
    (await listBarang(on, ctx.kode_toko, kode)).map(
      (row) => hargaKini(row, aturanHarga(ctx)).harga_hari_ini ?? rp(0),
    );
  return { qty: qty ?? kode.length, total: total ?? sum<Rupiah>(await harga()) };
}

async function tahan(
  tx: Tx,
  { body }: InputOf<typeof api.tundaEndpoint>,
  ctx: Ctx,
): Promise<{ id: string }> {
  const id = randomUUID();
  const row = {
    id,
    nama: body.nama,
    isi: body.isi,
    ...(await ringkas(tx, body, ctx)),
    user_id: ctx.user_id,
  };
  refuseIf(JSON.stringify(body.isi).length > HURUF_TERBANYAK ? [TIDAK.TUNDA_TERLALU_BESAR] : []);
  const kept = await saveTunda(tx, ctx.kode_toko, row, TERBANYAK);
  conflictIf(kept === 0, TIDAK.TUNDA_PENUH);
  tx.audit({ tindakan: 'TAHAN', tabel: 'penjualan_tunda', kunci: id, sesudah: row });
  tx.ring('keranjang', { tunda: id });
  return { id };
}

async function hapus(
  tx: Tx,
  { params }: InputOf<typeof api.hapusTundaEndpoint>,
  ctx: Ctx,
): Promise<void> {
  const before = await findTunda(tx, ctx.kode_toko, params.id);
  if (!before || (await deleteTunda(tx, ctx.kode_toko, params.id)) === 0)
    throw missing(TIDAK.TUNDA_TIDAK_ADA);
  await freeTunda(tx, ctx.kode_toko, before);
  tx.audit({ tindakan: 'HAPUS', tabel: 'penjualan_tunda', kunci: params.id, sebelum: before });
  tx.ring('keranjang', { tunda: params.id });
}

/** Held carts: hold, list, recall, drop (D-10.3, D-8.5). */
export const tundaServer: readonly Route[] = [
  serveWrite(api.tundaEndpoint, tahan),
  serve(api.daftarTundaEndpoint, (on, _, ctx: Ctx) =>
    listTunda(on, ctx.kode_toko).then((rows) => rows.map(({ isi: _isi, ...row }) => row)),
  ),
  serve(api.bacaTundaEndpoint, async (on, { params }, ctx: Ctx) => {
    const found = await findTunda(on, ctx.kode_toko, params.id);
    if (!found) throw missing(TIDAK.TUNDA_TIDAK_ADA);
    return found;
  }),
  serveWrite(api.hapusTundaEndpoint, hapus),
];
