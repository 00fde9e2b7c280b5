import { onlyIf } from '#kit/contract/field-more.ts';
import { choice, kode, persen, rupiah, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import { sense } from '#kit/rules/sentence.ts';

/** How pledged gold looks, and what that takes off its estimate (D-7.2, D-16.1). */
export const kondisiPinjamanMaster = defineMaster({
  path: 'master-kondisi-pinjaman',
  menu: { group: 'Data Master', at: 150, levels: ['MU'] },
  title: 'Master Kondisi Pinjaman',
  noun: 'kondisi pinjaman',
  table: 'kondisi_pinjaman',
  key: 'kode_kondisi',
  fields: {
    kode_kondisi: kode('Kode Kondisi'),
    keterangan: text('Keterangan', { max: 100 }),
    cara: choice(sense('Potongan', 'beli'), { PERSEN: 'Persen', PER_GRAM: 'Rupiah per gram' }),
    persen: onlyIf('cara', 'PERSEN', persen('Potongan Persen')),
    rupiah: onlyIf('cara', 'PER_GRAM', rupiah('Potongan Per Gram', { min: rp(0) })),
  },
  harga: { jenis: 'KONDISI PINJAMAN', fields: ['cara', 'persen', 'rupiah'] },
  api: { list: 'GET parapinjaman/get/all' },
});
