import { formatRupiah } from '#kit/rules/format.ts';
import { minus, negate, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import type { Sql } from '#kit/server/sql.ts';
import { akunBank } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { uangModul } from '#areas/uang/contract/uang.modul.ts';
import { feeOnCustomer, uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { bukuPembayaran, gabung, KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import {
  hitungPembayaran,
  periksaPembayaran,
  TIDAK_BAYAR,
  type Bayar,
  type BayarJadi,
} from '#areas/uang/rules/pembayaran.ts';
import { bulatkanKeluar, bulatkanMasuk, pembulatanKeluar } from '#areas/uang/rules/pecahan.ts';
import { readRekening } from '#areas/uang/server/rekening.table.ts';

/**
 * Money of an act on a document, with its lines of the book: cash in the drawer of sales. `refusals` is for the plan to
 * say after what else refuses the act; money that does not fit (yet) leaves figures as if all of it were cash.
 */
export type Uang = {
  readonly pembayaran: BayarJadi[];
  readonly kembali: Rupiah;
  readonly pembulatan_tunai: Rupiah;
  readonly lines: readonly Baris[];
  readonly refusals: readonly Refusal[];
};

const CASH = { jenis: 'CASH', kode_bank: null, no_rekening: null, fee: null } as const;
/** What is not said is cash, as coins make it. */
const orCash = (pays: readonly Bayar[] | null, jumlah: Rupiah): readonly Bayar[] =>
  pays ?? (jumlah > 0 ? [{ ...CASH, jumlah }] : []);
const accountsOf = (on: Sql, given: readonly Bayar[], { kode_toko }: Ctx) =>
  readRekening(
    on,
    kode_toko,
    given.map((one) => one.no_rekening),
  );
/** The rounding of a cash sum to coins is booked beside its money (D-51.1). */
export const bukuBulat = (pembulatan_tunai: Rupiah): Baris[] =>
  pembulatan_tunai === 0 ? [] : [uang('pembulatan', negate(pembulatan_tunai))];

/** Where money that comes in goes: to the drawer, the bank, the cards that wait. */
export const bukuUangMasuk = (baris: readonly BayarJadi[], { modul }: Ctx): Baris[] =>
  bukuPembayaran(baris, modul(uangModul.VALIDASI_NON_CASH_MODULE));

/** Where money that goes out comes from. */
export const bukuUangKeluar = (baris: readonly BayarJadi[]): Baris[] =>
  gabung(
    baris.map((one) =>
      uang(one.jenis === 'CASH' ? KAS : akunBank(one.no_rekening!), rp(-one.jumlah)),
    ),
  );

/** Money that a customer brings to a document: what is due, change and card fees as on a sale (D-35.9, D-37.4). */
export async function terimaUang(
  on: Sql,
  pays: readonly Bayar[] | null,
  jumlah: Rupiah,
  ctx: Ctx,
): Promise<Uang> {
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  const given = orCash(pays, bulatkanMasuk(jumlah, pecahan));
  const aturan = {
    pecahan,
    rekening: await accountsOf(on, given, ctx),
    ditanggungCustomer: feeOnCustomer(ctx.param),
  };
  const refusals = periksaPembayaran(given, jumlah, aturan);
  if (refusals.length > 0 && pays !== null)
    return { ...(await terimaUang(on, null, jumlah, ctx)), refusals };
  const { baris, kembali, pembulatan_tunai } = hitungPembayaran(given, jumlah, aturan);
  const lines = [...bukuUangMasuk(baris, ctx), ...bukuBulat(pembulatan_tunai)];
  return { pembayaran: [...baris], kembali, pembulatan_tunai, lines, refusals };
}

/** Sentences of money that goes out: of its kind, and that it differs from the sum. */
type Says = { readonly BAYAR_JENIS: Refusal; readonly BAYAR_BEDA: Refusal };

/** Money that a document pays out: cash or a transfer, together the sum; what is not there cannot leave. */
export async function bayarUang(
  on: Sql,
  pays: readonly Bayar[] | null,
  jumlah: Rupiah,
  ctx: Ctx,
  says: Says,
): Promise<Uang> {
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  const given = orCash(pays, bulatkanKeluar(jumlah, pecahan));
  const rekening = await accountsOf(on, given, ctx);
  const known = (one: Bayar): boolean =>
    one.jenis !== 'TRANSFER' ||
    (one.kode_bank !== null && rekening.get(one.no_rekening ?? '')?.kode_bank === one.kode_bank);
  const wrong = given.flatMap((one, index) =>
    gather(
      [one.jenis !== 'CASH' && one.jenis !== 'TRANSFER', says.BAYAR_JENIS],
      [one.jumlah <= 0, TIDAK_BAYAR.BAYAR_NOL],
      [!known(one), TIDAK_BAYAR.REKENING_TIDAK_ADA],
    ).map((no) => at(no, 'pembayaran', index)),
  );
  const pembulatan_tunai = pembulatanKeluar(given, jumlah, pecahan);
  const harus = minus(jumlah, pembulatan_tunai);
  const beda = sum(given.map((one) => one.jumlah)) !== harus;
  const differs = gather([beda, fill(says.BAYAR_BEDA, { jumlah: formatRupiah(harus) })]);
  const refusals = wrong.length > 0 ? wrong : differs;
  if (refusals.length > 0 && pays !== null)
    return { ...(await bayarUang(on, null, jumlah, ctx, says)), refusals };
  const pembayaran = given.map((one) => ({ ...one, fee: rp(0), biaya_bank: rp(0) }));
  const lines = [...bukuUangKeluar(pembayaran), ...bukuBulat(pembulatan_tunai)];
  return { pembayaran, kembali: rp(0), pembulatan_tunai, lines, refusals };
}
