import type { KirimanMasuk } from '#areas/uang/contract/kirim.api.ts';
import { selisihTerima } from '#areas/uang/rules/kirim.ts';
import type { Kiriman } from '#areas/uang/server/kirim/kirim.table.ts';

/** Money that was sent, as it is answered to a screen or to the server of a branch. */
export function asTold(row: Kiriman): KirimanMasuk {
  const kiriman = {
    nota_kirim: row.nota_kirim,
    nomor_referensi: row.nomor_referensi,
    tgl_system: row.tgl_system,
    asal: row.asal,
    nama_asal: row.nama_asal,
    sender: row.sender,
    input_by: row.input_by,
    tujuan: row.tujuan,
    jumlah_rp: row.jumlah_rp,
    keterangan: row.keterangan,
    no_reff: row.no_reff,
    dari: row.dari,
    status: row.status,
  };
  if (row.no_terima === null) return { ...kiriman, terima: null };
  return {
    ...kiriman,
    terima: {
      no_terima: row.no_terima,
      jumlah_diterima: row.jumlah_diterima,
      selisih: selisihTerima(row.jumlah_rp, row.jumlah_diterima),
      ke: row.ke,
      no_rekening: row.no_rekening,
      terima_by: row.terima_by,
      tgl_terima: row.tgl_terima,
      waktu_terima: row.waktu_terima,
    },
  };
}
