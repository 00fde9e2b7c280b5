import { expect, test } from 'vitest';
import type { DataPusat } from '#app/contract/pusat.api.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop } from '#tests/kit/shop.ts';

test('a code that names gold here keeps its percent, whatever head office calls it', async () => {
  const shop = await openShop({ dasar: true });
  try {
    await tambahPotong(shop, ['P1']);
    const pst = shop.as('OWN', 'PST');
    await pst.raw('POST', 'kadar', { kode_kadar: '750', label: '16K', persen: 70 });
    await pst.raw('POST', 'kategori', { kode_kategori: 'BARU', nama: 'Baru' });
    await pst.raw('POST', 'terbit-data-pusat', { catatan: '' });
    const { beda } = (await shop.as('OWN').raw('GET', 'import-data-pusat')).body.data as DataPusat;
    expect(beda.map(({ tabel, kunci, keadaan }) => `${tabel} ${kunci} ${keadaan}`)).toEqual([
      'kategori BARU BARU',
      'kadar 750 DIUBAH_DI_SINI',
    ]);
    const pilih = beda.map(({ tabel, kunci }) => ({ tabel, kunci: [kunci] }));
    const done = await shop.as('OWN').raw('POST', 'import-data-pusat', { versi: 1, pilih });
    expect(done).toMatchObject({ status: 409, body: { code: 'KADAR_DIPAKAI' } });
    // All of it or nothing.
    const rows = `select 1 from kategori where kode_toko = 'KJ1' and kode_kategori = 'BARU'`;
    expect(await shop.rows(rows)).toEqual([]);
  } finally {
    await shop.close();
  }
});
