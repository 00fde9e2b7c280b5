import type { Sql } from '#kit/server/sql.ts';
import { sifatPesan } from '#areas/pesan/rules/pesan.ts';
import type { Pesan } from '#areas/pesan/server/pesan.table.ts';
import { findLarangan } from '#areas/pesan/server/promo.table.ts';

/**
 * Why a message may not go out any more, asked when it leaves: the number has said no, or the customer has
 * taken the consent back, has another number or is gone. What somebody waits for is never held.
 */
export async function larangPesan(on: Sql, pesan: Pesan): Promise<string | undefined> {
  if (sifatPesan(pesan.jenis).segera) return undefined;
  const perluSetuju = pesan.jenis === 'PROMO' || pesan.jenis === 'ULTAH';
  const { menolak, berubah } = await findLarangan(on, pesan, perluSetuju);
  if (menolak) return 'Nomor ini tidak mau menerima pesan';
  return berubah ? 'Customer tidak setuju lagi, atau nomornya berubah' : undefined;
}
