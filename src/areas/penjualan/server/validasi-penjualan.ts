import { rp, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { StepBodyOf } from '#areas/dokumen/contract/document-types.ts';
import { perluOtorisasi, untukOrang } from '#areas/akses/server/perlu-otorisasi.ts';
import { padat } from '#areas/buku/rules/buku.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { lakukanBatu } from '#areas/berlian/server/jual-batu.table.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import type { PenjualanJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { adalahPotong } from '#areas/penjualan/server/batu/baris.ts';
import { askHargaNaik } from '#areas/penjualan/server/tunggu/harga-tunggu.ts';
import { pilihPajak } from '#areas/penjualan/rules/pajak.ts';
import { pilihTambahan } from '#areas/penjualan/rules/tambahan.ts';
import {
  readMember,
  hitungPoinJual,
  kirimPoin,
  saldoPoin,
  type MemberJual,
} from '#areas/penjualan/server/poin/poin-jual.ts';
import {
  bukuJual,
  dibayarUang,
  tampilBayar,
  tanpaPajak,
  type Dijual,
} from '#areas/penjualan/server/jual.ts';
import { terimaPembayaran } from '#areas/penjualan/server/terima-pembayaran.ts';
import { tandaiDiambil } from '#areas/penjualan/server/titipan/pakai-titipan.ts';
import {
  saveValidasi,
  type Penjualan,
  type PenjualanBarang,
} from '#areas/penjualan/server/penjualan.table.ts';
import { kirimTerbit, pilihTerbit } from '#areas/penjualan/server/terbit-kupon.ts';
import { moveBarang, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { PembayaranJadi } from '#areas/uang/rules/pembayaran.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

type Words = typeof penjualanDocument.spec;

/** The cashier takes the money of an OPEN sale; one of an exchange waits with its ticket (D-10.8). */
export async function validasiPenjualan(
  tx: Tx,
  { pembayaran }: StepBodyOf<Words, 'validasi'>,
  ctx: Ctx,
  { barang, ...head }: Penjualan & { barang: PenjualanBarang[] },
): Promise<Dijual> {
  const nomor = pembayaran.map((one) => one.no_rekening);
  const rekening = await readRekening(tx, ctx.kode_toko, nomor);
  // Wholesale gives no points, and none pay for it (D-47.1).
  const member = head.grosir ? null : await readMember(tx, head.kode_customer, ctx);
  const dasar = { rekening, poin: saldoPoin(member, ctx) };
  const bayar = terimaPembayaran(pembayaran, head, dasar, ctx);
  const asks = await askHargaNaik(tx, head, barang, ctx);
  await perluOtorisasi(tx, ctx, untukOrang(asks, head.no_hp));
  return sahkanJual(tx, head, barang, { bayar, member }, ctx);
}

/** The money that the cashier took, and the member whose points it moves. */
export type DiterimaJual = {
  readonly bayar: PembayaranJadi;
  readonly member: MemberJual | null;
};

/** From now on an OPEN sale counts, and only now it is booked (D-10.5, D-28.1). */
export async function sahkanJual(
  tx: Tx,
  head: Penjualan,
  lines: readonly PenjualanBarang[],
  { bayar, member }: DiterimaJual,
  ctx: Ctx,
): Promise<Dijual> {
  const no = head.no_faktur_jual;
  const jadi = jadiOf(head, lines);
  const otorisasi = [...head.otorisasi, ...(tx.otorisasi ? [tx.otorisasi] : [])];
  const uang = { grand_total: tanpaPajak(head), tukar_rp: head.tukar_rp };
  const poin = hitungPoinJual(member, lines, uang, bayar.baris, ctx);
  const { valid_at } = await saveValidasi(tx, ctx.kode_toko, ctx.hari, {
    no,
    valid_by: ctx.user_id,
    kembali: bayar.kembali,
    pembulatan_tunai: bayar.pembulatan_tunai,
    poin: poin.poin,
    otorisasi,
    op: ctx.op,
    pembayaran: bayar.baris,
  });
  await moveBarang(tx, lines.filter(adalahPotong).map(terjual(no)), ctx);
  await lakukanBatu(tx, lines, no, ctx);
  const titipan = new Set(lines.flatMap(({ no_titip }) => no_titip ?? []));
  await tandaiDiambil(tx, [...titipan], no, ctx);
  const baris = bukuJual(jadi, lines, bayar, head, ctx);
  await catatBuku(
    tx,
    { no_bukti: no, kode_transaksi: 'JUAL', keterangan: head.nama_customer, baris },
    ctx,
  );
  const terbit = head.grosir ? [] : await pilihTerbit(tx, dibayarUang(head), ctx);
  kirimTerbit(tx, terbit, head, ctx);
  await kirimPoin(tx, member, poin, no, ctx);
  const kupon_terbit = terbit.map(({ no_kupon }) => no_kupon);
  const { kembali, pembulatan_tunai } = bayar;
  const done = {
    ...head,
    status: 'DONE' as const,
    otorisasi,
    valid_by: ctx.user_id,
    valid_at,
    kembali,
    pembulatan_tunai,
    poin: poin.poin,
  };
  tx.audit({
    tindakan: 'VALIDASI',
    tabel: 'penjualan',
    kunci: no,
    sebelum: head,
    sesudah: { ...done, pembayaran: bayar.baris, kupon_terbit },
  });
  return {
    row: done,
    lines,
    parts: { pembayaran: bayar.baris.map(tampilBayar), kupon_terbit, marketplace: null },
    postings: padat(baris),
  };
}

/** A held piece leaves for the customer. */
const terjual =
  (no: string) =>
  ({ kode_barcode }: PenjualanBarang): Perpindahan => ({
    kode_barcode,
    dari_status: 'TITIP',
    ke_status: 'TERJUAL',
    jenis: 'JUAL',
    no_bukti: no,
    no_pegang: no,
    ke: { akun: 'pelanggan' },
  });

/** The sums of a kept sale, as the rules worked them out when it was saved; a price that rose since was agreed to. */
export function jadiOf(
  head: Omit<PenjualanJadi, 'baris' | 'diskon_faktur_rp'>,
  lines: readonly Omit<PenjualanJadi['baris'][number], 'nilai_emas'>[],
): PenjualanJadi {
  return {
    baris: lines.map((line) => ({ ...line, nilai_emas: rp(0) })),
    sub_total: head.sub_total,
    diskon_rp: head.diskon_rp,
    diskon_faktur_rp: sum(lines.map((line) => line.bagian_rp)),
    kupon_rp: head.kupon_rp,
    ...pilihTambahan(head),
    ...pilihPajak(head),
    pembulatan: head.pembulatan,
    grand_total: head.grand_total,
  };
}
