import type { MenuRow } from '#kit/contract/menu.ts';

const line = (title: string, path: string): MenuRow => ({
  group: 'Katalog',
  title,
  path,
  levels: ['SPV', 'MU'],
});

/** What customers see of the shop, in the order of the requirement (3§2). */
export const katalogMenu: readonly MenuRow[] = [
  line('Kategori Katalog', 'kategori-katalog'),
  line('Harga Katalog', 'harga-katalog'),
  line('Banner Katalog', 'banner-katalog'),
  line('Info Katalog', 'info-katalog'),
  line('Item Katalog', 'item-katalog'),
  line('Kontak Admin Katalog', 'kontak-admin-katalog'),
  line('Hadiah Katalog', 'hadiah-katalog'),
  line('Deskripsi Group Katalog', 'group-description-katalog'),
  line('Splashscreen Katalog', 'splashscreen-katalog'),
  line('Kunci API Katalog', 'kunci-katalog'),
];
