import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Tx } from '#kit/server/database.ts';
import type { BeliDitahan } from '#areas/manual/server/beli/baris-beli.ts';
import { countBatalManual } from '#areas/manual/server/dagang.query.ts';
import { undoManual } from '#areas/manual/server/tempat-manual.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { isiBayar, isiDisimpan } from '#areas/uang/server/isi-bayar.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';

/** A purchase of goods without a barcode on its own day, while they lie where they came; one that waits is rejected. */
export async function undoBeli(tx: Tx, held: BeliDitahan, ctx: Ctx) {
  const { no_faktur_beli: no, barang, status, bayar } = held;
  const counted = status !== 'OPEN';
  const uang = counted ? await PAYS.read(tx, ctx.kode_toko, no) : (bayar?.baris ?? []);
  const sudah = await countBatalManual(tx, ctx);
  const shown = {
    isi: [
      ...barang.map((line) => ({
        label: `${line.kode_group} ${line.kode_dept}`,
        nilai: [
          `${formatInt(line.qty)} x ${line.nama_barang}`,
          `${formatGram(line.berat)} g`,
          formatRupiah(line.harga),
          line.kode_gudang,
        ].join(', '),
      })),
      ...uang.map(isiBayar),
      isiDisimpan(held, ctx),
    ],
    foto: held.foto,
    angka: [{ label: 'Batal pengguna ini hari ini', nilai: String(sudah) }],
  };
  if (!counted) return shown;
  return { ...shown, afterNumber: await undoManual(tx, no, ctx) };
}
