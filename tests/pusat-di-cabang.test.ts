import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

/** Head office works on a shop that it has chosen (D-43.1): what `x-toko` opens, and what it does not. */
const HARI = '2026-11-20';
const DI = (kode_toko: string) => ({ 'x-toko': kode_toko });
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ hari: HARI, toko: ['PST', 'KJ1', 'KJ2'] });
  for (const kode of ['KJ1', 'KJ2'] as const) {
    await shop.dasar(kode);
    const { status, text } = await send(
      shop.as('OWN', kode),
      'cash/masuk',
      isiKas(20_000_000, 'MODAL_KAS'),
    );
    expect(status, text).toBe(201);
  }
});
afterAll(() => shop.close());

const me = async (kode_toko?: string) => {
  const { body } = await shop
    .as('OWN', 'PST')
    .raw('GET', 'users/me', undefined, kode_toko ? DI(kode_toko) : {});
  return body.data as {
    user: { user_id: string; level: string; kode_toko: string; kode_sales: string | null };
    pusat: { kode_toko: string } | null;
    toko: { kode_toko: string; jenis: string };
    modules: string[];
    hari: { tgl_system: string };
  };
};

test('menu, modules and day are the branch’s, the person is his own; a branch’s person is of no head office', async () => {
  await shop.modulOn('KIRIM_BARANG_MODULE', 'KJ1');
  const disana = await me('KJ1');
  expect(disana).toMatchObject({
    user: { user_id: 'own.pst', level: 'OWN', kode_toko: 'KJ1' },
    pusat: { kode_toko: 'PST' },
    toko: { kode_toko: 'KJ1', jenis: 'CABANG' },
    hari: { tgl_system: HARI },
  });
  expect(disana.modules).toContain('KIRIM_BARANG_MODULE');
  expect((await me()).modules).not.toContain('KIRIM_BARANG_MODULE');
  const { body } = await shop.as('OWN').raw('GET', 'users/me');
  expect(body.data.pusat).toBeNull();
  const lain = await shop.as('OWN').raw('GET', 'users/me', undefined, DI('KJ2'));
  expect([lain.status, lain.body.code]).toEqual([403, 'TOKO_LAIN']);
});

test('the sales code of head office is nobody’s in a branch', async () => {
  await shop.rows("update users set kode_sales = 'HD2' where user_id = 'own.pst'");
  expect((await me()).user.kode_sales).toBe('HD2');
  expect((await me('KJ1')).user.kode_sales).toBeNull();
});

test('a picture and a link read of the branch that their address names; nothing is written by such an address', async () => {
  const pusat = shop.as('OWN', 'PST');
  const kas = 'master-kode-transaksi';
  const { body } = await pusat.raw('GET', '~KJ1/users/me');
  expect(body.data.toko.kode_toko).toBe('KJ1');
  expect((await shop.as('OWN').raw('GET', '~KJ2/users/me')).body.code).toBe('TOKO_LAIN');
  expect((await pusat.raw('POST', `~KJ1/${kas}`, {})).status).toBe(404);
  expect((await pusat.raw('GET', '~kj1/users/me')).status).toBe(404);
});

test('5,000,000 a day is what one person spends in the whole chain, not in each branch', async () => {
  const pusat = shop.as('OWN', 'PST');
  const first = await send(pusat, 'cash/keluar', isiKas(3_000_000), DI('KJ1'));
  expect(first.status, first.text).toBe(201);
  const second = await send(pusat, 'cash/keluar', isiKas(3_000_000), DI('KJ2'));
  expect([second.status, second.body.code]).toEqual([403, 'PERLU_OTORISASI']);
  expect(second.body.event).toBe('KAS_KELUAR_BESAR');
  // The branch's own people have each their own sum.
  const own = await send(shop.as('KASIR', 'KJ2'), 'cash/keluar', isiKas(3_000_000));
  expect(own.status, own.text).toBe(201);
});

