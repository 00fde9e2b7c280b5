import type { Database } from '#kit/server/database.ts';
import { periksaSekejap } from '#areas/buku/server/periksa.ts';
import { savePeriksa } from '#areas/buku/server/periksa.table.ts';

/** Every invariant of every shop, a line each as it is read at a terminal; answers how many are broken. */
export async function laporkanPeriksa(db: Database, say: (line: string) => void): Promise<number> {
  const start = performance.now();
  const found = await periksaSekejap(db);
  await savePeriksa(db, undefined, found);
  for (const { kode, nama, jumlah, contoh } of found)
    say(`${jumlah === 0 ? 'benar' : 'RUSAK'}  ${kode.padEnd(6)} ${nama}${tempat(jumlah, contoh)}`);
  const broken = found.filter((one) => one.jumlah > 0).length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`${found.length - broken} dari ${found.length} benar, ${seconds} detik`);
  return broken;
}

function tempat(jumlah: number, contoh: readonly string[]): string {
  return jumlah === 0 ? '' : `: ${jumlah} (${contoh.join(', ')})`;
}
