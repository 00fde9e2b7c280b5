import { carat } from '#kit/contract/field-more.ts';
import { int, optional, ref, rupiah } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { rp } from '#kit/rules/quantity.ts';
import {
  batuClarityMaster,
  batuColorMaster,
  batuShapeMaster,
} from '#areas/barang/contract/batu.master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** What a carat costs, by size and by what the stone is; a field left empty means any. */
export const parameterBerlianMaster = defineMaster({
  path: 'master-berlian',
  title: 'Master Berlian',
  tab: 'Parameter Berlian',
  noun: 'parameter berlian',
  table: 'parameter_berlian',
  key: 'id',
  keyFromServer: true,
  gate: modul(barangModul.BERLIAN_MODULE),
  fields: {
    id: int('No', { min: 1 }),
    kode_shape: optional(ref('Shape', batuShapeMaster, 'nama')),
    kode_color: optional(ref('Color', batuColorMaster, 'nama')),
    kode_clarity: optional(ref('Clarity', batuClarityMaster, 'nama')),
    carat_dari: carat('Carat Dari'),
    carat_sampai: carat('Carat Sampai'),
    harga_per_carat: rupiah('Harga Per Carat', { min: rp(1) }),
  },
  harga: {
    jenis: 'BERLIAN',
    fields: [
      'kode_shape',
      'kode_color',
      'kode_clarity',
      'carat_dari',
      'carat_sampai',
      'harga_per_carat',
    ],
  },
  api: { list: 'GET parameter-berlian' },
  range: {
    from: 'carat_dari',
    to: 'carat_sampai',
    overlap: {
      within: ['kode_shape', 'kode_color', 'kode_clarity'],
      message: 'Carat Ini Sudah Ada Di Parameter Lain',
    },
  },
});
