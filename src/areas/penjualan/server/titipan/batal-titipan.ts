import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { minus, type Rupiah } from '#kit/rules/quantity.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import type { batalTitipEndpoint } from '#areas/penjualan/contract/titipan.api.ts';
import { bukuBatalTitipan, type Refund } from '#areas/penjualan/rules/buku-titipan.ts';
import {
  bisaKe,
  hitungRefund,
  periksaRefund,
  TIDAK_TITIP,
  tolakStatus,
} from '#areas/penjualan/rules/titipan.ts';
import {
  readDokumenTitipan,
  type DokumenTitipan,
} from '#areas/penjualan/server/titipan/dokumen-titipan.ts';
import { kunciTitipan, perluAktif } from '#areas/penjualan/server/titipan/kunci-titipan.ts';
import {
  listTitipanBarang,
  saveBatalTitipan,
  type Titipan,
  type TitipanBarang,
} from '#areas/penjualan/server/titipan/titipan.table.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { TIDAK_BAYAR } from '#areas/uang/rules/pembayaran.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

type Input = InputOf<typeof batalTitipEndpoint>;

/**
 * Ends a deposit, on any day (D-32.7): the goods lie where they lay, the customer gets back what was
 * paid, less what the rule keeps, out of today's money. One that waits for validation is rejected:
 * nothing was booked, no number is taken, nobody is asked (D-10.8).
 */
export async function batalTitipan(
  tx: Tx,
  { params, body }: Input,
  ctx: Ctx,
): Promise<DokumenTitipan> {
  const head = await kunciTitipan(tx, params.no, ctx);
  const tolak = head.status === 'OPEN' ? undefined : tolakStatus(head);
  conflictIf(!bisaKe(head.status, 'CANC'), tolak ?? TIDAK_TITIP.TITIPAN_TIDAK_ADA);
  const lines = await listTitipanBarang(tx, ctx.kode_toko, [params.no]);
  const akhir = head.status === 'OPEN' ? null : await kembalikan(tx, head, lines, body, ctx);
  await moveBarang(
    tx,
    lines.map(({ kode_barcode, kode_gudang, kode_baki }) => ({
      kode_barcode,
      dari_status: 'TITIP',
      ke_status: 'READY',
      jenis: akhir ? 'BATAL_TITIP' : 'TOLAK_TITIP',
      no_bukti: akhir?.no_batal ?? params.no,
      no_pegang: null,
      ke: akhir ? { kode_gudang, kode_baki } : 'TETAP',
    })),
    ctx,
  );
  const batal = {
    no: params.no,
    no_batal: akhir?.no_batal ?? null,
    alasan: body.alasan,
    batal_by: ctx.user_id,
    refund_rp: akhir?.refund_rp ?? null,
    ditahan_rp: akhir?.ditahan_rp ?? null,
    refund_rekening: akhir?.refund_rekening ?? null,
    otorisasi: akhir && tx.otorisasi ? [tx.otorisasi] : [],
  };
  await saveBatalTitipan(tx, { kode_toko: ctx.kode_toko, tgl: ctx.hari, op: ctx.op }, batal);
  tx.audit({
    tindakan: akhir ? 'BATAL' : 'TOLAK',
    tabel: 'titipan',
    kunci: params.no,
    sebelum: head,
    sesudah: { ...head, status: 'CANC', ...batal },
  });
  return readDokumenTitipan(tx, await kunciTitipan(tx, params.no, ctx), ctx);
}

async function kembalikan(
  tx: Tx,
  head: Titipan,
  lines: readonly TitipanBarang[],
  body: Input['body'],
  ctx: Ctx,
): Promise<Refund & { no_batal: string }> {
  await perluAktif(tx, [head], ctx);
  const aturan = hitungRefund(head.dp_rp, ctx.param.BATAL_TITIPAN_PERSEN);
  const refund_rp = body.refund_rp ?? aturan.refund_rp;
  refuseIf(periksaRefund(refund_rp, aturan.refund_rp, head.dp_rp));
  await perluRekening(tx, body.no_rekening, ctx);
  await perluOtorisasi(
    tx,
    ctx,
    tuntutan(head, lines, { refund_rp, aturan: aturan.refund_rp }, body),
  );
  const refund: Refund = {
    dp_rp: head.dp_rp,
    refund_rp,
    ditahan_rp: minus(head.dp_rp, refund_rp),
    refund_rekening: body.no_rekening,
  };
  const no_batal = await takeNomor(tx, ctx.kode_toko, 'BT', ctx.hari);
  await catatBuku(
    tx,
    {
      no_bukti: no_batal,
      kode_transaksi: 'BATAL_TITIP',
      keterangan: body.alasan,
      baris: bukuBatalTitipan(refund, lines),
    },
    ctx,
  );
  return { ...refund, no_batal };
}

async function perluRekening(tx: Tx, no_rekening: string | null, ctx: Ctx): Promise<void> {
  if (no_rekening === null) return;
  const known = await readRekening(tx, ctx.kode_toko, [no_rekening]);
  refuseIf(known.has(no_rekening) ? [] : [TIDAK_BAYAR.REKENING_TIDAK_ADA]);
}

function tuntutan(
  head: Titipan,
  lines: readonly TitipanBarang[],
  { refund_rp, aturan }: { refund_rp: Rupiah; aturan: Rupiah },
  body: Input['body'],
): Tuntutan[] {
  const uang = [
    { label: 'Uang titip', nilai: formatRupiah(head.dp_rp) },
    { label: 'Pengembalian menurut ketentuan', nilai: formatRupiah(aturan) },
    { label: 'Dikembalikan', nilai: formatRupiah(refund_rp) },
  ];
  const batal: Tuntutan = {
    event: 'BATAL_TITIPAN',
    ringkasan: `Batal titipan ${head.no_titip}`,
    angka: [
      { label: 'No Titip', nilai: head.no_titip },
      { label: 'Customer', nilai: head.nama_customer },
      ...lines.map((line) => ({
        label: line.kode_barcode,
        nilai: `${line.nama_barang}, ${formatGram(line.berat)} g, ${formatRupiah(line.netto)}`,
      })),
      ...uang,
      { label: 'Ditahan toko', nilai: formatRupiah(minus(head.dp_rp, refund_rp)) },
      { label: 'Dibayar dari', nilai: body.no_rekening ?? 'Kas' },
      { label: 'Alasan', nilai: body.alasan },
    ],
  };
  const lebih: Tuntutan = {
    event: 'REFUND_TITIPAN',
    ringkasan: `Pengembalian titipan ${head.no_titip} di atas ketentuan`,
    angka: uang,
  };
  return refund_rp > aturan ? [batal, lebih] : [batal];
}
