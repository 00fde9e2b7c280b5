import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordAside } from '#kit/server/aside.table.ts';
import { nowMs, setClock, toIso, withClockAt } from '#kit/server/clock.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { lanjutkanPesan } from '#areas/toko/server/antar/henti.ts';
import { antarkanSemua } from '#areas/toko/server/antar/kirim-pesan.ts';
import { kirimPesan, terapkanDengan, terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { cabutPusat, namaKunci, tukarKunci } from '#app/server/jauh/tukar-kunci.ts';
import { bukaDuaServer, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';
import { bukaPemutus } from '#tests/kit/uji/buka/pemutus.ts';
import type { Shop } from '#tests/kit/shop.ts';

let dua: DuaServer;
let heard: string[] = [];
let poison = false;
beforeAll(async () => {
  const hear = (pusat: boolean) =>
    terapkanDengan(
      pusat ? 'UJI_PUSAT' : 'UJI_SEGERA',
      async (tx, { no_dokumen }) => {
        if (poison && no_dokumen === 'RACUN') throw new Error('poisoned');
        heard.push(no_dokumen);
        tx.audit({ tindakan: 'UJI', tabel: 'uji', kunci: no_dokumen, sesudah: {} });
      },
      { segera: true, dariPusat: pusat },
    );
  hear(false);
  hear(true);
  dua = await bukaDuaServer();
});
afterAll(() => dua.close());
beforeEach(() => {
  heard = [];
});

/** An act of a shop that tells another one; it is sent when the test says so. */
const kabari = async (
  shop: Shop,
  dari: string,
  ke: string,
  no_dokumen: string,
  jenis = 'UJI_SEGERA',
) => {
  const op = newOp();
  const act = { kode_toko: dari, op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
  await shop.db.begin(async (tx) => {
    await recordAside(tx, { ...act, kunci: no_dokumen });
    const pesan = { ke, jenis, no_dokumen, isi: { a: 1 } };
    await kirimPesan(tx, shop.db, pesan, { kode_toko: dari, op });
  });
};
const kirim = (shop: Shop) => antarkanSemua(shop.db);
const baris = async (shop: Shop, dari: string, ke: string): Promise<string[]> =>
  (
    await shop.rows(
      `select urut || ' ' || no_dokumen || case when gagal is not null then ' held'
              when selesai_at is null then ' waits' else '' end as baris
         from pesan_toko where dari = '${dari}' and ke = '${ke}' order by urut`,
    )
  ).map((row) => (row as { baris: string }).baris);
const keluh = async (shop: Shop) =>
  (await shop.rows('select gagal from antar_server where gagal is not null')).map(
    (row) => (row as { gagal: string }).gagal,
  );

/** What the home tells of other servers. */
const perlu = async (shop: Shop, toko: 'PST' | 'KJ1' | 'KJ2') => {
  const { body } = await shop.as('OWN', toko).raw('GET', 'dashboard/toko');
  return body.data.perlu_dilihat
    .filter(({ jenis }: { jenis: string }) => /^(?:PESAN_|JAM_)/.test(jenis))
    .map((row: Record<string, unknown>) => [
      row['jenis'],
      row['jumlah'],
      row['dokumen'],
      row['barang'],
    ]);
};

test('a branch tells head office: in order and once, though two send at the same time', async () => {
  await kabari(dua.cabang, 'KJ2', 'PST', 'A1');
  await kabari(dua.cabang, 'KJ2', 'PST', 'A2');
  await Promise.all([kirim(dua.cabang), kirim(dua.cabang)]);
  expect(heard).toEqual(['A1', 'A2']);
  expect(await baris(dua.cabang, 'KJ2', 'PST')).toEqual(['1 A1', '2 A2']);
  expect(await baris(dua.pusat, 'KJ2', 'PST')).toEqual(['1 A1', '2 A2']);
});

test('head office passes on: from a branch here to one that is far, and back', async () => {
  await kabari(dua.pusat, 'KJ1', 'KJ2', 'B1');
  await kirim(dua.pusat);
  await kabari(dua.cabang, 'KJ2', 'KJ1', 'B2');
  await kirim(dua.cabang);
  expect(heard).toEqual(['B1', 'B2']);
  expect(await baris(dua.cabang, 'KJ1', 'KJ2')).toEqual(['1 B1']);
  expect(await baris(dua.pusat, 'KJ2', 'KJ1')).toEqual(['1 B2']);
});

test('a line that is down loses nothing: it waits, says why, and goes on', async () => {
  await dua.pindah('http://127.0.0.1:1', 31);
  await kabari(dua.pusat, 'PST', 'KJ2', 'C1');
  await kirim(dua.pusat);
  expect(await baris(dua.pusat, 'PST', 'KJ2')).toEqual(['1 C1 waits']);
  expect(await keluh(dua.pusat)).toEqual(['PORTAL_MATI']);
  expect(await perlu(dua.pusat, 'PST')).toEqual([]);
  setClock(toIso(nowMs() + 61_000));
  expect(await perlu(dua.pusat, 'PST')).toEqual([['PESAN_TUNGGU', 1, 'KJ2', 'PORTAL_MATI']]);
  expect(await perlu(dua.pusat, 'KJ1')).toEqual([]);
  await dua.pindah(dua.portal, 32);
  await kirim(dua.pusat);
  expect([await baris(dua.cabang, 'PST', 'KJ2'), heard]).toEqual([['1 C1'], ['C1']]);
  expect(await keluh(dua.pusat)).toEqual([]);
});

test('an answer that is lost behind the commit: the same message comes again and does nothing', async () => {
  const { url, close } = await bukaPemutus(dua.portal);
  await dua.pindah(url, 33);
  await kabari(dua.pusat, 'PST', 'KJ2', 'D1');
  await kirim(dua.pusat);
  expect(await baris(dua.pusat, 'PST', 'KJ2')).toEqual(['1 C1', '2 D1 waits']);
  expect(await baris(dua.cabang, 'PST', 'KJ2')).toEqual(['1 C1', '2 D1']);
  await dua.pindah(dua.portal, 34);
  close();
  await kirim(dua.pusat);
  expect(await baris(dua.pusat, 'PST', 'KJ2')).toEqual(['1 C1', '2 D1']);
  expect(heard).toEqual(['D1']);
});

test('one that cannot be applied, or that this version does not know, is held; others pass; later it is applied', async () => {
  poison = true;
  await kabari(dua.cabang, 'KJ2', 'PST', 'RACUN');
  await kabari(dua.cabang, 'KJ2', 'PST', 'BARU', 'UJI_NANTI');
  await kabari(dua.cabang, 'KJ2', 'PST', 'LEWAT');
  await kirim(dua.cabang);
  expect(heard).toEqual(['LEWAT']);
  expect((await baris(dua.pusat, 'KJ2', 'PST')).slice(2)).toEqual([
    '3 RACUN held',
    '4 BARU held',
    '5 LEWAT',
  ]);
  // The line itself has nothing to wait for.
  expect((await baris(dua.cabang, 'KJ2', 'PST')).slice(2)).toEqual([
    '3 RACUN',
    '4 BARU',
    '5 LEWAT',
  ]);
  poison = false;
  terapkanDengan(
    'UJI_NANTI',
    async (tx, { no_dokumen }) => {
      heard.push(no_dokumen);
      tx.audit({ tindakan: 'UJI', tabel: 'uji', kunci: no_dokumen, sesudah: {} });
    },
    { segera: true },
  );
  await terapkanPesan(dua.pusat.db);
  expect(heard.toSorted()).toEqual(['BARU', 'LEWAT', 'RACUN']);
});

test('who gains: what head office alone may say is held when a branch says it', async () => {
  await kabari(dua.cabang, 'KJ2', 'PST', 'PALSU', 'UJI_PUSAT');
  await kirim(dua.cabang);
  expect(heard).toEqual([]);
  expect((await baris(dua.pusat, 'KJ2', 'PST')).at(-1)).toBe('6 PALSU held');
  await dua.pusat.rows(
    "update pesan_toko set selesai_at = waktu(), gagal = null where no_dokumen = 'PALSU'",
  );
});

test('a sender whose database is an older copy stops, and swallows nothing; a person lets it go on', async () => {
  // The backup knew five numbers; the sixth is lost, and the next act gets its number again.
  await dua.cabang.rows("delete from pesan_toko where dari = 'KJ2' and ke = 'PST' and urut = 6");
  await kabari(dua.cabang, 'KJ2', 'PST', 'SETELAH');
  await kirim(dua.cabang);
  expect(heard).toEqual([]);
  expect((await baris(dua.cabang, 'KJ2', 'PST')).at(-1)).toBe('6 SETELAH waits');
  const henti = 'select dari, ke, sisi, terakhir from antar_henti';
  expect(await dua.cabang.rows(henti)).toEqual([
    { dari: 'KJ2', ke: 'PST', sisi: 'KIRIM', terakhir: 6 },
  ]);
  expect(await dua.pusat.rows(henti)).toEqual([
    { dari: 'KJ2', ke: 'PST', sisi: 'TERIMA', terakhir: 6 },
  ]);
  const berhenti = ['PESAN_BERHENTI', 1];
  expect((await perlu(dua.pusat, 'PST')).map((row: unknown[]) => row.slice(0, 2))).toContainEqual(
    berhenti,
  );
  expect((await perlu(dua.cabang, 'KJ2')).map((row: unknown[]) => row.slice(0, 2))).toContainEqual(
    berhenti,
  );
  const catatan = (shop: Shop, kode: string) =>
    shop.rows(`select 1 from audit where kode_toko = '${kode}' and tindakan = 'PESAN_HENTI'`);
  expect(await catatan(dua.pusat, 'PST')).toHaveLength(1);
  expect(await catatan(dua.cabang, 'KJ2')).toHaveLength(1);
  await kirim(dua.cabang);
  expect(heard).toEqual([]);
  await lanjutkanPesan(dua.cabang.db, 'PST');
  await kirim(dua.cabang);
  expect(heard).toEqual(['SETELAH']);
  expect((await baris(dua.cabang, 'KJ2', 'PST')).slice(5)).toEqual(['6 -', '7 SETELAH']);
  expect(await dua.pusat.rows(henti)).toEqual([]);
});

test('a receiver whose database is an older copy gets again what it has lost', async () => {
  await dua.pusat.rows("delete from pesan_toko where dari = 'KJ2' and ke = 'KJ1' and urut >= 1");
  await kabari(dua.cabang, 'KJ2', 'KJ1', 'B3');
  await kirim(dua.cabang);
  expect(heard).toEqual(['B2', 'B3']);
  expect(await baris(dua.pusat, 'KJ2', 'KJ1')).toEqual(['1 B2', '2 B3']);
});

test('five hundred that wait go in a few requests', async () => {
  const op = newOp();
  await recordAside(dua.cabang.db, {
    kode_toko: 'KJ2',
    op,
    user_id: 'server',
    tindakan: 'UJI',
    tabel: 'uji',
    kunci: 'banyak',
  });
  await dua.cabang.rows(
    `insert into pesan_toko (dari, ke, urut, jenis, no_dokumen, isi, waktu, op)
     select 'KJ2', 'PST', n, 'UJI_SEGERA', 'N' || n, '{}', waktu(), '${op}' from generate_series(8, 507) n`,
  );
  await kirim(dua.cabang);
  expect([heard.length, heard[0], heard.at(-1)]).toEqual([500, 'N8', 'N507']);
});

test('a clock two minutes off is seen at both ends; further off no message passes', async () => {
  const at = toIso(nowMs() - 130_000);
  await kabari(dua.cabang, 'KJ2', 'PST', 'JAM1');
  await withClockAt(at, () => kirim(dua.cabang));
  const beda = (shop: Shop) => shop.rows('select jam_beda, gagal from antar_server');
  expect(await beda(dua.pusat)).toEqual([{ jam_beda: -130, gagal: null }]);
  expect(await beda(dua.cabang)).toEqual([{ jam_beda: 130, gagal: null }]);
  expect(await perlu(dua.pusat, 'PST')).toEqual([['JAM_SERVER', 130, 'KJ2', null]]);
  expect(await perlu(dua.cabang, 'KJ2')).toEqual([['JAM_SERVER', 130, 'PST', null]]);
  await kabari(dua.cabang, 'KJ2', 'PST', 'JAM2');
  await withClockAt(toIso(nowMs() - 200_000), () => kirim(dua.cabang));
  expect(await beda(dua.cabang)).toEqual([{ jam_beda: 200, gagal: 'PORTAL_JAM' }]);
  await kirim(dua.cabang);
  expect(heard).toEqual(['JAM1', 'JAM2']);
});

test('a key that is revoked lets nothing pass; head office takes a branch’s key where its list says it is', async () => {
  await cabutPusat(dua.pusat.db, 'KJ2');
  await kabari(dua.cabang, 'KJ2', 'PST', 'E1');
  await kirim(dua.cabang);
  expect([heard, await keluh(dua.cabang)]).toEqual([[], ['PORTAL_MENOLAK']]);
  const { ownKid } = await import('#kit/server/wire/server-token.ts');
  const kid = namaKunci(ownKid());
  const ini = { kode_toko: 'KJ2', nama_toko: 'KJ2', portal: dua.portal, kid };
  await expect(tukarKunci(dua.pusat.db, { ...ini, kode_toko: 'KJ1' })).rejects.toThrow('KJ1');
  await expect(
    tukarKunci(dua.pusat.db, { ...ini, portal: 'https://jahat.example.com' }),
  ).rejects.toThrow('Portal KJ2');
  await tukarKunci(dua.pusat.db, ini);
  // A token that another key has signed is none of this branch.
  const lain = (x: string) =>
    dua.pusat.rows<{ x: string }>(
      `update kunci_server set x = $1, lama_x = null where kode_toko = 'KJ2' returning (select x from kunci_server) as x`,
      [x],
    );
  const [{ x } = { x: '' }] = await lain('A'.repeat(43));
  await kirim(dua.cabang);
  expect(heard).toEqual([]);
  await lain(x);
  await kirim(dua.cabang);
  expect(heard).toEqual(['E1']);
});
