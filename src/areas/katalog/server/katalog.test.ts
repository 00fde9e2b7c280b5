import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gambarAda, gambarPolos, kirimGambar } from '#tests/kit/kirim-gambar.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-katalog-'));
  process.env['KILAU_PHOTOS'] = folder;
  shop = await openShop({ dasar: true });
});
afterAll(async () => {
  delete process.env['KILAU_PHOTOS'];
  await shop.close();
  await rm(folder, { recursive: true });
});

const send = (method: string, path: string, body?: unknown) =>
  shop.as('SPV').raw(method, `app/${path}`, body);
/** What is said of each field of a call that was refused. */
async function said(method: string, path: string, body: unknown): Promise<Record<string, string>> {
  const answer = await send(method, path, body);
  expect([path, answer.status]).toEqual([path, 422]);
  return Object.fromEntries(
    (answer.body.errors as { path: string; message: string }[]).map((one) => [
      one.path,
      one.message,
    ]),
  );
}

const banner = {
  title: 'Promo akhir tahun',
  info: 'Ongkos 0',
  sub_info: 'Sampai 31 Desember',
  url_pendukung: 'https://kilau.example/promo',
  nama_tombol: 'Lihat',
};

describe('what a form of the catalogue asks for, word for word (3§5)', () => {
  test('a category wants a picture and a colour', async () => {
    const body = { kode_kategori: 'CN', nama_kategori: 'Cincin' };
    expect(await said('POST', 'kategori-katalog', body)).toEqual({
      gambar_path: 'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi',
      warna: 'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
    });
    for (const warna of ['', 'emas', 'url(x)', '#12'])
      expect(await said('POST', 'kategori-katalog', { ...body, warna, gambar_path: '' })).toEqual({
        gambar_path: 'Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi',
        warna: 'Warna wajib dipilih, Mohon pilih warna dan coba lagi',
      });
  });

  test.each(['banner', 'info'])(
    'a %s wants its picture when it is added, title, info, sub info, address and button; the button in the words of the address',
    async (jenis) => {
      expect(await said('POST', `${jenis}-katalog`, { [`kode_${jenis}`]: 'B1' })).toEqual({
        title: 'Title Tidak Boleh Kosong',
        info: 'Info Tidak Boleh Kosong',
        sub_info: 'Sub Info Tidak Boleh Kosong',
        url_pendukung: 'Url Pendukung Tidak Boleh Kosong',
        nama_tombol: 'Url Pendukung Tidak Boleh Kosong',
        gambar_path: 'Gambar Wajib Dimasukan',
      });
      const gambar_path = await gambarAda(shop, `${jenis.toUpperCase()}_ICON`);
      const row = { [`kode_${jenis}`]: 'B1', ...banner, gambar_path };
      const added = await send('POST', `${jenis}-katalog`, row);
      expect(added.body.data).toMatchObject({ sub_title: ' ', deskripsi: ' ', gambar_path });
      const changed = await send('PUT', `${jenis}-katalog/edit/B1`, { ...banner, title: 'Baru' });
      expect(changed.body.data).toMatchObject({ title: 'Baru', gambar_path });
    },
  );

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://a.example/"><script>', 'promo'])(
    'the address %s leads no customer anywhere',
    async (url_pendukung) => {
      const gambar_path = await gambarAda(shop, 'BANNER_ICON');
      const row = { kode_banner: 'JAHAT', ...banner, gambar_path, url_pendukung };
      expect(await said('POST', 'banner-katalog', row)).toEqual({
        url_pendukung: 'Url Pendukung Tidak Valid',
      });
    },
  );

  test('an item wants its category, name, weight, address, price and at least one picture', async () => {
    const kosong = { kode_banner: [], kode_info: [], hashtag_jenis: [], hashtag_kadar: [] };
    const words = {
      nama_barang: 'Nama Item Tidak Boleh Kosong',
      berat: 'Berat Tidak Boleh Kosong',
      harga_jual: 'Harga Jual Tidak Boleh Kosong',
      kode_kategori: 'Kategori Harus Dipilih',
      direct_url: 'Direct Url Tidak Boleh Kosong',
      gambar_path: 'Gambar Wajib Dimasukan',
    };
    const row = { kode_barang: 'I1', ...kosong, hashtag_lm: [] };
    expect(await said('POST', 'item-katalog', row)).toEqual(words);
    expect(await said('POST', 'item-katalog', { ...row, gambar_path: [] })).toEqual(words);
  });

  test('a price wants one group at least', async () => {
    const row = { kode_harga_app: 'H1', nama_harga_app: 'Emas tua', detail_group: [] };
    expect(await said('POST', 'harga', row)).toEqual({
      detail_group: 'Mohon Pilih List Group Minimal 1',
    });
  });

  test('a gift wants its picture, name, info, sub info and points, also when it is changed; points are digits', async () => {
    const words = {
      nama_hadiah: 'Nama Hadiah Tidak Boleh Kosong',
      info: 'Info Tidak Boleh Kosong',
      sub_info: 'Sub Info Tidak Boleh Kosong',
      point: 'Point Tidak Boleh Kosong',
      gambar_path: 'Gambar Wajib Dimasukan',
    };
    expect(await said('POST', 'member/list-gift', { kode_hadiah: 'P1' })).toEqual(words);
    const row = {
      nama_hadiah: 'Payung',
      info: 'Biru',
      sub_info: 'Lipat',
      point: '1.500 poin',
      gambar_path: await gambarAda(shop, 'HADIAH'),
    };
    const added = await send('POST', 'member/list-gift', { kode_hadiah: 'P1', ...row });
    expect([added.status, added.body.data?.point]).toEqual([201, 1500]);
    expect(
      await said('PUT', 'member/list-gift/edit/P1', { ...row, gambar_path: undefined }),
    ).toEqual({ gambar_path: 'Gambar Wajib Dimasukan' });
  });

  test('a prize of a gift of the shop has the gift’s point and stock, and no other point is taken for it', async () => {
    await shop.rows(`insert into hadiah (kode_toko, kode_hadiah, nama_hadiah, point, stock)
      values ('KJ1', 'P2', 'Payung besar', 40, 3)`);
    const row = {
      kode_hadiah: 'P2',
      nama_hadiah: 'Payung',
      info: 'Biru',
      sub_info: 'Lipat',
      gambar_path: await gambarAda(shop, 'HADIAH'),
    };
    const lain = { point: 'Hadiah Ini 40 Point, Diubah Di Master Data Hadiah' };
    expect(await said('POST', 'member/list-gift', { ...row, point: 25 })).toEqual(lain);
    const added = await send('POST', 'member/list-gift', { ...row, point: 40 });
    expect([added.status, added.body.data?.point, added.body.data?.keadaan]).toEqual([
      201,
      40,
      'ADA',
    ]);
    // The gift becomes dearer and the last one goes: list and edit say so, whatever the row was written with.
    await shop.rows(`update hadiah set point = 55, stock = 0 where kode_hadiah = 'P2'`);
    const dari = async (kode: string) =>
      ((await send('GET', 'member/list-gift')).body.data as { kode_hadiah: string }[]).find(
        (one) => one.kode_hadiah === kode,
      );
    expect(await dari('P2')).toMatchObject({ point: 55, keadaan: 'HABIS' });
    const ubah = (point: number) =>
      send('PUT', 'member/list-gift/edit/P2', { ...row, info: 'Merah', point });
    expect((await ubah(40)).body.message).toBe('Hadiah Ini 55 Point, Diubah Di Master Data Hadiah');
    expect((await ubah(55)).body.data).toMatchObject({ info: 'Merah', point: 55 });
    // Without a gift of its code it says its own.
    expect(await dari('P1')).toMatchObject({ point: 1500, keadaan: null });
  });

  test('an admin contact wants a name and a number of eleven digits, whatever stands between them', async () => {
    const nama = { kode_admin: 'A1', nama_admin: 'Rina' };
    expect(await said('POST', 'member/admin-chat', { kode_admin: 'A1' })).toEqual({
      nama_admin: 'Mohon Masukan Nama Admin',
      no_hp: 'Mohon Masukan Nomor Handphone',
    });
    expect(await said('POST', 'member/admin-chat', { ...nama, no_hp: '-' })).toEqual({
      no_hp: 'Mohon Masukan Nomor Handphone',
    });
    expect(await said('POST', 'member/admin-chat', { ...nama, no_hp: '0812 345 678' })).toEqual({
      no_hp: 'Mohn Masukan Nomor Handphone Yang Valid',
    });
    const added = await send('POST', 'member/admin-chat', { ...nama, no_hp: '0812-3456-7890' });
    expect(added.body.data).toMatchObject({ no_hp: '0812 3456 7890' });
  });

  test('a description of a group under twenty characters is refused', async () => {
    const row = { kode_group: 'T', description: 'Emas tua' };
    expect(await said('POST', 'member/group-description', row)).toEqual({
      description: 'Deskripsi Minimal 20 Karakter',
    });
  });

  test('a splash screen wants a text; it is put or posted, and stands above or below', async () => {
    const row = { text: '', position: 'top' };
    expect(await said('PUT', 'splash-screen/MEMBER', row)).toEqual({
      text: 'Text Tidak Boleh Kosong',
    });
    expect(await said('PUT', 'splash-screen/MEMBER', { text: 'Hai', position: 'left' })).toEqual({
      position: 'Posisi Harus Dipilih',
    });
    const image_path = await gambarAda(shop, 'SPLASH_SCREEN');
    for (const method of ['PUT', 'POST']) {
      const answer = await send(method, 'splash-screen/GUEST-1', {
        text: `Selamat datang, ${method}`,
        position: 'bottom',
        image_path,
      });
      expect(answer.body.data).toMatchObject({ text: `Selamat datang, ${method}`, image_path });
    }
  });
});

