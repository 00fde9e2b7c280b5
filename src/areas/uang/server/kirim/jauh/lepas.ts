import { recordAside } from '#kit/server/aside.table.ts';
import type { Database } from '#kit/server/database.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { antarkan } from '#areas/toko/server/antar/kirim-pesan.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import {
  endJanji,
  findPusatJauh,
  listJanjiLama,
  type Janji,
} from '#areas/uang/server/kirim/jauh/jauh.table.ts';
import { UANG_LEPAS } from '#areas/uang/server/kirim/jauh/kabar-uang.ts';

/** Longer than a token of the request is good, by clocks that differ as far as they may: 240 seconds. */
const JANJI_DETIK = 300;
const LOOK_MS = 30_000;

/** Gives free at head office what an act here asked for and never did; answers how many. */
export async function lepaskanUang(db: Database): Promise<number> {
  const pusat = await findPusatJauh(db);
  if (pusat === undefined) return 0;
  let lepas = 0;
  for (const janji of await listJanjiLama(db, JANJI_DETIK))
    if (await lepaskan(db, pusat, janji)) lepas += 1;
  if (lepas > 0) antarkan(db, pusat);
  return lepas;
}

const lepaskan = (db: Database, ke: string, { id, kode_toko, dokumen }: Janji): Promise<boolean> =>
  db.begin(async (tx) => {
    if (!(await endJanji(tx, id, 'LEPAS'))) return false;
    const op = newOp();
    const lepas = { tindakan: 'LEPAS_UANG', tabel: 'kirim_uang', kunci: dokumen };
    await recordAside(tx, { kode_toko, op, user_id: 'sistem', ...lepas });
    const pesan = { ke, jenis: UANG_LEPAS, no_dokumen: id, isi: { id } };
    await kirimPesan(tx, db, pesan, { kode_toko, op });
    return true;
  });

/** Looks twice a minute while the server runs; answers how to stop. */
export function jagaUangJauh(db: Database, say: (line: string) => void): () => void {
  const look = (): void =>
    void lepaskanUang(db).catch((error: Error) => say(`Uang antar server: ${error.message}`));
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
