import { sentence } from '#kit/rules/sentence.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { negate, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import type { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { pembelian } from '#areas/pembelian/server/pembelian.ts';
import { countBatalBeli } from '#areas/pembelian/server/pembelian.table.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { penjualan } from '#areas/penjualan/server/penjualan.ts';
import { poinSebelumBatal } from '#areas/penjualan/server/poin/poin-jual.ts';
import { countBatal, listPembayaran } from '#areas/penjualan/server/penjualan.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { tukarDocument } from '#areas/tukar/contract/tukar.document.ts';
import { isiBayar, isiDisimpan } from '#areas/uang/server/isi-bayar.ts';

type Tiket = HeldOf<typeof tukarDocument.spec>;
type Jual = HeldOf<typeof penjualanDocument.spec>;
type Beli = HeldOf<typeof pembelianDocument.spec>;

/** Both halves of a ticket in one act, on their day, while neither piece has gone on (D-6.4, D-14.1). */
export async function batalTukar(
  tx: Tx,
  tiket: Tiket,
  ctx: Ctx,
  _: undefined,
  typed: { alasan: string },
) {
  const { kode_toko, hari, user_id } = ctx;
  const { no_faktur_jual, no_faktur_beli } = tiket;
  const jual = await penjualan.holdHalf(tx, no_faktur_jual, typed, ctx);
  const beli = await pembelian.holdHalf(tx, no_faktur_beli, typed, ctx);
  const sudah =
    (await countBatal(tx, kode_toko, hari, user_id)) +
    (await countBatalBeli(tx, kode_toko, hari, user_id));
  return {
    isi: [
      ...(await isiTiket(tx, tiket, { jual: jual.row, beli: beli.row }, ctx)),
      ...(await poinSebelumBatal(tx, no_faktur_jual, ctx)).isi,
    ],
    // Coupons or points that the sale gave are spent already: as with a sale alone the owner agrees.
    ...(jual.undone.penyetuju && { penyetuju: jual.undone.penyetuju }),
    foto: [beli.row.foto, jual.row.barang],
    angka: [{ label: 'Batal pengguna ini hari ini', nilai: String(sudah) }],
    afterNumber: async () => {
      await penjualan.cancelHalf(tx, jual, typed, ctx);
      await pembelian.cancelHalf(tx, beli, typed, ctx);
    },
  };
}

const isiBaris = (nama: string, berat: Miligram, harga: Rupiah): string =>
  `${nama}, ${formatGram(berat)} g, ${formatRupiah(harga)}`;

type Halves = { jual: Jual; beli: Beli };

/** What the approver reads: both halves, the money of the difference, who and when. */
async function isiTiket(
  tx: Tx,
  { selisih, ...tiket }: Tiket,
  { jual, beli }: Halves,
  ctx: Ctx,
): Promise<Angka[]> {
  const bayar = await listPembayaran(tx, ctx.kode_toko, jual.no_faktur_jual);
  return [
    { label: 'Faktur jual', nilai: `${jual.no_faktur_jual}, ${formatRupiah(tiket.jual_rp)}` },
    ...jual.barang.map((one) => ({
      label: sentence('Keluar {kode_barcode}', { kode_barcode: one.kode_barcode }),
      nilai: isiBaris(one.nama_barang, one.berat, one.netto),
    })),
    { label: 'Faktur beli', nilai: `${beli.no_faktur_beli}, ${formatRupiah(tiket.beli_rp)}` },
    ...beli.barang.map((one) => ({
      label: sentence('Masuk {urut}', { urut: one.urut }),
      nilai: isiBaris(one.nama_barang, one.berat, one.harga),
    })),
    ...bayar.map(isiBayar),
    selisih < 0
      ? { label: 'Diterima kembali dari customer', nilai: formatRupiah(negate(selisih)) }
      : { label: 'Dikembalikan kepada customer', nilai: formatRupiah(selisih) },
    isiDisimpan(tiket, ctx),
  ];
}
