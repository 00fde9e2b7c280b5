import { ref } from '#kit/contract/field.ts';
import { semua } from '#kit/contract/report.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { jenisMaster } from '#areas/barang/contract/jenis.master.ts';
import { kadarMaster } from '#areas/barang/contract/kadar.master.ts';

/** Filter kit [BRG] of the reports: what a piece is. */
export const saringBarang = {
  kode_dept: semua(ref('Jenis', jenisMaster, 'nama')),
  kode_group: semua(ref('Group', groupMaster, 'nama')),
  kadar: semua(ref('Kadar', kadarMaster, 'label')),
};
