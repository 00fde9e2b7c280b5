import { isOn, over, setting } from '#areas/dokumen/contract/document-asks.ts';
import { pembelianEvents } from '#areas/pembelian/contract/pembelian.event.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

const {
  BELI_BERAT_LEBIH,
  BELI_BERLIAN,
  BELI_DI_ATAS_BATAS,
  BELI_DI_ATAS_HARGA,
  BELI_DI_ATAS_NOTA,
  BELI_KADAR_TURUN,
} = pembelianEvents;
const NAIK = setting(penjualanParam.BATAS_NAIK_HARGA_PERSEN);
const KADAR = setting(pembelianParam.TOLERANSI_KADAR_BELI);
/** A condition compares columns: nothing is a figure less itself, and what is missing is the same as nothing. */
const NOL = { minus: ['batu_rp', 'batu_rp'] } as const;
const ada = <const C extends string>(kolom: C) => ({ same: [kolom, kolom] }) as const;

/**
 * What of a buy-back and its lines needs a superior (D-13.1, D-51.16). `rules/periksa-pembelian` asks with its figures;
 * an act that forgets one of these fails. Lines of earlier rules say so by `since`.
 */
export const tuntutanBaris = {
  /** What a cashier and a supervisor may buy for (D-51.6). */
  batas: {
    event: BELI_DI_ATAS_BATAS,
    when: over('grand_total', {
      byLevel: [
        ['KASIR', setting(pembelianParam.BATAS_BELI_KASIR)],
        ['SPV', setting(pembelianParam.BATAS_BELI_SPV)],
      ],
    }),
  },
  tawar: { event: BELI_DI_ATAS_HARGA, each: 'line', when: over('harga', 'harga_tawar') },
  lain: {
    event: BELI_DI_ATAS_HARGA,
    each: 'line',
    since: 2,
    when: {
      all: [{ not: { is: ['asal_nota', 'NOTA_SENDIRI'] } }, over('harga', 'harga_hari_ini')],
    },
  },
  wajar: {
    event: BELI_DI_ATAS_HARGA,
    each: 'line',
    when: {
      all: [over('harga', 'harga_wajar'), over('harga', { raised: ['harga_wajar', NAIK] })],
    },
  },
  /** Glass for a diamond, or a stone that stays with somebody, is seen by a second person (D-45.7). */
  batu: {
    event: BELI_BERLIAN,
    each: 'line',
    when: {
      any: [
        over('batu_rp', NOL),
        ada('batu_kurang'),
        ada('batu_hilang'),
        ada('batu_lain'),
        ada('batu_sisa'),
        ada('batu_ganti'),
        ada('batu_beda'),
      ],
    },
    owner: {
      any: [
        ada('batu_hilang'),
        ada('batu_lain'),
        ada('batu_sisa'),
        ada('batu_ganti'),
        ada('batu_beda'),
      ],
    },
  },
  gram: {
    event: penjualanEvents.BATAS_HARGA,
    each: 'line',
    when: {
      all: [
        over('harga_per_gram', 'harga_hari'),
        over('harga_per_gram', { raised: ['harga_hari', NAIK] }),
      ],
    },
  },
  nota: {
    event: BELI_DI_ATAS_NOTA,
    each: 'line',
    when: { all: [over('harga', 'harga_nota'), isOn(pembelianParam.OTORISASI_DI_ATAS_NOTA)] },
  },
  berat: {
    event: BELI_BERAT_LEBIH,
    each: 'line',
    when: {
      all: [
        over('berat', 'berat_nota'),
        over({ minus: ['berat', 'berat_nota'] }, setting(pembelianParam.TOLERANSI_BERAT_BELI)),
      ],
    },
  },
  turun: {
    event: BELI_KADAR_TURUN,
    each: 'line',
    when: {
      all: [over('kadar_nota', 'kadar'), over({ minus: ['kadar_nota', 'kadar'] }, KADAR)],
    },
  },
  naik: {
    event: penjualanEvents.BATAS_HARGA,
    each: 'line',
    since: 2,
    when: {
      all: [over('kadar', 'kadar_nota'), over({ minus: ['kadar', 'kadar_nota'] }, KADAR)],
    },
  },
} as const;
