import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { minus } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import type { Tx } from '#kit/server/database.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { balikkanBuku, catatBuku } from '#areas/buku/server/catat-buku.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type {
  batalValidasiNonCashEndpoint,
  validasiNonCashEndpoint,
} from '#areas/uang/contract/non-cash.api.ts';
import {
  bedaDariHarap,
  bukuCair,
  jumlahkanCair,
  periksaCair,
  susunCair,
  TIDAK_CAIR,
  type Cair,
} from '#areas/uang/rules/non-cash.ts';
import { bacaValidasi } from '#areas/uang/server/baca-non-cash.ts';
import {
  adaBatal,
  lockValidasi,
  readMenunggu,
  saveBatalValidasi,
  saveValidasi,
} from '#areas/uang/server/non-cash.table.ts';

/** Card and transfer money found on the bank's statement: from `kartu` to the account, its fee as cost. */
export async function validasiNonCash(
  tx: Tx,
  { body }: InputOf<typeof validasiNonCashEndpoint>,
  ctx: Ctx,
) {
  const { kode_toko } = ctx;
  const menunggu = await readMenunggu(tx, kode_toko, body.baris);
  refuseIf(periksaCair(body.baris, menunggu, body.tgl_cair, ctx.hari));
  const cair = susunCair(body.baris, menunggu);
  await mintaSelisih(tx, cair.filter(bedaDariHarap), ctx);

  const no_validasi = await takeNomor(tx, kode_toko, 'VN', ctx.hari);
  const head = {
    no_validasi,
    tgl_cair: body.tgl_cair,
    keterangan: body.keterangan ?? '',
    ...jumlahkanCair(cair),
    input_by: ctx.user_id,
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  };
  const saved = await saveValidasi(tx, { kode_toko, tgl: ctx.hari, op: ctx.op }, head, cair);
  const { no_dokumen } = cair[0]!;
  conflictIf(saved < cair.length, fill(TIDAK_CAIR.TIDAK_MENUNGGU, { no_dokumen }));
  await catatBuku(
    tx,
    {
      no_bukti: no_validasi,
      kode_transaksi: 'SETTLE',
      keterangan: head.keterangan || `Cair ${formatHariPanjang(body.tgl_cair)}`,
      baris: bukuCair(cair),
    },
    ctx,
  );
  const dokumen = cair.map((one) => one.no_dokumen);
  conflictIf(await adaBatal(tx, kode_toko, dokumen), TIDAK_CAIR.DOKUMEN_BATAL);
  tx.audit({
    tindakan: 'VALIDASI',
    tabel: 'validasi_non_cash',
    kunci: no_validasi,
    sesudah: { ...head, status: 'DONE', baris: cair },
  });
  return bacaValidasi(tx, no_validasi, ctx);
}

/** The bank kept more than its percent, or paid more than was charged: the owner sees by how much. */
async function mintaSelisih(tx: Tx, beda: readonly Cair[], ctx: Ctx): Promise<void> {
  if (beda.length === 0) return;
  await perluOtorisasi(tx, ctx, [
    {
      event: 'NON_CASH_SELISIH',
      ringkasan: 'Uang non cash masuk berbeda dari nota',
      angka: beda.flatMap((one) => [
        { label: `${one.no_dokumen} ${one.kode_bank}`, nilai: formatRupiah(one.jumlah_gesek_rp) },
        { label: 'Biaya menurut rekening', nilai: formatRupiah(one.biaya_harap) },
        { label: 'Masuk', nilai: formatRupiah(minus(one.jumlah_gesek_rp, one.biaya_bank)) },
      ]),
    },
  ]);
}

/** The undo of a settlement: its mirror image, on its own day, by somebody else's approval (D-6.4, D-10.7). */
export async function batalValidasiNonCash(
  tx: Tx,
  { params, body }: InputOf<typeof batalValidasiNonCashEndpoint>,
  ctx: Ctx,
) {
  const { kode_toko } = ctx;
  const head = await lockValidasi(tx, kode_toko, params.no);
  if (!head) throw missing(TIDAK_CAIR.VALIDASI_TIDAK_ADA);
  conflictIf(head.status === 'CANC', TIDAK_CAIR.VALIDASI_SUDAH_BATAL);
  refuseIf(head.tgl_system === ctx.hari ? [] : [TIDAK_CAIR.VALIDASI_KEMARIN]);
  await perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_KAS',
      ringkasan: `Batal validasi non cash ${params.no}`,
      angka: [
        { label: 'No Validasi', nilai: params.no },
        { label: 'Pembayaran', nilai: `${head.jumlah_baris}` },
        { label: 'Dana masuk', nilai: formatRupiah(head.dana_masuk) },
        { label: 'Biaya bank', nilai: formatRupiah(head.biaya_bank) },
        { label: 'Disimpan oleh', nilai: head.input_by },
        { label: 'Alasan', nilai: body.alasan },
      ],
    },
  ]);
  const no_batal = await takeNomor(tx, kode_toko, 'BN', ctx.hari);
  await saveBatalValidasi(tx, kode_toko, {
    no_validasi: params.no,
    no_batal,
    alasan: body.alasan,
    batal_by: ctx.user_id,
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  });
  await balikkanBuku(
    tx,
    params.no,
    { no_bukti: no_batal, kode_transaksi: 'BATAL_SETTLE', keterangan: body.alasan },
    ctx,
  );
  const dokumen = await bacaValidasi(tx, params.no, ctx);
  const { postings: _p, baris: _b, ...sesudah } = dokumen;
  tx.audit({
    tindakan: 'BATAL',
    tabel: 'validasi_non_cash',
    kunci: params.no,
    sebelum: head,
    sesudah,
  });
  return dokumen;
}
