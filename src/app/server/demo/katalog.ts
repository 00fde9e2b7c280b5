import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { bannerKatalogMaster } from '#areas/katalog/contract/banner-katalog.master.ts';
import { hargaKatalogMaster } from '#areas/katalog/contract/harga-katalog.master.ts';
import { infoKatalogMaster } from '#areas/katalog/contract/info-katalog.master.ts';
import {
  itemDariStockEndpoint,
  stockUntukKatalogEndpoint,
} from '#areas/katalog/contract/item-stock.api.ts';
import { kategoriKatalogMaster } from '#areas/katalog/contract/kategori-katalog.master.ts';
import { kontakAdminKatalogMaster } from '#areas/katalog/contract/kontak-admin-katalog.master.ts';
import { saveFoto } from '#areas/stock/server/foto/foto-simpan.ts';
import { sharp } from '#kit/server/paper/on-demand.ts';
import { gambarPotong } from '#app/server/demo/gambar-potong.ts';
import type { Stage } from '#app/server/demo/stage.ts';

const WARNA = ['#C9962E', '#0B5C49', '#AE1F3B', '#1F57A4', '#6A3FA0', '#A0470F'];
const ITEM = 12;
const GROUP = 6;

const BANNER = {
  title: 'Promo akhir tahun',
  sub_title: 'Cincin dan gelang',
  info: 'Ongkos setengah harga',
  sub_info: 'Selama persediaan ada',
  deskripsi: 'Berlaku untuk perhiasan yang ada di katalog ini.',
  url_pendukung: 'https://kilau.example/promo',
  nama_tombol: 'Lihat promo',
};
const INFO = {
  ...BANNER,
  title: 'Garansi kadar',
  sub_title: '',
  info: 'Uji ulang gratis di toko',
  sub_info: 'Bawa notanya',
  deskripsi: '',
  nama_tombol: 'Baca',
};

/** A picture as staff would have sent it, drawn for the demo. */
async function gambar(kode_toko: string, jenis: string, nama: string): Promise<string> {
  const jpeg = await sharp()(Buffer.from(gambarPotong(nama, 'TUA')))
    .jpeg({ quality: 60 })
    .toBuffer();
  return (await saveFoto(kode_toko, jpeg, jenis)).gambar_path;
}

/** What the customers of a demo shop find on their phones: prices, pieces, whom to ask. */
export async function isiKatalog(stage: Stage, kode_toko: string): Promise<void> {
  const call = <T>(name: string, body?: unknown) => stage.call<T>(kode_toko, 'spv', name, body);
  const jenis = await call<{ kode_dept: string; nama: string }[]>(jenisMaster.api.list);
  for (const [at, { kode_dept, nama }] of jenis.entries())
    await call(kategoriKatalogMaster.api.create, {
      kode_kategori: kode_dept,
      nama_kategori: nama,
      warna: WARNA[at % WARNA.length],
      gambar_path: await gambar(kode_toko, 'KATEGORI_ICON', nama),
    });
  const group = await call<{ kode_group: string; kode_kadar: string | null }[]>(
    groupMaster.api.list,
  );
  await call(hargaKatalogMaster.api.create, {
    kode_harga_app: 'EMAS',
    nama_harga_app: 'Harga emas',
    // A group without a gold content of its own has no one price for all its pieces.
    detail_group: group
      .filter(({ kode_kadar }) => kode_kadar !== null)
      .slice(0, GROUP)
      .map(({ kode_group }) => kode_group),
  });
  await call(bannerKatalogMaster.api.create, {
    kode_banner: 'PROMO',
    ...BANNER,
    gambar_path: await gambar(kode_toko, 'BANNER_ICON', 'Kalung Rantai'),
  });
  await call(infoKatalogMaster.api.create, {
    kode_info: 'GARANSI',
    ...INFO,
    gambar_path: await gambar(kode_toko, 'INFO_ICON', 'Gelang Bangle'),
  });
  await call(kontakAdminKatalogMaster.api.create, {
    kode_admin: 'RINA',
    nama_admin: 'Rina',
    no_hp: '081234567890',
  });
  const ada = await call<{ kode_barcode: string }[]>(stockUntukKatalogEndpoint.call);
  for (const { kode_barcode } of ada.slice(0, ITEM))
    await call(itemDariStockEndpoint.call, { kode_barcode });
}
