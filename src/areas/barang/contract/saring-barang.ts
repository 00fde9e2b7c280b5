import { ref, type Field } from '#kit/contract/field.ts';
import { alike } from '#kit/contract/later.ts';
import { rowText, semua } from '#kit/contract/report.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';

const kadar = ref('Kadar', kadarMaster, 'label');

/** A kadar in a row by its code, which is said by its percent on every table and paper. */
export const kadarKode = (label: string): Field<string> =>
  alike(rowText(label), { source: kadar.source, named: true });

/** Filter kit [BRG] of the reports: what a piece is. */
export const saringBarang = {
  kode_dept: semua(ref('Jenis', jenisMaster, 'nama')),
  kode_group: semua(ref('Group', groupMaster, 'nama')),
  kadar: semua(kadar),
};