test('who asks in a branch does not agree there himself, and a yes of one shop is none in another', async () => {
  const pusat = shop.as('SPV', 'PST');
  const body = isiKas(6_000_000);
  const asked = await pusat.raw(
    'POST',
    'otorisasi',
    { method: 'POST', path: '/api/v1/cash/keluar', body },
    DI('KJ1'),
  );
  expect(asked.status, asked.text).toBe(201);
  const { keystore } = asked.body.data as { keystore: string };
  const sendiri = await pusat.raw('POST', `otorisasi/${keystore}/setujui`, {}, DI('KJ1'));
  expect([sendiri.status, sendiri.body.code]).toEqual([403, 'BUKAN_PENYETUJU']);
  // Of another branch nobody agrees, and head office does not find it in another shop than the one that was asked in.
  expect((await shop.as('OWN', 'KJ2').raw('POST', `otorisasi/${keystore}/setujui`, {})).status).toBe(
    404,
  );
  const salahToko = await shop
    .as('OWN', 'PST')
    .raw('POST', `otorisasi/${keystore}/setujui`, {}, DI('KJ2'));
  expect(salahToko.status).toBe(404);
  const setuju = await shop.as('OWN').raw('POST', `otorisasi/${keystore}/setujui`, {});
  expect(setuju.status, setuju.text).toBe(200);
  const pakai = (kode_toko: string) =>
    send(pusat, 'cash/keluar', body, { ...DI(kode_toko), 'x-otorisasi': keystore });
  expect((await pakai('KJ2')).body.code).toBe('PERLU_OTORISASI');
  const disana = await pakai('KJ1');
  expect(disana.status, disana.text).toBe(201);
});

test('a key that a write was sent with is answered in its shop alone, so that a draft is saved in no other', async () => {
  const pusat = shop.as('OWN', 'PST');
  const kunci = 'kunci-satu-toko-1';
  const head = (kode_toko: string) => ({ ...DI(kode_toko), 'idempotency-key': kunci });
  const first = await pusat.raw('POST', 'cash/masuk', isiKas(1_000, 'MODAL_KAS'), head('KJ1'));
  expect(first.status, first.text).toBe(201);
  const jawaban = async (kode_toko: string) =>
    (await pusat.raw('GET', `jawaban/${kunci}`, undefined, DI(kode_toko))).body.data.tersimpan;
  expect([await jawaban('KJ1'), await jawaban('KJ2')]).toEqual([true, false]);
});

test('in a branch that locks after 60 minutes head office’s screen locks after its own 5, and needs its own second factor', async () => {
  await shop.param('SESSION_LOCK_MINUTES', 60, 'KJ1');
  await shop.param('SESSION_LOCK_MINUTES', 5, 'PST');
  const pusat = shop.as('OWN', 'PST');
  const hadir = await pusat.raw('GET', 'users/hadir', undefined, DI('KJ1'));
  expect(hadir.body.data.menit_kunci).toBe(5);
  shop.jam('2026-11-20T09:10:00+07:00');
  const locked = await pusat.raw('GET', 'tokos', undefined, DI('KJ1'));
  expect(locked.body.code).toBe('LAYAR_TERKUNCI');
  await shop.param('SESSION_LOCK_MINUTES', 60, 'PST');
  await shop.param('WAJIB_DUA_FAKTOR', 'SEMUA', 'PST');
  shop.jam('2026-11-20T09:11:00+07:00');
  const { body } = await pusat.raw('GET', 'users/me', undefined, DI('KJ1'));
  expect(body.data.user.pasang_sebelum ?? body.data.user.pasang_faktor).toBeTruthy();
  await shop.param('WAJIB_DUA_FAKTOR', 'TIDAK', 'PST');
});

test('what head office changes in a branch stands in its audit by name, and in № 114', async () => {
  const pusat = shop.as('OWN', 'PST');
  const made = await pusat.raw(
    'POST',
    'users',
    { user_id: 'baru.kj2', usere_name: 'Baru', level: 'KASIR', password: 'kata-sandi-baru-2026' },
    DI('KJ2'),
  );
  expect(made.status, made.text).toBeLessThan(300);
  const [row] = await shop.rows<{ kode_toko: string; user_id: string }>(
    "select kode_toko, user_id from audit where kunci = 'baru.kj2' order by waktu desc limit 1",
  );
  expect(row).toEqual({ kode_toko: 'KJ2', user_id: 'own.pst' });
  const nama = encodeURIComponent('PUSAT DI CABANG');
  const path = `audit/report-sinyal?tgl_from=${HARI}&tgl_to=${HARI}&sinyal=${nama}&user_id=own.pst`;
  const rows = barisLaporan((await shop.as('OWN', 'KJ2').raw('GET', path)).body.data);
  expect(rows.map(({ uraian }) => uraian)).toContain('1 perubahan data dan setelan');
});
