import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import { conflictIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import type { HeldOf } from '#areas/dokumen/contract/document-types.ts';
import { lockPulang, pulangkanBatu } from '#areas/berlian/server/jual-batu.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { TITIP } from '#areas/penjualan/rules/buku-titipan.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { sudahDikirim, TIDAK_ONLINE } from '#areas/penjualan/rules/online/online.ts';
import { findPembeliKembali } from '#areas/penjualan/server/dibeli.table.ts';
import { listTerbitTerpakai, saveKembali } from '#areas/penjualan/server/kupon.table.ts';
import { kabariBatal, milikDokumen } from '#areas/penjualan/server/milik.ts';
import { kembalikanTitipan } from '#areas/penjualan/server/titipan/pakai-titipan.ts';
import { lepasOnline, lockOnline } from '#areas/penjualan/server/online/online.table.ts';
import { kembalikanPesanan } from '#areas/penjualan/server/pesanan/kembali-pesanan.table.ts';
import { adalahPotong } from '#areas/penjualan/server/batu/baris.ts';
import {
  countBatal,
  listPembayaran,
  type PenjualanBarang,
} from '#areas/penjualan/server/penjualan.table.ts';
import { batalPoin, poinSebelumBatal } from '#areas/penjualan/server/poin/poin-jual.ts';
import { moveBarang, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import { isiBayar, isiDisimpan } from '#areas/uang/server/isi-bayar.ts';
import { samarkanKupon } from '#kit/rules/masked.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Held = HeldOf<typeof penjualanDocument.spec>;

/**
 * A sale can be cancelled as long as none of it was bought back: pieces, deposits and coupons are what they were. One
 * that was never validated is rejected: its pieces are free again, nothing was booked (D-10.8).
 */
export async function batalPenjualan(tx: Tx, held: Held, ctx: Ctx) {
  const { no_faktur_jual: no, status, barang, grand_total } = held;
  const dibeli = await findPembeliKembali(tx, ctx.kode_toko, no);
  conflictIf(dibeli !== undefined, TIDAK_JUAL.SUDAH_DIBELI, dibeli);
  // A parcel that left is with the courier: its pieces are weighed when it comes back (D-48.3).
  const paket = await lockOnline(tx, ctx.kode_toko, no);
  conflictIf(
    paket !== undefined && sudahDikirim(paket.status),
    fill(TIDAK_ONLINE.PAKET_DIKIRIM, { no }),
  );
  const jualan = { no, laku: status !== 'OPEN' };
  const batu = await lockPulang(tx, barang, jualan, ctx);
  const sudah = await countBatal(tx, ctx.kode_toko, ctx.hari, ctx.user_id);
  // Its coupon has paid another sale already: what is given back was spent once (D-51.8).
  const terpakai = await listTerbitTerpakai(tx, ctx.kode_toko, no);
  // Points that it gave have paid for something already: what comes back is less than what it gave (D-18.1).
  const poin = await poinSebelumBatal(tx, no, ctx);
  const counted = status !== 'OPEN';
  return {
    isi: [
      { label: 'Total', nilai: formatRupiah(grand_total) },
      ...barang.map((line) => ({
        label: line.kode_barcode,
        nilai: [
          line.nama_barang,
          ...(adalahPotong(line) ? [`${formatGram(line.berat)} g`] : []),
          formatRupiah(line.netto),
        ].join(', '),
      })),
      ...(await listPembayaran(tx, ctx.kode_toko, no)).map(isiBayar),
      isiDisimpan(held, ctx),
      ...poin.isi,
      ...terpakai.map((one) => ({
        label: 'Kupon nota ini sudah terpakai',
        nilai: `${samarkanKupon(one.no_kupon)}, ${formatRupiah(one.rupiah)}, ${one.no_faktur_jual}`,
      })),
    ],
    ...((terpakai.length > 0 || poin.terpakai) && { penyetuju: 'OWN' as const }),
    angka: [{ label: 'Batal pengguna ini hari ini', nilai: String(sudah) }],
    afterNumber: async (no_batal: string) => {
      await moveBarang(
        tx,
        barang.filter(adalahPotong).map((line) => ({
          kode_barcode: line.kode_barcode,
          dari_status: counted ? 'TERJUAL' : 'TITIP',
          ke_status: line.no_titip === null ? 'READY' : 'TITIP',
          jenis: counted ? 'BATAL_JUAL' : 'TOLAK_JUAL',
          no_bukti: no_batal,
          no_pegang: line.no_titip,
          ke: counted ? kembaliKe(line) : 'TETAP',
        })),
        ctx,
      );
      await pulangkanBatu(tx, batu, { ...jualan, no_batal }, ctx);
      await saveKembali(tx, ctx.kode_toko, no, ctx.op);
      if (barang.some(({ no_titip }) => no_titip !== null)) await kembalikanTitipan(tx, no, ctx);
      await kembalikanPesanan(tx, held, ctx);
      await lepasOnline(tx, ctx.kode_toko, no, ctx.op);
      if (counted) await batalPoin(tx, no, no_batal, ctx);
      if (counted) await kabariBatal(tx, milikDokumen(held, no, grand_total), no_batal, ctx);
    },
  };
}

/** Into its tray, or back to the deposit that it was fetched from. */
const kembaliKe = ({ no_titip, kode_gudang, kode_baki }: PenjualanBarang): Perpindahan['ke'] =>
  no_titip === null ? { kode_gudang, kode_baki } : { akun: TITIP };
