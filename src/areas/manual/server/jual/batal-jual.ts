import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Tx } from '#kit/server/database.ts';
import { countBatalManual } from '#areas/manual/server/dagang.query.ts';
import type { JualDitahan } from '#areas/manual/server/jual/validasi-jual.ts';
import { undoManual } from '#areas/manual/server/tempat-manual.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import { listPembayaran } from '#areas/penjualan/server/penjualan.table.ts';
import { batalPoin, poinSebelumBatal } from '#areas/penjualan/server/poin/poin-jual.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { isiBayar, isiDisimpan } from '#areas/uang/server/isi-bayar.ts';

/**
 * A sale of goods without a barcode on its own day: its goods come back to their line, its money out of the drawer. One
 * that waits is rejected by the same approval (BATAL_MANUAL, D-46.4): the customer may have paid and gone.
 */
export async function undoJual(tx: Tx, held: JualDitahan, ctx: Ctx) {
  const { no_faktur_jual: no, barang, grand_total, status, bayar } = held;
  const counted = status !== 'OPEN';
  const uang = counted ? await listPembayaran(tx, ctx.kode_toko, no) : (bayar?.baris ?? []);
  const poin = await poinSebelumBatal(tx, no, ctx);
  const sudah = await countBatalManual(tx, ctx);
  const isi = [
    { label: 'Total', nilai: formatRupiah(grand_total) },
    ...barang.map((line) => ({
      label: `${line.kode_group} ${line.kode_dept}`,
      nilai: [
        `${formatInt(line.qty)} x ${line.nama_barang}`,
        `${formatGram(line.berat)} g`,
        formatRupiah(line.netto),
        namaTempat(line),
      ].join(', '),
    })),
    ...uang.map(isiBayar),
    isiDisimpan(held, ctx),
    ...poin.isi,
  ];
  const angka = [{ label: 'Batal pengguna ini hari ini', nilai: String(sudah) }];
  if (!counted) return { isi, angka };
  const moveBack = await undoManual(tx, no, ctx);
  return {
    isi,
    angka,
    ...(poin.terpakai && { penyetuju: 'OWN' as const }),
    afterNumber: async (no_batal: string) => {
      await moveBack(no_batal);
      await batalPoin(tx, no, no_batal, ctx);
      await kabariBatal(tx, milikDokumen(held, no, grand_total), no_batal, ctx);
    },
  };
}
