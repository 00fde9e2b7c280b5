import { expect, test } from 'vitest';
import { fotoDari } from '#areas/akses/server/otorisator/foto-minta.ts';
import { pilihanOf } from '#areas/akses/server/otorisator/otorisator.ts';
import { PASSWORD, type Who } from '#tests/kit/shop.ts';
import { kodeBerikut } from '#tests/kit/orang/telepon.ts';
import {
  bukaOtorisator,
  shop,
  spv,
  own,
  pusat,
  later,
  LACI,
  minta,
  buka,
  statusOf,
  lain,
  dengar,
} from '#tests/kit/uji/otorisator.ts';

bukaOtorisator();

test('a telephone is trusted by password and second factor, and only as an approver’s', async () => {
  const masuk = async (user_id: string, kode?: string) => {
    const payload = { user_id, password: PASSWORD, ...(kode && { kode }) };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/otorisator/masuk',
      payload,
    });
    return [answer.statusCode, answer.json().code ?? 'ya'];
  };
  expect(await masuk('spv.kj1')).toEqual([401, 'PERLU_DUA_FAKTOR']);
  expect(await masuk('spv.kj1', '000000')).toEqual([401, 'KODE_SALAH']);
  expect(await masuk('spv.kj2')).toEqual([403, 'TANPA_FAKTOR']);
  for (const user_id of ['ksr.kj1', 'mu.kj1', 'su.kj1', 'dev.kj1'])
    expect(await masuk(user_id)).toEqual([403, 'BUKAN_PENYETUJU']);
  await shop.rows("update users set ganti_password = true where user_id = 'own.kj2'");
  expect(await masuk('own.kj2')).toEqual([403, 'PENYETUJU_BARU']);
  const [row] = await shop.rows(
    "select tindakan from audit where tabel = 'sesi' and kunci = 'spv.kj1' and tindakan = 'PERCAYA_TELEPON'",
  );
  expect(row).toBeDefined();
});

test('it opens nothing of the shop, and a session of work is no telephone', async () => {
  for (const call of [
    'GET users/me',
    'GET gudang/get/all',
    'GET users',
    'POST otorisasi',
    'POST users/logout',
  ])
    expect((await spv.ask(call)).body.code).toBe('HANYA_OTORISASI');
  expect((await shop.as('SPV').raw('GET', 'otorisator')).body.code).toBe('BUKAN_TELEPON');
  // Nor does a log-in at the counter end it.
  await shop.as('SPV').raw('GET', 'users/me');
  expect((await spv.ask('GET otorisator')).body.data).toMatchObject({
    user_id: 'spv.kj1',
    kode_toko: 'KJ1',
  });
});

test('the approver reads what is asked and says yes with the number of the screen; the drawer opens once', async () => {
  const { keystore, cocok } = await minta();
  const list = (await spv.ask('GET otorisator')).body.data.permintaan;
  expect(list).toContainEqual(
    expect.objectContaining({ keystore, input_by: 'ksr.kj1', nama_peminta: 'KSR' }),
  );
  const { body } = await spv.ask(`GET otorisator/${keystore}`);
  expect(body.data).toMatchObject({ keystore, status: 'OPEN', detik: 120, event: ['BUKA_LACI'] });
  expect(body.data.pilihan).toHaveLength(3);
  expect(body.data.pilihan).toContain(cocok);
  expect(body.data.angka.length).toBeGreaterThan(0);
  expect((await spv.ask(`POST otorisator/${keystore}/setujui`, { cocok })).status).toBe(200);
  expect((await buka(keystore)).status).toBe(201);
  expect((await buka(keystore)).body.code).toBe('PERLU_OTORISASI');
  expect(await statusOf(keystore)).toMatchObject({ status: 'TERPAKAI', cara: 'QR' });
});

test('every way leaves the same row in the record; the report says which way', async () => {
  const jejak = async (keystore: string) =>
    (
      await shop.rows(
        "select user_id, level, tindakan, tabel, sesudah from audit where tabel = 'otorisasi' and tindakan = 'DISETUJUI' and kunci = $1",
        [keystore],
      )
    )[0]!;
  const qr = await minta();
  await own.ask(`POST otorisator/${qr.keystore}/setujui`, { cocok: qr.cocok });
  const manual = await minta();
  const kode = kodeBerikut(own.rahasia);
  later(60);
  await shop.as('KASIR').raw('POST', `otorisasi/${manual.keystore}/setujui`, {
    user_id: 'own.kj1',
    password: PASSWORD,
    kode: kodeBerikut(own.rahasia) ?? kode,
  });
  const [a, b] = [await jejak(qr.keystore), await jejak(manual.keystore)];
  expect({ ...a, sesudah: { ...a.sesudah, cara: '' } }).toEqual({
    ...b,
    sesudah: { ...b.sesudah, cara: '' },
  });
  expect([a.sesudah.cara, b.sesudah.cara]).toEqual(['QR', 'MANUAL']);
  await buka(qr.keystore);
  const report = await shop
    .as('OWN')
    .raw('GET', 'authorization/report?tgl_from=2026-11-20&tgl_to=2026-11-20&cara=QR');
  expect(report.status).toBe(200);
  expect(report.text).toContain('own.kj1');
});

