import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { lanjutkanPesan } from '#areas/toko/server/antar/henti.ts';
import { satuSatu } from '#areas/toko/server/antar/jaga-pesan.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { kirimPesan, terapkanDengan, terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { cocokkanSemua } from '#app/server/jauh/cocok-server.ts';
import { cabutPusat } from '#app/server/jauh/tukar-kunci.ts';
import { bukaDuaServer, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** What one server may make the others do by its messages (decision 1197). */
let dua: DuaServer;
let dicoba: string[] = [];
beforeAll(async () => {
  terapkanDengan(
    'UJI_BANYAK',
    async (tx, { no_dokumen }) => {
      dicoba.push(no_dokumen);
      if (no_dokumen.startsWith('RACUN')) throw new Error('poisoned');
      tx.audit({ tindakan: 'UJI', tabel: 'uji', kunci: no_dokumen, sesudah: {} });
    },
    { segera: true },
  );
  dua = await bukaDuaServer();
});
afterAll(() => dua.close());
beforeEach(() => {
  dicoba = [];
});

/** An act that tells another shop, with what follows its commit: the person waits for both. */
async function kabari(shop: Shop, dari: string, ke: string, no_dokumen: string): Promise<void> {
  const op = newOp();
  const act = { kode_toko: dari, op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
  const follows = await shop.db.begin(async (tx) => {
    await recordAside(tx, { ...act, kunci: no_dokumen });
    const pesan = { ke, jenis: 'UJI_BANYAK', no_dokumen, isi: {} };
    await kirimPesan(tx, shop.db, pesan, { kode_toko: dari, op });
    return tx.follows;
  });
  for (const one of follows) await one(shop.db);
}
const lihat = () => terapkanPesan(dua.pusat.db, undefined, { mana: 'WAKTUNYA' });
const menit = (n: number): void => setClock(toIso(nowMs() + n * 60_000 + 1000));
/** So many messages of KJ2 as head office has kept them. */
const taruh = (ke: string, banyak: number, gagal: string | null) =>
  dua.pusat.rows(
    `insert into pesan_toko (dari, ke, urut, jenis, no_dokumen, isi, waktu, op, gagal)
     select 'KJ2', $1, n, 'UJI_BANYAK', 'N' || n, '{}', waktu(), gen_random_uuid(), $3::text
       from generate_series(1, $2::int) n`,
    [ke, banyak, gagal],
  );
const habis = () => dua.pusat.rows("delete from pesan_toko where dari = 'KJ2'");

test('one that is held is tried by no act of others, and after a minute, then two, four', async () => {
  await kabari(dua.pusat, 'PST', 'KJ1', 'RACUN1');
  await kabari(dua.pusat, 'PST', 'KJ1', 'LEWAT');
  expect(dicoba).toEqual(['RACUN1', 'LEWAT']);
  await lihat();
  expect(dicoba).toHaveLength(2);
  for (const [tunggu, kali] of [
    [1, 3],
    [1, 3],
    [1, 4],
    [2, 4],
    [2, 5],
  ] as const) {
    menit(tunggu);
    await lihat();
    expect([tunggu, dicoba.length]).toEqual([tunggu, kali]);
  }
  await dua.pusat.rows(
    "update pesan_toko set selesai_at = waktu(), gagal = null where no_dokumen = 'RACUN1'",
  );
});

test('an act applies so much as one request brings, however much waits', async () => {
  await taruh('KJ1', 250, null);
  await kabari(dua.pusat, 'PST', 'KJ1', 'SATU');
  expect(dicoba).toHaveLength(100);
  await lihat();
  expect(dicoba).toHaveLength(251);
  expect(dicoba).toContain('SATU');
  await habis();
});

test('a shop of which a thousand are held says no more; what waits there goes later', async () => {
  await taruh('PST', 1000, 'poisoned');
  await kabari(dua.cabang, 'KJ2', 'PST', 'TUNGGU');
  await antarkanSemua(dua.cabang.db);
  const keluh = () => dua.cabang.rows('select gagal from antar_server');
  expect(await keluh()).toEqual([{ gagal: 'PESAN_PENUH' }]);
  expect(dicoba).toEqual([]);
  await habis();
  await antarkanSemua(dua.cabang.db);
  expect([await keluh(), dicoba]).toEqual([[{ gagal: null }], ['TUNGGU']]);
});

test('numbers that a copy has lost go again where the receiver is an older copy too', async () => {
  for (const no of ['HILANG1', 'HILANG2']) await kabari(dua.cabang, 'KJ2', 'PST', no);
  await antarkanSemua(dua.cabang.db);
  // The branch comes back as it was before both, and goes on behind them.
  await dua.cabang.rows("delete from pesan_toko where no_dokumen like 'HILANG_'");
  await kabari(dua.cabang, 'KJ2', 'PST', 'SESUDAH1');
  const nomor = () =>
    dua.cabang.rows(
      `select jenis, terakhir from nomor where kode_toko = 'KJ2' and tgl_system = '2026-11-20'
          and jenis in ('KU', 'TU', 'KB', 'RB', 'PJ') order by jenis`,
    );
  expect(await nomor()).toEqual([]);
  await antarkanSemua(dua.cabang.db);
  // What it writes from here on has no number that its first life may have given (decision 1231).
  const LEWAT = ['KB', 'KU', 'RB', 'TU'].map((jenis) => ({ jenis, terakhir: 500 }));
  expect(await nomor()).toEqual(LEWAT);
  await antarkanSemua(dua.cabang.db);
  expect(await nomor()).toEqual(LEWAT);
  await lanjutkanPesan(dua.cabang.db, 'PST');
  await antarkanSemua(dua.cabang.db);
  // Head office comes back as it was before all of them.
  await dua.pusat.rows("delete from pesan_toko where dari = 'KJ2' and ke = 'PST' and urut > 1");
  await kabari(dua.cabang, 'KJ2', 'PST', 'SESUDAH2');
  dicoba = [];
  await antarkanSemua(dua.cabang.db);
  expect(dicoba).toEqual(['SESUDAH1', 'SESUDAH2']);
  expect(
    await dua.pusat.rows(
      `select urut, no_dokumen, selesai_at is not null as selesai from pesan_toko
        where dari = 'KJ2' and ke = 'PST' and urut > 1 order by urut`,
    ),
  ).toEqual([
    { urut: 2, no_dokumen: '-', selesai: true },
    { urut: 3, no_dokumen: '-', selesai: true },
    { urut: 4, no_dokumen: 'SESUDAH1', selesai: true },
    { urut: 5, no_dokumen: 'SESUDAH2', selesai: true },
  ]);
});

test('so many wait between two shops at most, whatever they wait for', async () => {
  await taruh('KJ1', 5000, null);
  await kabari(dua.cabang, 'KJ2', 'KJ1', 'PENUH');
  await antarkanSemua(dua.cabang.db);
  const keluh = () => dua.cabang.rows('select gagal from antar_server');
  expect(await keluh()).toEqual([{ gagal: 'PESAN_PENUH' }]);
  await dua.pusat.rows("delete from pesan_toko where dari = 'KJ2' and ke = 'KJ1'");
  await antarkanSemua(dua.cabang.db);
  expect([await keluh(), dicoba]).toEqual([[{ gagal: null }], ['PENUH']]);
  for (const { rows } of [dua.pusat, dua.cabang])
    await rows("delete from pesan_toko where dari = 'KJ2' and ke = 'KJ1'");
});

test('a thousand that will never be applied are no end: an owner ends one, a revoked key all of its own', async () => {
  await taruh('KJ1', 1000, 'poisoned');
  await kabari(dua.pusat, 'PST', 'KJ1', 'RACUN2');
  await kabari(dua.cabang, 'KJ2', 'PST', 'SETELAH');
  await antarkanSemua(dua.cabang.db);
  expect(dicoba).not.toContain('SETELAH');
  const akhiri = async (who: 'SPV' | 'OWN', no: string, di: 'KJ1' | 'PST' = 'KJ1') =>
    (
      await dua.pusat.as(who, di).raw('POST', `faktur-bermasalah/${no}/akhiri-pesan`, {
        alasan: 'Kunci dicuri',
      })
    ).status;
  expect(await akhiri('SPV', 'N1')).toBe(403);
  expect(await akhiri('OWN', 'N1', 'PST')).toBe(404);
  // One of a shop of this server is tried until it is applied.
  expect(await akhiri('OWN', 'RACUN2')).toBe(404);
  expect(await akhiri('OWN', 'N1')).toBe(200);
  expect(await akhiri('OWN', 'N1')).toBe(404);
  await lihat();
  expect(dicoba).not.toContain('N1');
  await antarkanSemua(dua.cabang.db);
  expect(dicoba).toContain('SETELAH');

  await dua.pusat.rows(
    "update pesan_toko set gagal = 'poisoned', selesai_at = null where ke = 'KJ1' and urut > 1",
  );
  await cabutPusat(dua.pusat.db, 'KJ2');
  const akhir = () =>
    dua.pusat.rows(
      `select dari, count(*)::int as n from pesan_toko
        where ke = 'KJ1' and selesai_at is not null and gagal = 'poisoned' group by dari`,
    );
  expect(await akhir()).toEqual([{ dari: 'KJ2', n: 1000 }]);
  const catatan = await dua.pusat.rows(
    `select sesudah from audit where kode_toko = 'KJ1' and tindakan = 'AKHIRI_PESAN' order by urut`,
  );
  expect(catatan.map(({ sesudah }) => sesudah)).toEqual([
    { jenis: 'UJI_BANYAK', no_dokumen: 'N1', gagal: 'poisoned', alasan: 'Kunci dicuri' },
    { pesan: expect.arrayContaining(['KJ2/2 UJI_BANYAK N2', 'KJ2/1000 UJI_BANYAK N1000']) },
  ]);
  await dua.pusat.rows("delete from pesan_toko where ke = 'KJ1'");
});

const bersih = () => dua.cabang.rows("delete from pesan_toko where no_dokumen = 'PALSU'");
/** Who has the branch's database, or its key, says that it knows this number of a line of head office. */
async function mengaku(urut: number, dari = 'PST'): Promise<void> {
  await bersih();
  await dua.cabang.rows(
    `insert into pesan_toko (dari, ke, urut, jenis, no_dokumen, isi, waktu, op, selesai_at)
     values ($2, 'KJ2', $1, 'UJI_BANYAK', 'PALSU', '{}', waktu(), gen_random_uuid(), waktu())`,
    [urut, dari],
  );
}
const henti = () =>
  dua.pusat.rows("select dari, ke, terakhir from antar_henti where sisi = 'KIRIM'");

test('who gains: a number far above stops no line, and a revoked key ends each stop that it made', async () => {
  await dua.percaya();
  await kabari(dua.pusat, 'PST', 'KJ2', 'AWAL');
  await antarkanSemua(dua.pusat.db);
  const [{ punya }] = (await dua.pusat.rows(
    "select max(urut)::int as punya from pesan_toko where dari = 'PST' and ke = 'KJ2'",
  )) as [{ punya: number }];
  const keluh = () => dua.pusat.rows("select gagal from antar_server where kode_toko = 'KJ2'");
  for (const urut of [9_000_000_000_000, punya + 100_002]) {
    await mengaku(urut);
    expect(await cocokkanSemua(dua.pusat.db, true)).toBe(0);
    await kabari(dua.pusat, 'PST', 'KJ2', 'SETELAH');
    await antarkanSemua(dua.pusat.db);
    expect([await henti(), await keluh()]).toEqual([[], [{ gagal: 'DATA_DITOLAK' }]]);
    await dua.pusat.rows("delete from pesan_toko where dari = 'PST' and no_dokumen = 'SETELAH'");
  }
  await mengaku(punya + 100_000);
  await cocokkanSemua(dua.pusat.db, true);
  const arus = { dari: 'PST', ke: 'KJ2', terakhir: punya + 100_000 };
  expect(await henti()).toEqual([arus]);
  await cabutPusat(dua.pusat.db, 'KJ2');
  expect(await henti()).toEqual([]);
  // A new key and a clean database: what waits for the branch goes.
  await dua.percaya();
  await bersih();
  await kabari(dua.pusat, 'PST', 'KJ2', 'LAGI');
  await antarkanSemua(dua.pusat.db);
  expect(dicoba).toContain('LAGI');
});

test('who gains: stops move the numbers of documents once an hour, and a line of no shop here never', async () => {
  const lewat = async () =>
    (
      await dua.pusat.rows(
        `select distinct count(*)::int as kali from nomor_lewat
          where kode_toko = 'PST' and jenis = 'KB' group by tgl_system`,
      )
    ).map(({ kali }) => kali);
  expect(await lewat()).toEqual([1]);
  menit(61);
  await dua.pusat.rows(
    `insert into toko (kode_toko, nama_toko, jenis, zona, portal, server_sendiri)
     values ('KJ9', 'Kilau Jaya 9', 'CABANG', 'WIB', 'https://kj9.example.com', true)`,
  );
  await mengaku(5, 'KJ9');
  await cocokkanSemua(dua.pusat.db, true);
  // Nor does it stop: what only passes here its author sends again.
  expect([await henti(), await lewat()]).toEqual([[], [1]]);
  for (let n = 0; n < 2; n += 1) {
    await dua.pusat.rows('delete from antar_henti');
    await mengaku(50);
    await cocokkanSemua(dua.pusat.db, true);
    expect([await henti(), await lewat()]).toEqual([
      [{ dari: 'PST', ke: 'KJ2', terakhir: 50 }],
      [2],
    ]);
  }
  await bersih();
  await dua.pusat.rows('delete from antar_henti');
});

test('a look is not begun while the one before is at work', async () => {
  let selesai = (): void => {};
  let mulai = 0;
  const look = satuSatu(() => {
    mulai += 1;
    return new Promise<void>((done) => {
      selesai = done;
    });
  });
  const pertama = look();
  await look();
  expect(mulai).toBe(1);
  selesai();
  await pertama;
  const kedua = look();
  expect(mulai).toBe(2);
  selesai();
  await kedua;
  await expect(satuSatu(() => Promise.reject(new Error('down')))()).rejects.toThrow('down');
});
