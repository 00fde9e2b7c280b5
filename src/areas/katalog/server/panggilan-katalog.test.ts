import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gambarAda } from '#tests/kit/kirim-gambar.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-panggilan-'));
  process.env['KILAU_PHOTOS'] = folder;
  shop = await openShop({ dasar: true });
});
afterAll(async () => {
  delete process.env['KILAU_PHOTOS'];
  await shop.close();
  await rm(folder, { recursive: true });
});

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await shop.as('SPV').raw(method, path, body);
  return { status: answer.status, data: answer.body?.data, message: answer.body?.message };
};
const gambar = (folder: string) => gambarAda(shop, folder);
/** What lies in a folder of pictures of the shop, without the small ones. */
const diFolder = async (jenis: string): Promise<string[]> => {
  const names = await readdir(join(folder, 'NSIPIC', 'KJ1', jenis)).catch(() => []);
  return names.filter((name) => name.endsWith('.jpg')).toSorted();
};

const BANNER = {
  title: 'Promo akhir tahun',
  info: 'Ongkos 0',
  sub_info: 'Sampai 31 Desember',
  url_pendukung: 'https://kilau.example/promo',
  nama_tombol: 'Lihat',
};
const ITEM = {
  nama_barang: 'Cincin Sekar',
  berat: 3.125,
  harga_jual: 6_895_500,
  kode_kategori: 'CN',
  kode_banner: ['B1'],
  kode_info: ['I1'],
  direct_url: '/katalog/KJ1#K1',
  hashtag_jenis: ['cincin'],
  hashtag_kadar: ['17K'],
  hashtag_lm: [],
};

