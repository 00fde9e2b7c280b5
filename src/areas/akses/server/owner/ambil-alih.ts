import type { Tx } from '#kit/server/database.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { DataUser } from '#areas/akses/rules/users.ts';
import { ownerHadirLain } from '#areas/akses/server/owner/owner-lain.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Diambil = { readonly user: DataUser; readonly ringkasan: string };

/**
 * A person who makes another person's password, or removes her second factor, can log in as she does. A person who is
 * no owner asks the owner. An owner who does this to an owner asks a third owner, where the shop has one who answers
 * him; where she is the only other owner, a witness (D-34.2). For some days the two owners then approve nothing for
 * each other (`terambil`).
 */
export async function setujuAmbilAlih(
  tx: Tx,
  { user, ringkasan }: Diambil,
  angka: Angka[],
  ctx: Ctx,
): Promise<void> {
  const hadir =
    ctx.level === 'OWN' && user.level === 'OWN' && user.is_active
      ? await ownerHadirLain(tx, ctx)
      : [];
  if (hadir.length === 0 && ctx.level === 'OWN') return;
  const hanyaDia = hadir.length > 0 && hadir.every((one) => one === user.user_id);
  await perluOtorisasi(tx, ctx, [
    {
      event: aksesEvents.HAK_AKSES,
      siapaPun: true,
      ...(hanyaDia && { penyetuju: 'SPV' as const }),
      ringkasan,
      angka,
    },
  ]);
}
