import { afterAll, beforeAll, expect, test } from 'vitest';
import { nowMs, toIso } from '#kit/server/clock.ts';
import { openSesi } from '#app/server/demo/sitting.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { openShop, PASSWORD, type Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

/** Head office works on a shop that it has chosen (D-43.1): what `x-toko` opens, and what it does not. */
const HARI = '2026-11-20';
const DI = (kode_toko: string) => ({ 'x-toko': kode_toko });
const KUPON = {
  jenis_kupon: 'SERATUS',
  nama: 'Seratus ribu',
  cara: 'RUPIAH',
  nilai: 100_000,
  minimal_belanja: 5_000_000,
  masa_hari: 30,
  kali_pakai: 1,
  terbit_dari: 10_000_000,
};
const KOTAK = { kode_aksesoris: 'KOTAK', nama_aksesoris: 'Kotak', minimum: 0, harga: 2500 };
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
  const jawab = `otorisasi/${keystore}/setujui`;
  const sandi = { user_id: 'spv.pst', password: PASSWORD };
  for (const toko of ['KJ1', 'PST'])
    for (const [isi, code] of [
      [{}, 'PERANGKAT_SAMA'],
      [sandi, 'BUKAN_PENYETUJU'],
    ] as const) {
      const sendiri = await pusat.raw('POST', jawab, isi, DI(toko));
      const salah = toko === 'PST' ? [404, 'OTORISASI_TIDAK_ADA'] : [403, code];
      expect([sendiri.status, sendiri.body.code]).toEqual(salah);
    }
  // No person of another branch can approve, and head office finds the request only in the shop where it was made.
  expect((await shop.as('OWN', 'KJ2').raw('POST', jawab, {})).status).toBe(404);
  expect((await shop.as('OWN', 'PST').raw('POST', jawab, {}, DI('KJ2'))).status).toBe(404);
  const setuju = await shop.as('OWN').raw('POST', jawab, {});
  expect(setuju.status, setuju.text).toBe(200);
  const pakai = (kode_toko: string) =>
    send(pusat, 'cash/keluar', body, { ...DI(kode_toko), 'x-otorisasi': keystore });
  expect((await pakai('KJ2')).body.code).toBe('PERLU_OTORISASI');
  const disana = await pakai('KJ1');
  expect(disana.status, disana.text).toBe(201);
});

test('accessories and coupons that a person moves and mints on a day are one sum in all shops, too', async () => {
  const pusat = shop.as('OWN', 'PST');
  const spv = shop.as('SPV', 'PST');
  for (const toko of ['KJ1', 'KJ2'] as const) {
    await shop.modulOn('KUPON_PENJUALAN_MODULE', toko);
    for (const [path, body] of [
      ['aksesoris', KOTAK],
      ['para-kupon', KUPON],
    ] as const) {
      const made = await send(pusat, path, body, DI(toko));
      expect(made.status, made.text).toBeLessThan(300);
    }
  }
  const barang = [{ kode_aksesoris: 'KOTAK', qty: 300 }];
  const kotak = { jenis: 'TAMBAH', keterangan: 'Etalase', barang };
  const kupon = { jenis_kupon: 'SERATUS', banyak: 30 };
  for (const [path, body, event] of [
    ['stock-aksesoris', kotak, 'AKSESORIS_BANYAK'],
    ['transaksi-kupon', kupon, 'KUPON_BANYAK'],
  ] as const) {
    const first = await send(spv, path, body, DI('KJ1'));
    expect(first.status, first.text).toBe(201);
    const second = await send(spv, path, body, DI('KJ2'));
    expect([second.status, second.body.event]).toEqual([403, event]);
  }
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
  const token = await openSesi(shop.db, 'mu.pst', 'uji');
  const headers = { authorization: `Bearer ${token}`, ...DI('KJ1') };
  const baca = async (path: string) =>
    (await shop.app.inject({ url: `/api/v1/${path}`, headers })).json();
  expect((await baca('users/hadir')).data.menit_kunci).toBe(5);
  shop.jam(toIso(nowMs() + 10 * 60_000));
  expect((await baca('tokos')).code).toBe('LAYAR_TERKUNCI');
  await shop.param('SESSION_LOCK_MINUTES', 60, 'PST');
  await shop.param('WAJIB_DUA_FAKTOR', 'SEMUA', 'PST');
  const { user } = (await baca('users/me')).data;
  expect(user.pasang_sebelum ?? user.pasang_faktor).toBeTruthy();
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
  // The person, and above an accessory and a kind of coupon.
  expect(rows.map(({ uraian }) => uraian)).toContain('3 perubahan data dan setelan');
});
