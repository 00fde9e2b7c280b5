import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { minus, plus } from '#kit/rules/quantity.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, Problem } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { balikkanBuku, catatBuku } from '#areas/buku/server/catat-buku.ts';
import type {
  batalSetoranEndpoint,
  bayarTitipEndpoint,
  validasiTitipEndpoint,
} from '#areas/penjualan/contract/titipan.api.ts';
import { bukuSetoran } from '#areas/penjualan/rules/buku-titipan.ts';
import { bisaKe, periksaDp, TIDAK_TITIP, tolakStatus } from '#areas/penjualan/rules/titipan.ts';
import {
  readDokumenTitipan,
  type DokumenTitipan,
} from '#areas/penjualan/server/titipan/dokumen-titipan.ts';
import { kunciTitipan, perluAktif } from '#areas/penjualan/server/titipan/kunci-titipan.ts';
import {
  listSetoran,
  saveBatalSetoran,
  saveSetoran,
} from '#areas/penjualan/server/titipan/setoran-titipan.table.ts';
import { terimaDp } from '#areas/penjualan/server/titipan/terima-dp.ts';
import { catatTitipan } from '#areas/penjualan/server/titipan/titip.ts';
import {
  listTitipanBarang,
  saveValidasiTitipan,
  type Titipan,
} from '#areas/penjualan/server/titipan/titipan.table.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

type Bayar = InputOf<typeof bayarTitipEndpoint>['body']['pembayaran'];

const terima = async (tx: Tx, head: Titipan, bayar: Bayar, ctx: Ctx) =>
  terimaDp(
    bayar,
    minus(head.harga_total, head.dp_rp),
    await readRekening(
      tx,
      ctx.kode_toko,
      bayar.map((one) => one.no_rekening),
    ),
    ctx,
  );

const whereOf = (ctx: Ctx) => ({ kode_toko: ctx.kode_toko, tgl: ctx.hari, op: ctx.op });

/** The cashier takes the first deposit: now the goods are put aside and the set is booked (D-28.1). */
export async function validasiTitipan(
  tx: Tx,
  { params, body }: InputOf<typeof validasiTitipEndpoint>,
  ctx: Ctx,
): Promise<DokumenTitipan> {
  const head = await kunciTitipan(tx, params.no, ctx);
  conflictIf(
    !bisaKe(head.status, 'AKTIF') || head.status !== 'OPEN',
    tolakStatus(head) ?? TIDAK_TITIP.TITIPAN_SUDAH_VALID,
  );
  const dp = await terima(tx, head, body.pembayaran, ctx);
  refuseIf(periksaDp(dp.dp_rp, head.harga_total, ctx.param.TITIPAN_MIN_DP_PERSEN));
  const lines = await listTitipanBarang(tx, ctx.kode_toko, [params.no]);
  const { valid_at } = await saveValidasiTitipan(tx, whereOf(ctx), {
    no: params.no,
    valid_by: ctx.user_id,
    dp: dp.dp_rp,
    kembali: dp.kembali,
    pembayaran: dp.baris,
  });
  await moveBarang(
    tx,
    lines.map(({ kode_barcode }) => ({
      kode_barcode,
      dari_status: 'TITIP',
      ke_status: 'TITIP',
      jenis: 'TITIP',
      no_bukti: params.no,
      no_pegang: params.no,
      ke: { akun: 'titip' },
    })),
    ctx,
  );
  await catatTitipan(tx, { no_titip: params.no, nama: head.nama_customer, dp, lines }, ctx);
  const sesudah = {
    ...head,
    status: 'AKTIF',
    valid_by: ctx.user_id,
    valid_at,
    dp_rp: dp.dp_rp,
    pembayaran: dp.baris,
  };
  tx.audit({ tindakan: 'VALIDASI', tabel: 'titipan', kunci: params.no, sebelum: head, sesudah });
  return readDokumenTitipan(tx, await kunciTitipan(tx, params.no, ctx), ctx);
}

