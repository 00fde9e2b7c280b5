import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSesi, type SesiRow } from '#areas/akses/server/sesi/sesi.table.ts';
import { openShop, PASSWORD, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.inject({
    method: 'POST',
    url: '/api/v1/users/login',
    payload: { user_id: 'own.pst', password: PASSWORD },
    headers: { 'x-device': 'meja-pusat-1' },
  });
});
// Days and shops were changed by hand.
afterAll(() => shop.close({ broken: true }));

const OP = '00000000-0000-4000-8000-000000000001';
/** Never another while the session lives. */
const TETAP = ['sidik', 'jenis_sesi', 'user_id', 'kode_toko', 'kode_toko_user', 'mulai', 'jam'];
/** What each moves that a session of head office is made of, at work in its own shop and in a branch. */
const PERUBAHAN = [
  `update sesi set terakhir = terakhir + interval '1 minute', terkunci = now() where user_id = 'own.pst'`,
  `update sesi set terkunci = null where user_id = 'own.pst'`,
  `update users set usere_name = 'Lain', level = 'SPV', kode_sales = 'S9', ganti_password = true where user_id = 'own.pst'`,
  `update users set is_active = false where user_id = 'own.pst'`,
  `update users set is_active = true where user_id = 'own.pst'`,
  `insert into dua_faktor (kode_toko, user_id, rahasia, kode_pulih, aktif_sejak) values ('PST', 'own.pst', '', '{}', now())`,
  `delete from dua_faktor where user_id = 'own.pst'`,
  ...['PST', 'KJ1'].flatMap((toko) => [
    `update toko set nama_toko = 'Baru', alamat_toko = 'Jl Baru', no_whatsapp = '+628' where kode_toko = '${toko}'`,
    `update toko set zona = 'WIT', demo = not demo where kode_toko = '${toko}'`,
    `update toko set jenis = 'ONLINE' where kode_toko = '${toko}'`,
    `update toko set portal = 'https://jauh.contoh.id/', server_sendiri = true where kode_toko = '${toko}'`,
    `update toko set versi = versi + 1 where kode_toko = '${toko}'`,
    `update hari_toko set status = 'CLOSED', ditutup_at = now() where kode_toko = '${toko}' and status = 'OPEN'`,
    `insert into hari_toko values ('${toko}', '2027-01-05', 'OPEN', 'uji', now(), null, null, null, '${OP}')`,
    `insert into jam_toko (kode_toko, izin) values ('${toko}', now())`,
    `update jam_toko set tanggal = '2027-01-05' where kode_toko = '${toko}'`,
    `update audit_kepala set waktu = now() + interval '1 day' where kode_toko = '${toko}'`,
  ]),
];

test('a session is as it is now, whatever it is made of has moved since it was read whole', async () => {
  const [{ sidik }] = (await shop.rows(`select sidik from sesi where user_id = 'own.pst'`)) as [
    { sidik: string },
  ];
  const rows = (on = shop.db) =>
    Promise.all([findSesi(on, sidik, undefined), findSesi(on, sidik, 'KJ1')]);
  const moved = new Set<string>();
  let before = await rows();
  expect(before.map((one) => one?.kode_toko)).toEqual(['PST', 'KJ1']);
  for (const text of PERUBAHAN) {
    await shop.rows(text);
    // Another of the same database: nothing of it was kept.
    const now = await rows({ ...shop.db });
    expect(await rows(), text).toEqual(now);
    expect(now, text).not.toEqual(before);
    for (const [at, one] of now.entries())
      for (const key of Object.keys(one ?? {}) as (keyof SesiRow)[])
        if (one?.[key] !== before[at]?.[key]) moved.add(key);
    before = now;
  }
  const names = Object.keys(before[0] ?? {}).filter((key) => !TETAP.includes(key));
  expect(names.filter((key) => !moved.has(key))).toEqual([]);
});
