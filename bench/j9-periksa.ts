import { openDatabase } from '#kit/server/database.ts';
import { periksaSekejap } from '#areas/buku/server/periksa.ts';
import { fillShop, isFilled } from '#bench/isi.ts';
import { openTables } from '#bench/shop.ts';

/**
 * J9: every invariant over a shop of `documents` documents, in one snapshot. The data folder keeps
 * what was filled once: `KILAU_DATA=/somewhere node bench/j9-periksa.ts 1000000`.
 */
const documents = Number(process.argv[2] ?? 100_000);
const perDay = 1000;

const shop = await openTables(process.env.KILAU_DATA);
if (!(await isFilled(shop.owner))) await fill();

const db = openDatabase({ connection: shop.connection, role: 'kilau_app' });
const start = performance.now();
const found = await periksaSekejap(db);
for (const { kode, jumlah, contoh } of found)
  if (jumlah > 0) console.log(kode, jumlah, contoh.join(' '));
console.log(
  `${((performance.now() - start) / 1000).toFixed(1)} s for ${documents} documents, goal 60 s`,
);
await db.close();
await shop.close();

async function fill(): Promise<void> {
  const days = Math.max(2, Math.round(documents / perDay));
  console.log(`Filling ${days} days …`);
  const [sales, cash] = [perDay * 0.9, perDay * 0.1];
  await fillShop(shop.owner, { days, sales, cash, stock: 10_000 });
}
