import { openDatabase } from '#kit/server/database.ts';
import { openPostgres } from '#kit/server/postgres/open-postgres.ts';
import { laporkanFoto } from '#app/server/laporan-foto.ts';
import { laporkanPeriksa } from '#app/server/laporan-periksa.ts';

const say = (line: string): void => console.log(line);
const UNDEFINED_TABLE = '42P01';

process.exitCode = await main();

/** Every invariant of every shop, one line each; 0 when none is broken (http.md, "Starting"). */
async function main(): Promise<number> {
  const postgres = await openPostgres({ say });
  const db = openDatabase({ connection: postgres.connection, role: 'kilau_app', size: 1 });
  try {
    const broken = await laporkanPeriksa(db, say);
    const foto = await laporkanFoto(db, say);
    return broken === 0 && !foto ? 0 : 1;
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
