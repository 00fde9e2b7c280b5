import type { InputOf } from '#kit/contract/endpoint.ts';
import { rp, sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import { padat } from '#areas/buku/rules/buku.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import type { validasiJualEndpoint } from '#areas/penjualan/contract/penjualan.api.ts';
import type { PenjualanJadi } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { bisaKe } from '#areas/penjualan/rules/penjualan.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { susunDokumen, type DokumenPenjualan } from '#areas/penjualan/server/dokumen-penjualan.ts';
import {
  bukuJual,
  dibayarUang,
  tampilBayar,
  terimaPembayaran,
} from '#areas/penjualan/server/jual.ts';
import { tandaiDiambil } from '#areas/penjualan/server/titipan/pakai-titipan.ts';
import {
  listPenjualanBarang,
  lockPenjualan,
  saveValidasi,
  type Penjualan,
  type PenjualanBarang,
} from '#areas/penjualan/server/penjualan.table.ts';
import { kirimTerbit, pilihTerbit } from '#areas/penjualan/server/terbit-kupon.ts';
import { moveBarang, type Perpindahan } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { PembayaranJadi } from '#areas/uang/rules/pembayaran.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

/** The cashier takes the money of an OPEN sale; one of an exchange waits with its ticket (D-10.8). */
export async function validasiPenjualan(
  tx: Tx,
  { params, body }: InputOf<typeof validasiJualEndpoint>,
  ctx: Ctx,
): Promise<DokumenPenjualan> {
  const head = await lockPenjualan(tx, ctx.kode_toko, params.no);
  if (!head) throw missing(TIDAK_JUAL.PENJUALAN_TIDAK_ADA);
  conflictIf(
    !bisaKe(head.status, 'DONE'),
    head.status === 'CANC' ? TIDAK_JUAL.SUDAH_BATAL : TIDAK_JUAL.SUDAH_VALIDASI,
  );
  conflictIf(head.no_tukar !== null, TIDAK_JUAL.VALIDASI_TUKAR, { no_tukar: head.no_tukar });
  const rekening = await readRekening(
    tx,
    ctx.kode_toko,
    body.pembayaran.map((one) => one.no_rekening),
  );
  return sahkanJual(tx, head, terimaPembayaran(body.pembayaran, head, rekening, ctx), ctx);
}

/** From now on an OPEN sale counts, and only now it is booked (D-10.5, D-28.1). */
export async function sahkanJual(
  tx: Tx,
  head: Penjualan,
  bayar: PembayaranJadi,
  ctx: Ctx,
): Promise<DokumenPenjualan> {
  const no = head.no_faktur_jual;
  const lines = await listPenjualanBarang(tx, ctx.kode_toko, no);
  const jadi = jadiOf(head, lines);
  const { valid_at } = await saveValidasi(tx, ctx.kode_toko, ctx.hari, {
    no,
    valid_by: ctx.user_id,
    kembali: bayar.kembali,
    op: ctx.op,
    pembayaran: bayar.baris,
  });
  await moveBarang(tx, lines.map(terjual(no)), ctx);
  const titipan = new Set(lines.flatMap(({ no_titip }) => no_titip ?? []));
  await tandaiDiambil(tx, [...titipan], no, ctx);
  const baris = bukuJual(jadi, lines, bayar, head, ctx);
  await catatBuku(
    tx,
    { no_bukti: no, kode_transaksi: 'JUAL', keterangan: head.nama_customer, baris },
    ctx,
  );
  const terbit = await pilihTerbit(tx, dibayarUang(head), ctx);
  kirimTerbit(tx, terbit, head, ctx);
  const kupon_terbit = terbit.map(({ no_kupon }) => no_kupon);
  const done: Penjualan = {
    ...head,
    status: 'DONE',
    valid_by: ctx.user_id,
    valid_at,
    kembali: bayar.kembali,
  };
  tx.audit({
    tindakan: 'VALIDASI',
    tabel: 'penjualan',
    kunci: no,
    sebelum: head,
    sesudah: { ...done, pembayaran: bayar.baris, kupon_terbit },
  });
  return susunDokumen(done, {
    barang: lines,
    pembayaran: bayar.baris.map(tampilBayar),
    baris: padat(baris),
    kupon_terbit,
  });
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

/** The sums of a kept sale, as the rules worked them out when it was saved: prices do not move afterwards. */
function jadiOf(head: Penjualan, lines: readonly PenjualanBarang[]): PenjualanJadi {
  return {
    baris: lines.map((line) => ({ ...line, nilai_emas: rp(0) })),
    sub_total: head.sub_total,
    diskon_rp: head.diskon_rp,
    diskon_faktur_rp: sum(lines.map((line) => line.bagian_rp)),
    kupon_rp: head.kupon_rp,
    admin: head.admin,
    packing: head.packing,
    ongkos_kerja: head.ongkos_kerja,
    pembulatan: head.pembulatan,
    grand_total: head.grand_total,
  };
}