/** A further deposit on goods that are held: a document of its own, in money alone. */
export async function bayarTitipan(
  tx: Tx,
  { params, body }: InputOf<typeof bayarTitipEndpoint>,
  ctx: Ctx,
): Promise<DokumenTitipan> {
  const head = await kunciTitipan(tx, params.no, ctx);
  await perluAktif(tx, [head], ctx);
  refuseIf(head.dp_rp >= head.harga_total ? [TIDAK_TITIP.SUDAH_LUNAS] : []);
  const dp = await terima(tx, head, body.pembayaran, ctx);
  const no_bayar = await takeNomor(tx, ctx.kode_toko, 'AT', ctx.hari);
  const row = {
    no_bayar,
    no_titip: params.no,
    jumlah: dp.dp_rp,
    kembali: dp.kembali,
    dp_sesudah: plus(head.dp_rp, dp.dp_rp),
    input_by: ctx.user_id,
    pembayaran: dp.baris,
  };
  await saveSetoran(tx, whereOf(ctx), row);
  await catatBuku(
    tx,
    {
      no_bukti: no_bayar,
      kode_transaksi: 'TITIP',
      keterangan: head.nama_customer,
      baris: bukuSetoran(dp.buku, dp.dp_rp),
    },
    ctx,
  );
  tx.audit({ tindakan: 'SETOR', tabel: 'titipan_bayar', kunci: no_bayar, sesudah: row });
  return readDokumenTitipan(tx, await kunciTitipan(tx, params.no, ctx), ctx);
}

/** A further deposit taken back: the mirror image, on its own day, by approval (D-6.4). */
export async function batalSetoran(
  tx: Tx,
  { params, body }: InputOf<typeof batalSetoranEndpoint>,
  ctx: Ctx,
): Promise<DokumenTitipan> {
  const head = await kunciTitipan(tx, params.no, ctx);
  const one = (await listSetoran(tx, ctx.kode_toko, params.no)).find(
    ({ no_bayar }) => no_bayar === params.no_bayar,
  );
  if (!one) throw missing(TIDAK_TITIP.SETORAN_TIDAK_ADA);
  conflictIf(one.status === 'CANC', TIDAK_TITIP.SETORAN_SUDAH_BATAL);
  const { SETORAN_KEMARIN } = TIDAK_TITIP;
  if (one.tgl_system !== ctx.hari)
    throw new Problem(422, SETORAN_KEMARIN.code, SETORAN_KEMARIN.message);
  await perluAktif(tx, [head], ctx);
  await perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_TITIPAN',
      ringkasan: `Batal setoran titipan ${params.no_bayar}`,
      angka: [
        { label: 'No Titip', nilai: params.no },
        { label: 'Customer', nilai: head.nama_customer },
        { label: 'Setoran', nilai: formatRupiah(one.jumlah) },
        { label: 'Diterima oleh', nilai: one.input_by },
        { label: 'Alasan', nilai: body.alasan },
      ],
    },
  ]);
  const no_batal = await takeNomor(tx, ctx.kode_toko, 'BT', ctx.hari);
  await saveBatalSetoran(tx, whereOf(ctx), {
    no_bayar: params.no_bayar,
    no_batal,
    alasan: body.alasan,
    batal_by: ctx.user_id,
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  });
  await balikkanBuku(
    tx,
    params.no_bayar,
    { no_bukti: no_batal, kode_transaksi: 'BATAL_TITIP', keterangan: body.alasan },
    ctx,
  );
  tx.audit({
    tindakan: 'BATAL',
    tabel: 'titipan_bayar',
    kunci: params.no_bayar,
    sebelum: one,
    sesudah: { ...one, status: 'CANC', no_batal, alasan_batal: body.alasan },
  });
  return readDokumenTitipan(tx, await kunciTitipan(tx, params.no, ctx), ctx);
}
