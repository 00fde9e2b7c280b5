import { sentence, word } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import { saveSalinan } from '#areas/akses/server/kertas.table.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Cetak = {
  no: string;
  tabel: string;
  /** What the paper is called in the request: 'bukti kas'. */
  sebutan: string;
  label: string;
  cetak_ke: number;
  alasan: string | null;
  /** Counts one more print. */
  tambah: () => Promise<{ cetak_ke: number }>;
};

/** A reprint is approved and counted, and its paper says SALINAN n (D-6.5). */
export async function cetakUlang(
  tx: Tx,
  { no, tabel, sebutan, label, cetak_ke: sudah, alasan, tambah }: Cetak,
  ctx: Ctx,
): Promise<number> {
  await perluOtorisasi(tx, ctx, [
    {
      event: aksesEvents.CETAK_ULANG,
      ringkasan: sentence('Cetak ulang {sebutan} {no}', { sebutan: word(sebutan), no }),
      angka: [
        { label, nilai: no },
        { label: 'Sudah dicetak', nilai: sentence('{sudah} kali', { sudah }) },
        { label: 'Alasan', nilai: alasan ?? '-' },
      ],
    },
  ]);
  const { cetak_ke } = await tambah();
  await saveSalinan(tx, { no, cetak_ke }, ctx);
  tx.audit({
    tindakan: 'CETAK_ULANG',
    tabel,
    kunci: no,
    sebelum: { cetak_ke: sudah },
    sesudah: { cetak_ke, alasan },
  });
  return cetak_ke;
}
