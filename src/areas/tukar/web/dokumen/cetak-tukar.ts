import { setelanOf } from '#areas/toko/contract/read-param.ts';
import { notaActs } from '#areas/dokumen/web/nota-acts.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { readKataNota } from '#areas/penjualan/web/dokumen/cetak-nota.ts';
import { strukTukar } from '#areas/tukar/rules/struk-tukar.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';

/** The nota of an exchange at the counter: rounded as the server's own paper says. */
export const notaTukar = notaActs(tukarDocument, {
  jenis: 'TUKAR',
  sheets: async (tiket, toko, { modules, parameter }) => {
    const setelan = setelanOf({ moduls: new Set(modules), told: parameter });
    const { bulan } = await readKataNota(tiket.no_faktur_jual);
    return [
      strukTukar(tiket, {
        ...toko,
        langkah: pembulatanOf(setelan).langkah,
        bulan: bulan ?? setelan.param(penjualanParam.BULAN_BELI_KEMBALI),
      }),
    ];
  },
});
