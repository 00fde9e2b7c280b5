import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bukaLayanan } from '#tests/kit/uji/layanan-dorong.ts';
import { bukaOtorisator, buka, minta, own, pusat, shop, spv } from '#tests/kit/uji/otorisator.ts';

let layanan: Awaited<ReturnType<typeof bukaLayanan>>;
bukaOtorisator();
beforeAll(async () => {
  layanan = await bukaLayanan();
});
afterAll(() => layanan.tutup());
beforeEach(async () => {
  Object.assign(layanan.laku, { status: 201, tunda: 0, retryAfter: '' });
  layanan.masuk.length = 0;
  await shop.rows('delete from notifikasi_telepon');
});

const nyalakan = async (telepon: typeof spv, nama: string) => {
  const said = await telepon.ask('POST otorisator/notifikasi', layanan.langganan(nama));
  expect(said.status, JSON.stringify(said.body)).toBe(200);
};
const baris = () =>
  shop.rows('select gagal, sebab, terakhir from notifikasi_telepon order by dibuat');
async function tiba(jumlah: number): Promise<void> {
  await expect.poll(() => layanan.masuk.length, { timeout: 8000, interval: 10 }).toBe(jumlah);
}

test('a closed telephone is rung with who asks and what for, sealed for it alone, without a figure', async () => {
  await nyalakan(spv, 'spv');
  await nyalakan(own, 'own');
  await nyalakan(pusat, 'pusat');
  const { keystore, cocok } = await minta();
  await tiba(2);
  for (const one of layanan.masuk) {
    expect(one.isi).toEqual({
      judul: 'Permintaan otorisasi',
      isi: expect.stringMatching(/^KSR: .*[Ll]aci/),
      kode_toko: 'KJ1',
      keystore,
    });
    const told = JSON.stringify(one.isi).replace(keystore, '').replace('KJ1', '');
    expect(told).not.toMatch(/\d/);
    expect(told).not.toContain('Tukar uang kecil');
    expect(told).not.toContain(String(cocok));
    expect(one.vapid.aud).toBe(layanan.asal);
    expect(one.vapid.exp * 1000).toBeGreaterThan(Date.now());
    expect(one.headers).toMatchObject({ urgency: 'high', topic: keystore });
    expect(Number(one.headers['ttl'])).toBeLessThanOrEqual(120);
    expect(one.kunci).toBe((await spv.ask('GET otorisator')).body.data.notifikasi.kunci);
  }
  expect(layanan.masuk.map(({ jalan }) => jalan).toSorted()).toEqual(['/kirim/own', '/kirim/spv']);
  await expect.poll(async () => (await baris()).filter(({ terakhir }) => terakhir)).toHaveLength(2);
  expect((await spv.ask('GET otorisator')).body.data.notifikasi.aktif).toBe(true);
  // What the database keeps names neither the service nor the browser.
  const kept = JSON.stringify(await shop.rows('select * from notifikasi_telepon'));
  expect(kept).not.toContain('127.0.0.1');
  expect((await spv.ask(`POST otorisator/${keystore}/setujui`, { cocok })).status).toBe(200);
  expect((await buka(keystore)).status).toBe(201);
});

test('neither who asks is rung, nor the device on which he asks, nor who stands too low', async () => {
  await nyalakan(spv, 'spv');
  await nyalakan(own, 'own');
  const asked = async (ubah: string) => {
    layanan.masuk.length = 0;
    await shop.rows(ubah);
    await minta();
    await tiba(1);
    return layanan.masuk[0]!.jalan;
  };
  const device = async (perangkat: string) =>
    `update sesi set perangkat = '${perangkat}' where user_id = 'own.kj1' and jenis = 'OTORISATOR' and berakhir is null`;
  const [{ perangkat }] = (await shop.rows(
    "select perangkat from otorisasi where input_by = 'ksr.kj1' order by input_date desc limit 1",
  )) as [{ perangkat: string }];
  expect(await asked(await device(perangkat))).toBe('/kirim/spv');
  await shop.rows(await device('telepon-OWN'));
  const ganti = (ya: boolean) =>
    `update users set ganti_password = ${ya} where user_id = 'own.kj1'`;
  expect(await asked(ganti(true))).toBe('/kirim/spv');
  await shop.rows(ganti(false));
  // What only an owner may answer rings the owner alone.
  layanan.masuk.length = 0;
  const parameter = {
    method: 'PUT',
    path: 'para-system/key/BATAS_DISKON_KASIR',
    body: { value: 5 },
  };
  const mu = await shop.as('MU').raw('POST', 'otorisasi', parameter);
  expect(mu.status, mu.text).toBe(201);
  await tiba(1);
  expect(layanan.masuk[0]!.jalan).toBe('/kirim/own');
});

