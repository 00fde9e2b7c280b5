import { setelanOf } from '#areas/toko/contract/read-param.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { notaActs } from '#areas/dokumen/web/nota-acts.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { denganIsi } from '#areas/penjualan/rules/nota.ts';
import {
  rangkapDi,
  readKataNota,
  readKeterangan,
} from '#areas/penjualan/web/dokumen/cetak-nota.ts';
import { tukarDocument, type DokumenTukar } from '#areas/tukar/contract/tukar.document.ts';
import { strukTukar } from '#areas/tukar/rules/struk-tukar.ts';

/** The nota of an exchange at the counter: rounded as the server’s own paper says. */
export const notaTukar = notaActs(tukarDocument, {
  jenis: 'TUKAR',
  sheets: async (tiket, toko, sesi, isi) => {
    const setelan = setelanOf({ moduls: new Set(sesi.modules), told: sesi.parameter });
    const { alamat, bulan } = await readKataNota(tiket.no_faktur_jual);
    return strukTukar(
      { ...tiket, penjualan: denganIsi(tiket.penjualan, isi) },
      {
        ...toko,
        rangkap: rangkapDi(sesi),
        langkah: pembulatanOf(setelan).langkah,
        bulan: bulan ?? setelan.param(penjualanParam.BULAN_BELI_KEMBALI),
        alamat_nota: alamat,
        keterangan: await readKeterangan().catch(() => []),
      },
    );
  },
});

/** Where the counter of its sale has said. */
export const cetakTukar = (tiket: DokumenTukar, sesi: Sesi): Promise<void> => {
  const { platform } = tiket.penjualan;
  return notaTukar.print(tiket, sesi, platform === 'DESKTOP' ? undefined : platform);
};
