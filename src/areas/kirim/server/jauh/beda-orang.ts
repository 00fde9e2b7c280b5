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
 * Which of these receivers are this person by another account: those of this server, and the one that head office lends
 * him (decision 1203). His receipts follow each other from here on, before it is asked who there is.
 */
export async function akunLain(
  tx: Tx,
  user_id: string,
  receivers: () => Promise<readonly string[]>,
): Promise<string[]> {
  await lockPenerima(tx, { user_id });
  const sidik = await findSidikOrang(tx, user_id);
  if (sidik !== null) await lockSidik(tx, sidik);
  const juga: string[] = [];
  for (const lain of await receivers()) if (await isSatuOrang(tx, user_id, lain)) juga.push(lain);
  return juga;
}

/** What this person took in otherwise than it was packed in thirty days, by every account of his. */
export async function bedaOrang(
  tx: Tx,
  { user_id }: { readonly user_id: string },
): Promise<{ kali: number; berat: Miligram }> {
  const juga = await akunLain(tx, user_id, () => listPenerimaBeda(tx, user_id));
  return findBedaTerima(tx, user_id, juga);
}
