import { figuresText, startProgram } from '#bench/beside.ts';
import { fillShop } from '#bench/isi.ts';
import { runLoad, type Figures } from '#bench/load.ts';
import { addSession, addSessions, layMasters, openTables } from '#bench/shop.ts';

/**
 * J11: what people type to find a piece among 100,000 in stock, and what Ctrl K asks beside it; each
 * beside the same fifty rows of one text in bare SQL. Goal: two words and more below 100 ms (p95).
 */
const PIECES = Number(process.env.BENCH_PIECES ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const shop = await openTables();
const { owner } = shop;
await fillShop(owner, { days: 30, sales: 200, cash: 5, stock: PIECES, untilToday: true });
await layMasters(owner);
// Names, kadar and customers as different as those of a shop.
await owner.query(`set session_replication_role = replica;
  update barang b set
    nama_barang = (array['Cincin','Kalung','Gelang','Anting','Liontin','Giwang'])[1 + r % 6] || ' '
      || (array['Ukir','Polos','Bunga','Rantai','Permata','Belah Rotan','Daun','Mawar'])[1 + r / 6 % 8]
      || ' ' || (array['Bali','Italy','Jogja','Milano','Korea'])[1 + r / 48 % 5],
    kode_kadar = (array['750','420','375'])[1 + r % 3], persen = (array[7500,4200,3750])[1 + r % 3]
    from (select kode_barcode, abs(hashtext(kode_barcode)) as r from barang) x where x.kode_barcode = b.kode_barcode;
  set session_replication_role = origin`);
await owner.query('vacuum analyze');
const token = await addSession(owner, 'spv0', 'SPV');
const { rows } = await owner.query(
  `select kode_barcode from barang where status = 'READY' order by random() limit 500`,
);
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const kind = () => any(['cincin', 'kalung', 'gelang', 'anting']);
const look = () => any(['ukir', 'polos', 'mawar', 'bunga']);
const gram = () => `${2 + Math.floor(Math.random() * 3)}.${Math.floor(Math.random() * 10)}`;
const tray = () => `a-${10 + Math.floor(Math.random() * 40)}`;
const tail = () => String(any(rows as { kode_barcode: string }[]).kode_barcode).slice(-4);

const KATA: Readonly<Record<string, () => string>> = {
  'satu kata': kind,
  'nama kadar': () => `${kind()} ${look()} 75`,
  'nama berat': () => `${kind()} ${gram()}`,
  'nama kadar berat': () => `${kind()} ${look()} 420 ${gram()}`,
  'nama baki': () => `${kind()} ${tray()}`,
  'ujung barcode': () => `${look()} ${tail()}`,
  'dua angka': () => `37.5 ${gram()}`,
  'tidak ada': () => `${kind()} zzz`,
};
const asked = (path: string, by: string) => ({
  method: 'GET',
  path,
  headers: { authorization: `Bearer ${by}` },
  body: '',
});

async function measured(port: number, path: () => string, by = () => token): Promise<Figures> {
  await runLoad(port, 1, 1, () => asked(path(), by()));
  return runLoad(port, 1, SECONDS, () => asked(path(), by()));
}

const bare = await startProgram(shop, 'floor-page.ts');
const floor = await measured(bare.port, () => `/${look()}`);
bare.child.kill();
console.log(`floor ${figuresText(floor)}`);
const kilau = await startProgram(shop, 'server.ts');
const say = (name: string, one: Figures): void =>
  console.log(
    `${name.padEnd(18)} p95 ${one.p95.toFixed(1)} ms, ${figuresText(one)}; ${(one.p50 / floor.p50).toFixed(2)} x floor`,
  );
for (const [name, kata] of Object.entries(KATA)) {
  const path = (limit: number) => () =>
    `/api/v1/barang?q=${encodeURIComponent(kata())}&limit=${limit}`;
  say(name, await measured(kilau.port, path(50)));
  if (name === 'nama kadar') say('Ctrl K barang', await measured(kilau.port, path(6)));
}
// One person may look up customers ninety times a minute; so many sessions ask.
const tokens = await addSessions(owner, 150, 'cari', 'SPV');
let turn = 0;
const byMany = () => tokens[(turn += 1) % tokens.length]!;
const words = () => `ri${any(['', 'n', 'na'])}`;
say(
  'Ctrl K customer',
  await measured(kilau.port, () => `/api/v1/customer?q=${words()}&limit=6`, byMany),
);
say(
  'Ctrl K dokumen',
  await measured(kilau.port, () => `/api/v1/cari-dokumen?q=${words()}`, byMany),
);
// The calls that the search made before the register, in place of that one (decision 600).
for (const path of ['penjualan', 'pembelian', 'titip'])
  say(
    `Ctrl K ${path}`,
    await measured(kilau.port, () => `/api/v1/${path}?q=${words()}&limit=6`, byMany),
  );
kilau.child.kill();
await shop.close();
