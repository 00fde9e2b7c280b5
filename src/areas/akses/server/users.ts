import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import { nowIso } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import { findMasterRow } from '#kit/server/master.table.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { raiseVersi } from '#areas/toko/server/toko.table.ts';
import type * as api from '#areas/akses/contract/users.api.ts';
import { wajibDuaFaktor } from '#areas/akses/rules/dua-faktor.ts';
import {
  jadiOwner,
  lepasOwner,
  periksaSandiLain,
  periksaSesiLain,
  periksaUser,
  type DataUser,
} from '#areas/akses/rules/users.ts';
import { findDuaFaktor } from '#areas/akses/server/dua-faktor.table.ts';
import { findUserRow } from '#areas/akses/server/daftar-users.query.ts';
import type { KabarOwner } from '#areas/akses/server/notifikasi/kabari-owner.ts';
import { periksaSandiBaru } from '#areas/akses/server/kekuatan.ts';
import { setujuAmbilAlih } from '#areas/akses/server/owner/ambil-alih.ts';
import { namaUser, setujuUser } from '#areas/akses/server/owner/setuju-user.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { endSemuaSesi } from '#areas/akses/server/sesi/sesi.table.ts';
import { dropSemuaSidik } from '#areas/akses/server/sidik/sidik.table.ts';
import {
  findUser,
  isUserMirip,
  lockUser,
  lockUserDanOwner,
  saveSandi,
  saveUser,
  updateUser,
} from '#areas/akses/server/users.table.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';

const TIDAK = refusals({
  USER_TIDAK_ADA: { message: 'User Tidak Ditemukan' },
  USER_SUDAH_ADA: { message: 'User Id {user_id} Sudah Dipakai' },
  USER_MIRIP: { message: 'User Id Ini Mirip Dengan Yang Sudah Ada, Pilih Yang Lain' },
  USER_TERHAPUS: { message: 'User {user_id} DELETED, Aktifkan Kembali ?' },
  SALES_TIDAK_ADA: { field: 'kode_sales', message: 'Sales Tidak Ditemukan' },
});

/** Ends the socket of a user beside the session, after the commit. */
export type Dismiss = (user_id: string) => void;

/** What becomes of a change of people behind the act: sockets that end, owners who learn of it. */
export type Sekitar = { readonly dismiss: Dismiss; readonly kabari: KabarOwner };

type Input<E> = InputOf<E>;

/** Adds a person, who chooses an own password at the first log-in. */
export const tambahUser =
  ({ kabari }: Sekitar) =>
  async (tx: Tx, { body }: Input<typeof api.tambahUserEndpoint>, ctx: Ctx) => {
    const { password, ...data } = body;
    const sesudah: DataUser = { ...data, is_active: true };
    const there = await findUser(tx, data.user_id);
    const ours = there?.kode_toko === ctx.kode_toko;
    const named = { user_id: data.user_id };
    conflictIf(ours && !there.is_active, fill(TIDAK.USER_TERHAPUS, named), { kunci: data.user_id });
    conflictIf(there !== undefined, fill(TIDAK.USER_SUDAH_ADA, named));
    conflictIf(await isUserMirip(tx, data.user_id), TIDAK.USER_MIRIP);
    refuseIf([
      ...periksaUser(ctx, undefined, sesudah, 0),
      ...(await periksaSandiOrang(tx, password, sesudah, ctx)).map((one) => ({
        ...one,
        field: 'password',
      })),
      ...(await unknownSales(tx, sesudah, ctx)),
    ]);
    await setujuUser(tx, undefined, sesudah, ctx);
    await kabariLevel(tx, kabari, { sebelum: undefined, sesudah }, ctx);

    const sandi = await hashSandi(password);
    await saveUser(tx, {
      ...sesudah,
      kode_toko: ctx.kode_toko,
      sandi,
      ganti_password: true,
      op: ctx.op,
    });
    tx.audit({ tindakan: 'TAMBAH', tabel: 'users', kunci: data.user_id, sesudah });
    return findUserRow(tx, ctx.kode_toko, data.user_id);
  };

