import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  await shop.modulOn('AKUNTANSI_MODULE');
});
afterAll(() => shop.close());

const HARI = { tgl_from: '2026-11-20', tgl_to: '2026-11-20' };
const KAS = { laporan: 'cash/report-kas', jenis: 'xlsx', saringan: HARI };
const JURNAL = { ...KAS, laporan: 'para-akun-transaksi/report-jurnal' };

const begin = (id: string, asked: object = KAS, who: Who = 'OWN') =>
  shop.as(who).raw('POST', 'laporan-berkas', { id, ...asked });
const take = (id: string, who: Who = 'OWN') => shop.as(who).raw('GET', `laporan-berkas/${id}`);
const drop = (id: string, who: Who = 'OWN') => shop.as(who).raw('DELETE', `laporan-berkas/${id}`);
const list = async (who: Who = 'OWN') =>
  (await shop.as(who).raw('GET', 'laporan-berkas')).body.data as Record<string, unknown>[];
const find = async (id: string) => (await list()).find((one) => one.id === id);

/** Asks until the file has ended. */
async function end(id: string) {
  for (let asked = 0; asked < 600; asked++) {
    const file = await find(id);
    if (file?.keadaan !== 'JALAN') return file;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`${id} did not end`);
}

test('the file of a report is made beside the request and is the one that its call answers', async () => {
  const answer = await begin('kas-hari-ini');
  expect([answer.status, answer.body.data]).toEqual([202, { id: 'kas-hari-ini' }]);
  expect(await end('kas-hari-ini')).toMatchObject({ keadaan: 'SELESAI', judul: 'Laporan Kas' });
  const direct = await shop
    .as('OWN')
    .raw('GET', 'cash/report-kas.xlsx?tgl_from=2026-11-20&tgl_to=2026-11-20');
  const file = await take('kas-hari-ini');
  expect(file.bytes.equals(direct.bytes)).toBe(true);
  expect(file.headers['content-type']).toBe(direct.headers['content-type']);
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename=".+\.xlsx"$/);
});

test('asked again with the same id it is the same file, made once', async () => {
  const [before] = await shop.rows('select waktu from berkas_laporan');
  expect((await begin('kas-hari-ini')).status).toBe(202);
  expect(await shop.rows('select waktu from berkas_laporan')).toEqual([before]);
});

test('its length is said beforehand, and one that is cut off while it is fetched never looks whole', async () => {
  const file = await take('kas-hari-ini');
  expect(Number(file.headers['content-length'])).toBe(file.bytes.length);
  await shop.rows(`update berkas_laporan set ukuran = ukuran + 1 where id = 'kas-hari-ini'`);
  await expect(take('kas-hari-ini')).rejects.toThrow();
  await shop.rows(`update berkas_laporan set ukuran = ukuran - 1 where id = 'kas-hari-ini'`);
  expect((await take('kas-hari-ini')).bytes.equals(file.bytes)).toBe(true);
});

test('the same file that is still being made is not begun a second time', async () => {
  await shop.rows(`update berkas_laporan set keadaan = 'JALAN' where id = 'kas-hari-ini'`);
  const again = await begin('kas-kedua-kali');
  expect([again.status, again.body.code]).toEqual([409, 'BERKAS_SEDANG_DIBUAT']);
  expect(await find('kas-kedua-kali')).toBeUndefined();
  await shop.rows(`update berkas_laporan set keadaan = 'SELESAI' where id = 'kas-hari-ini'`);
});

test('a server with one connection for reports makes no file: no report would be read beside it', async () => {
  const { most } = shop.db.reports;
  Object.assign(shop.db.reports, { most: 1 });
  const answer = await begin('server-kecil');
  Object.assign(shop.db.reports, { most });
  expect([answer.status, answer.body.code]).toEqual([409, 'SERVER_TANPA_BERKAS']);
  expect(await find('server-kecil')).toBeUndefined();
});

