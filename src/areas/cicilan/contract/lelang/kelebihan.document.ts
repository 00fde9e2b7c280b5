import { optional } from '#kit/contract/field.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { noKtp } from '#areas/customer/contract/customer.api.ts';
import { cicilanDocument } from '#areas/cicilan/contract/cicilan.document.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import {
  surplusList,
  surplusMake,
  surplusPaper,
  surplusRegister,
  surplusShows,
  surplusWords,
} from '#areas/uang/contract/surplus.ts';

/** What an auction left over is paid to the customer: whole, once (D-38.4, D-35.16). */
export const kelebihanCicilanDocument = defineDocument({
  ...surplusWords,
  name: 'kelebihan_cicilan',
  title: 'Kelebihan Lelang Cicilan',
  noun: 'pembayaran kelebihan lelang cicilan',
  table: 'cicilan_kelebihan',
  api: 'cicilan/:induk/bayar-kelebihan',
  menu: ['lelang-cicilan', 'lihat-cicilan'],
  letters: { KX: 'Kelebihan Lelang Cicilan' },
  on: { spec: cicilanDocument.spec, from: 'LELANG' },
  asks: { bayar: { event: hutangEvents.BAYAR_KELEBIHAN_LELANG, when: 'always' } },
  makes: {
    bayar: {
      ...surplusMake(optional(noKtp())),
      call: 'POST cicilan/:induk/bayar-kelebihan',
      summary: 'Bayar kelebihan lelang cicilan kepada customer',
      letters: 'KX',
    },
  },
  list: {
    ...surplusList,
    api: 'kelebihan-cicilan',
    search: ['no_kelebihan', 'no_cicilan', 'no_lelang', 'nama_customer', 'input_by'],
  },
  register: {
    ...surplusRegister,
    called: { batal: 'KELEBIHAN LELANG', cetak: 'CICILAN' },
  },
  cancel: {
    letters: 'XW',
    event: hutangEvents.BAYAR_KELEBIHAN_LELANG,
    shows: surplusShows('no_cicilan'),
    late: true,
  },
  paper: {
    ...surplusPaper('no_cicilan'),
    templat: 'BAYAR_CICILAN',
    noun: 'bukti kelebihan lelang cicilan',
    file: 'Kelebihan Cicilan',
  },
});
