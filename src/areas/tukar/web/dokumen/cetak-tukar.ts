import { readParam } from '#areas/toko/contract/read-param.ts';
import { notaActs } from '#areas/buku/web/document/nota-acts.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { strukTukar } from '#areas/tukar/rules/struk-tukar.ts';

/** The nota of an exchange at the counter. */
export const notaTukar = notaActs(tukarDocument, {
  jenis: 'TUKAR',
  sheets: async (tiket, toko, { parameter }) => [
    strukTukar(tiket, {
      ...toko,
      langkah: readParam(parameter, 'PEMBULATAN'),
      bulan: readParam(parameter, 'BULAN_BELI_KEMBALI'),
    }),
  ],
});
