import { fill, refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, orConflict, Problem, refuseIf } from '#kit/server/problem.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { bisaLihatSemua } from '#areas/toko/rules/level.ts';
import { isPortalAman } from '#areas/toko/rules/portal.ts';
import { tokoMaster } from '#areas/toko/contract/toko.master.ts';
import { countBelumSelesai } from '#areas/toko/server/antar/belum-selesai.query.ts';
import { listTokoTerlihat, type TokoRow } from '#areas/toko/server/daftar-toko.query.ts';
import {
  findTokoPusat,
  insertToko,
  isTokoDipakai,
  lockToko,
  raiseVersi,
  saveTokoRow,
} from '#areas/toko/server/toko.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const TIDAK = refusals({
  TOKO_SUDAH_ADA: { message: 'Toko {kode} Sudah Ada' },
  DATA_TERHAPUS: { message: 'Toko {kode} DELETED, Aktifkan Kembali ?' },
  TOKO_TIDAK_ADA: { message: 'Toko Tidak Ditemukan' },
  PUSAT_SUDAH_ADA: { message: 'Toko Pusat Sudah Ada' },
  PUSAT_TETAP: { message: 'Toko Pusat Tidak Dapat Diubah Jenisnya' },
  PORTAL_TIDAK_AMAN: { message: 'Portal Server Sendiri Harus https' },
  SERVER_PEMILIK: { message: 'Server Sebuah Toko Hanya Diubah OWN Atau SU' },
  TOKO_DI_SINI: { message: 'Toko Ini Sudah Bekerja Di Server Ini' },
  TOKO_BELUM_SELESAI: {
    message:
      'Toko {kode} Masih Punya {barang} Kiriman Barang, {uang} Kiriman Uang Dan {pesan} Pesan Yang Belum Selesai',
  },
  TOKO_DIPAKAI: { message: 'Toko Sudah Dipakai, Tidak Dapat Dihapus' },
});

type Isi = Omit<TokoRow, 'is_active' | 'awalan_gambar'>;

/** What a shop needs before its first day, laid by the areas that own it. */
export type Siapkan = (tx: Tx, kode_toko: string) => Promise<unknown>;

/** Approvals are of an area to the right. */
export type JagaToko = (
  tx: Tx,
  ctx: Ctx,
  toko: {
    readonly kode_toko: string;
    readonly sebelum?: object | undefined;
    readonly sesudah?: object | undefined;
  },
) => Promise<void>;

const { list, create, update, remove, restore } = tokoMaster.endpoints;

/** The list of shops, and the calls by which head office keeps it (D-34.5). */
export const masterTokoServer = (siapkan: Siapkan, jaga: JagaToko): readonly Route[] => [
  serve(list, listTokoTerlihat),
  serveWrite(create, async (tx, { body }, ctx: Ctx) => {
    await periksaServer(tx, undefined, body as Isi, ctx);
    await jaga(tx, ctx, { kode_toko: (body as Isi).kode_toko, sesudah: body as Isi });
    return tambah(tx, body as Isi, siapkan);
  }),
  serveWrite(update, (tx, { params, body }, ctx: Ctx) =>
    ubah(tx, params.kode_toko!, body as Partial<Isi>, { jaga, ctx }),
  ),
  serveWrite(remove, async (tx, { params }, ctx: Ctx) => {
    const before = await adaToko(tx, params.kode_toko!);
    if (!before.is_active) throw missing(TIDAK.TOKO_TIDAK_ADA);
    if (before.server_sendiri) needPemilik(ctx);
    conflictIf(await isTokoDipakai(tx, before.kode_toko), TIDAK.TOKO_DIPAKAI);
    await needSelesai(tx, before.kode_toko);
    await jaga(tx, ctx, { kode_toko: before.kode_toko, sebelum: before });
    return ganti(tx, before, { is_active: false }, 'HAPUS');
  }),
  serveWrite(restore, async (tx, { params }, ctx: Ctx) => {
    const before = await adaToko(tx, params.kode_toko!);
    if (before.server_sendiri) needPemilik(ctx);
    await jaga(tx, ctx, { kode_toko: before.kode_toko, sesudah: before });
    return ganti(tx, before, { is_active: true }, 'AKTIFKAN');
  }),
];