/** Changes name, level, sales code or state; a user who is deactivated loses the session at once. */
export function ubahUser(sekitar: Sekitar) {
  return async (tx: Tx, { params, body }: Input<typeof api.ubahUserEndpoint>, ctx: Ctx) =>
    simpan(
      tx,
      params.user_id,
      (sebelum) => ({ ...sebelum, ...body }),
      { tindakan: 'UBAH', ...sekitar },
      ctx,
    );
}

export function hapusUser(sekitar: Sekitar) {
  return async (tx: Tx, { params }: Input<typeof api.hapusUserEndpoint>, ctx: Ctx) =>
    simpan(
      tx,
      params.user_id,
      (sebelum) => ({ ...sebelum, is_active: false }),
      { tindakan: 'HAPUS', ...sekitar },
      ctx,
    );
}

export function aktifkanUser(sekitar: Sekitar) {
  return async (tx: Tx, { params }: Input<typeof api.aktifkanUserEndpoint>, ctx: Ctx) =>
    simpan(
      tx,
      params.user_id,
      (sebelum) => ({ ...sebelum, is_active: true }),
      { tindakan: 'AKTIFKAN', ...sekitar },
      ctx,
    );
}

type How = Sekitar & { tindakan: string };

async function simpan(
  tx: Tx,
  user_id: string,
  change: (sebelum: DataUser) => DataUser,
  how: How,
  ctx: Ctx,
) {
  const held = await lockUserDanOwner(tx, ctx.kode_toko, user_id);
  const sebelum = held.find((one) => one.user_id === user_id);
  if (!sebelum) throw missing(TIDAK.USER_TIDAK_ADA);
  const sesudah = change(sebelum);
  const ownerLain = held.filter((one) => one !== sebelum && one.level === 'OWN').length;
  refuseIf([
    ...periksaUser(ctx, sebelum, sesudah, ownerLain),
    ...(sesudah.kode_sales === sebelum.kode_sales ? [] : await unknownSales(tx, sesudah, ctx)),
  ]);
  await setujuUser(tx, sebelum, sesudah, ctx);
  await kabariLevel(tx, how.kabari, { sebelum, sesudah }, ctx);

  await updateUser(tx, ctx.kode_toko, { ...sesudah, op: ctx.op });
  if (sebelum.level !== sesudah.level) await raiseVersi(tx, ctx.kode_toko);
  const sidik_jari = sesudah.is_active
    ? []
    : await shutOut(tx, user_id, { alasan: 'NONAKTIF', dismiss: how.dismiss }, ctx);
  tx.audit({
    tindakan: how.tindakan,
    tabel: 'users',
    kunci: user_id,
    sebelum: { ...sebelum, ...(sidik_jari.length > 0 && { sidik_jari }) },
    sesudah,
  });
  return findUserRow(tx, ctx.kode_toko, user_id);
}

/** A password made by another is changed at the next log-in; what was open is shut (reliability E). */
export function resetPassword({ dismiss, kabari }: Sekitar) {
  return async (
    tx: Tx,
    { params: { user_id }, body }: Input<typeof api.resetPasswordEndpoint>,
    ctx: Ctx,
  ) => {
    const user = await lockedUser(tx, user_id, ctx);
    refuseIf([
      ...periksaSandiLain(ctx, user),
      ...(await periksaSandiOrang(tx, body.new_password, user, ctx)),
    ]);
    await setujuAmbilAlih(
      tx,
      { user, ringkasan: sentence('Reset password {user_id}', { user_id }) },
      [{ label: 'User', nilai: namaUser(user) }],
      ctx,
    );
    if (user.level === 'OWN') await kabari(tx, { user_id, perihal: 'RESET_PASSWORD' }, ctx);
    const sandi = await hashSandi(body.new_password);
    await saveSandi(tx, ctx.kode_toko, { user_id, sandi, ganti_password: true, op: ctx.op });
    const sidik_jari = await shutOut(tx, user_id, { alasan: 'RESET_PASSWORD', dismiss }, ctx);
    tx.audit({
      tindakan: 'RESET_PASSWORD',
      tabel: 'users',
      kunci: user_id,
      ...(sidik_jari.length > 0 && { sebelum: { sidik_jari } }),
    });
    return findUserRow(tx, ctx.kode_toko, user_id);
  };
}

