import type { BodyOf, InputOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { minus, plus, rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { akunLaci, bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { findSaldoAkun, takeNomor } from '#areas/buku/server/buku.table.ts';
import { balikkanBuku, catatBuku } from '#areas/buku/server/catat-buku.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { batalMutasiEndpoint, mutasiBankEndpoint } from '#areas/uang/contract/mutasi.api.ts';
import {
  akunMutasi,
  bukuMutasi,
  JENIS_MUTASI,
  namaSisi,
  NOMOR_MUTASI,
  periksaMutasi,
  TIDAK_MUTASI,
  type JenisMutasi,
} from '#areas/uang/rules/mutasi.ts';
import { bacaMutasi } from '#areas/uang/server/baca-mutasi.ts';
import { findKodeKas } from '#areas/uang/server/kas.table.ts';
import {
  listLaciUang,
  lockMutasi,
  saveBatalMutasi,
  saveMutasi,
  type Mutasi,
  type MutasiBaru,
} from '#areas/uang/server/mutasi.table.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

type Isi = BodyOf<typeof mutasiBankEndpoint>;
type Angka = { label: string; nilai: string };

/** Money from one place of the shop to another; what is not there cannot leave (`catat_buku`). */
export const simpanMutasi =
  (jenis: JenisMutasi) =>
  async (tx: Tx, { body }: { body: Isi }, ctx: Ctx) => {
    const { kode_toko } = ctx;
    await periksa(tx, jenis, body, ctx);
    const akun = akunMutasi(jenis, body);
    if (jenis === 'SALDO') await mintaPengalihan(tx, body, akun, ctx);
    const row: MutasiBaru = {
      ...body,
      ...akun,
      no_mutasi: await takeNomor(tx, kode_toko, NOMOR_MUTASI[jenis], ctx.hari),
      jenis,
      tgl_system: ctx.hari,
      input_by: ctx.user_id,
      otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
    };
    await saveMutasi(tx, kode_toko, ctx.op, row);
    await catatBuku(
      tx,
      {
        no_bukti: row.no_mutasi,
        kode_transaksi: body.kategori,
        keterangan: body.keterangan,
        baris: bukuMutasi(akun, body.jumlah),
      },
      ctx,
    );
    tx.audit({
      tindakan: `MUTASI_${jenis}`,
      tabel: 'mutasi_uang',
      kunci: row.no_mutasi,
      sesudah: { ...row, status: 'DONE' },
    });
    return bacaMutasi(tx, row.no_mutasi, ctx);
  };

async function periksa(tx: Tx, jenis: JenisMutasi, body: Isi, ctx: Ctx): Promise<void> {
  const kode = await findKodeKas(tx, ctx.kode_toko, body.kategori);
  refuseIf(kode?.is_active ? [] : [TIDAK_MUTASI.KATEGORI_TIDAK_ADA]);
  const laci =
    jenis === 'SALDO' ? await listLaciUang(tx, ctx.kode_toko, ctx.param.KAS_HUTANG_TERPISAH) : [];
  const rekening = await readRekening(tx, ctx.kode_toko, [
    body.asal_rekening,
    body.tujuan_rekening,
  ]);
  refuseIf(periksaMutasi(jenis, body, { rekening, laci: laci.map((one) => one.laci) }));
}

type Akun = { akun_asal: string; akun_tujuan: string };

/** Moving a balance between drawers needs a second person, who sees both (PENGALIHAN_SALDO). */
async function mintaPengalihan(tx: Tx, body: Isi, akun: Akun, ctx: Ctx): Promise<void> {
  const angka: Angka[] = [
    { label: 'Asal', nilai: namaSisi(body.asal, null) },
    { label: 'Tujuan', nilai: namaSisi(body.tujuan, null) },
    { label: 'Nominal', nilai: formatRupiah(body.jumlah) },
    { label: 'Keterangan', nilai: body.keterangan },
    ...(await saldoSetelah(tx, akun, body.jumlah, ctx)),
  ];
  await perluOtorisasi(tx, ctx, [
    {
      event: 'PENGALIHAN_SALDO',
      ringkasan: `Pengalihan saldo ${formatRupiah(body.jumlah)}`,
      angka,
    },
  ]);
}

/** What both places hold afterwards; a drawer is told only to those who may know (D-20.4). */
async function saldoSetelah(
  tx: Tx,
  { akun_asal, akun_tujuan }: Akun,
  jumlah: Isi['jumlah'],
  { kode_toko, level }: Ctx,
): Promise<Angka[]> {
  const tampak = (akun: string) => bisaLihatKas(level) || !akunLaci(akun);
  const saldo = async (akun: string) => rp(await findSaldoAkun(tx, kode_toko, akun));
  return [
    ...(tampak(akun_asal)
      ? [{ label: 'Sisa asal', nilai: formatRupiah(minus(await saldo(akun_asal), jumlah)) }]
      : []),
    ...(tampak(akun_tujuan)
      ? [{ label: 'Saldo tujuan', nilai: formatRupiah(plus(await saldo(akun_tujuan), jumlah)) }]
      : []),
  ];
}

/** Cancels a transfer by its mirror image, on its own day, with somebody else's approval (D-6.4, D-6.7). */
export async function batalMutasi(
  tx: Tx,
  { params, body }: InputOf<typeof batalMutasiEndpoint>,
  ctx: Ctx,
) {
  const { kode_toko } = ctx;
  const head = await lockMutasi(tx, kode_toko, params.no);
  if (!head) throw missing(TIDAK_MUTASI.MUTASI_TIDAK_ADA);
  conflictIf(head.status === 'CANC', TIDAK_MUTASI.MUTASI_SUDAH_BATAL);
  refuseIf(head.tgl_system === ctx.hari ? [] : [TIDAK_MUTASI.MUTASI_KEMARIN]);
  await mintaBatal(tx, head, body.alasan, ctx);
  const no_batal = await takeNomor(tx, kode_toko, 'BM', ctx.hari);
  await saveBatalMutasi(tx, kode_toko, {
    no: params.no,
    no_batal,
    alasan: body.alasan,
    batal_by: ctx.user_id,
    otorisasi: tx.otorisasi ? [tx.otorisasi] : [],
  });
  await balikkanBuku(
    tx,
    params.no,
    { no_bukti: no_batal, kode_transaksi: head.kategori, keterangan: body.alasan },
    ctx,
  );
  const dokumen = await bacaMutasi(tx, params.no, ctx);
  const { postings: _, ...sesudah } = dokumen;
  tx.audit({ tindakan: 'BATAL', tabel: 'mutasi_uang', kunci: params.no, sebelum: head, sesudah });
  return dokumen;
}

async function mintaBatal(tx: Tx, head: Mutasi, alasan: string, ctx: Ctx): Promise<void> {
  const { akun_asal, akun_tujuan } = akunMutasi(head.jenis, head);
  const balik = { akun_asal: akun_tujuan, akun_tujuan: akun_asal };
  await perluOtorisasi(tx, ctx, [
    {
      event: 'BATAL_MUTASI',
      ringkasan: `Batal ${JENIS_MUTASI[head.jenis].toLowerCase()} ${head.no_mutasi}`,
      angka: [
        { label: 'No Mutasi', nilai: head.no_mutasi },
        { label: 'Asal', nilai: namaSisi(head.asal, head.asal_rekening) },
        { label: 'Tujuan', nilai: namaSisi(head.tujuan, head.tujuan_rekening) },
        { label: 'Nominal', nilai: formatRupiah(head.jumlah) },
        { label: 'Alasan', nilai: alasan },
        ...(await saldoSetelah(tx, balik, head.jumlah, ctx)),
      ],
    },
  ]);
}