test('the calls that the requirement names ask and take back the same record', async () => {
  const asked = await shop.as('KASIR').raw('POST', 'otorisasi-qr/generate', LACI);
  expect(asked.status).toBe(201);
  const { keystore } = asked.body.data;
  const remove = (toko: string, who: Who = 'KASIR') =>
    shop.as(who).raw('DELETE', `otorisasi-qr/remove/${toko}/${keystore}`);
  expect((await remove('KJ2')).body.code).toBe('TOKO_LAIN');
  expect((await remove('KJ1', 'KASIR2')).status).toBe(404);
  expect((await remove('KJ1')).status).toBe(200);
  expect(await statusOf(keystore)).toMatchObject({ status: 'DIBATALKAN' });
});

test('the QR call takes the record of the requirement: shop and note count, what is the server’s own is dropped', async () => {
  const record = {
    client: 'kj1',
    keystore: 'AbCdEfGhIjKl',
    client_notes: 'Laci macet',
    status: 'OPEN',
    event: 'BUKA_LACI',
    input_by: 'own.kj1',
    input_date: '2026-11-20',
  };
  const asked = await shop.as('KASIR').raw('POST', 'otorisasi-qr/generate', { ...LACI, ...record });
  expect([asked.status, asked.body.code]).toEqual([201, undefined]);
  const { keystore } = asked.body.data;
  expect(keystore).not.toBe(record.keystore);
  const [row] = await shop.rows(
    'select kode_toko, catatan, status, input_by from otorisasi where keystore = $1',
    [keystore],
  );
  expect(row).toEqual({
    kode_toko: 'KJ1',
    catatan: 'Laci macet',
    status: 'OPEN',
    input_by: 'ksr.kj1',
  });
  const lain = { ...LACI, ...record, client: 'KJ2' };
  const salah = await shop.as('KASIR').raw('POST', 'otorisasi-qr/generate', lain);
  expect([salah.status, salah.body.code]).toEqual([403, 'TOKO_LAIN']);
  await shop.as('KASIR').raw('DELETE', `otorisasi-qr/remove/KJ1/${keystore}`);
});

test('the approver sees the piece that it is about, and a photo that was taken for it', () => {
  const foto = `NSIPIC/KJ1/${'0'.repeat(32)}.jpg`;
  const body = {
    barang: [{ kode_barcode: 'KJ100001', foto: [foto] }, { kode_barcode: 'KJ100002' }],
  };
  expect(fotoDari('KJ1', body, 'pembelian')).toEqual([foto, 'KJ100001', 'KJ100002']);
  expect(fotoDari('KJ1', {}, 'barang/KJ100007')).toEqual(['KJ100007']);
  expect(
    fotoDari('KJ1', { kode_barcode: '../../etc/passwd', foto: 'http://lain/x.jpg' }, 'laci/buka'),
  ).toEqual([]);
  // A photo of another shop is left out here.
  expect(fotoDari('KJ2', body, 'pembelian')).toEqual(['KJ100001', 'KJ100002']);
  // But what the server itself shows of gold that another shop sent.
  expect(fotoDari('KJ2', [foto], '', true)).toEqual([foto]);
});

test('what was agreed to and no longer holds stands beside what is asked now, of that person’s same call alone', async () => {
  const asked = async (sebelum: string, who: Who = 'KASIR', what: object = LACI) => {
    const made = await shop.as(who).raw('POST', 'otorisasi', { ...what, sebelum });
    expect(made.status, made.text).toBe(201);
    const { body } = await spv.ask(`GET otorisator/${made.body.data.keystore}`);
    return body.data;
  };
  const first = await minta();
  expect((await spv.ask(`GET otorisator/${first.keystore}`)).body.data.dulu).toBeNull();
  // There was no approval yet.
  expect((await asked(first.keystore)).dulu).toBeNull();
  await spv.ask(`POST otorisator/${first.keystore}/setujui`, { cocok: first.cocok });
  const now = await asked(first.keystore);
  expect(now.dulu).toEqual(now.angka);
  expect(now.dulu.length).toBeGreaterThan(0);
  // Neither another's nor one that was spent tells anything.
  expect((await asked(first.keystore, 'KASIR2')).dulu).toBeNull();
  expect((await buka(first.keystore)).status).toBe(201);
  expect((await asked(first.keystore)).dulu).toBeNull();
});

