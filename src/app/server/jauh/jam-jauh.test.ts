import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAside } from '#kit/server/aside.table.ts';
import { withClockAt } from '#kit/server/clock.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { lewatiNomor, listKunciServer } from '#areas/toko/server/antar/antar.table.ts';
import { kirimPesan, terapkanDengan, terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { findJawab, saveJanji } from '#areas/uang/server/kirim/jauh/jauh.table.ts';
import { lepaskanUang } from '#areas/uang/server/kirim/jauh/lepas.ts';
import { cocokkanSemua } from '#app/server/jauh/cocok-server.ts';
import { findSalinan, saveSalinan } from '#app/server/jauh/salinan-toko.table.ts';
import { bukaDuaServer, type DuaServer } from '#tests/kit/uji/buka/dua-server.ts';

/** The clock of one of two servers jumps ahead for a moment, and is set right again (decision 1267). */
let dua: DuaServer;
let racun = true;
beforeAll(async () => {
  terapkanDengan(
    'UJI_JAM',
    async (tx, { no_dokumen }) => {
      if (racun) throw new Error('poisoned');
      tx.audit({ tindakan: 'UJI', tabel: 'uji', kunci: no_dokumen, sesudah: {} });
    },
    { segera: true },
  );
  dua = await bukaDuaServer();
});
afterAll(() => dua.close());

const DEPAN = '2027-11-20T02:00:00Z';
const perlu = async () =>
  (
    (await dua.pusat.as('OWN', 'PST').raw('GET', 'dashboard/toko')).body.data.perlu_dilihat as {
      jenis: string;
      dokumen: string;
    }[]
  ).filter(({ jenis }) => /^(?:PESAN_TUNGGU|RK_TAK)/.test(jenis));

/** KJ2 tells head office something that is not applied; its own clock said this time. */
async function kabar(no_dokumen: string, waktu?: string): Promise<void> {
  const op = newOp();
  const act = { kode_toko: 'PST', op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
  await dua.pusat.db.begin(async (tx) => {
    await recordAside(tx, { ...act, kunci: no_dokumen });
    const pesan = { ke: 'KJ1', jenis: 'UJI_JAM', no_dokumen, isi: {} };
    await kirimPesan(tx, dua.pusat.db, pesan, { kode_toko: 'PST', op });
  });
  if (waktu) {
    await dua.pusat.rows(
      'update pesan_toko set waktu = $1, dari = $2, urut = 1 where no_dokumen = $3',
      [waktu, 'KJ2', no_dokumen],
    );
  }
}
const held = async (no: string) =>
  (
    await dua.pusat.rows(
      'select gagal is not null as held, selesai_at is not null as selesai from pesan_toko where no_dokumen = $1',
      [no],
    )
  )[0];

test('books go on being compared each hour, and the home is not silent about those that are not', async () => {
  expect(await withClockAt(DEPAN, () => cocokkanSemua(dua.pusat.db, true))).toBe(0);
  await dua.pusat.rows(
    `update cocok_server set lagi = '2027-11-20T03:00:00Z', dilihat = '2027-11-20T02:00:00Z' where ke = 'KJ2'`,
  );
  expect((await perlu()).map(({ jenis }) => jenis)).toContain('RK_TAK_DIBANDING');
  expect(await cocokkanSemua(dua.pusat.db)).toBe(1);
  expect(await perlu()).toEqual([]);
});

test('what was held a year ahead is tried again when the clock is right', async () => {
  await kabar('JAM1');
  await withClockAt(DEPAN, () => terapkanPesan(dua.pusat.db, 'KJ1'));
  expect(await held('JAM1')).toEqual({ held: true, selesai: false });
  racun = false;
  await terapkanPesan(dua.pusat.db, 'KJ1', { mana: 'WAKTUNYA' });
  expect(await held('JAM1')).toEqual({ held: false, selesai: true });
  racun = true;
});

test('who gains: a branch that dates what it says a year ahead does not hide that it waits', async () => {
  await kabar('JAM2', DEPAN);
  expect(await perlu()).toMatchObject([{ jenis: 'PESAN_TUNGGU', dokumen: 'KJ2' }]);
});

test('money that an act asked for then is given free, and an old key is no key for a year', async () => {
  const id = newOp();
  const janji = { id, kode_toko: 'KJ2', jenis: 'TERIMA', dokumen: 'KUPST261120001' } as const;
  await withClockAt(DEPAN, () => saveJanji(dua.cabang.db, janji));
  expect(await findJawab(dua.cabang.db, id)).toBe(undefined);
  expect(await lepaskanUang(dua.cabang.db)).toBe(1);
  await dua.pusat.rows(
    `update kunci_server set lama_x = 'lama', lama_sampai = '2027-11-21T02:00:00Z' where kode_toko = 'KJ2'`,
  );
  const keys = await listKunciServer(dua.pusat.db, 'KJ2', '2026-11-20T02:00:00Z');
  expect(keys).not.toContain('lama');
});

test('a copy of an answer that was kept a year ahead is neither shown nor kept', async () => {
  const { db } = dua.pusat;
  const kunci = { kode_toko: 'KJ2', tanya: 'uji' };
  const [lama, kini] = ['2026-11-20T02:00:00.000Z', '2026-11-20T02:05:00.000Z'];
  await saveSalinan(db, kunci, { waktu: DEPAN, isi: 'wrong' });
  expect(await findSalinan(db, kunci, lama)).toBe(undefined);
  await saveSalinan(db, kunci, { waktu: lama, isi: 'right' });
  expect(await findSalinan(db, kunci, kini)).toMatchObject({ isi: 'right' });
  // Within a minute it is kept as it is, behind it the newer one.
  await saveSalinan(db, kunci, { waktu: '2026-11-20T02:00:30.000Z', isi: 'soon' });
  expect(await findSalinan(db, kunci, kini)).toMatchObject({ isi: 'right' });
  await saveSalinan(db, kunci, { waktu: kini, isi: 'later' });
  expect(await findSalinan(db, kunci, kini)).toMatchObject({ isi: 'later' });
});

test('numbers that an older copy left a year ahead are left once more when the clock is right', async () => {
  const lewat = () => dua.pusat.db.begin((tx) => lewatiNomor(tx, ['KB'], 500));
  const hariIni = () =>
    dua.pusat.rows(
      `select dari, ke from nomor_lewat
        where kode_toko = 'KJ1' and jenis = 'KB' and tgl_system = '2026-11-20' order by dari`,
    );
  await withClockAt(DEPAN, lewat);
  await lewat();
  await lewat();
  expect(await hariIni()).toEqual([
    { dari: 1, ke: 500 },
    { dari: 501, ke: 1000 },
  ]);
});
