import { formatHariPanjang } from '#kit/rules/hari.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Query } from '#kit/server/sql.ts';
import { antrePesan } from '#areas/pesan/server/antre-pesan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { isiTutup, type BarisLembar } from '#areas/akhir-hari/rules/pesan-tutup.ts';
import { lembarTutupQuery } from '#areas/akhir-hari/server/lembar-tutup.query.ts';
import { akhirHariParam } from '#areas/akhir-hari/contract/akhir-hari.parameter.ts';
import { pesanModul } from '#areas/pesan/contract/pesan.modul.ts';

/**
 * Sends the evening's page to the numbers of LAPORAN_TUTUP_KE_WA (D-20.1): queued with the closing, with the banks but
 * without profit, no matter who closes.
 */
export async function kirimLembar(tx: Tx, no_tutup: string, ctx: Ctx): Promise<void> {
  const nomor = [...new Set(ctx.param(akhirHariParam.LAPORAN_TUTUP_KE_WA))];
  if (nomor.length === 0 || !ctx.modul(pesanModul.WHATSAPP_MODULE)) return;
  const sebagai: Ctx = { ...ctx, level: 'OWN', lihat_modal: false };
  const rows = await tx.many(lembarTutupQuery({ no_tutup }, sebagai) as Query<BarisLembar>);
  const nilai = {
    nama_toko: ctx.toko.nama_toko,
    tanggal: formatHariPanjang(ctx.hari),
    ditutup_oleh: ctx.user_id,
    isi: isiTutup(rows),
  };
  for (const penerima of nomor) {
    const pesan = { penerima, nama: penerima, no_dokumen: no_tutup, nilai };
    await antrePesan(tx, { jenis: 'TUTUP', kunci: `TUTUP/${no_tutup}/${penerima}`, ...pesan }, ctx);
  }
}
