import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { at, fill, gather } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, missing, Problem, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatCustomer } from '#areas/customer/server/catat-customer.ts';
import { findCustomer, findCustomerByHp } from '#areas/customer/server/customer.table.ts';
import type * as api from '#areas/pre-order/contract/pre-order.api.ts';
import type { PreOrder } from '#areas/pre-order/contract/pre-order.api.ts';
import { halamanPo, STATUS_PO, TIDAK_PO, type StatusPo } from '#areas/pre-order/rules/pre-order.ts';
import {
  countPo,
  findOrder,
  findPo,
  isSupplier,
  listPo,
  lockPo,
  saveAkhir,
  savePo,
  saveProses,
} from '#areas/pre-order/server/pre-order.table.ts';
import { TIDAK_BARANG } from '#areas/stock/rules/periksa-barang.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import { periksaGambar } from '#areas/stock/server/foto/gambar.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TERBUKA: readonly StatusPo[] = ['OPEN', 'PROCESS'];

/** A page of them (1§7, D-36.9); TERBUKA are those that may still be filled. */
export async function daftarPo(
  on: Sql,
  { query }: InputOf<typeof api.daftarPoEndpoint>,
  { kode_toko }: Ctx,
): Promise<AnswerOf<typeof api.daftarPoEndpoint>> {
  const word = (query.status ?? '').toUpperCase();
  const status = word === 'TERBUKA' ? TERBUKA : word in STATUS_PO ? [word as StatusPo] : [];
  const { dari, ...told } = halamanPo(query);
  const asked = { status, q: query.q ?? '' };
  return {
    count: await countPo(on, kode_toko, asked),
    preorders: await listPo(on, kode_toko, { ...asked, dari, limit: told.limit }),
    ...told,
  };
}

type Typed = InputOf<typeof api.buatPoEndpoint>['body'];

/** Asked for at the counter by a customer, or by the online store, whose order it names once (D-51.14). */
export async function buatPo(
  tx: Tx,
  { body }: InputOf<typeof api.buatPoEndpoint>,
  ctx: Ctx,
): Promise<PreOrder> {
  const { no_order, kode_supplier, tgl_janji, barang, keterangan } = body;
  const known = no_order === null ? undefined : await findOrder(tx, no_order);
  // Numbers of the online store are one row for all branches; another branch's own number is not told.
  if (known)
    conflictIf(
      true,
      known.kode_toko === ctx.kode_toko
        ? fill(TIDAK_PO.PO_ORDER_ADA, { no_po: known.no_po })
        : TIDAK_PO.PO_ORDER_LAIN,
    );
  await needSupplier(tx, kode_supplier, ctx);
  refuseIf([
    ...gather([tgl_janji !== null && tgl_janji < ctx.hari, TIDAK_PO.PO_JANJI]),
    ...(await periksaBaris(tx, body, ctx)),
    ...(await periksaGambar(
      tx,
      barang.flatMap(({ gambar }, index) =>
        gambar === null ? [] : [{ foto: gambar, field: `barang.${index}.gambar` }],
      ),
      ctx,
    )),
  ]);
  const who = await owner(tx, body, ctx);
  const no_po = await takeNomor(tx, ctx.kode_toko, 'PO', ctx.hari);
  const head = {
    ...who,
    no_po,
    asal: no_order === null ? 'COUNTER' : 'ONLINE',
    no_order,
    status: 'OPEN',
    kode_supplier,
    tgl_janji,
    keterangan: keterangan ?? '',
    diproses: false,
    alasan: null,
    diakhiri_by: null,
    tgl_akhir: null,
  };
  await savePo(tx, { head, barang }, ctx);
  const made = await need(tx, no_po, ctx);
  tx.audit({ tindakan: 'SIMPAN', tabel: 'pre_order', kunci: no_po, sesudah: made });
  return made;
}

async function periksaBaris(tx: Tx, { barang, no_order }: Typed, { kode_toko }: Ctx) {
  const master = await readMasterBarang(tx, kode_toko);
  return barang.flatMap(({ kode_dept, kode_group, kode_kadar }, index) =>
    gather(
      [no_order === null && kode_dept === null, TIDAK_PO.PO_KODE_DEPT],
      [kode_dept !== null && !master.jenis.has(kode_dept), TIDAK_BARANG.JENIS_TIDAK_ADA],
      [kode_group !== null && !master.group.has(kode_group), TIDAK_BARANG.GROUP_TIDAK_ADA],
      [kode_kadar !== null && !master.kadar.has(kode_kadar), TIDAK_BARANG.KADAR_TIDAK_ADA],
    ).map((no) => at(no, 'barang', index)),
  );
}

