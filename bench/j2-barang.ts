import { figuresText, measure } from '#bench/beside.ts';
import { addPieces, addSession, openBenchShop, TOKO } from '#bench/shop.ts';

/** J2: a piece by its barcode among 100,000, with session and rights, beside a bare lookup. */
const CLIENTS = (process.env.BENCH_CLIENTS ?? '1,8').split(',').map(Number);
const PIECES = Number(process.env.BENCH_PIECES ?? 100_000);

const shop = await openBenchShop();
await addPieces(shop.owner, PIECES);
const token = await addSession(shop.owner, 'ksr0');
const code = (): string =>
  TOKO +
  Math.ceil(Math.random() * PIECES)
    .toString(36)
    .toUpperCase()
    .padStart(5, '0');
const asking = (path: (code: string) => string) => () => ({
  method: 'GET',
  path: path(code()),
  headers: { authorization: `Bearer ${token}` },
  body: '',
});

for (const clients of CLIENTS) {
  const floor = await measure(
    shop,
    'floor-lookup.ts',
    clients,
    asking((kode) => `/${kode}`),
  );
  const kilau = await measure(
    shop,
    'server.ts',
    clients,
    asking((kode) => `/api/v1/barang/${kode}`),
  );
  const ratio = (kilau.tps / floor.tps).toFixed(2);
  console.log(
    `c=${clients} floor ${figuresText(floor)}; kilau ${figuresText(kilau)}; ratio ${ratio}`,
  );
}
await shop.close();
