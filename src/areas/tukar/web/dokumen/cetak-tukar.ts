import { setelanOf } from '#areas/toko/contract/read-param.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { notaActs } from '#areas/dokumen/web/nota-acts.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { rangkapDi, readKataNota } from '#areas/penjualan/web/dokumen/cetak-nota.ts';
import { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { strukTukar } from '#areas/tukar/rules/struk-tukar.ts';

/** The nota of an exchange at the counter: rounded as the server’s own paper says. */
export const notaTukar = notaActs(tukarDocument, {
  jenis: 'TUKAR',
  sheets: async (tiket, toko, sesi) => {
    const setelan = setelanOf({ moduls: new Set(sesi.modules), told: sesi.parameter });
    const { alamat, bulan } = await readKataNota(tiket.no_faktur_jual);
    return strukTukar(tiket, {
      ...toko,
      rangkap: rangkapDi(sesi),
      langkah: pembulatanOf(setelan).langkah,
      bulan: bulan ?? setelan.param(penjualanParam.BULAN_BELI_KEMBALI),
      alamat_nota: alamat,
    });
  },
});
