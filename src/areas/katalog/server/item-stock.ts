import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import type { Master } from '#kit/contract/master.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { danglingRefs, insertMasterRow } from '#kit/server/master.table.ts';
import { conflictIf, missing, Problem, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { inTurn, kept } from '#kit/rules/lists.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { hargaKini } from '#areas/stock/rules/harga-kini.ts';
import { listBarang, type BarangRow } from '#areas/stock/server/barang.query.ts';
import { hapusGambar, salinFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { itemKatalogMaster } from '#areas/katalog/contract/item-katalog.master.ts';
import type {
  itemDariStockEndpoint,
  stockUntukKatalogEndpoint,
} from '#areas/katalog/contract/item-stock.api.ts';
import { tentukanKeadaan, tentukanTag, TIDAK_ITEM } from '#areas/katalog/rules/item-stock.ts';
import {
  findKataPotong,
  findKategoriUntuk,
  listUntukKatalog,
} from '#areas/katalog/server/katalog.query.ts';

type Row = Record<string, unknown>;
type Toko = Pick<Ctx, 'kode_toko' | 'param' | 'modul'>;

/** An item of a piece in stock has that piece's price of now, its weight and its state (D-29.1). */
export async function ikutStock(on: Sql, rows: Row[], ctx: Toko): Promise<Row[]> {
  const codes = rows.flatMap(({ kode_barcode }) => (kode_barcode ? [String(kode_barcode)] : []));
  if (codes.length === 0) return rows;
  const aturan = aturanHarga(ctx);
  const pieces = new Map(
    (await listBarang(on, ctx.kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  return rows.map((row) => {
    const piece = pieces.get(String(row['kode_barcode']));
    if (!piece) return row;
    const { harga_hari_ini } = hargaKini(piece, aturan);
    return {
      ...row,
      berat: piece.berat,
      harga_jual: harga_hari_ini ?? row['harga_jual'],
      keadaan: tentukanKeadaan(piece.status),
    };
  });
}

/** What may be taken into the catalogue with one press. */
export async function stockUntukKatalog(
  on: Sql,
  { query }: InputOf<typeof stockUntukKatalogEndpoint>,
  ctx: Ctx,
): Promise<AnswerOf<typeof stockUntukKatalogEndpoint>> {
  const codes = await listUntukKatalog(on, ctx.kode_toko, query.q);
  const at = new Map(codes.map((code, place) => [code, place]));
  const pieces = await listBarang(on, ctx.kode_toko, codes);
  const aturan = aturanHarga(ctx);
  return pieces
    .toSorted((a, b) => kept(at, a.kode_barcode) - kept(at, b.kode_barcode))
    .map((one) => ({
      kode_barcode: one.kode_barcode,
      nama_barang: one.nama_barang,
      berat: one.berat,
      harga: hargaKini(one, aturan).harga_hari_ini,
      gambar_path: inTurn(one.gambar, 0).gambar_path,
    }));
}

/** A piece becomes an item: photos of its own, so that either may go without the other. */
export async function itemDariStock(
  tx: Tx,
  { body }: InputOf<typeof itemDariStockEndpoint>,
  ctx: Ctx,
): Promise<AnswerOf<typeof itemDariStockEndpoint>> {
  const piece = await needPiece(tx, body.kode_barcode, ctx);
  const kode_kategori = body.kode_kategori ?? (await findKategoriUntuk(tx, ctx.kode_toko, piece));
  if (!kode_kategori) throw tolak('ITEM_TANPA_KATEGORI');
  const unknown = await danglingRefs(tx, itemKatalogMaster as Master, ctx.kode_toko, {
    kode_kategori,
  });
  if (unknown.length > 0) throw tolak('ITEM_KATEGORI_TIDAK_ADA');
  const { harga_hari_ini } = hargaKini(piece, aturanHarga(ctx));
  if (!harga_hari_ini) throw tolak('ITEM_TANPA_HARGA');
  const gambar = await salinGambar(piece, ctx);
  const kata = await findKataPotong(tx, ctx.kode_toko, piece);
  const row = {
    kode_barang: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    berat: piece.berat,
    harga_jual: harga_hari_ini,
    kode_kategori,
    kode_banner: [],
    kode_info: [],
    direct_url: `/katalog/${ctx.kode_toko}#${piece.kode_barcode}`,
    gambar_path: gambar.map((one) => one.gambar_path),
    gambar_name: gambar.map((one) => one.gambar_name),
    hashtag_jenis: tentukanTag(kata.jenis),
    hashtag_kadar: tentukanTag(kata.kadar),
    hashtag_lm: [],
    kode_barcode: piece.kode_barcode,
    keadaan: 'TAMPIL',
  };
  const master = itemKatalogMaster as Master;
  const saved = await insertMasterRow(tx, master, ctx.kode_toko, row, ctx.op);
  if (!saved) await hapusGambar(row.gambar_path);
  conflictIf(!saved, fill(TIDAK_ITEM.ITEM_SUDAH_ADA, { kode_barcode: body.kode_barcode }));
  tx.ring('katalog', {});
  tx.audit({
    tindakan: 'TAMBAH',
    tabel: itemKatalogMaster.table,
    kunci: piece.kode_barcode,
    sesudah: saved,
  });
  return saved as AnswerOf<typeof itemDariStockEndpoint>;
}

async function needPiece(tx: Tx, kode_barcode: string, ctx: Ctx): Promise<BarangRow> {
  const [piece] = await listBarang(tx, ctx.kode_toko, [kode_barcode]);
  if (!piece) throw missing(fill(TIDAK_TERSEDIA.BARANG_TIDAK_ADA, { kode_barcode }));
  const { status: status_barang } = piece;
  refuseIf(
    status_barang === 'READY'
      ? []
      : [fill(TIDAK_TERSEDIA.BARANG_TIDAK_READY, { kode_barcode, status_barang })],
  );
  return piece;
}

function tolak(code: keyof typeof TIDAK_ITEM): Problem {
  const { message, field = '' } = TIDAK_ITEM[code];
  return new Problem(422, code, message, { errors: [{ path: field, message }] });
}

async function salinGambar({ gambar }: BarangRow, { kode_toko }: Ctx) {
  const copies = await Promise.all(
    gambar.map(({ gambar_path }) => salinFoto(kode_toko, gambar_path, 'ITEM')),
  );
  const there = copies.flatMap((one) => (one ? [one] : []));
  refuseIf(there.length === 0 ? [TIDAK_ITEM.ITEM_TANPA_FOTO] : []);
  return there;
}
