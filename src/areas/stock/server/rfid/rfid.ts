import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, orConflict } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type {
  bacaTagEndpoint,
  lepasTagEndpoint,
  pasangTagEndpoint,
} from '#areas/stock/contract/rfid.api.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { TIDAK_TAG } from '#areas/stock/rules/tag.ts';
import { listTagKembar } from '#areas/stock/server/barang-baru.table.ts';
import { listTag, saveTag, type TagRow } from '#areas/stock/server/rfid/tag.table.ts';
import { lockBarangSemua, type BarangTerkunci } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A tag is put on a piece of the stock, or on it instead of another one; it belongs to no other. */
export async function pasangTag(
  tx: Tx,
  { body: { kode_barcode, tag_id, ganti } }: InputOf<typeof pasangTagEndpoint>,
  ctx: Ctx,
): Promise<TagRow> {
  const piece = await ambil(tx, kode_barcode, ctx);
  const lama = piece.tag_id;
  conflictIf(lama === tag_id, fill(TIDAK_TAG.TAG_SAMA, { kode_barcode, tag_id }));
  if (lama !== null && ganti !== 'YA')
    conflictIf(true, fill(TIDAK_TAG.TAG_ADA, { kode_barcode, tag_id: lama }));
  const [dipakai] = await listTagKembar(tx, ctx.kode_toko, [tag_id], kode_barcode);
  if (dipakai)
    conflictIf(true, fill(TIDAK_BARANG.TAG_KEMBAR, { kode_barcode: dipakai.kode_barcode }));
  return simpan(tx, piece, tag_id, lama === null ? 'PASANG_TAG' : 'GANTI_TAG', ctx);
}

/** The tag comes off and may be put on any other piece. */
export async function lepasTag(
  tx: Tx,
  { body: { kode_barcode } }: InputOf<typeof lepasTagEndpoint>,
  ctx: Ctx,
): Promise<TagRow> {
  const piece = await ambil(tx, kode_barcode, ctx);
  const tag_id = orConflict(piece.tag_id, fill(TIDAK_TAG.TANPA_TAG, { kode_barcode }));
  await simpan(tx, piece, null, 'LEPAS_TAG', ctx);
  return { ...KOSONG, tag_id };
}

export const readTag = (on: Sql, { body }: InputOf<typeof bacaTagEndpoint>, ctx: Ctx) =>
  listTag(on, ctx.kode_toko, [...new Set(body.tag_id.map((one) => one.toUpperCase()))]);

const KOSONG = {
  kode_barcode: null,
  nama_barang: null,
  berat: null,
  kode_gudang: null,
  kode_baki: null,
  status: null,
};

/** A piece that is in the shop, held. */
async function ambil(tx: Tx, kode_barcode: string, { kode_toko }: Ctx): Promise<BarangTerkunci> {
  const [piece] = await lockBarangSemua(tx, kode_toko, [kode_barcode]);
  if (!piece) throw missing(fill(TIDAK_TERSEDIA.BARANG_TIDAK_ADA, { kode_barcode }));
  const { status } = piece;
  const kata = { kode_barcode, status_barang: status };
  conflictIf(
    status !== 'READY' && status !== 'TITIP',
    fill(TIDAK_TERSEDIA.BARANG_TIDAK_READY, kata),
  );
  return piece;
}

async function simpan(
  tx: Tx,
  { kode_barcode, tag_id: lama }: BarangTerkunci,
  tag_id: string | null,
  tindakan: string,
  ctx: Ctx,
): Promise<TagRow> {
  await saveTag(tx, kode_barcode, tag_id, ctx);
  tx.audit({
    tindakan,
    tabel: 'barang',
    kunci: kode_barcode,
    sebelum: { tag_id: lama },
    sesudah: { tag_id },
  });
  return (await listTag(tx, ctx.kode_toko, [tag_id ?? lama!]))[0]!;
}
