import { access, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hapusFotoTertunda, hapusYangKembali } from '#areas/stock/server/foto/foto-hapus.ts';
import { hapusGambar, readFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { cadangkanFoto, pulihkanFoto } from '#app/server/cadangan-foto.ts';
import { laporkanFoto } from '#app/server/laporan-foto.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { send } from '#tests/kit/titipan.ts';
import { fotoBaru, gambarBaru } from '#tests/kit/uji/foto-baru.ts';

/** What an erasure takes out of the house is written down with it and tried until it is gone (decision 1264). */
let shop: Shop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilau-foto-hapus-'));
  vi.stubEnv('KILAU_PHOTOS', join(folder, 'foto'));
  shop = await openShop({ dasar: true });
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 100_000_000, keterangan: 'Modal' };
  expect((await send(shop.as('OWN'), 'cash/masuk', kas)).status).toBe(201);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await shop.close();
  await rm(folder, { recursive: true });
});

const diStore = (path: string): string => join(folder, 'foto', path);
const ada = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
const jalan = () =>
  shop.rows(
    'select gambar_path as path, gagal, sebab, lagi is null as hilang from foto_hapus order by 1',
  );
/** All are due again, whatever was tried before. */
async function lagi(): Promise<void> {
  await shop.rows("update foto_hapus set lagi = '2026-11-19' where lagi is not null");
  await hapusFotoTertunda(shop.db);
}
/** A look of an act may be at work: that one is awaited, and then there is another. */
async function selesai(): Promise<void> {
  await hapusFotoTertunda(shop.db);
  await hapusFotoTertunda(shop.db);
}

let n = 0;
/** A person who sold with a photo of his card, and the same file sent once more. */
async function penjual() {
  n += 1;
  const jpeg = await gambarBaru();
  const foto = await fotoBaru(shop, 'KASIR', jpeg);
  const kembar = await fotoBaru(shop, 'KASIR', jpeg);
  const orang = { nama: `Ibu Hapus ${n}`, no_hp: `08139900000${n}`, no_ktp: `320123456789010${n}` };
  const customer = { ...PENJUAL, ...orang, foto };
  const barang = [
    {
      asal_nota: 'TANPA_NOTA',
      nama_barang: 'Cincin',
      kode_dept: 'CC',
      kode_group: 'T',
      kadar: 37.5,
      berat: 1,
    },
  ];
  const made = await send(shop.as('KASIR'), 'pembelian', { kode_sales: 'S01', customer, barang });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { no_faktur_beli } = made.body.data as { no_faktur_beli: string };
  const [row] = await shop.rows(
    'select kode_customer as kode from pembelian where no_faktur_beli = $1',
    [no_faktur_beli],
  );
  const paths = [foto, kembar].toSorted();
  return { paths, kode: row!['kode'] as string };
}
async function hapus(kode: string): Promise<void> {
  const gone = await send(shop.as('OWN'), `customer/${kode}/hapus-data`, { alasan: 'Permintaan' });
  expect(gone.status, JSON.stringify(gone.body)).toBe(200);
}
const perlu = async (who: Who) =>
  (
    (await shop.as(who).raw('GET', 'dashboard/toko')).body.data.perlu_dilihat as {
      jenis: string;
      jumlah: number;
      dokumen: string;
    }[]
  ).filter(({ jenis }) => jenis === 'FOTO_BELUM_DIHAPUS');
const lihat = async (who: Who, path: string) =>
  (await shop.as(who).raw('GET', path)).headers['content-type'];

/** The store is an S3 where no server listens. */
function mati(): void {
  vi.stubEnv('KILAU_S3_ENDPOINT', 'http://127.0.0.1:1');
  for (const name of ['BUCKET', 'KEY', 'SECRET']) vi.stubEnv(`KILAU_S3_${name}`, 'x');
}
function hidup(): void {
  for (const name of ['ENDPOINT', 'BUCKET', 'KEY', 'SECRET']) vi.stubEnv(`KILAU_S3_${name}`, '');
}

test('the store is away: the erasure holds, an owner reads what is left, no one sees it, and it goes later', async () => {
  const { paths, kode } = await penjual();
  mati();
  await hapus(kode);
  await selesai();
  const tunggu = { gagal: 1, sebab: 'FOTO_TIDAK_DIJAWAB', hilang: false };
  expect(await jalan()).toEqual(paths.map((path) => ({ path, ...tunggu })));
  hidup();
  for (const path of paths) expect(await readFoto(path)).toBeDefined();
  for (const who of ['SPV', 'OWN'] as const)
    for (const path of paths) expect(await lihat(who, path)).toBe('image/svg+xml');
  expect(await perlu('OWN')).toEqual([]);
  shop.jam('2026-11-20T02:11:00Z');
  expect(await perlu('OWN')).toMatchObject([{ jumlah: 2, dokumen: 'FOTO_TIDAK_DIJAWAB' }]);
  expect(await perlu('SPV')).toEqual([]);
  await lagi();
  for (const path of paths) expect(await ada(diStore(path))).toBe(false);
  expect(await perlu('OWN')).toEqual([]);
});

