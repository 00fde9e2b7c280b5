import { ref } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { persen } from '#kit/rules/quantity.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';

/** The percent that a kadar counts for in figures of the day's end, and nowhere else (reports.md). */
export const kadarEodMaster = defineMaster({
  path: 'master-kadar-eod',
  menu: { group: 'Data Master', at: 60, levels: ['MU'] },
  title: 'Master Kadar EOD',
  noun: 'kadar EOD',
  table: 'kadar_eod',
  key: 'kode_kadar',
  fields: {
    kode_kadar: ref('Kadar', kadarMaster, 'label'),
    persen: kadarPersen('Kadar EOD', {
      max: persen(10_000),
      maxMessage: 'Tidak Boleh Melebihi 100 !',
    }),
  },
  api: { list: 'GET kadar-eod/get' },
});
