import { masterDoor } from '#kit/web/frame/doors.ts';
import type { WebScreen } from '#kit/web/frame/screen.ts';

export const katalogWeb: readonly WebScreen[] = [
  masterDoor(
    'kategori-katalog',
    async () =>
      (await import('#areas/katalog/contract/kategori-katalog.master.ts')).kategoriKatalogMaster,
  ),
  masterDoor(
    'harga-katalog',
    async () =>
      (await import('#areas/katalog/contract/harga-katalog.master.ts')).hargaKatalogMaster,
  ),
  masterDoor(
    'banner-katalog',
    async () =>
      (await import('#areas/katalog/contract/banner-katalog.master.ts')).bannerKatalogMaster,
  ),
  masterDoor(
    'info-katalog',
    async () => (await import('#areas/katalog/contract/info-katalog.master.ts')).infoKatalogMaster,
  ),
  {
    path: 'item-katalog',
    load: () => import('#areas/katalog/web/item-katalog.screen.tsx'),
  },
  masterDoor(
    'kontak-admin-katalog',
    async () =>
      (await import('#areas/katalog/contract/kontak-admin-katalog.master.ts'))
        .kontakAdminKatalogMaster,
  ),
  masterDoor(
    'hadiah-katalog',
    async () =>
      (await import('#areas/katalog/contract/hadiah-katalog.master.ts')).hadiahKatalogMaster,
  ),
  masterDoor(
    'group-description-katalog',
    async () =>
      (await import('#areas/katalog/contract/group-description-katalog.master.ts'))
        .groupDescriptionKatalogMaster,
  ),
  masterDoor(
    'splashscreen-katalog',
    async () =>
      (await import('#areas/katalog/contract/splashscreen-katalog.master.ts'))
        .splashscreenKatalogMaster,
  ),
  {
    path: 'kunci-katalog',
    load: () => import('#areas/katalog/web/kunci-katalog.screen.tsx'),
  },
];
