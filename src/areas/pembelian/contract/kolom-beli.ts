import { optional, ref } from '#kit/contract/field.ts';
import { kadarPersen } from '#areas/toko/contract/kadar.field.ts';
import { rowText, semua } from '#kit/contract/report.ts';
import { kondisiBeliMaster } from '#areas/pembelian/contract/kondisi-beli.master.ts';

/** Filter: how the bought gold looked. */
export const saringKondisi = { kondisi: semua(ref('Kondisi', kondisiBeliMaster, 'keterangan')) };

/** What was bought, in reports that do not say its kind and group. */
export const kolomEmas = {
  nama_barang: rowText('Nama Barang'),
  kadar: kadarPersen('Kadar'),
  kondisi: optional(rowText('Kondisi')),
};
