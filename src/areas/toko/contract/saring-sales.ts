import { ref } from '#kit/contract/field.ts';
import { semua } from '#kit/contract/report.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';

/** Filter kit [SLS] of the reports. */
export const saringSales = { kode_sales: semua(ref('Sales', salesMaster, 'nama')) };