test('one that cannot be taken out stops no other, and is tried again', async () => {
  const { paths, kode } = await penjual();
  const [satu = '', dua = ''] = paths;
  // A folder in the place of the file is removed by no store.
  await rename(diStore(satu), `${diStore(satu)}.asli`);
  await mkdir(join(diStore(satu), 'isi'), { recursive: true });
  await hapus(kode);
  await selesai();
  expect(await ada(diStore(dua))).toBe(false);
  const keduanya = (await jalan()).filter(({ path }) => paths.includes(path as string));
  expect(keduanya.map(({ path, sebab, hilang }) => [path, sebab, hilang])).toEqual([
    [satu, 'LAIN', false],
    [dua, null, true],
  ]);
  await rm(diStore(satu), { recursive: true });
  await rename(`${diStore(satu)}.asli`, diStore(satu));
  await lagi();
  expect(await ada(diStore(satu))).toBe(false);
});

test('a server that falls behind the commit, or between two photos, goes on where it was', async () => {
  const { paths, kode } = await penjual();
  const [satu = '', dua = ''] = paths;
  mati();
  await hapus(kode);
  await selesai();
  hidup();
  // One was taken out, and its row does not know it.
  await hapusGambar([satu]);
  expect([await ada(diStore(satu)), await ada(diStore(dua))]).toEqual([false, true]);
  await lagi();
  expect(await ada(diStore(dua))).toBe(false);
  expect((await jalan()).filter(({ hilang }) => !hilang)).toEqual([]);
});

test('it goes out of the backup too; while that disk is away it is not gone; what a restore brings back goes again', async () => {
  const { paths, kode } = await penjual();
  const cadangan = join(folder, 'cadangan');
  vi.stubEnv('KILAU_BACKUP', cadangan);
  await mkdir(cadangan);
  await cadangkanFoto(cadangan, () => {});
  const diCadangan = (path: string) => join(cadangan, 'foto', path);
  for (const path of paths) expect(await ada(diCadangan(path))).toBe(true);
  await copyFile(diStore(paths[0]!), join(folder, 'salinan.jpg'));
  await rename(cadangan, `${cadangan}-pergi`);
  await hapus(kode);
  await selesai();
  const tertunda = (await jalan()).filter(({ hilang }) => !hilang);
  expect(tertunda.map(({ path, sebab }) => [path, sebab])).toEqual(
    paths.map((path) => [path, 'FOLDER_TIDAK_ADA']),
  );
  await rename(`${cadangan}-pergi`, cadangan);
  await lagi();
  for (const path of paths)
    expect([await ada(diStore(path)), await ada(diCadangan(path))]).toEqual([false, false]);
  // An older backup has it still, and is restored.
  await mkdir(dirname(diCadangan(paths[0]!)), { recursive: true });
  await rename(join(folder, 'salinan.jpg'), diCadangan(paths[0]!));
  await pulihkanFoto(cadangan, folder, () => {});
  expect(await ada(diStore(paths[0]!))).toBe(true);
  expect(await lihat('SPV', paths[0]!)).toBe('image/svg+xml');
  await hapusYangKembali(shop.db);
  await hapusFotoTertunda(shop.db);
  expect([await ada(diStore(paths[0]!)), await ada(diCadangan(paths[0]!))]).toEqual([false, false]);
  expect((await jalan()).filter(({ hilang }) => !hilang)).toEqual([]);
  vi.stubEnv('KILAU_BACKUP', '');
});

test('I-39: the look at the book finds a photo that is there again, one that no erasure wrote down, and says where it could not look', async () => {
  const { paths, kode } = await penjual();
  const [satu = ''] = paths;
  const salinan = join(folder, 'ada-lagi.jpg');
  await copyFile(diStore(satu), salinan);
  await hapus(kode);
  await selesai();
  const said: string[] = [];
  const rusak = async (): Promise<[boolean, string]> => [
    await laporkanFoto(shop.db, (line) => void said.push(line)),
    said.at(-1)!.replace(/^(\w+) .*?(: .*)?$/, '$1$2'),
  ];
  expect(await rusak()).toEqual([false, 'benar']);
  await copyFile(salinan, diStore(satu));
  expect(await rusak()).toEqual([true, `RUSAK: 1 (${satu})`]);
  await rm(diStore(satu));
  expect(await rusak()).toEqual([false, 'benar']);
  const [tertinggal] = await shop.rows<{ foto: string }>(
    `delete from foto_hapus using pembelian b
      where gambar_path = b.foto_identitas and b.kode_customer = $1 returning gambar_path as foto`,
    [kode],
  );
  expect(await rusak()).toEqual([true, `RUSAK: 1 (${tertinggal!.foto})`]);
  mati();
  const [tidakTerlihat, kata] = await rusak();
  expect([tidakTerlihat, kata]).toEqual([true, expect.stringContaining('RUSAK')]);
  hidup();
});
