import type { Tx } from '#kit/server/database.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { terapkanDengan, type CtxServer } from '#areas/toko/server/antar/pesan-toko.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';
import { bukuSampai } from '#areas/uang/rules/kirim.ts';
import { isJauh } from '#areas/uang/server/kirim/jauh/jauh.table.ts';
import {
  endKirim,
  isTerima,
  lockDiJalan,
  saveSampai,
} from '#areas/uang/server/kirim/kirim.table.ts';

/** The message of a receipt to the shop that sent the money. */
export const UANG_DITERIMA = 'UANG_DITERIMA';

type Isi = { readonly no_terima: string; readonly nomor_referensi?: string };

/** The sender's half of a receipt: his money is on its way no longer, the receiver's shop owes it (D-41.6). */
async function sampai(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  const { no_terima, nomor_referensi } = pesan.isi as Isi;
  const nota_kirim = pesan.no_dokumen;
  const { kode_toko, hari, user_id, op } = ctx;
  const kirim = await lockDiJalan(tx, kode_toko, nota_kirim);
  if (!kirim) throw new Error(`${nota_kirim} is not on its way`);
  const { tujuan, jumlah_rp, keterangan } = kirim;
  if (tujuan !== pesan.dari) throw new Error(`${nota_kirim} is not on its way to ${pesan.dari}`);
  // An earlier version left it out between shops of one server, where the receipt itself is at hand.
  const sama =
    nomor_referensi === undefined
      ? !(await isJauh(tx, pesan.dari))
      : nomor_referensi === kirim.nomor_referensi;
  if (!sama) throw new Error(`${no_terima} is a receipt of another bag than ${nota_kirim}`);
  if (!(await isTerima(tx, pesan.dari, no_terima, nota_kirim)))
    throw new Error(`${no_terima} is no receipt of ${nota_kirim}`);
  const no_sampai = await takeNomor(tx, kode_toko, 'SU', hari);
  const row = { no_sampai, nota_kirim, tujuan, no_terima, jumlah_rp };
  await saveSampai(tx, {
    ...row,
    kode_toko,
    tgl_system: hari,
    status: 'DONE',
    input_by: user_id,
    op,
  });
  const set = { no_bukti: no_sampai, kode_transaksi: 'UANG_SAMPAI', keterangan };
  await catatBuku(tx, { ...set, baris: bukuSampai(tujuan, jumlah_rp) }, ctx);
  await endKirim(tx, kode_toko, nota_kirim);
  tx.audit({ tindakan: 'UANG_SAMPAI', tabel: 'uang_sampai', kunci: no_sampai, sesudah: row });
}

terapkanDengan(UANG_DITERIMA, sampai);