describe('pictures of the catalogue (D-33.27)', () => {
  test.each([
    ['SPLASH_SCREEN', 720, 960],
    ['BANNER_ICON', 720, 960],
    ['ITEM', 1241, 1655],
  ])('%s of 3000 x 4000 becomes a JPEG of %i x %i', async (jenis, width, height) => {
    const { body } = await kirimGambar(shop, jenis, await gambarPolos(3000, 4000));
    expect(body.data.gambar_path).toMatch(new RegExp(`^NSIPIC/KJ1/${jenis}/[0-9a-f]{32}\\.jpg$`));
    const kept = await sharp(await readFile(join(folder, body.data.gambar_path))).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width, height });
    const seen = await shop.as('KASIR').raw('GET', `${body.data.gambar_path}?kecil=1`);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    const lain = body.data.gambar_path.replace('/KJ1/', '/PST/');
    expect((await shop.as('KASIR').raw('GET', lain)).status).toBe(404);
  });

  test('a small picture is never enlarged', async () => {
    const { body } = await kirimGambar(shop, 'ITEM', await gambarPolos(30, 20));
    const kept = await sharp(await readFile(join(folder, body.data.gambar_path))).metadata();
    expect([kept.width, kept.height]).toEqual([30, 20]);
  });

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, Buffer, string, number, string]>([
    ['an SVG', Buffer.from(SVG), 'ITEM', 415, 'FOTO_JENIS'],
    ['a page', Buffer.from('<!doctype html><script>'), 'ITEM', 415, 'FOTO_JENIS'],
    ['nothing', Buffer.alloc(0), 'ITEM', 422, 'FOTO_KOSONG'],
  ])('%s is no picture', async (_, bytes, jenis, status, code) => {
    expect(await kirimGambar(shop, jenis, bytes)).toMatchObject({ status, body: { code } });
  });

  test('36 megapixels in a few kilobytes are refused, and so is a folder that nobody knows', async () => {
    const bomb = await sharp({
      create: { width: 6000, height: 6000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await kirimGambar(shop, 'ITEM', bomb)).body.code).toBe('FOTO_PIKSEL');
    for (const jenis of ['../../etc', 'TOKO', '', '__proto__'])
      expect((await kirimGambar(shop, jenis, await gambarPolos())).body.code).toBe('JENIS_GAMBAR');
  });

  test('a cashier without a tick sends none', async () => {
    const answer = await kirimGambar(shop, 'ITEM', await gambarPolos(), 'KASIR');
    expect(answer.status).toBe(403);
  });
});

test('a category that is removed while an item takes it stays, or the item is refused: never an item without one', async () => {
  const gambar_path = await gambarAda(shop, 'KATEGORI_ICON');
  const kategori = { nama_kategori: 'Gelang', warna: '#112233', gambar_path };
  await send('POST', 'kategori-katalog', { kode_kategori: 'GL', ...kategori });
  const item = {
    kode_barang: 'I9',
    nama_barang: 'Gelang',
    berat: 3,
    harga_jual: 3_000_000,
    kode_kategori: 'GL',
    kode_banner: [],
    kode_info: [],
    direct_url: '/katalog/KJ1',
    gambar_path: [await gambarAda(shop, 'ITEM')],
    hashtag_jenis: ['gelang'],
    hashtag_kadar: [],
    hashtag_lm: [],
  };
  const [added, removed] = await Promise.all([
    send('POST', 'item-katalog', item),
    send('DELETE', 'kategori-katalog/delete/GL'),
  ]);
  expect([
    [201, 409],
    [422, 200],
  ]).toContainEqual([added.status, removed.status]);
});
