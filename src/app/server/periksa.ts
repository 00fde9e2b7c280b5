import { openDatabase } from '#kit/server/database.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { periksaSekejap } from '#areas/buku/server/periksa.ts';

const say = (line: string): void => console.log(line);
const UNDEFINED_TABLE = '42P01';

process.exitCode = await main();

/** Every invariant of every shop, one line each; 0 when none is broken (http.md, "Starting"). */
async function main(): Promise<number> {
  const postgres = await openPostgres({ say });
  const db = openDatabase({ connection: postgres.connection, role: 'kilau_app', size: 1 });
  try {
    const start = performance.now();
    const found = await periksaSekejap(db);
    for (const { kode, nama, jumlah, contoh } of found)
      say(
        `${jumlah === 0 ? 'benar' : 'RUSAK'}  ${kode.padEnd(6)} ${nama}${tempat(jumlah, contoh)}`,
      );
    const broken = found.filter((one) => one.jumlah > 0).length;
    say(
      `${found.length - broken} dari ${found.length} benar, ${((performance.now() - start) / 1000).toFixed(1)} detik`,
    );
    return broken === 0 ? 0 : 1;
  } catch (error) {
    const unready = (error as { code?: string }).code === UNDEFINED_TABLE;
    console.error(
      unready ? 'Basis data belum disiapkan, jalankan npm start atau npm run serve dahulu.' : error,
    );
    return 1;
  } finally {
    await db.close();
    await postgres.stop();
  }
}

function tempat(jumlah: number, contoh: readonly string[]): string {
  return jumlah === 0 ? '' : `: ${jumlah} (${contoh.join(', ')})`;
}
