import { kode } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { isiBanner } from '#areas/katalog/contract/isi-banner.ts';
import { gagal, KATALOG } from '#areas/katalog/contract/kata-katalog.ts';

/** A picture with a call that leads somewhere, at the head of the catalogue. */
export const bannerKatalogMaster = defineMaster({
  ...KATALOG,
  path: 'banner-katalog',
  menu: { group: 'Katalog', at: 30, levels: ['SPV', 'MU'] },
  title: 'Banner Katalog',
  noun: 'banner',
  table: 'katalog_banner',
  key: 'kode_banner',
  fields: { kode_banner: kode('Kode Banner'), ...isiBanner('BANNER_ICON') },
  api: {
    list: 'GET app/banner-katalog',
    create: 'POST app/banner-katalog',
    update: 'PUT app/banner-katalog/edit/:kode_banner',
    remove: 'DELETE app/banner-katalog/delete/:kode_banner',
  },
  usedBy: [
    {
      table: 'katalog_item',
      columns: ['kode_banner'],
      several: true,
      message: 'Banner Masih Dipakai Item Katalog, Tidak Dapat Dihapus',
    },
  ],
  failure: gagal('Banner'),
});
