import { readParam } from '#areas/toko/contract/read-param.ts';
import { notaActs } from '#areas/dokumen/web/nota-acts.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { readKataNota } from '#areas/penjualan/web/dokumen/cetak-nota.ts';
import { strukTukar } from '#areas/tukar/rules/struk-tukar.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

/** The nota of an exchange at the counter. */
export const notaTukar = notaActs(tukarDocument, {
  jenis: 'TUKAR',
  sheets: async (tiket, toko, { parameter }) => {
    const { bulan } = await readKataNota(tiket.no_faktur_jual);
    return [
      strukTukar(tiket, {
        ...toko,
        langkah: readParam(parameter, barangParam.PEMBULATAN),
        bulan: bulan ?? readParam(parameter, penjualanParam.BULAN_BELI_KEMBALI),
      }),
    ];
  },
});
