import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nowMs, setClock, toIso } from '#kit/server/clock.ts';
import { forgetCallers } from '#kit/server/limiter.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { kunci } from '#tests/kit/titipan.ts';
import { kickOf } from '#kit/rules/escpos.ts';
import { jagaCetakAgen } from '#areas/akses/server/agen/lupa-cetak.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ toko: ['PST', 'KJ1', 'KJ2'] });
});
afterAll(() => shop.close());
beforeEach(forgetCallers);

const PRINTER = ['Struk', 'Label'];
const ISI = Buffer.from('\u001b@NOTA').toString('base64');

/** A call of an agent: with its own token, or with none. */
async function agen(path: string, payload: object, token?: string, remoteAddress = '10.0.0.9') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/v1/agen/${path}`,
    payload,
    remoteAddress,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { data, code } = answer.json<{ data?: any; code?: string }>();
  return { status: answer.statusCode, data, code };
}

const kodeDari = async (toko: 'KJ1' | 'KJ2' = 'KJ1') => {
  const { status, body } = await shop.as('SPV', toko).raw('POST', 'agen/kode', {});
  expect(status).toBe(200);
  return body.data.kode as string;
};
async function pasang(nama: string, toko: 'KJ1' | 'KJ2' = 'KJ1') {
  const kode = await kodeDari(toko);
  const made = await agen('pasang', { kode, nama, printer: PRINTER });
  expect(made.status).toBe(200);
  return made.data as { id: string; token: string; nama_toko: string };
}

let nomor = 0;
const cetak = (agenId: string, more: object = {}, toko: 'KJ1' | 'KJ2' = 'KJ1') =>
  shop.as('KASIR', toko).raw('POST', 'agen/cetak', {
    id: `kertas-uji-${String(++nomor).padStart(6, '0')}`,
    agen: agenId,
    printer: 'Struk',
    nama: 'PJKJ1261120001',
    isi: ISI,
    ...more,
  });
/** A reason of the cashier: BUKA_LACI, to which an SPV agrees. */
async function bukaLaci(who: Who = 'KASIR'): Promise<void> {
  const isi = { path: 'laci/buka', body: { alasan: `Tukar uang ${++nomor}` } };
  const setuju = who === 'KASIR' && {
    'x-otorisasi': await izin(shop.as('KASIR'), shop.as('SPV'), isi),
  };
  const { status } = await shop.as(who).raw('POST', isi.path, isi.body, { ...kunci(), ...setuju });
  expect(status).toBe(201);
}
const ambil = (token: string, mulai = false) => agen('ambil', { printer: PRINTER, mulai }, token);
const keadaan = async (id: string) =>
  (await shop.as('KASIR').raw('GET', `agen/cetak/${id}`)).body.data;
const idKini = () => `kertas-uji-${String(nomor).padStart(6, '0')}`;

/** The shop's clock goes on while the people stay. */
const lewat = (ms: number) => setClock(toIso(nowMs() + ms));

test('a code of an SPV pairs one agent once; ten minutes later, or after another code, it is worth nothing', async () => {
  const kode = await kodeDari();
  const satu = await agen('pasang', { kode: kode.toLowerCase(), nama: 'Depan', printer: PRINTER });
  expect(satu.status).toBe(200);
  expect(satu.data.token.length).toBeGreaterThan(40);
  const dua = await agen('pasang', { kode, nama: 'Lain', printer: PRINTER });
  expect([dua.status, dua.code]).toEqual([422, 'KODE_AGEN_SALAH']);
  const lama = await kodeDari();
  await kodeDari();
  expect((await agen('pasang', { kode: lama, nama: 'Lain', printer: PRINTER })).status).toBe(422);
  const tua = await kodeDari();
  lewat(600_001);
  expect((await agen('pasang', { kode: tua, nama: 'Lain', printer: PRINTER })).status).toBe(422);
  const kept = await shop.rows(
    "select tindakan, kunci from audit where tabel = 'agen' and tindakan = 'PASANG_AGEN'",
  );
  expect(kept).toEqual([{ tindakan: 'PASANG_AGEN', kunci: 'Depan' }]);
  const said = await shop.rows(
    "select coalesce(sesudah::text, '') as teks from audit where tabel = 'agen'",
  );
  for (const { teks } of said) expect(teks).not.toContain(kode.replace('-', ''));
});

test('who guesses codes waits after five, and cannot tell a right one from a wrong one then', async () => {
  const kode = await kodeDari();
  const coba = (text: string) =>
    agen('pasang', { kode: text, nama: 'Maling', printer: PRINTER }, undefined, '10.6.6.6');
  for (let at = 0; at < 5; at++) expect((await coba(`AAAA-AA${at}A`)).status).toBe(422);
  expect((await coba(kode)).status).toBe(429);
  expect((await agen('pasang', { kode, nama: 'Belakang', printer: PRINTER })).status).toBe(200);
});

test('a cashier neither shows a code nor revokes; what is no name is no printer', async () => {
  const { id } = await pasang('Kasir 2');
  expect((await shop.as('KASIR').raw('POST', 'agen/kode', {})).status).toBe(403);
  expect((await shop.as('KASIR').raw('DELETE', `agen/${id}`)).status).toBe(403);
  const kode = await kodeDari();
  for (const printer of [['/dev/usb/lp0'], ['-d'], [], ['a/b']])
    expect((await agen('pasang', { kode, nama: 'X', printer })).status, printer.join()).toBe(422);
});

test('a paper is taken once, by its own agent alone; the cashier hears that it is printed, and its bytes are gone', async () => {
  const depan = await pasang('Kasir depan');
  const lain = await pasang('Kasir belakang');
  expect((await cetak(depan.id)).body.data).toMatchObject({ keadaan: 'MENUNGGU', mulai: false });
  const id = idKini();
  const [satu, dua] = await Promise.all(
    [ambil(depan.token), ambil(depan.token)].map(async (one) =>
      Promise.race([one, new Promise<undefined>((late) => setTimeout(late, 1500))]),
    ),
  );
  const given = [satu, dua].filter((one) => one?.data);
  expect(given.map((one) => one?.data)).toMatchObject([{ id, printer: 'Struk', isi: ISI }]);
  expect(await keadaan(id)).toMatchObject({ keadaan: 'DIAMBIL', mulai: true });
  // Another agent's word about it counts for nothing.
  const hasil = { tercetak: true, mulai: true, sebab: null };
  expect((await agen(`hasil/${id}`, hasil, lain.token)).status).toBe(404);
  expect((await agen(`hasil/${id}`, hasil, depan.token)).status).toBe(200);
  expect((await agen(`hasil/${id}`, hasil, depan.token)).status).toBe(404);
  expect((await keadaan(id)).keadaan).toBe('TERCETAK');
  expect(await shop.rows('select isi from agen_cetak where isi is not null')).toEqual([]);
  const [audit] = await shop.rows(
    "select sesudah ->> 'printer' as printer, sesudah ->> 'laci' as laci from audit where tindakan = 'CETAK_AGEN'",
  );
  expect(audit).toEqual({ printer: 'Struk', laci: 'false' });
});

test('a drawer opens after BUKA_LACI of the same person, once each, and never hidden in a paper', async () => {
  lewat(180_001);
  const { id: agenId } = await pasang('Laci tanpa alasan');
  const isi = Buffer.from(kickOf(2)).toString('base64');
  const tolak = async (more: object) => {
    const { status, body } = await cetak(agenId, more);
    return [status, body.code];
  };
  const tanpa = [403, 'LACI_TANPA_ALASAN'];
  expect(await tolak({ isi })).toEqual(tanpa);
  await bukaLaci();
  expect((await cetak(agenId, { isi })).status).toBe(200);
  expect(await tolak({ isi })).toEqual(tanpa);
  await bukaLaci('SPV');
  expect(await tolak({ isi })).toEqual(tanpa);
  await bukaLaci();
  lewat(180_001);
  await pasang('Laci tanpa alasan');
  expect(await tolak({ isi })).toEqual(tanpa);
  const paper = Buffer.from([65, 10, ...kickOf(2)]).toString('base64');
  expect(await tolak({ isi: paper })).toEqual([422, 'ISI_SALAH']);
  expect(await shop.rows(`select nama from agen_cetak where agen = '${agenId}'`)).toHaveLength(1);
});

test('the same paper sent twice is one; a drawer that is opened at another counter is in the record', async () => {
  const { id: agenId, token } = await pasang('Laci');
  const isi = Buffer.from(kickOf(2)).toString('base64');
  await bukaLaci();
  expect((await cetak(agenId, { isi })).status).toBe(200);
  const id = idKini();
  expect((await cetak(agenId, { isi, id })).status).toBe(200);
  expect((await ambil(token)).data.id).toBe(id);
  await agen(`hasil/${id}`, { tercetak: true, mulai: true }, token);
  expect((await cetak(agenId, { isi, id })).body.data.keadaan).toBe('TERCETAK');
  const rows = await shop.rows(
    "select user_id from audit where tindakan = 'CETAK_AGEN' and kunci = 'Laci' and sesudah ->> 'laci' = 'true'",
  );
  expect(rows).toEqual([{ user_id: 'ksr.kj1' }]);
});

test('another shop neither sees, uses nor revokes an agent, and another person’s paper is not there', async () => {
  const { id, token } = await pasang('Milik KJ1');
  expect((await shop.as('KASIR', 'KJ2').raw('GET', 'agen')).body.data).toEqual([]);
  expect((await cetak(id, {}, 'KJ2')).status).toBe(404);
  expect((await shop.as('SPV', 'KJ2').raw('DELETE', `agen/${id}`)).status).toBe(404);
  expect((await cetak(id)).status).toBe(200);
  const kertas = idKini();
  const asing = await pasang('Milik KJ2', 'KJ2');
  const waits = ambil(asing.token);
  expect((await shop.as('SPV').raw('GET', `agen/cetak/${kertas}`)).status).toBe(404);
  expect((await shop.as('SPV').raw('DELETE', `agen/cetak/${kertas}`)).status).toBe(404);
  expect((await ambil(token)).data.id).toBe(kertas);
  expect((await shop.as('SPV', 'KJ2').raw('DELETE', `agen/${asing.id}`)).status).toBe(200);
  expect((await waits).status).toBe(401);
});

test('a printer that the agent has not is refused, and so are an agent that is off and bytes that are none', async () => {
  const { id } = await pasang('Kosong');
  expect((await cetak(id, { printer: 'Kantor' })).body.code).toBe('PRINTER_TIDAK_ADA');
  expect((await cetak(id, { printer: '/dev/usb/lp0' })).status).toBe(422);
  expect((await cetak(id, { isi: 'bukan base64' })).body.code).toBe('ISI_SALAH');
  lewat(46_000);
  expect((await cetak(id)).body).toMatchObject({ status: 409, code: 'AGEN_MATI' });
  expect(await shop.rows(`select id from agen_cetak where agen = '${id}'`)).toEqual([]);
});

test('after two minutes it is printed by nobody; what an agent took before it was killed is told and not printed again', async () => {
  const { id: agenId, token } = await pasang('Lambat');
  await cetak(agenId);
  const tua = idKini();
  lewat(120_001);
  expect(await keadaan(tua)).toMatchObject({ keadaan: 'GAGAL', mulai: false });
  await Promise.race([ambil(token), new Promise((late) => setTimeout(late, 300))]);
  await cetak(agenId);
  const baru = idKini();
  await expect.poll(async () => (await keadaan(baru)).keadaan).toBe('DIAMBIL');
  const sesudah = ambil(token, true);
  await expect.poll(() => keadaan(baru)).toMatchObject({ keadaan: 'GAGAL', mulai: true });
  await shop.as('SPV').raw('DELETE', `agen/${agenId}`);
  expect((await sesudah).status).toBe(401);
});

test('bytes of a paper are forgotten when its agent is revoked, and two minutes later of one that is gone', async () => {
  const ada = (id: string) =>
    shop.rows(`select isi is not null as isi from agen_cetak where id = '${id}'`);
  const dicabut = await pasang('Pergi');
  await cetak(dicabut.id);
  const pertama = idKini();
  expect((await ambil(dicabut.token)).data.id).toBe(pertama);
  expect((await shop.as('SPV').raw('DELETE', `agen/${dicabut.id}`)).status).toBe(200);
  expect(await ada(pertama)).toEqual([{ isi: false }]);
  expect(await keadaan(pertama)).toMatchObject({ keadaan: 'GAGAL', mulai: true });
  const rusak = await pasang('Rusak');
  await cetak(rusak.id);
  const kedua = idKini();
  expect((await ambil(rusak.token)).data.id).toBe(kedua);
  lewat(120_001);
  const stop = jagaCetakAgen(shop.db, () => {});
  await expect.poll(() => ada(kedua)).toEqual([{ isi: false }]);
  stop();
});

test('a paper that no agent took is called off; one that was taken is not', async () => {
  const { id: agenId, token } = await pasang('Batal');
  await cetak(agenId);
  const batal = await shop.as('KASIR').raw('DELETE', `agen/cetak/${idKini()}`);
  expect(batal.body.data).toMatchObject({ keadaan: 'BATAL', mulai: false });
  await cetak(agenId);
  const kedua = idKini();
  expect((await ambil(token)).data.id).toBe(kedua);
  const tidak = await shop.as('KASIR').raw('DELETE', `agen/cetak/${kedua}`);
  expect(tidak.body.data).toMatchObject({ keadaan: 'DIAMBIL', mulai: true });
});

test('a revoked token opens nothing, a session of a person is no agent, and an agent is no person', async () => {
  const { id, token } = await pasang('Dicabut');
  const orang = await shop.as('SPV').raw('POST', 'agen/ambil', { printer: PRINTER, mulai: false });
  expect(orang.status).toBe(401);
  const barang = await shop.app.inject({
    url: '/api/v1/agen',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(barang.statusCode).toBe(401);
  expect((await shop.as('SPV').raw('DELETE', `agen/${id}`)).status).toBe(200);
  expect((await ambil(token)).status).toBe(401);
  expect(
    (await agen('hasil/kertas-uji-000001', { tercetak: true, mulai: true }, token)).status,
  ).toBe(401);
  expect((await cetak(id)).status).toBe(404);
});

test('paired again under its name it is the same agent with another token', async () => {
  const dulu = await pasang('Tetap');
  const kini = await pasang('Tetap');
  expect(kini.id).toBe(dulu.id);
  expect((await ambil(dulu.token)).status).toBe(401);
});

test('a save that moved cash opens the drawer once', async () => {
  await shop.dasar();
  lewat(180_001);
  const { id } = await pasang('Laci tunai');
  const isi = Buffer.from(kickOf(5)).toString('base64');
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 50_000, keterangan: 'Uang kembali' };
  expect((await shop.as('KASIR').raw('POST', 'cash/masuk', modal, kunci())).status).toBe(201);
  expect((await cetak(id, { isi })).status).toBe(200);
  expect((await cetak(id, { isi })).status).toBe(403);
});
