import { formatRupiah } from '#kit/rules/format.ts';
import { minus, negate, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { akunBank } from '#areas/buku/rules/akun.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';
import { keLaciHutang, TIDAK_HUTANG } from '#areas/hutang/rules/hutang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { findParameterKini } from '#areas/toko/server/setelan.table.ts';
import { lockHariShared } from '#areas/toko/server/toko.table.ts';
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
import { feeOnCustomer, uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { uangModul } from '#areas/uang/contract/uang.modul.ts';
import { hutangModul } from '#areas/hutang/contract/hutang.modul.ts';

const CASH = { jenis: 'CASH', kode_bank: null, no_rekening: null, fee: null } as const;
/** What is not said is cash, as coins make it. */
const orCash = (pays: readonly Bayar[] | null, jumlah: Rupiah): readonly Bayar[] =>
  pays ?? (jumlah > 0 ? [{ ...CASH, jumlah }] : []);
/** What coins made of a sum stands beside its money (D-51.1). */
export const bukuBulat = (pembulatan_tunai: Rupiah): Baris[] =>
  pembulatan_tunai === 0 ? [] : [uang('pembulatan', negate(pembulatan_tunai))];

/** With VALIDASI_PELUNASAN_HUTANG_MODULE whoever takes the money is another than who hands over the goods. */
export const waits = ({ modul }: Ctx): boolean =>
  modul(hutangModul.VALIDASI_PELUNASAN_HUTANG_MODULE);

export type Uang = {
  readonly pembayaran: BayarJadi[];
  readonly kembali: Rupiah;
  readonly pembulatan_tunai: Rupiah;
  readonly lines: Baris[];
};

/**
 * Money that comes in on a loan: exactly what is owed, change and card fees as on a sale (D-35.9). Throws 422;
 * what else refuses the act (`before`) is named first.
 */
export async function uangMasuk(
  on: Sql,
  pays: readonly Bayar[] | null,
  jumlah: Rupiah,
  ctx: Ctx,
  before: readonly Refusal[] = [],
): Promise<Uang> {
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  const given = orCash(pays, bulatkanMasuk(jumlah, pecahan));
  const rekening = await readRekening(
    on,
    ctx.kode_toko,
    given.map((one) => one.no_rekening),
  );
  const aturan = {
    pecahan,
    rekening,
    ditanggungCustomer: feeOnCustomer(ctx.param),
  };
  const wrong = periksaPembayaran(given, jumlah, aturan);
  refuseIf(wrong.length > 0 ? [...before, ...wrong] : []);
  const { baris, kembali, pembulatan_tunai } = hitungPembayaran(given, jumlah, aturan);
  const lines = [...(await bukuMasuk(on, baris, ctx)), ...bukuBulat(pembulatan_tunai)];
  return { pembayaran: [...baris], kembali, pembulatan_tunai, lines };
}

/** Where money that comes in goes: to the drawer of loans, the bank, the cards that wait. */
export const bukuMasuk = (on: Sql, baris: readonly BayarJadi[], ctx: Ctx): Promise<Baris[]> =>
  inTill(on, bukuPembayaran(baris, ctx.modul(uangModul.VALIDASI_NON_CASH_MODULE)), ctx);

/**
 * Money that is lent: cash or a transfer, together exactly the payout; what is not there cannot leave. Throws 422;
 * what else refuses the act (`before`) is named first.
 */
export async function uangKeluar(
  on: Sql,
  pays: readonly Bayar[] | null,
  jumlah: Rupiah,
  ctx: Ctx,
  before: readonly Refusal[] = [],
): Promise<Uang> {
  const pecahan = ctx.param(uangParam.PECAHAN_TERKECIL);
  const given = orCash(pays, bulatkanKeluar(jumlah, pecahan));
  const rekening = await readRekening(
    on,
    ctx.kode_toko,
    given.map((one) => one.no_rekening),
  );
  const known = (one: Bayar): boolean =>
    one.jenis !== 'TRANSFER' ||
    (one.kode_bank !== null && rekening.get(one.no_rekening ?? '')?.kode_bank === one.kode_bank);
  const wrong = given.flatMap((one, index) =>
    gather(
      [one.jenis !== 'CASH' && one.jenis !== 'TRANSFER', TIDAK_HUTANG.BAYAR_JENIS],
      [one.jumlah <= 0, TIDAK_BAYAR.BAYAR_NOL],
      [!known(one), TIDAK_BAYAR.REKENING_TIDAK_ADA],
    ).map((no) => at(no, 'pembayaran', index)),
  );
  refuseIf(wrong.length > 0 ? [...before, ...wrong] : []);
  const pembulatan_tunai = pembulatanKeluar(given, jumlah, pecahan);
  const harus = minus(jumlah, pembulatan_tunai);
  const beda = sum(given.map((one) => one.jumlah)) !== harus;
  const differs = fill(TIDAK_HUTANG.BAYAR_BEDA, { jumlah: formatRupiah(harus) });
  refuseIf(beda ? [...before, differs] : []);
  const pembayaran = given.map((one) => ({ ...one, fee: rp(0), biaya_bank: rp(0) }));
  const lines = [...(await bukuKeluar(on, pembayaran, ctx)), ...bukuBulat(pembulatan_tunai)];
  return { pembayaran, kembali: rp(0), pembulatan_tunai, lines };
}

/** Where money that goes out comes from. */
export const bukuKeluar = (on: Sql, baris: readonly BayarJadi[], ctx: Ctx): Promise<Baris[]> =>
  inTill(
    on,
    gabung(
      baris.map((one) =>
        uang(one.jenis === 'CASH' ? KAS : akunBank(one.no_rekening!), rp(-one.jumlah)),
      ),
    ),
    ctx,
  );

/**
 * Which drawer is that of loans is asked while the day is held: owners who part the drawers, or put them together, need
 * it alone, so that money never goes into the one that was right when the call came in.
 */
async function inTill(on: Sql, lines: readonly Baris[], { kode_toko }: Ctx): Promise<Baris[]> {
  if (!lines.some(({ akun }) => akun === KAS)) return [...lines];
  await lockHariShared(on, kode_toko);
  return keLaciHutang(lines, (await findParameterKini(on, kode_toko, TERPISAH.key)) === true);
}
const TERPISAH = uangParam.KAS_HUTANG_TERPISAH;
