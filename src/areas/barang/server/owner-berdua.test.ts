import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ubahModulEndpoint, ubahParameterEndpoint } from '#areas/akses/contract/setelan.api.ts';
import { hapusDuaFaktorEndpoint } from '#areas/akses/contract/dua-faktor.api.ts';
import { loginEndpoint } from '#areas/akses/contract/sesi.api.ts';
import * as users from '#areas/akses/contract/users.api.ts';
import { listHargaEmasEndpoint, ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

const LAIN = 'siti.kj1';
const BARU = 'gunung-tinggi-berkabut-3';
const SITI = {
  user_id: LAIN,
  usere_name: 'Siti',
  kode_sales: null,
  level: 'OWN',
  password: 'perahu-merah-di-muara-9',
} as const;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ dasar: true });
});
afterAll(() => shop.close());

const turun = (harga: number) => ({
  body: { kode_kadar: '750', harga_per_gram: rp(harga) } as never,
});
const own = () => shop.as('OWN');
const kini = async () =>
  (await own().call(listHargaEmasEndpoint, { query: { kode_kadar: '750', jenis: 'JUAL' } }))[0]!
    .harga_per_gram;
const PERLU = { status: 403, code: 'PERLU_OTORISASI', extra: { level: ['OWN'] } };

test('an owner who is the only one opens the morning alone', async () => {
  await own().call(ubahHargaEmasEndpoint, turun(2_180_000));
  expect(await kini()).toBe(2_180_000);
});

test('a second owner who has never come in holds nobody up, and may be sent away alone', async () => {
  const body = {
    user_id: 'tamu.kj1',
    usere_name: 'Tamu',
    kode_sales: null,
    level: 'OWN',
    password: 'perahu-biru-di-muara-7',
  } as const;
  await own().call(users.tambahUserEndpoint, { body });
  await own().call(ubahHargaEmasEndpoint, turun(2_190_000));
  await own().call(users.hapusUserEndpoint, { params: { user_id: 'tamu.kj1' } });
});

test('of two owners neither changes a price alone, and each answers the other', async () => {
  await own().call(users.tambahUserEndpoint, { body: SITI });
  await shop.rows("update users set ganti_password = false where user_id = 'siti.kj1'");
  await shop.as(LAIN).raw('GET', 'users/me');

  await expect(own().call(ubahHargaEmasEndpoint, turun(1000))).rejects.toMatchObject(PERLU);
  await expect(
    shop.approve('OWN', ubahHargaEmasEndpoint, turun(1000), 'SPV'),
  ).rejects.toMatchObject({ code: 'BUKAN_PENYETUJU' });
  await expect(
    shop.approve('OWN', ubahHargaEmasEndpoint, turun(1000), 'OWN'),
  ).rejects.toMatchObject({ status: 403 });
  expect(await kini()).toBe(2_190_000);
  await shop.approved('OWN', ubahHargaEmasEndpoint, turun(2_200_000), LAIN);
  await shop.approved(LAIN, ubahHargaEmasEndpoint, turun(2_210_000), 'OWN');
  expect(await kini()).toBe(2_210_000);
});

test('nor by a label, by the price of all gold, by a parameter that is a price, or by the one that frees owners', async () => {
  const label = { kode_bandrol: 'LB1', nama: 'Cincin', harga: 500_000, berat_label: 0 };
  expect((await own().raw('POST', 'parabandrol', label)).body.code).toBe('PERLU_OTORISASI');
  const global = { nominal: 1000 };
  expect((await own().raw('POST', 'parameter-harga-emas/global', global)).body.code).toBe(
    'PERLU_OTORISASI',
  );
  const bebas = { params: { key: 'OWN_TANPA_OTORISASI' }, body: { value: true } };
  await expect(own().call(ubahParameterEndpoint, bebas)).rejects.toMatchObject(PERLU);
  const persen = { params: { key: 'HARGA_BELI_PERSEN' }, body: { value: 99 } };
  await expect(own().call(ubahParameterEndpoint, persen)).rejects.toMatchObject({
    code: 'PERLU_OTORISASI',
  });
  const kas = { params: { key: 'BATAS_KAS_KELUAR' }, body: { value: 6_000_000 } };
  await expect(own().call(ubahParameterEndpoint, kas)).rejects.toMatchObject(PERLU);
  const nota = { params: { key: 'AUTO_CUT' }, body: { value: false } };
  await own().call(ubahParameterEndpoint, nota);
});

test('a module switches what the counter asks and keeps: of two owners the other agrees, on and off', async () => {
  const saklar = (key: string, aktif: boolean) => ({ params: { key }, body: { aktif } as never });
  await expect(own().call(ubahModulEndpoint, saklar('MEMBER_MODULE', true))).rejects.toMatchObject({
    ...PERLU,
    extra: { event: 'UBAH_MODUL', level: ['OWN'] },
  });
  await expect(
    shop.approve('OWN', ubahModulEndpoint, saklar('MEMBER_MODULE', true), 'SPV'),
  ).rejects.toMatchObject({ code: 'BUKAN_PENYETUJU' });
  await shop.approved('OWN', ubahModulEndpoint, saklar('MEMBER_MODULE', true), LAIN);
  await expect(own().call(ubahModulEndpoint, saklar('MEMBER_MODULE', false))).rejects.toMatchObject(
    PERLU,
  );
  await shop.approved(LAIN, ubahModulEndpoint, saklar('MEMBER_MODULE', false), 'OWN');
});

