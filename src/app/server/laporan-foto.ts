import type { Database } from '#kit/server/database.ts';
import { listFotoTertinggal } from '#areas/member/server/orang.query.ts';
import { fotoKembali } from '#areas/stock/server/foto/foto-hapus.ts';

const NAMA = 'I-39   Foto identitas yang dihapus tidak ada lagi';
/** So many are named. */
const CONTOH = 5;

/**
 * I-39, which no query of the book can say, for photos lie in a store: each photo of an erased person is written down
 * to be taken out, and one that is gone is neither in the store nor beside the backups (decision 1287). A line as the
 * other invariants have; answers whether it is broken, or could not be seen.
 */
export async function laporkanFoto(db: Database, say: (line: string) => void): Promise<boolean> {
  const found = await listFotoTertinggal(db);
  try {
    for await (const path of fotoKembali(db)) found.push(path);
  } catch (error) {
    say(`RUSAK  ${NAMA}: tempat foto tidak menjawab (${(error as Error).message})`);
    return true;
  }
  const broken = found.length > 0;
  const contoh = broken ? `: ${found.length} (${found.slice(0, CONTOH).join(', ')})` : '';
  say(`${broken ? 'RUSAK' : 'benar'}  ${NAMA}${contoh}`);
  return broken;
}