async function adaToko(tx: Tx, kode: string): Promise<TokoRow> {
  const found = await lockToko(tx, kode);
  if (!found) throw missing(TIDAK.TOKO_TIDAK_ADA);
  return found;
}

async function tambah(tx: Tx, body: Isi, siapkan: Siapkan): Promise<TokoRow> {
  const kode = body.kode_toko;
  const there = await lockToko(tx, kode);
  conflictIf(there?.is_active === true, fill(TIDAK.TOKO_SUDAH_ADA, { kode }));
  conflictIf(there !== undefined, fill(TIDAK.DATA_TERHAPUS, { kode }), { kunci: kode });
  conflictIf(body.jenis === 'PUSAT' && (await findTokoPusat(tx)), TIDAK.PUSAT_SUDAH_ADA);
  const saved = orConflict(await insertToko(tx, body), fill(TIDAK.TOKO_SUDAH_ADA, { kode }));
  await siapkan(tx, kode);
  tx.audit({ tindakan: 'TAMBAH', tabel: 'toko', kunci: kode, sesudah: saved });
  return saved;
}

async function ubah(
  tx: Tx,
  kode: string,
  body: Partial<Isi>,
  { jaga, ctx }: { jaga: JagaToko; ctx: Ctx },
): Promise<TokoRow> {
  const before = await adaToko(tx, kode);
  await periksaServer(tx, before, { ...before, ...body }, ctx);
  const jenis = body.jenis ?? before.jenis;
  conflictIf(before.jenis === 'PUSAT' && jenis !== 'PUSAT', TIDAK.PUSAT_TETAP);
  conflictIf(before.jenis !== 'PUSAT' && jenis === 'PUSAT', TIDAK.PUSAT_SUDAH_ADA);
  const sesudah = { ...before, ...body };
  await jaga(tx, ctx, { kode_toko: kode, sebelum: before, sesudah });
  return ganti(tx, before, body, 'UBAH');
}

/** Who may say where tokens of head office go, and cut a shop off or let it in again (D-43.3). */
function needPemilik({ level }: Ctx): void {
  if (!bisaLihatSemua(level) && level !== 'DEV')
    throw new Problem(403, 'SERVER_PEMILIK', TIDAK.SERVER_PEMILIK.message);
}

/**
 * Documents say of each shop whether it is here or on another server: while one is under way, or a message is, that
 * does not change. The row of the shop is held, and who sends goods or money there holds it, too.
 */
async function needSelesai(tx: Tx, kode: string): Promise<void> {
  const { barang, uang, pesan } = await countBelumSelesai(tx, kode);
  const belum = { kode, barang: `${barang}`, uang: `${uang}`, pesan: `${pesan}` };
  conflictIf(barang + uang + pesan > 0, fill(TIDAK.TOKO_BELUM_SELESAI, belum));
}

/**
 * A shop on a server of its own gets the calls of head office, with a token, at its portal: who chooses that address is
 * an owner (D-43.3), and no shop that works in this database has another one.
 */
async function periksaServer(
  tx: Tx,
  before: TokoRow | undefined,
  after: Isi,
  ctx: Ctx,
): Promise<void> {
  const sendiri = after.server_sendiri === true;
  const sama = before?.portal === after.portal && (before?.server_sendiri ?? false) === sendiri;
  if (sama || !(sendiri || before?.server_sendiri)) return;
  needPemilik(ctx);
  if (before && before.server_sendiri !== sendiri) await needSelesai(tx, before.kode_toko);
  if (!sendiri) return;
  refuseIf(after.portal && isPortalAman(after.portal) ? [] : [TIDAK.PORTAL_TIDAK_AMAN]);
  const disini = after.jenis === 'PUSAT' || (await isTokoDipakai(tx, after.kode_toko));
  conflictIf(disini, TIDAK.TOKO_DI_SINI);
}

async function ganti(
  tx: Tx,
  before: TokoRow,
  change: Partial<TokoRow>,
  tindakan: string,
): Promise<TokoRow> {
  const saved = await saveTokoRow(tx, { ...before, ...change });
  await raiseVersi(tx, before.kode_toko);
  tx.audit({ tindakan, tabel: 'toko', kunci: before.kode_toko, sebelum: before, sesudah: saved });
  return saved;
}
