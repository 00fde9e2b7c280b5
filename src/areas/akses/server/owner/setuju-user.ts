import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import {
  bisaTanpaOtorisasi,
  jadiOwner,
  lepasOwner,
  type DataUser,
} from '#areas/akses/rules/users.ts';
import { adaOwnerLain, isOwnerLain } from '#areas/akses/server/owner/owner-lain.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A person as an approver reads him. */
export const namaUser = ({ user_id, usere_name }: DataUser): string => `${user_id} (${usere_name})`;
const keadaan = (user: DataUser | undefined): string =>
  user === undefined
    ? '-'
    : sentence(user.is_active ? '{level}, aktif' : '{level}, tidak aktif', { level: user.level });

/** An owner who answers another is not sent away by that other alone (decision 0486). */
const lepasOwnerLain = async (
  tx: Tx,
  sebelum: DataUser | undefined,
  sesudah: DataUser,
  ctx: Ctx,
): Promise<boolean> =>
  ctx.level === 'OWN' &&
  lepasOwner(sebelum, sesudah) &&
  (await isOwnerLain(tx, sesudah.user_id, ctx));

/** A new person, a level or a state that the person who acts may not decide alone (HAK_AKSES). */
export async function setujuUser(
  tx: Tx,
  sebelum: DataUser | undefined,
  sesudah: DataUser,
  ctx: Ctx,
): Promise<void> {
  if (
    bisaTanpaOtorisasi(ctx, sebelum, sesudah) &&
    !(await lepasOwnerLain(tx, sebelum, sesudah, ctx)) &&
    !(jadiOwner(sebelum, sesudah) && (await adaOwnerLain(tx, ctx)))
  )
    return;
  await minta(
    tx,
    ctx,
    sentence(sebelum ? 'Ubah user {user_id}' : 'Tambah user {user_id}', {
      user_id: sesudah.user_id,
    }),
    [
      { label: 'User', nilai: namaUser(sesudah) },
      { label: 'Sebelum', nilai: keadaan(sebelum) },
      { label: 'Sesudah', nilai: keadaan(sesudah) },
      ...(sebelum && sebelum.kode_sales !== sesudah.kode_sales
        ? [{ label: 'Sales', nilai: `${sebelum.kode_sales ?? '-'} → ${sesudah.kode_sales ?? '-'}` }]
        : []),
    ],
  );
}

const minta = (
  tx: Tx,
  ctx: Ctx,
  ringkasan: string,
  angka: { label: string; nilai: string }[],
): Promise<void> =>
  perluOtorisasi(tx, ctx, [{ event: aksesEvents.HAK_AKSES, siapaPun: true, ringkasan, angka }]);
