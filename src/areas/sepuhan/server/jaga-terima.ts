import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import { plus, sum, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { joined, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Diterima, Masuk } from '#areas/sepuhan/rules/terima.ts';
import { gram, tanyaSusut, type BarisLebih } from '#areas/sepuhan/server/tanya-susut.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Baris = Masuk &
  Diterima & {
    readonly no_dokumen: string;
    readonly urut_dokumen: number | null;
    readonly nama_barang: string | null;
    readonly kadar_uji: Persen | null;
    readonly foto?: readonly string[];
  };

/**
 * Pieces that weigh or test otherwise than they may, each held against its own tolerance: a heavy one does not pay for
 * a light one (D-51.17). The owner reads each of them.
 */
export async function jagaTerima(
  tx: Tx,
  lines: readonly Baris[],
  ctx: Ctx,
): Promise<{ readonly hilang: Rupiah; readonly asks: Tuntutan[] }> {
  tx.guards.add('weight');
  const hilang = sum(lines.map((one) => plus(one.timbang.modal, one.uji.modal)));
  const lebih = lines.filter(({ timbang, uji }) => timbang.lebih || uji.lebih).map(barisLebih);
  const n = formatInt(lebih.length);
  const ringkasan = sentence('Terima sepuhan: {n} barang di luar toleransi', { n });
  return { hilang, asks: await tanyaSusut(tx, ringkasan, { lebih, hilang }, ctx) };
}

const barisLebih = (one: Baris): BarisLebih => ({
  label: [
    one.urut_dokumen === null ? one.no_dokumen : `${one.no_dokumen}/${one.urut_dokumen}`,
    one.nama_barang ?? '',
  ]
    .join(' ')
    .trim(),
  nilai: joined(
    [
      `${gram(one.berat)} → ${gram(one.berat_hasil)}`,
      `${percentText(one.kadar)} → ${percentText(one.kadar_hasil)}`,
      sentence('murni {dari} g menjadi {ke} g', {
        dari: formatGram(one.murni),
        ke: formatGram(one.murni_hasil),
      }),
    ],
    ', ',
  ),
  berat: one.berat,
  murni: one.murni,
  berat_hasil: one.berat_hasil,
  murni_hasil: one.murni_hasil,
  kunci:
    one.urut_dokumen === null ? null : { no_faktur_beli: one.no_dokumen, urut: one.urut_dokumen },
  foto: one.foto,
});
