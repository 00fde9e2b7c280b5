import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { minus, rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { akunBank } from '#areas/buku/rules/akun.ts';
import { balikkanBuku } from '#areas/buku/server/catat-buku.ts';
import { findSaldoAkun, takeNomor } from '#areas/buku/server/buku.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { batalKasEndpoint } from '#areas/uang/contract/kas.api.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import { bisaKe, hitungLaci, NAMA_ARAH, TIDAK_KAS } from '#areas/uang/rules/kas.ts';
import { readDokumenKas } from '#areas/uang/server/baca-kas.ts';
import { lockKas, saveBatalKas, type Kas } from '#areas/uang/server/kas.table.ts';

/** Cancels a movement of cash by its mirror image, on its own day, with somebody else's approval (D-6.4, D-6.7). */
export async function batalKas(
  tx: Tx,
  { params, body }: InputOf<typeof batalKasEndpoint>,
  ctx: Ctx,
) {
  const kas = await lockKas(tx, ctx.kode_toko, params.no);
  if (!kas) throw missing(TIDAK_KAS.KAS_TIDAK_ADA);
  conflictIf(!bisaKe(kas.status, 'CANC'), TIDAK_KAS.KAS_SUDAH_BATAL);
  refuseIf(kas.tgl_system === ctx.hari ? [] : [TIDAK_KAS.KAS_KEMARIN]);
  await mintaSetuju(tx, kas, body.alasan, ctx);

  const no_batal = await takeNomor(tx, ctx.kode_toko, 'BK', ctx.hari);
  const otorisasi = tx.otorisasi ? [tx.otorisasi] : [];
  await saveBatalKas(tx, {
    kode_toko: ctx.kode_toko,
    no_kas: params.no,
    no_batal,
    alasan: body.alasan,
    batal_by: ctx.user_id,
    otorisasi,
  });
  await balikkanBuku(
    tx,
    params.no,
    { no_bukti: no_batal, kode_transaksi: kas.kode_transaksi, keterangan: body.alasan },
    ctx,
  );
  const dokumen = await readDokumenKas(tx, ctx.kode_toko, params.no);
  const { postings: _, ...sesudah } = dokumen;
  tx.audit({ tindakan: 'BATAL_KAS', tabel: 'kas', kunci: params.no, sebelum: kas, sesudah });
  return dokumen;
}

async function mintaSetuju(tx: Tx, kas: Kas, alasan: string, ctx: Ctx): Promise<void> {
  const akun = kas.no_rekening === null ? KAS : akunBank(kas.no_rekening);
  const sisa = minus(
    rp(await findSaldoAkun(tx, ctx.kode_toko, akun)),
    hitungLaci(kas.arah, kas.jumlah),
  );
  await perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_KAS',
      ringkasan: `Batal ${kas.no_rekening ? 'bank' : 'kas'} ${NAMA_ARAH[kas.arah].toLowerCase()} ${kas.no_kas}`,
      angka: [
        { label: 'No Kas', nilai: kas.no_kas },
        { label: 'Nominal', nilai: formatRupiah(kas.jumlah) },
        { label: 'Kode Transaksi', nilai: `${kas.kode_transaksi}, ${kas.keterangan}` },
        { label: 'Disimpan oleh', nilai: kas.input_by },
        { label: 'Alasan', nilai: alasan },
        ...(bisaLihatKas(ctx.level)
          ? [{ label: 'Saldo Setelah Batal', nilai: formatRupiah(sisa) }]
          : []),
      ],
    },
  ]);
}
