import { kode, rupiah, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { serviceModul } from '#areas/service/contract/tukang.modul.ts';

/** Work that is chosen from a list, with the ongkos it presets (D-33.24). */
export const deskripsiServiceMaster = defineMaster({
  path: 'parameter-deskripsi-service',
  menu: { group: 'Data Master', at: 390, levels: ['SPV', 'MU'] },
  title: 'Parameter Deskripsi Service',
  noun: 'deskripsi service',
  table: 'deskripsi_service',
  key: 'kode_deskripsi',
  gate: modul(serviceModul.PARAMETER_DESKRIPSI_SERVICE_MODULE),
  fields: {
    kode_deskripsi: kode('Kode Deskripsi'),
    deskripsi: text('Deskripsi', { max: 100 }),
    ongkos: rupiah('Ongkos', { min: rp(0) }),
  },
  harga: { jenis: 'SERVICE', fields: ['ongkos'] },
  api: { list: 'GET para-deskripsi-service' },
});
