import type { Database } from '#kit/server/database.ts';
import { tempoTitipan } from '#areas/penjualan/server/titipan/tempo-titipan.query.ts';
import type { Rumah } from '#areas/pesan/server/kirim/kirim-antrean.ts';
import { lembarPdf } from '#areas/akhir-hari/server/lembar-pdf.ts';
import { tempoCicilan } from '#areas/cicilan/server/tempo-cicilan.query.ts';
import { tempoHutang } from '#areas/hutang/server/tempo-hutang.query.ts';
import { larangPesan } from '#areas/pesan/server/larang-pesan.ts';
import type { AdaGambar } from '#areas/pesan/server/promo.ts';
import { siapkanPesan, type SumberTempo } from '#areas/pesan/server/siapkan-pesan.ts';
import { readFotoLaporan } from '#areas/stock/server/foto/foto-laporan.ts';
import { findGambar } from '#areas/stock/server/foto/foto-simpan.ts';
import { desk } from '#app/server/desk.ts';
import { MODULS } from '#app/contract/moduls.ts';

/** The page of a closing goes with the words of it. */
const berkas: Rumah['berkas'] = async (db, { jenis, kode_toko, no_dokumen }) => {
  if (jenis !== 'TUTUP' || no_dokumen === null) return undefined;
  const bytes = await lembarPdf({ desk: desk(db), moduls: MODULS }, kode_toko, no_dokumen);
  return bytes && { nama: `${no_dokumen}.pdf`, tipe: 'application/pdf', bytes };
};

/** What the sender of messages needs of the house. */
export const rumahPesan: Rumah = { gambar: readFotoLaporan, berkas, larang: larangPesan };

/** A picture of a promo lies in the folder of promos (3§7). */
export const adaGambar: AdaGambar = async (kode_toko, path) =>
  (await findGambar(kode_toko, [path], 'PROMO')).length > 0;

/** Deposits whose price ends, loans and instalments that fall due. */
const tempo: SumberTempo = async (on, kode_toko, tgl, kini) => [
  ...(await tempoTitipan(on, kode_toko, tgl)),
  ...(await tempoHutang(on, kode_toko, tgl)),
  ...(await tempoCicilan(on, kode_toko, tgl, kini)),
];

/** What is due by the clock, with the reminders that the areas know. */
export const siapkanRumah = (db: Database): Promise<void> => siapkanPesan(db, tempo);
