import type { InputOf } from '#kit/contract/endpoint.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { ubahParameter } from '#areas/akses/server/ubah-setelan.ts';
import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import type { Param } from '#areas/toko/contract/parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { findParameterKini, lockSetelan } from '#areas/toko/server/setelan.table.ts';
import { lockHariAlone } from '#areas/toko/server/toko.table.ts';
import type { pisahKasEndpoint } from '#areas/uang/contract/laci.api.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';
import { TIDAK_MUTASI } from '#areas/uang/rules/mutasi.ts';
import { mutasi } from '#areas/uang/server/mutasi.ts';

const KAS_HUTANG = 'kas_hutang';
const { KAS_HUTANG_TERPISAH } = uangParam;
const TIDAK = refusals({
  SUDAH_BEGITU: { field: 'terpisah', message: 'Kas Hutang Sudah Begitu' },
});

type Body = InputOf<typeof pisahKasEndpoint>['body'];

/**
 * The money is in the drawer that the parameter names before the change and after it (D-16.5): put together, all of the
 * loans' drawer goes into the shop's; parted, what the owner says goes the other way. Settings and day are held alone
 * (decision 591), in the order in which the parameter's own change holds them.
 */
export async function pisahKas(tx: Tx, { body }: InputOf<typeof pisahKasEndpoint>, ctx: Ctx) {
  const { kode_toko } = ctx;
  const { key } = KAS_HUTANG_TERPISAH;
  await lockSetelan(tx, kode_toko);
  await lockHariAlone(tx, kode_toko);
  const now = (await findParameterKini(tx, kode_toko, key)) === true;
  conflictIf(now === body.terpisah, TIDAK.SUDAH_BEGITU);
  const jumlah = body.terpisah
    ? (body.jumlah ?? rp(0))
    : rp(await findSaldoAkun(tx, kode_toko, KAS_HUTANG));
  const no_mutasi = jumlah > 0 ? await pindahkan(tx, body, jumlah, ctx) : null;
  const set = ubahParameter({ parameters: { [key]: KAS_HUTANG_TERPISAH }, jaga: {} });
  await set(tx, { params: { key }, query: {}, body: { value: body.terpisah } }, ctx);
  return { terpisah: body.terpisah, jumlah, no_mutasi };
}

/** A transfer between drawers like any other, with its approval; the drawer of loans is one of them either way. */
async function pindahkan(
  tx: Tx,
  { terpisah, kategori }: Body,
  jumlah: Rupiah,
  ctx: Ctx,
): Promise<string> {
  refuseIf(kategori === null ? [TIDAK_MUTASI.KATEGORI_TIDAK_ADA] : []);
  const [asal, tujuan] = terpisah ? [KAS, KAS_HUTANG] : [KAS_HUTANG, KAS];
  const keterangan = terpisah ? 'Kas hutang dipisah' : 'Kas hutang digabung';
  const param = ((of) => of.key === KAS_HUTANG_TERPISAH.key || ctx.param(of)) as Param;
  const typed = { asal, tujuan, jumlah, kategori: kategori!, keterangan };
  return (await mutasi.make(tx, 'saldo', typed, { ...ctx, param })).no_mutasi;
}
