import { afterAll, beforeAll, expect, test } from 'vitest';
import { bukaLayanan } from '#tests/kit/uji/layanan-dorong.ts';
import { done } from '#tests/kit/done.ts';
import { percaya } from '#tests/kit/orang/telepon.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let layanan: Awaited<ReturnType<typeof bukaLayanan>>;
beforeAll(async () => {
  layanan = await bukaLayanan();
  shop = await openShop({ dasar: true, jamKetat: true });
  for (const who of ['OWN', 'SPV'] as const) {
    const telepon = await percaya(shop, who);
    const nama = who.toLowerCase();
    const { status, body } = await telepon.ask(
      'POST otorisator/notifikasi',
      layanan.langganan(nama),
    );
    expect(status, JSON.stringify(body)).toBe(200);
  }
});
afterAll(async () => {
  await shop.close();
  await layanan.tutup();
});

test('a clock that is behind rings the owner’s telephone once, and no supervisor’s; in two minutes of it nobody', async () => {
  const me = () => shop.as('KASIR').raw('GET', 'users/me');
  const [toko] = await shop.rows<{ nama_toko: string }>(
    `select nama_toko from toko where kode_toko = 'KJ1'`,
  );
  const acts = () => shop.rows('select count(*)::int as n from audit');
  shop.jam('2026-11-20T02:30:00.000Z');
  const modal = { kode_transaksi: 'MODAL_KAS', jumlah: 100_000, keterangan: 'Modal pagi' };
  await done(shop, 'OWN', 'cash/masuk', modal);
  shop.jam('2026-11-20T02:28:00.000Z');
  expect((await me()).body.data.hari.jam_mundur).toBe(null);
  const before = await acts();
  shop.jam('2026-11-20T02:20:00.000Z');
  for (const _ of [1, 2, 3]) expect((await me()).body.data.hari.jam_mundur).toBe(600);
  await expect.poll(() => layanan.masuk.length, { timeout: 8000, interval: 10 }).toBe(1);
  const [{ jalan, isi } = { jalan: '', isi: {} }] = layanan.masuk;
  expect(jalan).toBe('/kirim/own');
  expect(isi).toEqual({
    judul: 'Jam server mundur',
    isi: `${toko!.nama_toko}: transaksi ditolak sampai jamnya benar atau Anda mengizinkan.`,
    kode_toko: 'KJ1',
    perihal: 'JAM',
  });
  expect(await acts()).toEqual(before);
});