test('a dishonest owner cannot send the other away, lower him, or take his password to be alone', async () => {
  const params = { user_id: LAIN };
  await expect(own().call(users.hapusUserEndpoint, { params })).rejects.toMatchObject(PERLU);
  const spv = { usere_name: 'Siti', level: 'SPV', is_active: true, kode_sales: null } as const;
  await expect(own().call(users.ubahUserEndpoint, { params, body: spv })).rejects.toMatchObject(
    PERLU,
  );
  await own().call(users.akhiriSesiEndpoint, { params });
  const body = { new_password: BARU };
  const saksi = { ...PERLU, extra: { level: ['SPV', 'OWN'], events: ['HAK_AKSES'] } };
  await expect(own().call(users.resetPasswordEndpoint, { params, body })).rejects.toMatchObject(
    saksi,
  );
  await expect(own().call(hapusDuaFaktorEndpoint, { params })).rejects.toMatchObject(saksi);
  await shop.approved('OWN', users.resetPasswordEndpoint, { params, body }, 'SPV');
  await expect(own().call(ubahHargaEmasEndpoint, turun(1000))).rejects.toMatchObject(PERLU);
  const asked = await own().raw('POST', 'otorisasi', {
    method: 'POST',
    path: 'parameter-harga-emas',
    body: { kode_kadar: '750', harga_per_gram: 1000 },
  });
  const answer = { user_id: LAIN, password: body.new_password, kode: null, tiket: null };
  const said = await own().raw('POST', `otorisasi/${asked.body.data.keystore}/setujui`, answer);
  expect(said.body.code).toBe('PENYETUJU_BARU');
  expect(await kini()).toBe(2_210_000);
  // Her name is her own: a new spelling needs no approval.
  const nama = { ...spv, level: 'OWN', usere_name: 'Siti Aminah' } as const;
  await own().call(users.ubahUserEndpoint, { params, body: nama });
});

test('nor does he make a third owner, who would be himself: the other one agrees', async () => {
  const tiga = { ...SITI, user_id: 'budi.kj1', usere_name: 'Budi' } as const;
  await expect(own().call(users.tambahUserEndpoint, { body: tiga })).rejects.toMatchObject(PERLU);
  const naik = {
    usere_name: 'Supervisor',
    level: 'OWN',
    is_active: true,
    kode_sales: null,
  } as const;
  const params = { user_id: 'spv.kj1' };
  await expect(own().call(users.ubahUserEndpoint, { params, body: naik })).rejects.toMatchObject(
    PERLU,
  );
  await expect(
    shop.approve('OWN', users.tambahUserEndpoint, { body: tiga }, 'SPV'),
  ).rejects.toMatchObject({ code: 'BUKAN_PENYETUJU' });
});

/** What she whom he has taken says to a request of his, by the password that he knows. */
const jawabSiti = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
  const asked = await own().raw('POST', 'otorisasi', { method, path, body });
  const { keystore } = asked.body.data;
  const answer = { user_id: LAIN, password: BARU, kode: null, tiket: null };
  const said = await own().raw('POST', `otorisasi/${keystore}/setujui`, answer);
  return { keystore, status: said.status, code: said.body.code };
};

test('with a supervisor for his witness he logs in as she does, and for three days it gains him nothing', async () => {
  await shop.rows("update users set ganti_password = false where user_id = 'siti.kj1'");
  const harga = { kode_kadar: '750', harga_per_gram: 1000 };
  const terambil = { status: 403, code: 'PENYETUJU_TERAMBIL' };
  expect(await jawabSiti('POST', 'parameter-harga-emas', harga)).toMatchObject(terambil);
  expect(await jawabSiti('DELETE', `users/${LAIN}`)).toMatchObject(terambil);
  // Nor the other way round: he asks as she would, and answers himself.
  const { token } = await own().call(loginEndpoint, { body: { user_id: LAIN, password: BARU } });
  const asked = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/otorisasi',
    headers: { authorization: `Bearer ${token}` },
    payload: { method: 'POST', path: 'parameter-harga-emas', body: harga },
  });
  const { keystore } = asked.json().data;
  const said = await own().raw('POST', `otorisasi/${keystore}/setujui`, {});
  expect([said.status, said.body.code]).toEqual([403, 'PENYETUJU_TERAMBIL']);
  expect(await kini()).toBe(2_210_000);
});

test('whoever leaves agrees to it himself, and then the shop has one owner again', async () => {
  await shop.hari('2026-11-24');
  const { keystore, status } = await jawabSiti('DELETE', `users/${LAIN}`);
  expect(status).toBe(200);
  await own().call(users.hapusUserEndpoint, { params: { user_id: LAIN }, keystore });
  await own().call(ubahHargaEmasEndpoint, turun(2_220_000));
  expect(await kini()).toBe(2_220_000);
});

test('an owner who has not come in for a month no longer holds the shop', async () => {
  await own().call(users.aktifkanUserEndpoint, { params: { user_id: LAIN } });
  await expect(own().call(ubahHargaEmasEndpoint, turun(1000))).rejects.toMatchObject(PERLU);
  await shop.hari('2026-12-21');
  await own().call(ubahHargaEmasEndpoint, turun(2_230_000));
  expect(await kini()).toBe(2_230_000);
});

test('head office and its branch count their own owners: neither waits for the other', async () => {
  await shop.as('OWN', 'PST').raw('GET', 'users/me');
  await own().call(ubahHargaEmasEndpoint, turun(2_240_000));
  const pusat = await shop
    .as('OWN', 'PST')
    .call(ubahHargaEmasEndpoint, { ...turun(2_250_000), toko: 'KJ1' });
  expect(pusat.harga_per_gram).toBe(2_250_000);
});
