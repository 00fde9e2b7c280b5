import { int, kode, text } from '#kit/contract/field.ts';
import { defineMaster } from '#kit/contract/master.ts';
import { modul } from '#areas/toko/contract/modul.ts';
import { BATU_DIPEGANG } from '#areas/barang/contract/masih-ada.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';

/** What is said of a stone: a code, its name, and its place from best to least (D-23.1). */
const batu = (name: string, tab: string, kolom = name) =>
  defineMaster({
    path: 'master-berlian',
    title: 'Master Berlian',
    tab,
    noun: tab.toLowerCase(),
    table: `batu_${name}`,
    key: 'kode',
    gate: modul(barangModul.BERLIAN_MODULE),
    fields: {
      kode: kode('Kode'),
      nama: text('Nama', { max: 40 }),
      urut: int('Urutan', { min: 1, max: 999 }),
    },
    api: { list: `GET batu-${name}` },
    usedBy: [
      {
        table: 'berlian',
        columns: [kolom],
        only: BATU_DIPEGANG,
        message: 'Masih Dipakai Berlian, Tidak Dapat Dihapus',
      },
    ],
  });

export const batuShapeMaster = batu('shape', 'Shape');
export const batuColorMaster = batu('color', 'Color');
export const batuClarityMaster = batu('clarity', 'Clarity');
export const batuCutgradeMaster = batu('cutgrade', 'Cut Grade', 'cut_grade');
export const batuPolishMaster = batu('polish', 'Polish');
export const batuSymmetryMaster = batu('symmetry', 'Symmetry');
export const batuFluorescenceMaster = batu('fluorescence', 'Fluorescence');

/** In the order of the tabs (inventory/menu.tsv). */
export const BATU = [
  batuShapeMaster,
  batuColorMaster,
  batuClarityMaster,
  batuCutgradeMaster,
  batuPolishMaster,
  batuSymmetryMaster,
  batuFluorescenceMaster,
] as const;
