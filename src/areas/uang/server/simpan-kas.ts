import type { BodyOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { minus, rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { akunBank } from '#areas/buku/rules/akun.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { findSaldoAkun, takeNomor } from '#areas/buku/server/buku.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { bankMasukEndpoint, kasMasukEndpoint } from '#areas/uang/contract/kas.api.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import {
  bukuKas,
  NOMOR_BANK,
  NOMOR_KAS,
  periksaKode,
  perluDuaOrang,
  type ArahKas,
} from '#areas/uang/rules/kas.ts';
import { readDokumenKas } from '#areas/uang/server/baca-kas.ts';
import { TIDAK_BAYAR } from '#areas/uang/rules/pembayaran.ts';
import { findKodeKas, saveKas } from '#areas/uang/server/kas.table.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

type Isi = BodyOf<typeof kasMasukEndpoint>;
type IsiBank = BodyOf<typeof bankMasukEndpoint>;

/**
 * Cash comes into the drawer or leaves it, for a reason with a code (D-19.1); much of it leaves only
 * before a second pair of eyes. What is not there cannot leave (`catat_buku`), and that is found out
 * last: nobody who only asks is told what the drawer holds.
 */
export const simpanKas =
  (arah: ArahKas) =>
  async (tx: Tx, { body }: { body: Isi }, ctx: Ctx) => {
    refuseIf(periksaKode(await findKodeKas(tx, ctx.kode_toko, body.kode_transaksi), arah));
    if (perluDuaOrang(arah, body.jumlah, ctx.param.BATAS_KAS_KELUAR))
      await mintaSetuju(tx, body, KAS, ctx);
    return catatKas(tx, arah, { ...body, no_rekening: null }, ctx);
  };

/** The same at an account at a bank; what is not there cannot leave it either (`catat_buku`). */
export const simpanBank =
  (arah: ArahKas) =>
  async (tx: Tx, { body }: { body: IsiBank }, ctx: Ctx) => {
    refuseIf(periksaKode(await findKodeKas(tx, ctx.kode_toko, body.kode_transaksi), arah));
    const rekening = await readRekening(tx, ctx.kode_toko, [body.no_rekening]);
    refuseIf(rekening.has(body.no_rekening) ? [] : [TIDAK_BAYAR.REKENING_TIDAK_ADA]);
    if (perluDuaOrang(arah, body.jumlah, ctx.param.BATAS_KAS_KELUAR))
      await mintaSetuju(tx, body, akunBank(body.no_rekening), ctx);
    return catatKas(tx, arah, body, ctx);
  };

async function catatKas(
  tx: Tx,
  arah: ArahKas,
  body: Isi & { no_rekening: string | null },
  ctx: Ctx,
) {
  const { no_rekening } = body;
  const nomor = no_rekening === null ? NOMOR_KAS : NOMOR_BANK;
  const no_kas = await takeNomor(tx, ctx.kode_toko, nomor[arah], ctx.hari);
  const otorisasi = tx.otorisasi ? [tx.otorisasi] : [];
  const row = { ...body, no_kas, arah, tgl_system: ctx.hari, input_by: ctx.user_id, otorisasi };
  await saveKas(tx, { ...row, kode_toko: ctx.kode_toko, op: ctx.op });
  const akun = no_rekening === null ? KAS : akunBank(no_rekening);
  await catatBuku(
    tx,
    {
      no_bukti: no_kas,
      kode_transaksi: body.kode_transaksi,
      keterangan: body.keterangan,
      baris: bukuKas(arah, body.kode_transaksi, body.jumlah, akun),
    },
    ctx,
  );
  tx.audit({
    tindakan: `${no_rekening === null ? 'KAS' : 'BANK'}_${arah}`,
    tabel: 'kas',
    kunci: no_kas,
    sesudah: { ...row, status: 'DONE' },
  });
  return readDokumenKas(tx, ctx.kode_toko, no_kas);
}

/** The figures go back to the person who asks as well: what is left only to those who may know it (D-20.4). */
async function mintaSetuju(tx: Tx, body: Isi, akun: string, ctx: Ctx): Promise<void> {
  const saldo = rp(await findSaldoAkun(tx, ctx.kode_toko, akun));
  await perluOtorisasi(tx, ctx, [
    {
      event: 'KAS_KELUAR_BESAR',
      ringkasan: `Uang keluar ${formatRupiah(body.jumlah)}`,
      angka: [
        { label: 'Nominal', nilai: formatRupiah(body.jumlah) },
        { label: 'Batas', nilai: formatRupiah(ctx.param.BATAS_KAS_KELUAR) },
        { label: 'Kode Transaksi', nilai: body.kode_transaksi },
        { label: 'Keterangan', nilai: body.keterangan },
        ...(bisaLihatKas(ctx.level)
          ? [{ label: 'Sisa Kas', nilai: formatRupiah(minus(saldo, body.jumlah)) }]
          : []),
      ],
    },
  ]);
}