type Jenis = {
  readonly path: string;
  readonly edit?: string;
  readonly hapus?: string;
  readonly key: string;
  readonly kode: string;
  readonly row: object;
  readonly folder?: string;
  readonly ubah: Readonly<Record<string, string>>;
};
/** The eight kinds by the calls of 3§7, in the order in which one names another. */
const SEMUA: readonly Jenis[] = [
  {
    path: 'app/kategori-katalog',
    key: 'kode_kategori',
    kode: 'CN',
    folder: 'KATEGORI_ICON',
    row: { nama_kategori: 'Cincin', warna: '#C9962E' },
    ubah: { nama_kategori: 'Cincin kawin' },
  },
  {
    path: 'app/banner-katalog',
    key: 'kode_banner',
    kode: 'B1',
    folder: 'BANNER_ICON',
    row: BANNER,
    ubah: { title: 'Promo awal tahun' },
  },
  {
    path: 'app/info-katalog',
    key: 'kode_info',
    kode: 'I1',
    folder: 'INFO_ICON',
    row: BANNER,
    ubah: { title: 'Cara merawat emas' },
  },
  {
    path: 'app/harga',
    edit: 'app/harga',
    hapus: 'app/harga',
    key: 'kode_harga_app',
    kode: 'H1',
    row: { nama_harga_app: 'Emas tua', detail_group: ['T'] },
    ubah: { nama_harga_app: 'Emas' },
  },
  {
    path: 'app/item-katalog',
    key: 'kode_barang',
    kode: 'K1',
    folder: 'ITEM',
    row: ITEM,
    ubah: { nama_barang: 'Cincin Sekar Arum' },
  },
  {
    path: 'app/member/admin-chat',
    key: 'kode_admin',
    kode: 'A1',
    row: { nama_admin: 'Rina', no_hp: '0812 3456 7890' },
    ubah: { nama_admin: 'Sari' },
  },
  {
    path: 'app/member/list-gift',
    key: 'kode_hadiah',
    kode: 'P1',
    folder: 'HADIAH',
    row: { nama_hadiah: 'Payung', info: 'Biru', sub_info: 'Lipat', point: 1500 },
    ubah: { nama_hadiah: 'Payung lipat' },
  },
  {
    path: 'app/member/group-description',
    key: 'kode_group',
    kode: 'T',
    row: { description: 'Emas tua untuk dipakai sehari-hari' },
    ubah: { description: 'Emas tua, kuning dan lunak, mudah dirawat' },
  },
];
const daftar = async ({ path, key, kode }: Jenis) => {
  const { status, data } = await send('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return (data as Record<string, unknown>[]).find((one) => one[key] === kode);
};
const isian = new Map<string, object>();

describe('each kind of the catalogue by the calls of the requirement (3§7)', () => {
  test.each(SEMUA)('$path is added once, and listed as it was sent', async (jenis) => {
    const { path, key, kode, row, folder } = jenis;
    const paths = folder ? await gambar(folder) : undefined;
    const gambar_path = folder === 'ITEM' ? [paths] : paths;
    const sent = { ...row, ...(folder && { gambar_path }) };
    isian.set(path, sent);
    expect(await daftar(jenis)).toBeUndefined();
    const added = await send('POST', path, { [key]: kode, ...sent });
    expect([path, added.status, added.message]).toEqual([path, 201, added.message]);
    const again = await send('POST', path, { [key]: kode, ...sent });
    expect([path, again.status]).toEqual([path, 409]);
    const listed = (await daftar(jenis))!;
    const held = { ...sent } as Record<string, unknown>;
    // Groups and codes are listed with the names that stand for them.
    for (const name of ['detail_group', 'kode_banner', 'kode_info']) delete held[name];
    expect(listed).toMatchObject(held);
  });

  test.each(SEMUA)('$path is changed by its code in the path', async (jenis) => {
    const { path, edit = `${path}/edit`, kode, ubah } = jenis;
    const body = { ...isian.get(path), ...ubah };
    const changed = await send('PUT', `${edit}/${kode}`, body);
    expect([path, changed.status, changed.message]).toEqual([path, 200, changed.message]);
    expect(await daftar(jenis)).toMatchObject(ubah);
    expect((await send('PUT', `${edit}/TIDAK`, body)).status).toBe(404);
  });

  test('a price list is told with name and kadar of its groups, and taken with them or by their codes', async () => {
    const { data } = await send('GET', 'app/harga');
    const told = data.find((one: { kode_harga_app: string }) => one.kode_harga_app === 'H1');
    const [group] = told.detail_group;
    expect(group).toEqual({
      kode_group: 'T',
      nama_group: expect.stringMatching(/\w/),
      kadar: group.kadar,
    });
    const { data: kadar } = await send('GET', 'kadar/get/all');
    const { data: groups } = await send('GET', 'group/get/all');
    const punya = groups.find((one: { kode_group: string }) => one.kode_group === 'T');
    const persen = kadar.find(
      (one: { kode_kadar: string }) => one.kode_kadar === punya.kode_kadar,
    )?.persen;
    expect([group.nama_group, group.kadar]).toEqual([punya.nama, persen ?? null]);
    for (const detail_group of [told.detail_group, ['t'], [{ kode_group: 'T', kadar: '1' }]]) {
      const row = { nama_harga_app: 'Emas', detail_group };
      const changed = await send('PUT', 'app/harga/H1', row);
      expect([changed.status, changed.data?.detail_group]).toEqual([200, told.detail_group]);
    }
    const lain = await send('PUT', 'app/harga/H1', {
      nama_harga_app: 'Emas',
      detail_group: [{ kode_group: 'TIDAK' }],
    });
    expect([lain.status, lain.message]).toEqual([422, 'List Group Tidak Ditemukan']);
  });

  test.each([
    ['#cincin, #tunangan', ['cincin', 'tunangan']],
    [
      ['#8K', '16K'],
      ['8K', '16K'],
    ],
    ['', []],
  ])('the hashtags %s are held as words without #', async (sent, held) => {
    const row = { ...isian.get('app/item-katalog'), hashtag_jenis: sent };
    const changed = await send('PUT', 'app/item-katalog/edit/K1', row);
    expect([changed.status, changed.data?.hashtag_jenis]).toEqual([200, held]);
  });

  test.each(SEMUA)(
    '$path drops what its client keeps for itself',
    async ({ path, edit = `${path}/edit`, key, kode }) => {
      const lebih = { harga_jual_str: 'Rp. 1,-', [key]: 'LAIN', is_active: false };
      const changed = await send('PUT', `${edit}/${kode}`, { ...isian.get(path), ...lebih });
      expect([path, changed.status]).toEqual([path, 200]);
      expect(changed.data).toMatchObject({ [key]: kode, is_active: true });
      expect(Object.keys(changed.data)).not.toContain('harga_jual_str');
    },
  );

  test('what an item shows is not removed: its category, its banner, its info', async () => {
    for (const [path, kode] of [
      ['app/kategori-katalog', 'CN'],
      ['app/banner-katalog', 'B1'],
      ['app/info-katalog', 'I1'],
    ] as const)
      expect([path, (await send('DELETE', `${path}/delete/${kode}`)).status]).toEqual([path, 409]);
  });

  test.each(SEMUA.toReversed())('$path is removed, and its pictures with it', async (jenis) => {
    const { path, hapus = `${path}/delete`, kode, folder: jenisGambar } = jenis;
    if (jenisGambar) expect(await diFolder(jenisGambar)).toHaveLength(1);
    const gone = await send('DELETE', `${hapus}/${kode}`);
    expect([path, gone.status, gone.message]).toEqual([path, 200, gone.message]);
    expect(await daftar(jenis)).toBeUndefined();
    expect((await send('DELETE', `${hapus}/${kode}`)).status).toBe(404);
    if (jenisGambar) await expect.poll(() => diFolder(jenisGambar)).toEqual([]);
  });

  test('app/splash-screen lists four slots of which none goes and none comes', async () => {
    const { data } = await send('GET', 'app/splash-screen');
    expect(data.map(({ kode }: { kode: string }) => kode).toSorted()).toEqual([
      'GUEST-1',
      'GUEST-2',
      'GUEST-3',
      'MEMBER',
    ]);
    const row = { text: 'Selamat datang', position: 'top' };
    expect((await send('POST', 'app/splash-screen', { kode: 'GUEST-4', ...row })).status).toBe(404);
    expect((await send('PUT', 'app/splash-screen/GUEST-4', row)).status).toBe(404);
    expect((await send('DELETE', 'app/splash-screen/MEMBER')).status).toBe(404);
  });
});
