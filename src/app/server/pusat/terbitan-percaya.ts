import { nowIso } from '#kit/server/clock.ts';
import type { Sql } from '#kit/server/sql.ts';
import { listKunciPusat } from '#areas/akses/server/sesi/tamu.table.ts';
import type { Terbitan } from '#app/contract/pusat.api.ts';
import {
  findKodePusat,
  findPusatJauh,
  findTerbitan,
  findTerbitanJauh,
  type TerbitanJauh,
} from '#app/server/pusat/pusat.table.ts';

/** No key that was replaced is good for so long: of a pair the present one alone. */
const NANTI = '9999-12-31T00:00:00.000Z';

/** What is believed of head office on another server: its keys, and the versions that these have signed. */
export type Percaya = {
  readonly kunci: readonly string[];
  readonly sejak: number;
  readonly punya: TerbitanJauh | undefined;
};

/**
 * A version counts as long as the key that signed it is believed (decision 1198). What the key before signed counts for
 * its day, and head office is asked meanwhile to sign its last version with the present one.
 */
export async function percayaSini(on: Sql, pusat: string): Promise<Percaya> {
  const kunci = await listKunciPusat(on, pusat, nowIso());
  const kini = await listKunciPusat(on, pusat, NANTI);
  const punya = await findTerbitanJauh(on, pusat, kunci);
  const sejak = (await findTerbitanJauh(on, pusat, kini))?.versi ?? 0;
  return { kunci, sejak, punya };
}

type Terakhir = { readonly pusat: string; readonly simpan: number; readonly terbitan: Terbitan };

/** The last version of head office that counts for the shops of this server, of whichever server head office is. */
export async function terbitanPusat(on: Sql): Promise<Terakhir | undefined> {
  const pusat = await findKodePusat(on);
  if (pusat === undefined) return undefined;
  if ((await findPusatJauh(on)) === undefined) {
    const terbitan = await findTerbitan(on, pusat);
    return terbitan && { pusat, simpan: terbitan.versi, terbitan };
  }
  const { punya } = await percayaSini(on, pusat);
  if (!punya) return undefined;
  const { simpan, diterima: _, ...terbitan } = punya;
  return { pusat, simpan, terbitan };
}
