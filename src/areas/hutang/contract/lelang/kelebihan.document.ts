import { optional } from '#kit/contract/field.ts';
import { defineDocument } from '#areas/dokumen/contract/document.ts';
import { noKtp } from '#areas/customer/contract/customer.api.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import {
  surplusList,
  surplusMake,
  surplusPaper,
  surplusRegister,
  surplusShows,
  surplusWords,
} from '#areas/uang/contract/surplus.ts';

/** What an auction left over is paid to the customer: whole, once (D-35.16). */
export const kelebihanDocument = defineDocument({
  ...surplusWords,
  name: 'kelebihan_lelang',
  title: 'Kelebihan Lelang',
  noun: 'pembayaran kelebihan lelang',
  table: 'hutang_kelebihan',
  api: 'hutang/:induk/bayar-kelebihan',
  menu: ['lelang-hutang', 'lihat-hutang'],
  letters: { KL: 'Kelebihan Lelang' },
  on: { spec: hutangDocument.spec, from: 'LELANG' },
  asks: { bayar: { event: hutangEvents.BAYAR_KELEBIHAN_LELANG, when: 'always' } },
  makes: {
    bayar: {
      ...surplusMake(optional(noKtp())),
      call: 'POST hutang/:induk/bayar-kelebihan',
      summary: 'Bayar kelebihan lelang kepada customer',
      letters: 'KL',
    },
  },
  list: {
    ...surplusList,
    api: 'kelebihan-lelang',
    search: ['no_kelebihan', 'no_faktur_hutang', 'no_lelang', 'nama_customer', 'input_by'],
  },
  register: {
    ...surplusRegister,
    called: { batal: 'KELEBIHAN LELANG', cetak: 'HUTANG' },
  },
  cancel: {
    letters: 'XK',
    event: hutangEvents.BAYAR_KELEBIHAN_LELANG,
    shows: surplusShows('no_faktur_hutang'),
    late: true,
  },
  paper: {
    ...surplusPaper('no_faktur_hutang'),
    templat: 'BAYAR_HUTANG',
    noun: 'bukti kelebihan lelang',
    file: 'Kelebihan',
  },
});
