import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { kept } from '#kit/rules/lists.ts';
import { at, fill } from '#kit/rules/refusal.ts';
import { word } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { windowOf } from '#kit/server/page.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { Page } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import type * as api from '#areas/penjualan/contract/tayang/tayang.api.ts';
import {
  bedaTayang,
  HALANGAN_TAYANG,
  TIDAK_TAYANG,
  type HalanganTayang,
} from '#areas/penjualan/rules/tayang/tayang.ts';
import { listPilihan, listTayang } from '#areas/penjualan/server/tayang/daftar-tayang.query.ts';
import { hargaTayang, siapkanIsi } from '#areas/penjualan/server/tayang/isi-tayang.ts';
import { ensureSambungan, listSambungan } from '#areas/penjualan/server/tayang/sambungan.table.ts';
import { listAda, saveMau, saveTidakMau } from '#areas/penjualan/server/tayang/tayang.table.ts';
import { listBarang, type BarangRow } from '#areas/stock/server/barang.query.ts';
import { listHalangan } from '#areas/penjualan/server/tayang/halangan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Pieces of channels with what differs now; `beda` keeps those of the page that differ so. */
export async function daftarTayang(
  on: Sql,
  { query }: InputOf<typeof api.daftarTayangEndpoint>,
  ctx: Ctx,
) {
  const window = windowOf(query);
  const rows = await listTayang(on, ctx.kode_toko, { ...query, ...window });
  const codes = [...new Set(rows.map(({ kode_barcode }) => kode_barcode))];
  const siap = new Map((await siapkanIsi(on, ctx, codes)).map((one) => [one.kode_barcode, one]));
  const data = rows.map((row) => {
    const { isi, harga, sidik } = kept(siap, row.kode_barcode);
    const halangan = row.halangan ?? (harga === null ? 'TANPA_HARGA' : null);
    return {
      kode_barcode: row.kode_barcode,
      kode_marketplace: row.kode_marketplace,
      nama_barang: isi.nama_barang,
      berat: isi.berat,
      harga,
      harga_terkirim: row.harga,
      status: row.status,
      beda: bedaTayang(row, { halangan: row.halangan, harga, sidik }),
      halangan: halangan as HalanganTayang | null,
      sebab: row.sebab && !(row.sebab in HALANGAN_TAYANG) ? row.sebab : null,
      dikirim_at: row.dikirim_at,
    };
  });
  const { beda } = query;
  const shown =
    beda === 'BEDA' ? data.filter((row) => row.beda !== 'TIDAK' || row.status === 'GAGAL') : data;
  return { data: shown, count: rows[0]?.jumlah_semua ?? 0, ...window };
}

export async function pilihanTayang(
  on: Sql,
  { query }: InputOf<typeof api.pilihanTayangEndpoint>,
  ctx: Ctx,
): Promise<Page<AnswerOf<typeof api.pilihanTayangEndpoint>>> {
  const window = windowOf(query);
  const rows = await listPilihan(on, ctx.kode_toko, { ...query, ...window });
  const codes = rows.map(({ kode_barcode }) => kode_barcode);
  const pieces = new Map(
    (await listBarang(on, ctx.kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  const data = codes.map((code) => {
    const piece: BarangRow = kept(pieces, code);
    return {
      kode_barcode: code,
      nama_barang: piece.nama_barang,
      berat: piece.berat,
      harga: hargaTayang(piece, ctx),
      gambar_path: piece.gambar[0]?.gambar_path ?? '',
    };
  });
  return { data, count: rows[0]?.jumlah_semua ?? 0, ...window };
}

type Banyak = InputOf<typeof api.kirimTayangEndpoint>;

/** Wanted on a channel, or sent again; each of them can be offered now, or none is taken. */
export async function kirimBarang(tx: Tx, { body }: Banyak, ctx: Ctx) {
  const { kode_marketplace } = body;
  const { kode_toko, op } = ctx;
  await needSaluran(tx, kode_marketplace, ctx);
  const codes = [...new Set(body.kode_barcode)];
  const halangan = await listHalangan(tx, kode_toko, codes);
  const pieces = new Map(
    (await listBarang(tx, kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  refuseIf(
    codes.flatMap((kode_barcode, index) => {
      const piece = pieces.get(kode_barcode);
      const why =
        halangan.get(kode_barcode) ??
        (piece && hargaTayang(piece, ctx) === null ? 'TANPA_HARGA' : undefined);
      if (why === undefined) return [];
      const sebab = word(HALANGAN_TAYANG[why as HalanganTayang] ?? 'TIDAK ADA');
      const no = fill(TIDAK_TAYANG.BARANG_TIDAK_TAYANG, { kode_barcode, sebab });
      return [at({ ...no, field: undefined }, 'kode_barcode', index)];
    }),
  );
  await ensureSambungan(tx, kode_toko, kode_marketplace, op);
  const jumlah = await saveMau(tx, { kode_toko, kode_marketplace }, codes, ctx);
  tx.audit({
    tindakan: 'KIRIM',
    tabel: 'barang_tayang',
    kunci: kode_marketplace,
    sesudah: { kode_barcode: codes },
  });
  return { jumlah };
}

/** Taken down: what is offered is withdrawn by the next beat of the sender. */
export async function turunkanBarang(tx: Tx, { body }: Banyak, { kode_toko, op }: Ctx) {
  const { kode_marketplace } = body;
  const codes = [...new Set(body.kode_barcode)];
  const ada = await listAda(tx, { kode_toko, kode_marketplace }, codes);
  refuseIf(
    codes.flatMap((kode_barcode, index) =>
      ada.has(kode_barcode)
        ? []
        : [
            at(
              { ...fill(TIDAK_TAYANG.BARANG_BELUM_TAYANG, { kode_barcode }), field: undefined },
              'kode_barcode',
              index,
            ),
          ],
    ),
  );
  const jumlah = await saveTidakMau(tx, { kode_toko, kode_marketplace }, codes, op);
  tx.audit({
    tindakan: 'TURUNKAN',
    tabel: 'barang_tayang',
    kunci: kode_marketplace,
    sesudah: { kode_barcode: codes },
  });
  return { jumlah };
}

async function needSaluran(tx: Tx, kode_marketplace: string, { kode_toko }: Ctx): Promise<void> {
  orRefuse(
    (await listSambungan(tx, kode_toko, kode_marketplace))[0],
    fill(TIDAK_TAYANG.SAMBUNGAN_TIDAK_ADA, { kode_marketplace }),
  );
}
