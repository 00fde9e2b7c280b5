import { afterAll, beforeAll, expect, test } from 'vitest';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { tanpaKata } from '#tests/proof/oracle/kata-log.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';

const TGL = '2026-11-20';
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ hari: TGL, dasar: true, toko: ['KJ1'] });
});
afterAll(() => shop.close());

type Baris = { kunci: string; sebelum: string[] | null; sesudah: string[] | null };
async function terakhir(): Promise<Baris> {
  const { body } = await shop.as('OWN').raw('GET', `audit/report?tgl_from=${TGL}&tgl_to=${TGL}`);
  return barisLaporan(body.data)
    .toSorted((a, b) => String(a.waktu).localeCompare(String(b.waktu)))
    .at(-1) as Baris;
}
/** Writes an act into the audit; the product's code that writes it is tested where it is. */
let menit = 0;
async function catat(act: [string, string, string], sebelum: unknown, sesudah: unknown) {
  menit += 1;
  await shop.rows(`select set_config('kilau.waktu', $1, false)`, [
    `${TGL}T09:${String(menit).padStart(2, '0')}:00Z`,
  ]);
  await shop.rows(
    `select catat_audit('KJ1', gen_random_uuid(), 'own.kj1', 'OWN', '', '', $1, $2, $3, $4, $5, null)`,
    [...act, JSON.stringify(sebelum), JSON.stringify(sesudah)],
  );
  return terakhir();
}

test('a weight is said in grams, gold in percent, money in rupiah, a moment by the clock of the shop', async () => {
  const dari = {
    berat: 3205,
    persen: 7000,
    harga_modal: 5_870_000,
    ongkos: 50_000,
    berat_label: 170,
  };
  const ke = {
    berat: 3210,
    persen: 7500,
    harga_modal: 5_900_000,
    ongkos: 55_000,
    berat_label: 180,
  };
  const { kunci, sebelum, sesudah } = await catat(['UBAH', 'barang', 'KJ100001'], dari, ke);
  expect(sebelum).toEqual([
    'Berat: 3.205 g',
    'Berat Label: 0.170 g',
    'Harga Modal: Rp 5,870,000',
    'Ongkos: Rp 50,000',
    'Kadar Sebenarnya: 70%',
  ]);
  expect(sesudah?.[0]).toBe('Berat: 3.210 g');
  expect(kunci).toBe(
    'Mengubah barang KJ100001: berat dari 3.205 g menjadi 3.210 g, ' +
      'berat label dari 0.170 g menjadi 0.180 g, ' +
      'harga modal dari Rp 5,870,000 menjadi Rp 5,900,000 dan 2 lagi',
  );
  const harga = { jenis: 'JUAL', kode_kadar: '750', harga_per_gram: 2_170_000 };
  const satu = await catat(
    ['UBAH_HARGA', 'harga_emas', 'JUAL 750'],
    { ...harga, berlaku_dari: '2026-11-19T17:30:00.000Z' },
    { ...harga, berlaku_dari: '2026-11-20T01:30:00.000Z', harga_per_gram: 2_180_000 },
  );
  expect(satu.sesudah).toEqual(['Berlaku Dari: 2026-11-20 08:30', 'Harga Per Gram: Rp 2,180,000']);
  expect(satu.kunci).toContain('harga per gram dari Rp 2,170,000 menjadi Rp 2,180,000');
});

