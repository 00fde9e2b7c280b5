import { ref, rupiah } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

/** The most that is lent on a gram of a kadar (D-16.1). */
export const plafondKadarMaster = defineMaster({
  path: 'plafond-hutang',
  title: 'Plafond Hutang',
  tab: 'Per Kadar',
  noun: 'plafond kadar',
  table: 'plafond_hutang_kadar',
  key: 'kode_kadar',
  gate: modul(hutangModul.PLAFOND_HUTANG_MODULE),
  fields: {
    kode_kadar: ref('Kadar', kadarMaster, 'label'),
    plafond_per_gram: rupiah('Plafond Per Gram', {
      min: rp(1),
      minMessage: 'Plafond Tidak Boleh 0',
    }),
  },
  harga: { jenis: 'PLAFOND KADAR', fields: ['plafond_per_gram'] },
  api: { list: 'GET plafond-hutang-kadar' },
});
