import { onlyIf, withDefault } from '#kit/contract/field-more.ts';
import { choice, kode, persen, rupiah, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';

/** How bought gold looks, and what that takes off each gram (D-7.2, D-13.1). */
export const kondisiBeliMaster = defineMaster({
  path: 'master-kondisi-pembelian',
  menu: { group: 'Data Master', at: 140, levels: ['MU'] },
  title: 'Master Kondisi Pembelian',
  noun: 'kondisi pembelian',
  table: 'kondisi_beli',
  key: 'kode_kondisi',
  fields: {
    kode_kondisi: kode('Kode Kondisi'),
    keterangan: text('Keterangan', { max: 100 }),
    cara: choice(sense('Potongan', 'beli'), { PERSEN: 'Persen', PER_GRAM: 'Rupiah per gram' }),
    persen: onlyIf('cara', 'PERSEN', persen('Potongan Persen')),
    rupiah: onlyIf('cara', 'PER_GRAM', rupiah('Potongan Per Gram', { min: rp(0) })),
    untuk: withDefault(
      'SEMUA',
      choice('Berlaku Untuk', { SEMUA: 'Semua', BELI: 'Pembelian saja', TUKAR: 'Tukar saja' }),
    ),
  },
  harga: { jenis: 'KONDISI BELI', fields: ['cara', 'persen', 'rupiah', 'untuk'] },
  api: { list: 'GET parabeli/get/all' },
});
