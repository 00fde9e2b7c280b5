import type { Tx } from '#kit/server/database.ts';
import { invariant } from '#kit/server/problem.ts';
import { sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A pick-up that is cancelled: its order is finished again, its DP lives (D-36.7). */
export async function kembalikanPesanan(
  tx: Tx,
  { no_pesanan, no_faktur_jual }: { no_pesanan: string | null; no_faktur_jual: string },
  { kode_toko }: Ctx,
): Promise<void> {
  if (no_pesanan === null) return;
  const back = await tx.run(sql`
    update pesanan set status = 'SELESAI', no_faktur_jual = null, tgl_ambil = null, diambil_oleh = null, no_ktp = null,
           setuju_ambil = null
     where kode_toko = ${kode_toko} and no_pesanan = ${no_pesanan} and no_faktur_jual = ${no_faktur_jual}`);
  invariant(back === 1, `${no_faktur_jual} does not hand ${no_pesanan} over`);
  tx.audit({
    tindakan: 'BATAL_AMBIL',
    tabel: 'pesanan',
    kunci: no_pesanan,
    sebelum: { no_faktur_jual },
    sesudah: { status: 'SELESAI', no_faktur_jual: null },
  });
}
