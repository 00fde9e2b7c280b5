import { formatRupiah } from '#kit/rules/format.ts';
import { minus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { Problem, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { BodyOf, DocumentAsk, RowOf } from '#areas/dokumen/contract/document-types.ts';
import { akunBank } from '#areas/buku/rules/akun.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import { serveDocument } from '#areas/dokumen/server/serve-document.ts';
import { setidaknya } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { KODE_OTOMATIS } from '#areas/uang/contract/kode-transaksi.master.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import {
  bukuKas,
  hitungLaci,
  masaBerakhir,
  periksaKode,
  periksaMasa,
  periksaSetor,
  SETOR_PAJAK,
  TIDAK_KAS,
  type ArahKas,
} from '#areas/uang/rules/kas.ts';
import { periksaKelipatan } from '#areas/uang/rules/pecahan.ts';
import { TIDAK_BAYAR } from '#areas/uang/rules/pembayaran.ts';
import { findKodeKas, lockKodeKas, readMasaPajak } from '#areas/uang/server/kode-kas.query.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';
import { OF_DRAWER, ofDrawerOn, saldoLaciQuery } from '#areas/uang/server/saldo-laci.query.ts';
import { kerjaUpah } from '#areas/uang/server/upah.ts';
import {
  jagaSupplier,
  owedTo,
  supplierOf,
  type UntukSupplier,
} from '#areas/uang/server/supplier/jaga-supplier.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';

type Words = typeof kasDocument.spec;
type Kas = RowOf<Words>;
type Typed = BodyOf<Words, 'kasMasuk'> & { readonly masa_pajak?: string | null };

const akunOf = (no_rekening: string | null) => (no_rekening === null ? KAS : akunBank(no_rekening));

/**
 * Cash comes into the drawer or leaves it; a large sum leaves only with an approval. More than the drawer holds
 * cannot leave (`catat_buku`); that is checked last, so that a person who only asks for an approval does not
 * learn what the drawer holds.
 */
const move =
  (arah: ArahKas) => async (tx: Tx, typed: Typed & { no_rekening?: string }, ctx: Ctx) => {
    const { kode_transaksi, jumlah, no_rekening = null } = typed;
    const kode = await findKodeKas(tx, ctx.kode_toko, kode_transaksi);
    refuseIf(periksaKode(kode, arah, KODE_OTOMATIS));
    if (no_rekening !== null) {
      const known = await readRekening(tx, ctx.kode_toko, [no_rekening]);
      refuseIf(known.has(no_rekening) ? [] : [TIDAK_BAYAR.REKENING_TIDAK_ADA]);
    }
    if (no_rekening === null)
      refuseIf(periksaKelipatan(jumlah, ctx.param(uangParam.PECAHAN_TERKECIL)));
    const masa_pajak = await jagaSetor(tx, typed, ctx);
    const supplier = await jagaSupplier(tx, typed, arah, ctx);
    const kode_supplier = supplier?.kode_supplier ?? null;
    const akun = akunOf(no_rekening);
    const no_kerja = arah === 'KELUAR' ? await kerjaUpah(tx, typed, ctx) : null;
    return {
      head: { ...typed, no_rekening, arah, no_kerja, masa_pajak, kode_supplier },
      postings: bukuKas(arah, kode_transaksi, jumlah, akun, kode_supplier),
      figures: {
        banyak: async () => [
          ...masaOf(typed),
          ...(supplier ? [supplierOf(supplier), ...owedTo(supplier)] : []),
          ...(await heldAfter(tx, akun, jumlah, ctx)),
        ],
        setor: () => heldAfter(tx, akun, jumlah, ctx),
        supplier: async () => [...owedTo(supplier), ...(await heldAfter(tx, akun, jumlah, ctx))],
      },
      pays: {
        tanya: { alasan: typed.keterangan, angka: () => shown(tx, typed, { akun, supplier }, ctx) },
      },
      ...(supplier && supplier.nanti.length > 0 && { afterNumber: tolakNanti(supplier) }),
    };
  };

/** When another person has agreed: more than is owed is paid to no supplier. */
const tolakNanti =
  ({ nanti }: UntukSupplier) =>
  (): Promise<void> =>
    Promise.resolve(refuseIf(nanti));

/**
 * The month whose tax is paid in; null of any other code. Two tills that pay the same tax in come one after the other:
 * the second finds what is still owed (D-41.11).
 */
async function jagaSetor(
  tx: Tx,
  { kode_transaksi, jumlah, masa_pajak }: Typed,
  { kode_toko, level, hari }: Ctx,
): Promise<string | null> {
  const akun = SETOR_PAJAK[kode_transaksi];
  if (akun === undefined) return null;
  // Its statement is a superior's, and another person agrees to each (`asks.setor`).
  if (!setidaknya(level, 'SPV'))
    throw new Problem(403, 'TIDAK_BERHAK', TIDAK_KAS.SETOR_ATASAN.message);
  const masa = masa_pajak ?? null;
  if (masa === null) {
    refuseIf([TIDAK_KAS.MASA_KOSONG]);
    return null;
  }
  const dini = !masaBerakhir(masa, hari) && level !== 'OWN';
  refuseIf(dini ? [fill(TIDAK_KAS.MASA_BERJALAN, { masa })] : []);
  await lockKodeKas(tx, kode_toko, kode_transaksi);
  refuseIf(periksaSetor(rp(await findSaldoAkun(tx, kode_toko, akun)), jumlah));
  const bulan = await readMasaPajak(tx, kode_toko, { kode_transaksi, akun, masa });
  refuseIf(periksaMasa({ masa, ...bulan }, jumlah));
  return masa;
}

/** Out of which account, and what is left of it: the figures go back to the asker, this to who may know (D-20.4). */
async function heldAfter(tx: Tx, akun: string, jumlah: Rupiah, ctx: Ctx): Promise<Angka[]> {
  const left = minus(rp(await findSaldoAkun(tx, ctx.kode_toko, akun)), jumlah);
  const bank =
    akun === KAS ? [] : [{ label: 'Rekening', nilai: akun.slice(akun.indexOf(':') + 1) }];
  return [...bank, { label: 'Sisa Kas', nilai: formatRupiah(left), laci: true }];
}

type Dari = { readonly akun: string; readonly supplier: UntukSupplier | null };

const shown = async (
  tx: Tx,
  typed: Typed,
  { akun, supplier }: Dari,
  ctx: Ctx,
): Promise<Angka[]> => [
  { label: 'Kode Transaksi', nilai: typed.kode_transaksi },
  ...masaOf(typed),
  ...(supplier ? [supplierOf(supplier), ...owedTo(supplier)] : []),
  { label: 'Keterangan', nilai: typed.keterangan },
  ...(await heldAfter(tx, akun, typed.jumlah, ctx)),
];

const masaOf = ({ kode_transaksi, masa_pajak }: Typed): Angka[] =>
  masa_pajak && SETOR_PAJAK[kode_transaksi] ? [{ label: 'Masa Pajak', nilai: masa_pajak }] : [];

async function undo(tx: Tx, { arah, jumlah, no_rekening }: Kas, ctx: Ctx) {
  const held = rp(await findSaldoAkun(tx, ctx.kode_toko, akunOf(no_rekening)));
  const left = formatRupiah(minus(held, hitungLaci(arah, jumlah)));
  return { angka: [{ label: 'Saldo Setelah Batal', nilai: left, laci: true as const }] };
}

/** What the drawer held after each movement of one day, unless the count is still to be blind (D-20.4). */
async function found(on: Sql, rows: Kas[], ask: DocumentAsk, ctx: Ctx) {
  const from = ask.tgl_from ?? ask.tgl_to ?? ctx.hari;
  const oneDay = from === (ask.tgl_to ?? ctx.hari);
  const known = oneDay && (bisaLihatKas(ctx.level) || ctx.hari_status === 'CLOSED');
  const held = known ? await on.many(saldoLaciQuery(ctx.kode_toko, from)) : [];
  const saldo = new Map(held.map((one) => [one.no_bukti, one.saldo]));
  return rows.map((row) => ({ ...row, saldo: saldo.get(row.no_kas) ?? null }));
}

/** Drawer and banks; below SPV the open day's drawer alone (D-20.4). */
export const kas = serveDocument(kasDocument, {
  makes: {
    kasMasuk: move('MASUK'),
    kasKeluar: move('KELUAR'),
    bankMasuk: move('MASUK'),
    bankKeluar: move('KELUAR'),
  },
  // A wage, and tax that is paid in, ask what others pay for the same: they leave a ride by that.
  rides: { kasMasuk: () => [], kasKeluar: () => [], bankMasuk: () => [], bankKeluar: () => [] },
  undo,
  visibleTo: ({ level, hari }) => (bisaLihatKas(level) ? undefined : ofDrawerOn(hari)),
  listFilter: () => OF_DRAWER,
  compute: found,
});
