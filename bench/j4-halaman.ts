import { figuresText, measure } from '#bench/beside.ts';
import { addPieces, addSession, openBenchShop } from '#bench/shop.ts';

/** J4: fifty of 100,000 pieces that hold a text, with the exact number of all, beside the same in bare SQL. */
const PIECES = Number(process.env.BENCH_PIECES ?? 100_000);

const shop = await openBenchShop();
await addPieces(shop.owner, PIECES);
const token = await addSession(shop.owner, 'ksr0');
/** 'Polos 77' is in every hundredth name or so. */
const word = (): string => `Polos ${10 + Math.floor(Math.random() * 90)}`;
const asking = (path: (word: string) => string) => () => ({
  method: 'GET',
  path: path(encodeURIComponent(word())),
  headers: { authorization: `Bearer ${token}` },
  body: '',
});

const floor = await measure(
  shop,
  'floor-page.ts',
  1,
  asking((text) => `/${text}`),
);
const kilau = await measure(
  shop,
  'server.ts',
  1,
  asking((text) => `/api/v1/barang?q=${text}&limit=50`),
);
const ratio = (kilau.p50 / floor.p50).toFixed(2);
console.log(`floor ${figuresText(floor)}; kilau ${figuresText(kilau)}; ${ratio} x, goal 2 x`);
await shop.close();
