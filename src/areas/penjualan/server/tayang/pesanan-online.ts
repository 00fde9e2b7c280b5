import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import { word } from '#kit/rules/sentence.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { windowOf } from '#kit/server/page.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import type * as api from '#areas/penjualan/contract/tayang/pesanan-online.api.ts';
import { TIDAK_TAYANG } from '#areas/penjualan/rules/tayang/tayang.ts';
import {
  findPesananSatu,
  listPesanan,
} from '#areas/penjualan/server/tayang/daftar-tayang.query.ts';
import {
  dropPesanan,
  lockPesanan,
  saveAkhir,
  type Dikunci,
} from '#areas/penjualan/server/tayang/pesanan.table.ts';
import { findOrder } from '#areas/pre-order/server/pre-order.table.ts';
import { buatPo } from '#areas/pre-order/server/pre-order.ts';
import { listBarang } from '#areas/stock/server/barang.query.ts';
import { tampilBarang } from '#areas/stock/server/tampil-barang.ts';
import { pemegangPesanan } from '#areas/stock/rules/tahan-pesanan.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The buyer of an order that waits is of everybody who may sell it; later he is read by SPV and above. */
const pembacaOf = ({ kode_toko, level }: Ctx) => ({ kode_toko, pembeli: setidaknya(level, 'SPV') });

export async function daftarPesanan(
  on: Sql,
  { query }: InputOf<typeof api.daftarPesananEndpoint>,
  ctx: Ctx,
) {
  const window = windowOf(query);
  const rows = await listPesanan(on, pembacaOf(ctx), { ...query, ...window });
  return {
    data: rows.map(({ jumlah_semua: _, ...row }) => row),
    count: rows[0]?.jumlah_semua ?? 0,
    ...window,
  };
}

/** One order, with its buyer where he is read: who looked at him is in the record, as with the slip of its parcel. */
export async function satuPesanan(
  db: Database,
  on: Sql,
  { params: { id } }: InputOf<typeof api.satuPesananEndpoint>,
  ctx: Ctx,
) {
  const found = await findPesananSatu(on, pembacaOf(ctx), id);
  if (!found) throw missing(TIDAK_TAYANG.PESANAN_TIDAK_ADA);
  const { kode, ...row } = found;
  const { kode_toko, user_id, level, perangkat, ip } = ctx;
  const orang = { kode_toko, op: newOp(), user_id, level, perangkat, ip };
  const kunci = `${row.kode_marketplace} ${row.no_order}`;
  if (row.nama !== '')
    await recordAside(db, { ...orang, tindakan: 'LIHAT', tabel: 'pesanan_online', kunci });
  const barang = (await listBarang(on, ctx.kode_toko, kode)).map((one) => tampilBarang(one, ctx));
  return { ...row, barang };
}

async function holdTunggu(tx: Tx, id: string, { kode_toko }: Ctx): Promise<Dikunci> {
  const held = await lockPesanan(tx, kode_toko, id);
  if (!held) throw missing(TIDAK_TAYANG.PESANAN_TIDAK_ADA);
  const { status } = held;
  conflictIf(status !== 'MENUNGGU', fill(TIDAK_TAYANG.PESANAN_STATUS, { status: word(status) }));
  return held;
}

/** Not sold: its pieces are offered again, its buyer is forgotten. */
export async function tolakPesanan(
  tx: Tx,
  { params: { id }, body: { alasan } }: InputOf<typeof api.tolakPesananEndpoint>,
  ctx: Ctx,
) {
  const { kode_marketplace, no_order, barang, status } = await holdTunggu(tx, id, ctx);
  const { kode_toko, user_id, hari, op } = ctx;
  await dropPesanan(tx, kode_toko, [pemegangPesanan(kode_marketplace, no_order)]);
  await saveAkhir(tx, kode_toko, id, {
    status: 'DITOLAK',
    sebab: alasan,
    no_po: null,
    user_id,
    hari,
    op,
  });
  tx.ring('keranjang', { kode_barcode: barang.map(({ kode_barcode }) => kode_barcode) });
  tx.audit({
    tindakan: 'TOLAK',
    tabel: 'pesanan_online',
    kunci: `${kode_marketplace} ${no_order}`,
    sebelum: { status },
    sesudah: { status: 'DITOLAK', alasan },
  });
  return { no_order, status: 'DITOLAK' as const };
}

const TANPA_JENIS = {
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  berat: null,
  gambar: null,
} as const;

/**
 * The number of a pre-order is one for all branches (D-51.14). Two web shops of one code count up the same numbers:
 * where another branch has it, the shop is said as well.
 */
async function nomorPo(
  tx: Tx,
  { kode_marketplace, no_order }: Dikunci,
  { kode_toko }: Ctx,
): Promise<string> {
  const nomor = `${kode_marketplace} ${no_order}`.slice(0, 60);
  const ada = await findOrder(tx, nomor);
  return ada && ada.kode_toko !== kode_toko ? `${kode_toko} ${nomor}`.slice(0, 60) : nomor;
}

/** What the buyer asks for without a piece is waited for as a pre-order that names the order (D-36.9). */
export async function jadikanPo(
  tx: Tx,
  { params: { id } }: InputOf<typeof api.jadikanPoEndpoint>,
  ctx: Ctx,
) {
  const pesanan = await holdTunggu(tx, id, ctx);
  const { no_order, diminta, nama, no_hp, alamat } = pesanan;
  conflictIf(pesanan.barang.length > 0, TIDAK_TAYANG.PESANAN_BERBARANG);
  const { no_po } = await buatPo(
    tx,
    {
      params: {},
      query: {},
      body: {
        customer: { kode_customer: null, nama, no_hp, alamat, setuju_promo: null },
        kode_supplier: null,
        tgl_janji: null,
        no_order: await nomorPo(tx, pesanan, ctx),
        barang: diminta.map(({ deskripsi, qty, harga }) => ({
          ...TANPA_JENIS,
          deskripsi,
          qty,
          harga_perkiraan: harga,
        })),
        keterangan: null,
      },
    },
    ctx,
  );
  const { kode_toko, user_id, hari, op } = ctx;
  await saveAkhir(tx, kode_toko, id, { status: 'PO', sebab: null, no_po, user_id, hari, op });
  return { no_order, no_po };
}
