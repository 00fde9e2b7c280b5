import { formatRupiah } from '#kit/rules/format.ts';
import { samarkanKtp } from '#kit/rules/masked.ts';
import { rp } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { bukuEvents } from '#areas/buku/contract/buku.event.ts';
import { findSaldoAkun } from '#areas/buku/server/buku.table.ts';
import type { CustomerDokumen } from '#areas/customer/server/catat-customer.ts';
import { needDeclared } from '#areas/dokumen/server/asks-of.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { pembelianEvents } from '#areas/pembelian/contract/pembelian.event.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { tentukanTuntutanBeli, type TuntutanBeli } from '#areas/pembelian/rules/tuntutan-beli.ts';
import type { BarisNota } from '#areas/pembelian/server/dasar-beli.query.ts';
import type { PembelianBarang } from '#areas/pembelian/server/pembelian.table.ts';
import { notaOf } from '#areas/pembelian/server/siapkan-pembelian.ts';
import { penjualanEvents } from '#areas/penjualan/contract/penjualan.event.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { ditimbang, jagaBeratWajar } from '#areas/stock/server/jaga/berat-wajar.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { KAS } from '#areas/uang/rules/buku-pembayaran.ts';

/** What the shop's settings bound a buy-back with. */
export const batasBeli = ({ param }: Ctx) => ({
  kasir: param(pembelianParam.BATAS_BELI_KASIR),
  spv: param(pembelianParam.BATAS_BELI_SPV),
  naikHarga: param(penjualanParam.BATAS_NAIK_HARGA_PERSEN),
  berat: param(pembelianParam.TOLERANSI_BERAT_BELI),
  kadar: param(pembelianParam.TOLERANSI_KADAR_BELI),
  diAtasNota: param(pembelianParam.OTORISASI_DI_ATAS_NOTA),
});
/** What the prices, weights and kadar of bought gold ask for. */
export async function tuntutanHarga(tx: Tx, siap: Dituntut, ctx: Ctx): Promise<Tuntutan[]> {
  const lines = siap.lines.map((line) => ({
    ...line,
    emas_nota: notaOf(line, siap.nota)?.harga_per_gram ?? null,
  }));
  const asks = tentukanTuntutanBeli(ctx.level, lines, batasBeli(ctx));
  const penjual = asks.some(isBanyak) ? await angkaPenjual(tx, siap, ctx) : [];
  return asks.map((one) => ({
    ...one,
    angka: isBanyak(one) ? [...one.angka, ...penjual] : one.angka,
    event: EVENTS[one.event],
  }));
}
/** A buy-back that is prepared: what its approver reads of it. */
type Dituntut = {
  readonly lines: readonly PembelianBarang[];
  readonly nota: readonly BarisNota[];
  readonly customer: Pick<CustomerDokumen, 'nama'>;
  readonly no_ktp: string | null;
};
const isBanyak = ({ event }: TuntutanBeli): boolean =>
  event === 'BELI_DI_ATAS_BATAS' || event === 'PEMBAYARAN_BESAR';

/** Of a sum above the limit the approver reads who is paid it, and out of what (D-13.1). */
async function angkaPenjual(tx: Tx, { customer, no_ktp }: Dituntut, ctx: Ctx): Promise<Angka[]> {
  const kas = rp(await findSaldoAkun(tx, ctx.kode_toko, KAS));
  return [
    { label: 'Kas toko', nilai: formatRupiah(kas), laci: true },
    { label: 'Penjual', nilai: customer.nama },
    // Known by his card perhaps, to an asker who has not seen the number.
    { label: 'Identitas', nilai: samarkanKtp(no_ktp) ?? '-' },
  ];
}
const EVENTS = { ...pembelianEvents, ...penjualanEvents, ...bukuEvents };
/** Whatever buys gold asks by it: a buy-back, an exchange, a beli putus. */
export async function tuntutanBeli(tx: Tx, siap: Dituntut, ctx: Ctx): Promise<Tuntutan[]> {
  const asks = await tuntutanHarga(tx, siap, ctx);
  needDeclared(pembelianDocument.spec, siap.lines, asks, ctx);
  return [...asks, ...jagaBeratWajar(tx, siap.lines.map(ditimbang), ctx)];
}
