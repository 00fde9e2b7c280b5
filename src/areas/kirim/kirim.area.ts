import { defineArea, endpointsIn } from '#kit/contract/area.ts';
import {
  bolehKirim,
  kirimBarangDocument,
  MENU_KIRIM_BARANG,
  MENU_ONLINE,
} from '#areas/kirim/contract/kirim-barang.document.ts';
import { kirimBarangReport } from '#areas/kirim/contract/kirim-barang.report.ts';
import { kirimEvents } from '#areas/kirim/contract/kirim.event.ts';
import * as kiriman from '#areas/kirim/contract/kiriman.api.ts';
import * as foto from '#areas/kirim/contract/foto-kiriman.api.ts';
import * as jauh from '#areas/kirim/contract/kiriman-jauh.api.ts';
import * as lebih from '#areas/kirim/contract/lebih.api.ts';
import {
  barangSampaiRegister,
  selisihKirimanRegister,
  terimaKirimanRegister,
} from '#areas/kirim/contract/kiriman.register.ts';
import { terimaKirimanReport } from '#areas/kirim/contract/terima-kiriman.report.ts';
import { kirimJurnal } from '#areas/kirim/rules/kirim.jurnal.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';

/** Pieces between shops of the chain. */
export const kirimArea = defineArea({
  journal: kirimJurnal,
  events: kirimEvents,
  log: { as: 'kirim barang' },
  documents: [kirimBarangDocument],
  registers: [terimaKirimanRegister, barangSampaiRegister, selisihKirimanRegister],
  reports: [kirimBarangReport, terimaKirimanReport],
  endpoints: [
    ...endpointsIn(kiriman),
    ...endpointsIn(jauh),
    ...endpointsIn(foto),
    ...endpointsIn(lebih),
  ],
  screens: [
    {
      group: 'Kirim Barang',
      title: 'Kirim Barang',
      path: MENU_KIRIM_BARANG,
      at: 10,
      gate: bolehKirim,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Kirim Barang',
      title: 'Terima Barang',
      path: kiriman.MENU_TERIMA_BARANG,
      at: 20,
      gate: bolehKirim,
      levels: ['SPV', 'MU'],
    },
    {
      group: 'Kirim Barang',
      title: 'Kirim Barang Online Store',
      path: MENU_ONLINE,
      at: 30,
      gate: modul(tokoModul.KIRIM_BARANG_ONLINE_STORE_MODULE),
      levels: ['SPV', 'MU'],
    },
  ],
});
