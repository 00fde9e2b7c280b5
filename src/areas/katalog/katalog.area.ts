import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import { bannerKatalogMaster } from '#areas/katalog/contract/banner-katalog.master.ts';
import * as gambar from '#areas/katalog/contract/gambar-katalog.api.ts';
import { groupDescriptionKatalogMaster } from '#areas/katalog/contract/group-description-katalog.master.ts';
import { hadiahKatalogMaster } from '#areas/katalog/contract/hadiah-katalog.master.ts';
import { hargaKatalogMaster } from '#areas/katalog/contract/harga-katalog.master.ts';
import { infoKatalogMaster } from '#areas/katalog/contract/info-katalog.master.ts';
import * as stock from '#areas/katalog/contract/item-stock.api.ts';
import { itemKatalogMaster } from '#areas/katalog/contract/item-katalog.master.ts';
import { kategoriKatalogMaster } from '#areas/katalog/contract/kategori-katalog.master.ts';
import * as kunci from '#areas/katalog/contract/kunci-katalog.api.ts';
import { kontakAdminKatalogMaster } from '#areas/katalog/contract/kontak-admin-katalog.master.ts';
import * as splash from '#areas/katalog/contract/splash-isi.api.ts';
import { splashscreenKatalogMaster } from '#areas/katalog/contract/splashscreen-katalog.master.ts';

/** What customers see of the shop, and what staff say there. */
export const katalogArea = defineArea({
  masters: [
    kategoriKatalogMaster,
    hargaKatalogMaster,
    bannerKatalogMaster,
    infoKatalogMaster,
    itemKatalogMaster,
    kontakAdminKatalogMaster,
    hadiahKatalogMaster,
    groupDescriptionKatalogMaster,
    splashscreenKatalogMaster,
  ],
  log: { as: 'katalog', tables: { katalog_kunci: 'kunci API katalog' } },
  endpoints: [
    ...endpointsIn(gambar),
    ...endpointsIn(stock),
    ...endpointsIn(splash),
    ...endpointsIn(kunci),
  ],
  screens: [
    {
      group: 'Katalog',
      title: 'Kunci API Katalog',
      path: 'kunci-katalog',
      at: 100,
      levels: ['SPV', 'MU'],
    },
  ],
});
