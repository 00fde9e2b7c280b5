import { formatGram, formatInt, formatRupiah, percentText } from '#kit/rules/format.ts';
import { minus, plus, sum, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { joined, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { listFotoBeli } from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import { susutBulanIni } from '#areas/stock/server/jaga/susut.query.ts';
import type { Diterima, Masuk } from '#areas/sepuhan/rules/terima.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Baris = Masuk &
  Diterima & {
    readonly no_dokumen: string;
    readonly urut_dokumen: number | null;
    readonly nama_barang: string | null;
    readonly kadar_uji: Persen | null;
  };

const gram = (berat: Miligram): string => `${formatGram(berat)} g`;

/**
 * Pieces that weigh or test otherwise than they may, each held against its own tolerance: a heavy one does not pay for
 * a light one (D-51.17). The owner reads each of them, what is lost together and what the person lost this month.
 */
export async function jagaTerima(
  tx: Tx,
  lines: readonly Baris[],
  ctx: Ctx,
): Promise<{ readonly hilang: Rupiah; readonly asks: Tuntutan[] }> {
  tx.guards.add('weight');
  const hilang = sum(lines.map((one) => plus(one.timbang.modal, one.uji.modal)));
  const lebih = lines.filter(({ timbang, uji }) => timbang.lebih || uji.lebih);
  if (lebih.length === 0) return { hilang, asks: [] };
  const bulan = await susutBulanIni(tx, ctx);
  const kunci = lebih.flatMap(({ no_dokumen, urut_dokumen }) =>
    urut_dokumen === null ? [] : [{ no_faktur_beli: no_dokumen, urut: urut_dokumen }],
  );
  const angka: Angka[] = [
    ...lebih.map(angkaBaris),
    { label: 'Susut', nilai: gram(sum(lebih.map((one) => minus(one.berat, one.berat_hasil)))) },
    {
      label: 'Susut murni',
      nilai: gram(sum(lebih.map((one) => minus(one.murni, one.murni_hasil)))),
    },
    { label: 'Nilai susut', nilai: formatRupiah(hilang), modal: true },
    { label: 'Susut peminta bulan ini', nilai: gram(bulan.berat) },
    { label: 'Susut murni peminta bulan ini', nilai: gram(bulan.murni) },
  ];
  return {
    hilang,
    asks: [
      {
        event: stockEvents.SUSUT_LEBIH,
        ringkasan: sentence('Terima sepuhan: {n} barang di luar toleransi', {
          n: formatInt(lebih.length),
        }),
        angka,
        foto: await listFotoBeli(tx, ctx.kode_toko, kunci),
      },
    ],
  };
}

const angkaBaris = (one: Baris): Angka => ({
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
});