export function akhiriSesi({ dismiss, kabari }: Sekitar) {
  return async (
    tx: Tx,
    { params: { user_id } }: Input<typeof api.akhiriSesiEndpoint>,
    ctx: Ctx,
  ) => {
    const user = await lockedUser(tx, user_id, ctx);
    refuseIf(periksaSesiLain(ctx, user));
    if (user.level === 'OWN' && user_id !== ctx.user_id)
      await kabari(tx, { user_id, perihal: 'AKHIRI_SESI' }, ctx);
    const diakhiri = await endSessions(tx, user_id, 'DIAKHIRI', dismiss, ctx);
    tx.audit({ tindakan: 'AKHIRI_SESI', tabel: 'sesi', kunci: user_id, sesudah: { diakhiri } });
    return { diakhiri };
  };
}

/** Who was an owner or becomes one: the owners of the shop learn of it. */
async function kabariLevel(
  tx: Tx,
  kabari: KabarOwner,
  { sebelum, sesudah }: { sebelum: DataUser | undefined; sesudah: DataUser },
  ctx: Ctx,
): Promise<void> {
  const { user_id } = sesudah;
  if (lepasOwner(sebelum, sesudah)) await kabari(tx, { user_id, perihal: 'LEPAS_OWNER' }, ctx);
  if (jadiOwner(sebelum, sesudah)) await kabari(tx, { user_id, perihal: 'JADI_OWNER' }, ctx);
}

/** Ends what was open in his name, and the fingers that answer in it (decision 605); tells which. */
async function shutOut(
  tx: Tx,
  user_id: string,
  { alasan, dismiss }: { alasan: string; dismiss: Dismiss },
  ctx: Ctx,
): Promise<string[]> {
  await endSessions(tx, user_id, alasan, dismiss, ctx);
  return dropSemuaSidik(tx, { kode_toko: ctx.kode_toko, user_id });
}

async function endSessions(
  tx: Tx,
  user_id: string,
  alasan: string,
  dismiss: Dismiss,
  ctx: Ctx,
): Promise<number> {
  tx.afterwards(() => dismiss(user_id));
  return endSemuaSesi(tx, ctx.kode_toko, user_id, alasan, nowIso());
}

async function lockedUser(tx: Tx, user_id: string, ctx: Ctx): Promise<DataUser> {
  const user = await lockUser(tx, ctx.kode_toko, user_id);
  if (!user) throw missing(TIDAK.USER_TIDAK_ADA);
  return user;
}

/** A password for somebody else: held against the names of both and of the shop. */
async function periksaSandiOrang(
  tx: Tx,
  password: string,
  { user_id, usere_name, level }: DataUser,
  ctx: Ctx,
) {
  const who = { kode_toko: ctx.kode_toko, user_id };
  const pusat = ctx.toko.jenis === 'PUSAT';
  const berfaktor =
    wajibDuaFaktor(ctx.param(aksesParam.WAJIB_DUA_FAKTOR), { level, pusat }) ||
    (await findDuaFaktor(tx, who)) !== undefined;
  const nama = [usere_name, ctx.toko.nama_toko, ctx.kode_toko, ctx.user_id];
  return periksaSandiBaru(password, { user_id, berfaktor, nama });
}

async function unknownSales(tx: Tx, { kode_sales }: DataUser, ctx: Ctx) {
  if (kode_sales === null) return [];
  const sales = await findMasterRow(tx, salesMaster, ctx.kode_toko, { kode_sales });
  return sales?.is_active ? [] : [TIDAK.SALES_TIDAK_ADA];
}
