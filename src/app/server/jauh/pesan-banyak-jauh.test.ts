import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { satuSatu } from '#areas/toko/server/antar/jaga-pesan.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { kirimPesan, terapkanDengan, terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
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
