import { kode } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { isiBanner } from '#areas/katalog/contract/isi-banner.ts';
import { gagal, KATALOG } from '#areas/katalog/contract/kata-katalog.ts';

/** What a shop wants its customers to know, beside its pieces or by itself. */
export const infoKatalogMaster = defineMaster({
  ...KATALOG,
  path: 'info-katalog',
  menu: { group: 'Katalog', at: 40, levels: ['SPV', 'MU'] },
  title: 'Info Katalog',
  noun: 'info',
  table: 'katalog_info',
  key: 'kode_info',
  fields: { kode_info: kode('Kode Info'), ...isiBanner('INFO_ICON') },
  api: {
    list: 'GET app/info-katalog',
    create: 'POST app/info-katalog',
    update: 'PUT app/info-katalog/edit/:kode_info',
    remove: 'DELETE app/info-katalog/delete/:kode_info',
  },
  usedBy: [
    {
      table: 'katalog_item',
      columns: ['kode_info'],
      several: true,
      message: 'Info Masih Dipakai Item Katalog, Tidak Dapat Dihapus',
    },
  ],
  failure: gagal('Info'),
});
