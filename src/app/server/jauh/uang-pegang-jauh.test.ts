import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAside } from '#kit/server/aside.table.ts';
import { rp } from '#kit/rules/quantity.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { kirimPesan, terapkanPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { tanyaServer } from '#areas/toko/server/antar/server-lain.ts';
import { kirimDocument } from '#areas/uang/contract/kirim.document.ts';
import { cabutPusat } from '#app/server/jauh/tukar-kunci.ts';
import { bukaDuaKas, type DuaKas } from '#tests/kit/uji/buka/dua-kas.ts';
import { izin } from '#tests/kit/orang/setuju.ts';

/** Who holds money at head office, for how long, and which receipt is of which bag (decision 1196). */
const J = 1_000_000;
let dua: DuaKas;
let kali = 0;
beforeAll(async () => {
  dua = await bukaDuaKas();
});
afterAll(() => dua.close());

const KJ2 = () => dua.cabang.as('SPV', 'KJ2');
const kirim = (dari: 'PST' | 'KJ2', nominal: number) =>
  (dari === 'PST' ? dua.pusat.as('SPV', 'PST') : KJ2()).call(kirimDocument.makes.kirim, {
    body: {
      nominal: rp(nominal),
      destination: dari === 'PST' ? 'KJ2' : 'PST',
      keterangan: 'Kantong 8',
    },
  });
const key = () => ({ 'idempotency-key': `uang-pegang-${(kali += 1)}` });
const sampaikan = () => dua.sampaikan();
const banyak = async (shop: DuaKas['pusat'], dari: string): Promise<number> =>
  (await shop.rows<{ n: number }>(`select count(*)::int as n from ${dari}`))[0]!.n;
const pegangan = () => banyak(dua.pusat, 'uang_pegang where lepas_at is null');
const janji = () => banyak(dua.cabang, 'uang_janji');

/** KJ2's server asks head office by itself, as one whose key was stolen can. */
async function tanya(path: string, body: object) {
  const asked = { method: 'POST', path, body: JSON.stringify(body) };
  const told = await tanyaServer(dua.cabang.db, { dari: 'KJ2', ke: 'PST' }, asked);
  return [told.status, (told.body as { code?: string }).code];
}
const pegang = (id: string, nomor_referensi: string) =>
  tanya('server/uang/terima', { id, nomor_referensi, penerima: { user_id: 'spv.kj2', hp: null } });
const pegangBatal = (id: string, nota_kirim: string, nomor_referensi: string) =>
  tanya('server/uang/batal', { id, nota_kirim, nomor_referensi });
