import { sentence } from '#kit/rules/sentence.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { lepasDibeli } from '#areas/penjualan/server/dibeli.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { berbatu, TIDAK_BELI_BATU } from '#areas/pembelian/rules/beli-batu.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import { isiBayar, isiDisimpan } from '#areas/uang/server/isi-bayar.ts';
import { PAYS } from '#areas/uang/server/pays.table.ts';
import { batalkanBatu, countBatuBeli } from '#areas/pembelian/server/batu/batu-beli.table.ts';
import { findSisaDibeli } from '#areas/pembelian/server/batu/sisa-batu.table.ts';
import { countBatalBeli, saveKeluar } from '#areas/pembelian/server/pembelian.table.ts';

/**
 * A buy-back can be cancelled while its gold still lies where it was put (D-13.3): its notas may be bought back again,
 * its gold leaves the warehouse.
 */
export async function batalPembelian(
  tx: Tx,
  held: HeldOf<typeof pembelianDocument.spec>,
  ctx: Ctx,
) {
  const { no_faktur_beli: no, barang } = held;
  const lies = barang.every(({ status_stock: at }) => at === 'BELI' || at === 'OPEN');
  conflictIf(!lies, TIDAK_BELI.EMAS_PINDAH);
  const adaBatu = held.status === 'DONE' && barang.some(berbatu);
  if (adaBatu) {
    const { ada, disini } = await countBatuBeli(tx, ctx.kode_toko, no);
    conflictIf(ada !== disini, TIDAK_BELI.EMAS_PINDAH);
    const sisa = await findSisaDibeli(tx, ctx.kode_toko, no);
    if (sisa) conflictIf(true, fill(TIDAK_BELI_BATU.SISA_SUDAH_DIBELI, sisa));
  }
  const sudah = await countBatalBeli(tx, ctx.kode_toko, ctx.hari, ctx.user_id);
  return {
    isi: [
      ...barang.map((line) => ({
        label: sentence('Barang {urut}', { urut: line.urut }),
        nilai: `${line.nama_barang}, ${formatGram(line.berat)} g, ${formatRupiah(line.harga)}`,
      })),
      ...barang.flatMap((line) => (line.batu === null ? [] : { label: 'Batu', nilai: line.batu })),
      { label: 'Emas ada di', nilai: barang[0]?.kode_gudang ?? '-' },
      ...(await PAYS.read(tx, ctx.kode_toko, no)).map(isiBayar),
      isiDisimpan(held, ctx),
    ],
    foto: held.foto,
    angka: [{ label: 'Batal pengguna ini hari ini', nilai: String(sudah) }],
    afterNumber: async (no_batal: string) => {
      await lepasDibeli(tx, ctx.kode_toko, no);
      if (adaBatu) await batalkanBatu(tx, { no, no_batal }, ctx);
      await saveKeluar(tx, { no, no_batal }, ctx);
    },
  };
}
