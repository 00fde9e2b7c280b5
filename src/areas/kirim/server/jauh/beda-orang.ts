import type { Miligram } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { findSidikOrang, isSatuOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import {
  findBedaTerima,
  listPenerimaBeda,
  lockPenerima,
  lockSidik,
} from '#areas/kirim/server/kiriman.table.ts';

/**
 * What this person took in otherwise than it was packed in thirty days, by every account of his: those of this server,
 * and the one that head office lends him (decision 1203). His receipts follow each other from here on.
 */
export async function bedaOrang(
  tx: Tx,
  { user_id }: { readonly user_id: string },
): Promise<{ kali: number; berat: Miligram }> {
  await lockPenerima(tx, { user_id });
  const sidik = await findSidikOrang(tx, user_id);
  if (sidik !== null) await lockSidik(tx, sidik);
  const juga: string[] = [];
  for (const lain of await listPenerimaBeda(tx, user_id))
    if (await isSatuOrang(tx, user_id, lain)) juga.push(lain);
  return findBedaTerima(tx, user_id, juga);
}