test('who says yes without knowing the number says no', async () => {
  const { keystore, cocok } = await minta();
  const said = await spv.ask(`POST otorisator/${keystore}/setujui`, { cocok: lain(cocok) });
  expect([said.status, said.body.code]).toEqual([422, 'ANGKA_TIDAK_COCOK']);
  expect(await statusOf(keystore)).toMatchObject({ status: 'DITOLAK', cara: 'QR' });
  expect((await spv.ask(`POST otorisator/${keystore}/setujui`, { cocok })).status).toBe(409);
  expect((await buka(keystore)).body.code).toBe('PERLU_OTORISASI');
});

test('asked again the same three numbers come, the right one in no place of its own', () => {
  const places = new Set<number>();
  for (let at = 0; at < 40; at++) {
    const row = { keystore: `kunci-${at}`, cocok: 10 + ((at * 37) % 90) };
    expect(pilihanOf(row)).toEqual(pilihanOf(row));
    expect(new Set(pilihanOf(row)).size).toBe(3);
    places.add(pilihanOf(row).indexOf(row.cocok));
  }
  expect(places).toEqual(new Set([0, 1, 2]));
});

test('the counter hears the answer, another cashier hears nothing, the telephone hears the next request', async () => {
  const login = async (user_id: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        payload: { user_id, password: PASSWORD },
        headers: { 'x-device': `uji-otomatis-${user_id}` },
      })
    ).json().data.token as string;
  const token = await login('ksr.kj1');
  const token2 = await login('ksr2.kj1');
  // The messages that a log-in causes are sent together with others, after a short delay.
  await new Promise((blink) => setTimeout(blink, 200));
  const kasir = await dengar({ token });
  const tetangga = await dengar({ token: token2 });
  const telepon = await dengar({ token: spv.token });
  const ask = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/otorisasi',
    payload: LACI,
    headers: { authorization: `Bearer ${token}` },
  });
  const { keystore, cocok } = ask.json().data;
  await expect.poll(() => telepon.bunyi.map(([event]) => event)).toEqual(['otorisasi']);
  const said = await spv.ask(`POST otorisator/${keystore}/setujui`, { cocok });
  expect(said.status, JSON.stringify(said.body)).toBe(200);
  await expect.poll(() => kasir.bunyi.length, { interval: 5 }).toBe(1);
  const [event, payload] = kasir.bunyi[0]!;
  expect([event, payload]).toEqual(['qr-auth', { status: true, keystore, cancel: false }]);
  expect(tetangga.bunyi).toEqual([]);
  for (const { socket } of [kasir, tetangga, telepon]) socket.close();
});

test('it ends when it is forgotten, taken away, too old, and with a new password', async () => {
  const mine = await own.ask('POST otorisator/keluar');
  expect(mine.status).toBe(200);
  expect((await own.ask('GET otorisator')).body.code).toBe('TOKEN_TIDAK_VALID');

  const list = (await shop.as('SPV').raw('GET', 'users/spv.kj1/sesi')).body.data as {
    id: string;
    jenis: string;
    berakhir: string | null;
    kini: boolean;
  }[];
  const phone = list.find(({ jenis, berakhir }) => jenis === 'OTORISATOR' && !berakhir)!;
  expect(list.filter(({ kini }) => kini)).toHaveLength(1);
  expect((await shop.as('SPV', 'KJ2').raw('DELETE', `users/spv.kj1/sesi/${phone.id}`)).status).toBe(
    404,
  );
  expect((await shop.as('SPV').raw('DELETE', `users/spv.kj1/sesi/${phone.id}`)).status).toBe(200);
  expect((await shop.as('SPV').raw('DELETE', `users/spv.kj1/sesi/${phone.id}`)).status).toBe(404);
  expect((await spv.ask('GET otorisator')).body.code).toBe('TOKEN_TIDAK_VALID');

  expect((await pusat.ask('GET otorisator')).status).toBe(200);
  later(29 * 86_400);
  expect((await pusat.ask('GET otorisator')).status).toBe(200);
  later(2 * 86_400);
  expect((await pusat.ask('GET otorisator')).body.code).toBe('TOKEN_TIDAK_VALID');
});
