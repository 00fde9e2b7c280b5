import { formatRupiah } from '#kit/rules/format.ts';
import { minus, plus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { fill } from '#kit/rules/refusal.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { BodyOf, RowOf, StoredOf } from '#areas/dokumen/contract/document-types.ts';
import { akunLaci } from '#areas/buku/rules/lihat-akun.ts';
import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';
import {
  akunMutasi,
  bukuMutasi,
  namaSisi,
  periksaMutasi,
  periksaSlip,
  TIDAK_MUTASI,
  type JenisMutasi,
} from '#areas/uang/rules/mutasi.ts';
import { periksaKelipatan } from '#areas/uang/rules/pecahan.ts';
import { findKodeKas } from '#areas/uang/server/kode-kas.query.ts';
import { listLaciUang } from '#areas/uang/server/laci.query.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';
import { findSlip } from '#areas/uang/server/slip.table.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';

type Words = typeof mutasiDocument.spec;
type Typed = BodyOf<Words, 'cash'>;
type Akun = { akun_asal: string; akun_tujuan: string };

/** Money from one place of the shop to another; what is not there cannot leave (`catat_buku`). */
const move = (jenis: JenisMutasi) => async (tx: Tx, typed: Typed, ctx: Ctx) => {
  await check(tx, jenis, typed, ctx);
  if (jenis === 'CASH') await checkSlip(tx, typed, ctx);
  const akun = akunMutasi(jenis, typed);
  if (akunLaci(akun.akun_asal) || akunLaci(akun.akun_tujuan))
    refuseIf(periksaKelipatan(typed.jumlah, ctx.param(uangParam.PECAHAN_TERKECIL)));
  return {
    head: { ...typed, ...akun, jenis },
    postings: bukuMutasi(akun, typed.jumlah),
    figures: { saldo: () => heldAfter(tx, akun, typed.jumlah, ctx) },
    pays: { tanya: { alasan: typed.keterangan, angka: () => shown(tx, typed, akun, ctx) } },
  };
};

async function check(tx: Tx, jenis: JenisMutasi, typed: Typed, ctx: Ctx): Promise<void> {
  const kode = await findKodeKas(tx, ctx.kode_toko, typed.kategori);
  refuseIf(kode?.is_active ? [] : [TIDAK_MUTASI.KATEGORI_TIDAK_ADA]);
  const laci =
    jenis === 'SALDO'
      ? await listLaciUang(tx, ctx.kode_toko, ctx.param(uangParam.KAS_HUTANG_TERPISAH))
      : [];
  const accounts = [typed.asal_rekening, typed.tujuan_rekening];
  const rekening = await readRekening(tx, ctx.kode_toko, accounts);
  refuseIf(periksaMutasi(jenis, typed, { rekening, laci: laci.map((one) => one.laci) }));
}

/** One slip proves one deposit of an account. */
async function checkSlip(
  tx: Tx,
  { asal, no_slip, tujuan_rekening }: Typed,
  ctx: Ctx,
): Promise<void> {
  refuseIf(periksaSlip(asal, no_slip, ctx.param(uangParam.SLIP_SETOR_WAJIB)));
  if (no_slip === null || tujuan_rekening === null) return;
  const { kode_toko, hari } = ctx;
  const no_mutasi = await findSlip(tx, { kode_toko, tujuan_rekening, no_slip, hari });
  refuseIf(no_mutasi ? [fill(TIDAK_MUTASI.SLIP_SUDAH_DIPAKAI, { no_slip, no_mutasi })] : []);
}

const shown = async (tx: Tx, typed: Typed, akun: Akun, ctx: Ctx): Promise<Angka[]> => [
  { label: 'Asal', nilai: namaSisi(typed.asal, typed.asal_rekening) },
  { label: 'Tujuan', nilai: namaSisi(typed.tujuan, typed.tujuan_rekening) },
  ...(typed.no_slip === null ? [] : [{ label: 'No Slip Setoran', nilai: typed.no_slip }]),
  { label: 'Keterangan', nilai: typed.keterangan },
  ...(await heldAfter(tx, akun, typed.jumlah, ctx)),
];

/** What both places hold afterwards; a drawer is shown only to those who may know (D-20.4). */
async function heldAfter(
  tx: Tx,
  { akun_asal, akun_tujuan }: Akun,
  jumlah: Rupiah,
  { kode_toko }: Ctx,
): Promise<Angka[]> {
  const saldo = async (akun: string) => rp(await findSaldoAkun(tx, kode_toko, akun));
  const line = (label: string, akun: string, held: Rupiah): Angka => ({
    label,
    nilai: formatRupiah(held),
    ...(akunLaci(akun) && { laci: true }),
  });
  return [
    line('Sisa asal', akun_asal, minus(await saldo(akun_asal), jumlah)),
    line('Saldo tujuan', akun_tujuan, plus(await saldo(akun_tujuan), jumlah)),
  ];
}

const undo = async (tx: Tx, row: StoredOf<Words>, ctx: Ctx) => ({
  angka: await heldAfter(
    tx,
    { akun_asal: row.akun_tujuan, akun_tujuan: row.akun_asal },
    row.jumlah,
    ctx,
  ),
});

export const mutasi = serveDocument(mutasiDocument, {
  makes: {
    bank: (tx, typed, ctx) => move('BANK')(tx, { ...typed, no_slip: null }, ctx),
    cash: move('CASH'),
    saldo: (tx, typed, ctx) =>
      move('SALDO')(
        tx,
        { ...typed, asal_rekening: null, tujuan_rekening: null, no_slip: null },
        ctx,
      ),
  },
  // Every move between drawers asks somebody.
  rides: { bank: () => [], cash: () => [] },
  undo,
  display: ({ asal, asal_rekening, tujuan, tujuan_rekening }: RowOf<Words>) => ({
    asal: namaSisi(asal, asal_rekening),
    tujuan: namaSisi(tujuan, tujuan_rekening),
  }),
});