test('of a report whose files are written down, the making leaves a row and each fetch another', async () => {
  await begin('wajib-lapor', { ...KAS, laporan: 'pajak/report-wajib-lapor' });
  expect((await end('wajib-lapor'))?.keadaan).toBe('SELESAI');
  const read = () =>
    shop.rows(`select user_id, kunci, sesudah from audit
                where tindakan = 'EKSPOR_LAPORAN' order by urut`);
  const made = await read();
  expect(made).toHaveLength(1);
  expect((await take('wajib-lapor')).status).toBe(200);
  const [, fetched] = await read();
  expect(fetched).toMatchObject({
    user_id: made[0]!.user_id,
    kunci: made[0]!.kunci,
    sesudah: { berkas: 'xlsx', diambil: true, ...HARI },
  });
  expect((await drop('wajib-lapor')).status).toBe(204);
  expect((await take('wajib-lapor')).status).toBe(404);
  expect(await read()).toHaveLength(2);
});

test('it is of the asker alone: to another person it is as unknown as one that never was', async () => {
  expect(await list('SU')).toEqual([]);
  expect((await take('kas-hari-ini', 'SU')).status).toBe(404);
  expect((await drop('kas-hari-ini', 'SU')).status).toBe(404);
  expect((await take('kas-hari-ini')).status).toBe(200);
});

test('filters that the report refuses, a report that is none and one without the right begin nothing', async () => {
  const turned = { ...KAS, saringan: { tgl_from: '2026-11-20', tgl_to: '2026-11-01' } };
  expect((await begin('salah-tanggal', turned)).body.code).toBe('TANGGAL_TERBALIK');
  expect((await begin('bukan-laporan', { ...KAS, laporan: 'sesi' })).status).toBe(404);
  expect((await begin('tanpa-hak', JURNAL, 'KASIR')).status).toBe(403);
  expect((await list()).map(({ id }) => id)).toEqual(['kas-hari-ini']);
});

test('the right is asked again: a module that was switched off, cost that its asker may not see any more', async () => {
  await begin('jurnal-hari-ini', JURNAL);
  expect((await end('jurnal-hari-ini'))?.keadaan).toBe('SELESAI');
  await shop.modulOff('AKUNTANSI_MODULE');
  expect((await take('jurnal-hari-ini')).body.code).toBe('MODUL_TIDAK_AKTIF');
  await shop.modulOn('AKUNTANSI_MODULE');
  expect((await take('jurnal-hari-ini')).status).toBe(200);
  await begin('kas-kasir', KAS, 'KASIR');
  const ended = async () =>
    (await list('KASIR')).find(({ id, keadaan }) => id === 'kas-kasir' && keadaan === 'SELESAI');
  await expect.poll(ended, { timeout: 20_000 }).toBeTruthy();
  expect((await take('kas-kasir', 'KASIR')).status).toBe(200);
  await shop.rows(`update berkas_laporan set lihat_modal = true where id = 'kas-kasir'`);
  expect((await take('kas-kasir', 'KASIR')).body.code).toBe('TIDAK_BERHAK');
});

test('called off while it waits or runs it leaves no byte', async () => {
  await begin('batal-saja');
  expect((await drop('batal-saja')).status).toBe(204);
  await new Promise((later) => setTimeout(later, 1500));
  expect(await find('batal-saja')).toBeUndefined();
  expect((await take('batal-saja')).status).toBe(404);
  expect(await shop.rows(`select from berkas_laporan_isi where id = 'batal-saja'`)).toHaveLength(0);
});

test('a file that nobody has told of for minutes went down with its server, and is said so', async () => {
  await shop.rows(`update berkas_laporan set keadaan = 'JALAN', waktu = waktu - interval '3 minutes'
                    where id = 'jurnal-hari-ini'`);
  expect(await find('jurnal-hari-ini')).toMatchObject({ keadaan: 'GAGAL', sebab: null });
  expect((await take('jurnal-hari-ini')).status).toBe(404);
});

test('after a day it is gone, with its bytes as soon as another one begins', async () => {
  await shop.rows(`update berkas_laporan set dibuat = dibuat - interval '25 hours'`);
  expect(await list()).toEqual([]);
  expect((await take('kas-hari-ini')).status).toBe(404);
  await begin('yang-baru');
  await end('yang-baru');
  expect(await shop.rows(`select distinct id from berkas_laporan_isi`)).toEqual([
    { id: 'yang-baru' },
  ]);
});