/** KJ2's server releases what it asked for by this id. */
async function lepas(id: string): Promise<void> {
  const op = newOp();
  await dua.cabang.db.begin(async (tx) => {
    const act = { kode_toko: 'KJ2', op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
    await recordAside(tx, { ...act, kunci: id });
    const pesan = { ke: 'PST', jenis: 'UANG_LEPAS', no_dokumen: id, isi: { id } };
    await kirimPesan(tx, dua.cabang.db, pesan, { kode_toko: 'KJ2', op });
  });
  await sampaikan();
}
const PROSES = [409, 'SEDANG_DIPROSES'];

test('a release that arrives before its request leaves its id: the request holds nothing', async () => {
  const { nomor_referensi } = await kirim('PST', J);
  const id = newOp();
  await lepas(id);
  expect(await pegang(id, nomor_referensi)).toEqual(PROSES);
  expect(await pegangan()).toBe(0);
  // In their order they hold and release, and asked again the released one holds nothing.
  const lain = newOp();
  expect(await pegang(lain, nomor_referensi)).toEqual([200, undefined]);
  expect(await pegang(lain, nomor_referensi)).toEqual([200, undefined]);
  expect(await pegangan()).toBe(1);
  await lepas(lain);
  expect(await pegang(lain, nomor_referensi)).toEqual(PROSES);
  expect(await pegangan()).toBe(0);
});

test('a branch holds for a cancel what it sent and what is on its way, and nothing of coming days', async () => {
  expect(await pegangBatal(newOp(), 'KUKJ2261201001', 'ABCDEFGH')).toEqual(PROSES);
  const { nota_kirim, nomor_referensi } = await kirim('KJ2', J);
  await sampaikan();
  // Another bag by the same number is none that anybody here can receive.
  expect(await pegangBatal(newOp(), nota_kirim, 'ABCDEFGH')).toEqual([200, undefined]);
  expect(await pegangan()).toBe(0);
  const id = newOp();
  expect(await pegangBatal(id, nota_kirim, nomor_referensi)).toEqual([200, undefined]);
  expect(await pegangan()).toBe(1);
  await lepas(id);
  expect(await pegangan()).toBe(0);
});

test('a cancel that asks for its approval holds nothing; with it, it holds and is done', async () => {
  const { nota_kirim, nomor_referensi } = await kirim('KJ2', 2 * J);
  await sampaikan();
  const path = `kirim-uang/${nota_kirim}/batal`;
  const body = { alasan: 'Kantong kembali' };
  const sebelum = await janji();
  const palsu: Record<string, string>[] = [{}, { 'x-otorisasi': 'TIDAKADA' }];
  for (const more of palsu) {
    const tanpa = await KJ2().raw('POST', path, body, { ...key(), ...more });
    expect([tanpa.status, tanpa.body.code]).toEqual([403, 'PERLU_OTORISASI']);
  }
  expect([await pegangan(), await janji()]).toEqual([0, sebelum]);
  const ya = await izin(KJ2(), dua.cabang.as('OWN', 'KJ2'), { path, body });
  const jadi = await KJ2().raw('POST', path, body, { ...key(), 'x-otorisasi': ya });
  expect(jadi.status, jadi.text).toBe(200);
  expect(await janji()).toBe(sebelum + 1);
  await sampaikan();
  expect(await pegangan()).toBe(0);
  const cari = await dua.pusat.as('SPV', 'PST').raw('GET', `kirim-uang/${nomor_referensi}`);
  expect(cari.status).toBe(404);
});

test('a receipt counted short that asks for its approval holds nothing; with it, it holds and is done', async () => {
  const { nomor_referensi } = await kirim('PST', 3 * J);
  await sampaikan();
  const path = `kirim-uang/${nomor_referensi}/reception`;
  const body = { jumlah_diterima: 2_950_000 };
  const sebelum = await janji();
  const palsu: Record<string, string>[] = [{}, { 'x-otorisasi': 'TIDAKADA' }];
  for (const more of palsu) {
    const tanpa = await KJ2().raw('POST', path, body, { ...key(), ...more });
    expect([tanpa.status, tanpa.body.code], tanpa.text).toEqual([403, 'PERLU_OTORISASI']);
  }
  expect([await pegangan(), await janji()]).toEqual([0, sebelum]);
  // An approval of another act is none of this one.
  const lain = { jumlah_diterima: 2_900_000 };
  const izinLain = await izin(KJ2(), dua.cabang.as('OWN', 'KJ2'), { path, body: lain });
  expect(await pegangan()).toBe(0);
  const salah = await KJ2().raw('POST', path, body, { ...key(), 'x-otorisasi': izinLain });
  expect(salah.status).toBeGreaterThanOrEqual(400);
  expect([await pegangan(), await janji()]).toEqual([0, sebelum]);
  const ya = await izin(KJ2(), dua.cabang.as('OWN', 'KJ2'), { path, body });
  const jadi = await KJ2().raw('POST', path, body, { ...key(), 'x-otorisasi': ya });
  expect(jadi.status, jadi.text).toBe(200);
  await sampaikan();
  expect(await pegangan()).toBe(0);
});

test('a shop holds a hundred at one time', async () => {
  const { nomor_referensi } = await kirim('PST', J);
  await dua.pusat.rows(
    `insert into uang_pegang (asal, nota_kirim, oleh, jenis, id, waktu)
     select 'PST', 'KUPST26112090' || n, 'KJ2', 'TERIMA', gen_random_uuid(), waktu() from generate_series(1, 100) n`,
  );
  expect(await pegang(newOp(), nomor_referensi)).toEqual([429, 'PEGANG_PENUH']);
  expect(await pegangan()).toBe(100);
  await dua.pusat.rows("delete from uang_pegang where nota_kirim = 'KUPST261120901'");
  expect(await pegang(newOp(), nomor_referensi)).toEqual([200, undefined]);
  await dua.pusat.rows('delete from uang_pegang');
});

test('a receipt of another bag by the same number is held, and that bag stays on its way', async () => {
  const { nota_kirim, nomor_referensi } = await kirim('KJ2', 5 * J);
  await sampaikan();
  // The branch is set back to before this bag, and gives its number to another one of the same sum.
  const nomor = (referensi: string) =>
    dua.cabang.rows(
      `alter table kirim_uang disable trigger user;
       update kirim_uang set nomor_referensi = '${referensi}' where nota_kirim = '${nota_kirim}';
       alter table kirim_uang enable trigger user`,
    );
  await nomor('ABCDEFGH');
  const pst = dua.pusat.as('SPV', 'PST');
  const diterima = await pst.raw('POST', `kirim-uang/${nomor_referensi}/reception`, {}, key());
  expect(diterima.status, diterima.text).toBe(200);
  await sampaikan();
  const keadaan = async () =>
    (await KJ2().call(kirimDocument.one, { params: { no: nota_kirim } })).status;
  expect(await keadaan()).toBe('OPEN');
  const tertahan = () =>
    dua.cabang.rows(
      'select jenis from pesan_toko where gagal is not null and selesai_at is null order by urut',
    );
  expect(await tertahan()).toEqual([{ jenis: 'UANG_TERCATAT' }, { jenis: 'UANG_DITERIMA' }]);
  await nomor(nomor_referensi);
  await terapkanPesan(dua.cabang.db);
  expect([await keadaan(), await tertahan()]).toEqual(['DONE', []]);
  // That one was received says nothing of the other.
  expect(await pegangBatal(newOp(), nota_kirim, nomor_referensi)).toEqual([409, 'SUDAH_DITERIMA']);
  expect(await pegangBatal(newOp(), nota_kirim, 'ABCDEFGH')).toEqual([200, undefined]);
});

test('a bag whose number an older copy gave again is cancelled by its branch; the first one stays on its way', async () => {
  const [{ lalu }] = (await dua.cabang.rows(
    "select terakhir as lalu from nomor where kode_toko = 'KJ2' and jenis = 'KU'",
  )) as [{ lalu: number }];
  const nota = `KUKJ2261120${String(lalu + 1).padStart(3, '0')}`;
  await dua.pusat.rows(
    `insert into kirim_jauh (asal, nota_kirim, tujuan, nama_tujuan, nomor_referensi, tgl_system, input_date, sender,
                             input_by, jumlah_rp, keterangan, dari)
     values ('KJ2', $1, 'PST', 'Pusat', 'HGFEDCBA', '2026-11-20', waktu(), 'x', 'x', 7000000, '', 'CASH')`,
    [nota],
  );
  const { nota_kirim, nomor_referensi } = await kirim('KJ2', 6 * J);
  expect(nota_kirim).toBe(nota);
  await sampaikan();
  const tertahan = () =>
    dua.pusat.rows(
      'select jenis, gagal from pesan_toko where gagal is not null and selesai_at is null',
    );
  expect(await tertahan()).toEqual([
    { jenis: 'UANG_DIKIRIM', gagal: `${nota} is known otherwise` },
  ]);
  const cari = async () =>
    (await dua.pusat.as('SPV', 'PST').raw('GET', `kirim-uang/${nomor_referensi}`)).status;
  const dikenal = () =>
    dua.pusat.rows('select nomor_referensi, status from kirim_jauh where nota_kirim = $1', [nota]);
  const pertama = [{ nomor_referensi: 'HGFEDCBA', status: 'OPEN' }];
  expect([await cari(), await dikenal()]).toEqual([404, pertama]);

  const path = `kirim-uang/${nota}/batal`;
  const body = { alasan: 'Nomor ganda' };
  const ya = await izin(KJ2(), dua.cabang.as('OWN', 'KJ2'), { path, body });
  const jadi = await KJ2().raw('POST', path, body, { ...key(), 'x-otorisasi': ya });
  expect(jadi.status, jadi.text).toBe(200);
  await sampaikan();
  expect([await tertahan(), await pegangan()]).toEqual([[], 0]);
  expect([await cari(), await dikenal()]).toEqual([404, pertama]);
  const catatan = await dua.pusat.rows(
    "select sesudah from audit where tindakan = 'BATAL_UANG_LAIN' and kunci = $1",
    [nota],
  );
  expect(catatan).toEqual([{ sesudah: { asal: 'KJ2', nomor_referensi } }]);
});

test('one person’s wrong numbers end at his own ten, one after the other or at one moment', async () => {
  const { nomor_referensi } = await kirim('PST', J);
  const salah = () => KJ2().raw('POST', 'kirim-uang/ZZZZZZZZ/reception', {}, key());
  const sebelum = await janji();
  const semua = await Promise.all(Array.from({ length: 15 }, salah));
  const kode = semua.map(({ status }) => status);
  expect(kode.filter((one) => one !== 429 && one !== 404)).toEqual([]);
  expect(kode).toContain(429);
  for (let n = 0; n < 15; n += 1) await salah();
  expect((await salah()).status).toBe(429);
  // What was not asked there leaves no promise.
  expect(await janji()).toBe(sebelum + 10);
  const lain = await dua.cabang
    .as('OWN', 'KJ2')
    .raw('POST', `kirim-uang/${nomor_referensi}/reception`, {}, key());
  expect(lain.status, lain.text).toBe(200);
  await sampaikan();
});

test('a key that is revoked gives free what it holds', async () => {
  const { nomor_referensi } = await kirim('PST', J);
  expect(await pegang(newOp(), nomor_referensi)).toEqual([200, undefined]);
  const sebelum = await pegangan();
  expect(sebelum).toBeGreaterThan(0);
  await cabutPusat(dua.pusat.db, 'KJ2');
  expect(await pegangan()).toBe(0);
  const catatan = await dua.pusat.rows(
    "select sesudah from audit where kode_toko = 'PST' and tindakan = 'CABUT_KUNCI'",
  );
  expect(JSON.stringify(catatan)).toContain(`dilepas`);
});