async function owner(tx: Tx, { customer, no_order }: Typed, ctx: Ctx) {
  refuseIf(
    no_order === null && !customer?.nama && !customer?.kode_customer ? [TIDAK_PO.PO_CUSTOMER] : [],
  );
  if (!customer)
    return { kode_customer: null, nama_customer: '', alamat_customer: '', no_hp: null };
  const known = customer.kode_customer
    ? await findCustomer(tx, customer.kode_customer)
    : customer.no_hp
      ? await findCustomerByHp(tx, customer.no_hp)
      : undefined;
  const { nama, alamat, no_hp, kode_customer } = await catatCustomer(tx, customer, known, ctx);
  return { kode_customer, nama_customer: nama, alamat_customer: alamat, no_hp };
}

async function needSupplier(tx: Tx, kode: string | null, ctx: Ctx): Promise<void> {
  if (kode === null || !ctx.modul(barangModul.SUPPLIER_BARANG_MODULE)) return;
  refuseIf((await isSupplier(tx, ctx.kode_toko, kode)) ? [] : [TIDAK_PO.PO_SUPPLIER]);
}

async function need(on: Sql, no_po: string, { kode_toko }: Ctx): Promise<PreOrder> {
  const found = await findPo(on, kode_toko, no_po);
  invariant(found, `${no_po} was written and is not there`);
  return found;
}

/** One that is open, held; by a supervisor on any day. */
async function holdOpen(tx: Tx, no_po: string, ctx: Ctx): Promise<PreOrder> {
  if (!setidaknya(ctx.level, 'SPV'))
    throw new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Membuka Halaman Ini');
  const held = await lockPo(tx, ctx.kode_toko, no_po);
  if (!held) throw missing(TIDAK_PO.PO_TIDAK_ADA);
  const { status } = held;
  conflictIf(!TERBUKA.includes(status), fill(TIDAK_PO.PO_STATUS, { status: STATUS_PO[status] }));
  return need(tx, no_po, ctx);
}

/** Placed at a supplier (D-33.13). */
export async function prosesPo(
  tx: Tx,
  { params: { no }, body }: InputOf<typeof api.prosesPoEndpoint>,
  ctx: Ctx,
): Promise<PreOrder> {
  const sebelum = await holdOpen(tx, no, ctx);
  await needSupplier(tx, body.kode_supplier, ctx);
  await saveProses(tx, ctx, no, body.kode_supplier);
  const sesudah = await need(tx, no, ctx);
  tx.audit({ tindakan: 'PROSES', tabel: 'pre_order', kunci: no, sebelum, sesudah });
  return sesudah;
}

type Akhir = InputOf<typeof api.selesaiPoEndpoint>;

/** Ended while not all of it came: what is missing is waited for no more. */
export async function selesaiPo(
  tx: Tx,
  { params: { no }, body }: Akhir,
  ctx: Ctx,
): Promise<PreOrder> {
  const sebelum = await holdOpen(tx, no, ctx);
  await saveAkhir(tx, ctx, no, { status: 'FINISH', ...body });
  const sesudah = await need(tx, no, ctx);
  tx.audit({ tindakan: 'SELESAI', tabel: 'pre_order', kunci: no, sebelum, sesudah });
  return sesudah;
}

/** Cancelled while nothing of it came. */
export async function batalPo(
  tx: Tx,
  { params: { no }, body }: Akhir,
  ctx: Ctx,
): Promise<PreOrder> {
  const sebelum = await holdOpen(tx, no, ctx);
  conflictIf(sebelum.qty_terima > 0, TIDAK_PO.PO_TERISI);
  await saveAkhir(tx, ctx, no, { status: 'CANCEL', ...body });
  const sesudah = await need(tx, no, ctx);
  tx.audit({ tindakan: 'BATAL', tabel: 'pre_order', kunci: no, sebelum, sesudah });
  return sesudah;
}