test('a choice is said by its words, a right by its door, a parameter in its own unit, parts by their labels', async () => {
  const nota = { huruf: 'NORMAL', logo: true, lebar: 210 };
  const satu = await catat(['UBAH', 'templat_nota', 'JUAL'], nota, {
    ...nota,
    huruf: 'BESAR',
    logo: false,
  });
  expect(satu.sesudah).toEqual(['Ukuran Huruf: Besar', 'Logo: tidak']);
  const akses = await catat(
    ['UBAH_HAK_AKSES', 'user_akses', 'ksr.kj1'],
    [{ kode: 'data-barang', is_show: false }],
    [{ kode: 'data-barang', is_show: true }],
  );
  expect(akses.sesudah).toEqual(['Data Barang: ya']);
  const atur = await catat(
    ['UBAH_PARAMETER', 'parameter_toko', 'TOLERANSI_PENERIMAAN'],
    { value: 0.05 },
    { value: 0.1 },
  );
  expect(atur.sesudah).toEqual(['Nilai: 0.100 g']);
  const kartu = await catat(
    ['UBAH', 'setting_member', 'KJ1'],
    { kartu: { judul: 'Member', warna: 'EMAS' } },
    { kartu: { judul: 'Member Kilau', warna: 'EMAS' } },
  );
  expect(kartu.sesudah?.[0]).toContain('judul Member Kilau');
});

test('what was really done has a word for every field', async () => {
  await send(shop.as('OWN'), 'kadar', { kode_kadar: '999', label: '24K', persen: 99.9 });
  await send(shop.as('OWN'), 'sales', {
    kode_sales: 'S77',
    nama: 'Dewi',
    hp: null,
    target: 1_000_000,
  });
  await send(shop.as('OWN'), 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 1_000_000,
    keterangan: 'Modal',
  });
  expect(await tanpaKata(shop)).toEqual([]);
});

test('a field that nobody gave a word is found', async () => {
  await catat(['TAMBAH', 'kadar', 'X'], null, { entah_apa: 12 });
  expect(await tanpaKata(shop)).toEqual(['kadar.entah_apa']);
});

test('an English reader is told in English what was changed, from what to what', async () => {
  await catat(
    ['UBAH', 'barang', 'KJ100001'],
    { berat: 3205, is_active: true, entah: 1 },
    { berat: 3210, is_active: false, entah: 1 },
  );
  const { body } = await shop
    .as('OWN')
    .raw('GET', `audit/report?tgl_from=${TGL}&tgl_to=${TGL}`, undefined, {
      'accept-language': 'en',
    });
  const last = barisLaporan(body.data)
    .toSorted((a, b) => String(a.waktu).localeCompare(String(b.waktu)))
    .at(-1) as Baris;
  expect(last.kunci).toMatch(/^Changed items? KJ100001: weight from 3\.205 g to 3\.210 g, /);
  expect(last.sesudah?.[0]).toBe('Weight: 3.210 g');
  expect(last.sesudah?.[1]).toMatch(/: no$/);
});

test('a photo is told as one, by its piece, and by no name of the machine', async () => {
  const gambar = { gambar_name: '0a1b2c3d.jpg' };
  const piece = await catat(
    ['FOTO', 'barang', 'KJ100001'],
    { gambar: [gambar] },
    { gambar: [gambar, { gambar_name: '1a1b2c3d.jpg' }] },
  );
  expect(piece.kunci).toBe('Mengunggah foto KJ100001');
  expect([piece.sebelum, piece.sesudah]).toEqual([['Foto: 1 foto'], ['Foto: 2 foto']]);
  const waiting = await catat(
    ['FOTO', 'foto', '0a1b2c3d.jpg'],
    { gambar: [] },
    { gambar: [gambar] },
  );
  expect(waiting.kunci).toBe('Mengunggah foto');
  expect(waiting.sesudah).toEqual(['Foto: 1 foto']);
});

test('no digest, no path and no id is told, but that there is one', async () => {
  const { sesudah } = await catat(['UBAH', 'customer', 'C0001'], null, {
    no_ktp: '*1234 0123456789abcdef',
    foto: 'KJ1/2026/11/3f2a9c.jpg',
    gambar_name: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f',
    nama: 'Bu Wati',
  });
  expect(sesudah!.map((baris) => baris.replace(/^.*: /, ''))).toEqual([
    'ada',
    'ada',
    'Bu Wati',
    '*1234',
  ]);
});
