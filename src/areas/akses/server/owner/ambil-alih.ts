import type { Tx } from '#kit/server/database.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import { isOwnerLain } from '#areas/akses/server/owner/owner-lain.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Diambil = { readonly user_id: string; readonly ringkasan: string };

/**
 * Who makes another person's password, or takes her second factor, can log in as she does. Whoever is no owner asks the
 * owner; an owner asks a witness where it is an owner who answers him, else he would answer himself (decision 0486).
 */
export async function setujuAmbilAlih(
  tx: Tx,
  { user_id, ringkasan }: Diambil,
  angka: Angka[],
  ctx: Ctx,
): Promise<void> {
  const owner = ctx.level === 'OWN' && (await isOwnerLain(tx, user_id, ctx));
  if (!owner && (ctx.level === 'OWN' || ctx.level === 'SU')) return;
  await perluOtorisasi(tx, ctx, [
    {
      event: aksesEvents.HAK_AKSES,
      siapaPun: true,
      ...(owner && { penyetuju: 'SPV' as const }),
      ringkasan,
      angka,
    },
  ]);
}
