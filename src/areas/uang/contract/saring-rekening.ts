import { ref } from '#kit/contract/field.ts';
import { semua } from '#kit/contract/report.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';

/** A filter [no_rekening]: SEMUA, or one of the shop's accounts with its bank. */
export const saringRekening = { no_rekening: semua(ref('Rekening', rekeningMaster, 'kode_bank')) };