test('a service that is slow, down or angry holds up no request and no answer', async () => {
  await nyalakan(spv, 'spv');
  layanan.laku.tunda = 1500;
  const before = performance.now();
  const lambat = await minta();
  await spv.ask(`POST otorisator/${lambat.keystore}/setujui`, { cocok: lambat.cocok });
  expect((await buka(lambat.keystore)).status).toBe(201);
  expect(performance.now() - before).toBeLessThan(1400);
  await tiba(1);
  layanan.laku.tunda = 0;

  // Told to come back later than the request lives it is not asked again; 403 is not asked again either.
  for (const [status, retryAfter, sebab] of [
    [429, '3600', '429'],
    [403, '', '403'],
    [302, '', 'PUTUS'],
  ] as const) {
    Object.assign(layanan.laku, { status, retryAfter });
    const { keystore } = await minta();
    await expect.poll(async () => (await baris())[0]!.sebab, { timeout: 8000 }).toBe(sebab);
    await shop.as('KASIR').raw('DELETE', `otorisasi/${keystore}`);
  }
  // A redirect is never followed.
  expect(layanan.masuk.map(({ jalan }) => jalan)).toEqual(['/kirim/spv']);

  // 500 first: asked again a second later while the request waits, and what went wrong is forgotten.
  Object.assign(layanan.laku, { status: 500, retryAfter: '' });
  const kali = layanan.panggilan();
  await minta();
  await expect.poll(() => layanan.panggilan()).toBe(kali + 1);
  layanan.laku.status = 201;
  await tiba(2);
  await expect.poll(async () => (await baris())[0]).toMatchObject({ gagal: 0, sebab: null });
});

test('a telephone that its service knows no longer is forgotten, at 404 and at 410', async () => {
  for (const status of [404, 410]) {
    await nyalakan(spv, `spv-${status}`);
    layanan.laku.status = status;
    await minta();
    await expect.poll(baris).toEqual([]);
    layanan.laku.status = 201;
    expect((await spv.ask('GET otorisator')).body.data.notifikasi.aktif).toBe(false);
    expect((await spv.ask('GET otorisator')).status).toBe(200);
  }
});

test('no browser sends this server to an address in the house, nor a key that is none', async () => {
  const baik = layanan.langganan('baik');
  const coba = async (isi: object, who = spv) =>
    (await who.ask('POST otorisator/notifikasi', { ...baik, ...isi })).body.code;
  for (const endpoint of [
    'http://127.0.0.1:5432/x',
    'http://169.254.169.254/latest/meta-data/',
    'https://localhost/x',
    `${layanan.asal}@lain.example/x`,
    layanan.asal.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) + '/kirim/baik',
    'https://fcm.googleapis.com.lain.example/x',
  ])
    expect([endpoint, await coba({ endpoint })]).toEqual([endpoint, 'LAYANAN_TIDAK_DIKENAL']);
  for (const p256dh of ['BAAA', 'B'.padEnd(87, 'A'), `A${baik.p256dh.slice(1)}`])
    expect(await coba({ p256dh })).toBe('KUNCI_SALAH');
  expect(await coba({ auth: 'AAAA' })).toBe('KUNCI_SALAH');
  expect(await baris()).toEqual([]);
  // A session of work has no telephone.
  expect((await shop.as('SPV').raw('POST', 'otorisator/notifikasi', baik)).body.code).toBe(
    'BUKAN_TELEPON',
  );
  // What the house has stopped naming since is not called.
  await nyalakan(spv, 'spv');
  const asal = process.env['KILAU_NOTIFICATIONS'];
  const kali = layanan.panggilan();
  process.env['KILAU_NOTIFICATIONS'] = 'https://lain.example';
  await minta();
  await expect.poll(async () => (await baris())[0]!.sebab).toBe('DILARANG');
  process.env['KILAU_NOTIFICATIONS'] = asal;
  expect(layanan.panggilan()).toBe(kali);
});

test('it is seen beside its telephone and turned off there; it ends with the telephone, however that ends', async () => {
  const daftar = async () =>
    (
      (await shop.as('SPV').raw('GET', 'users/spv.kj1/sesi')).body.data as {
        id: string;
        jenis: string;
        berakhir: string | null;
        notifikasi: object | null;
      }[]
    ).find(({ jenis, berakhir }) => jenis === 'OTORISATOR' && !berakhir)!;
  expect((await daftar()).notifikasi).toBeNull();
  await nyalakan(spv, 'spv');
  const { id, notifikasi } = await daftar();
  expect(notifikasi).toEqual({ terakhir: null, gagal: 0, sebab: null });
  const lepas = (who: 'SPV' | 'KASIR', kode: 'KJ1' | 'KJ2' = 'KJ1') =>
    shop.as(who, kode).raw('DELETE', `users/spv.kj1/sesi/${id}/notifikasi`);
  expect((await lepas('KASIR')).status).toBe(404);
  expect((await lepas('SPV', 'KJ2')).status).toBe(404);
  expect((await lepas('SPV')).status).toBe(200);
  expect((await lepas('SPV')).status).toBe(404);
  expect((await spv.ask('GET otorisator')).status).toBe(200);

  await nyalakan(spv, 'spv');
  expect((await spv.ask('DELETE otorisator/notifikasi')).body.data).toEqual({ aktif: false });
  expect(await baris()).toEqual([]);

  // A browser rings for the person who trusted it last.
  const sama = layanan.langganan('sama');
  await spv.ask('POST otorisator/notifikasi', sama);
  await own.ask('POST otorisator/notifikasi', sama);
  expect(await baris()).toHaveLength(1);

  await nyalakan(spv, 'spv');
  await nyalakan(pusat, 'pusat');
  // Thirty days after its log-in it is no telephone of anybody.
  await shop.rows("update sesi set mulai = mulai - interval '31 days' where jenis = 'OTORISATOR'");
  const kali = layanan.panggilan();
  await minta();
  await new Promise((blink) => setTimeout(blink, 300));
  expect(layanan.panggilan()).toBe(kali);
  for (const alasan of ['DIAKHIRI', 'GANTI_PASSWORD', 'RESET_PASSWORD'])
    await shop.rows(
      `update sesi set berakhir = now(), alasan_akhir = '${alasan}' where sidik in (select sidik from notifikasi_telepon limit 1)`,
    );
  expect(await baris()).toEqual([]);
});
