import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import type { Tx, TxState } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import { periksaSandiBaru } from '#areas/akses/server/kekuatan.ts';
import { hashSandi } from '#areas/akses/server/sandi.ts';
import { findUser, isUserMirip, saveUser } from '#areas/akses/server/users.table.ts';
import { jagaDukungan } from '#areas/akses/server/jaga-dukungan.ts';
import { rapikanUserId } from '#areas/akses/rules/user-id.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  findTokoVersi,
  isTokoDipakai,
  listTokoBelumDipakai,
  lockToko,
} from '#areas/toko/server/toko.table.ts';
import { JENIS, KADAR } from '#app/contract/isi-awal.ts';
import {
  siapkanTokoEndpoint,
  siapkanTokoFields,
  tokoBelumSiapEndpoint,
} from '#app/contract/siapkan-toko.api.ts';
import { isiMaster, ownerOf, type House } from '#app/server/pasang/pasang.ts';

const TIDAK = refusals({
  TOKO_TIDAK_ADA: { field: 'kode_toko', message: 'Toko Tidak Ditemukan' },
  TOKO_SUDAH_SIAP: { message: 'Toko {kode} Sudah Mempunyai User' },
  USER_MIRIP: { message: 'User Id Ini Mirip Dengan Yang Sudah Ada, Pilih Yang Lain' },
  USER_SUDAH_ADA: { message: 'User Id {user_id} Sudah Dipakai' },
});

export const siapkanTokoServer = (others: () => readonly Route[]): readonly Route[] => [
  serve(tokoBelumSiapEndpoint, (on) => listTokoBelumDipakai(on)),
  serveWrite(siapkanTokoEndpoint, (tx, input, ctx: Ctx, around) =>
    siapkan(tx as TxState, input, ctx, { routes: others(), around }),
  ),
];

/** By the masters' own calls, in the new shop: its owner finds a shop that can put in stock and sell. */
async function siapkan(
  tx: TxState,
  { body }: InputOf<typeof siapkanTokoEndpoint>,
  ctx: Ctx,
  house: House,
) {
  const { kode_toko, usere_name, password } = body;
  const user_id = rapikanUserId(body.user_id);
  await periksa(tx, kode_toko, user_id);
  const milik = { user_id, berfaktor: false, nama: [usere_name, ctx.toko.nama_toko] };
  const lemah = await periksaSandiBaru(password, milik);
  refuseIf(lemah.map((one) => ({ ...one, field: 'password' })));
  const { password: _, ...fields } = siapkanTokoFields;
  await jagaDukungan(tx, ctx, { apa: 'toko baru', kunci: kode_toko, fields, sesudah: body });
  const before = tx.audits.length;
  const owner = { user_id, usere_name, level: 'OWN' as const, kode_sales: null, kode_toko };
  const sandi = await hashSandi(password);
  await saveUser(tx, { ...owner, sandi, ganti_password: true, is_active: true, op: ctx.op });
  tx.audit({ tindakan: 'SIAPKAN_TOKO', tabel: 'toko', kunci: kode_toko, sesudah: owner });
  const disana = {
    ...ownerOf(await findTokoVersi(tx, kode_toko), user_id, house.around),
    op: ctx.op,
  };
  const jenis = JENIS.map(([kode]) => kode);
  await isiMaster(tx, disana, { ...body, jenis, kadar: KADAR.map(([kode]) => kode) }, house);
  for (const line of tx.audits.slice(before)) line.kode_toko ??= kode_toko;
  return { kode_toko, user_id };
}

async function periksa(tx: Tx, kode_toko: string, user_id: string): Promise<void> {
  const toko = await lockToko(tx, kode_toko);
  if (!toko?.is_active || toko.server_sendiri) throw missing(TIDAK.TOKO_TIDAK_ADA);
  conflictIf(await isTokoDipakai(tx, kode_toko), fill(TIDAK.TOKO_SUDAH_SIAP, { kode: kode_toko }));
  const taken = await findUser(tx, user_id);
  conflictIf(taken !== undefined, fill(TIDAK.USER_SUDAH_ADA, { user_id }));
  conflictIf(await isUserMirip(tx, user_id), TIDAK.USER_MIRIP);
}
