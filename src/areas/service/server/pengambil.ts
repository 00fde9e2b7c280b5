import type { Tx } from '#kit/server/database.ts';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { namaSama } from '#areas/buku/rules/pemilik.ts';
import { cocokkanOrang, tuntutanMilikLain } from '#areas/buku/server/pemilik.ts';
import { ktpCustomer } from '#areas/customer/server/customer.table.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { periksaAmbil, type Pengambil } from '#areas/penjualan/rules/milik.ts';
import { kabariPemilik } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Datang = Pengambil;
/** A job or an order, and the customer whom it names. */
type Pemilik = {
  readonly no: string;
  readonly nama_customer: string;
  readonly kode_customer: string | null;
  readonly no_hp: string | null;
  /** What it is worth, as the owner sees it. */
  readonly rupiah: Rupiah;
  /** Words of the QR of its slips. */
  readonly kata: readonly string[];
};

export type Pengambilan = {
  readonly setuju_pemilik: 'SPV' | null;
  readonly refusals: readonly Refusal[];
  readonly asks: readonly Tuntutan[];
  readonly angka: Angka[];
  /** The customer hears that another person came. */
  readonly afterNumber?: () => Promise<void>;
};

/**
 * A piece goes to the customer whose it is; where the shop asks for it (IDENTITAS_AMBIL_WAJIB) the person at the
 * counter shows the slip's QR or says name and number. Another name, another number than the card's, and, where the
 * shop asks, a number that no card can be compared with is a superior's to agree to (D-51.9).
 */
export async function izinPengambil(
  tx: Tx,
  { no, nama_customer, kode_customer, no_hp, rupiah, kata }: Pemilik,
  datang: Datang,
  ctx: Ctx,
): Promise<Pengambilan> {
  const wajib = ctx.param(penjualanParam.IDENTITAS_AMBIL_WAJIB);
  const no_ktp = await ktpCustomer(tx, kode_customer);
  const milik = { nama: nama_customer, no_ktp };
  const hadir = { nama: datang.diambil_oleh, no_ktp: datang.no_ktp };
  const { cocok, angka, refusals } = cocokkanOrang(tx, milik, hadir);
  const lain = cocok === 'BEDA' || (hadir.nama !== null && !namaSama(hadir.nama, nama_customer));
  // The same rule as for a loan and a contract: a card without a KTP number proves no identity.
  const asked = lain || (wajib && cocok === 'TANPA' && datang.kode_nota === null);
  return {
    setuju_pemilik: asked ? 'SPV' : null,
    refusals: [...periksaAmbil(datang, kata, wajib), ...refusals],
    asks: asked ? [tuntutanMilikLain(no, angka)] : [],
    angka,
    ...(lain && {
      afterNumber: () =>
        kabariPemilik(tx, [{ no, kode_customer, nama: nama_customer, no_hp, rupiah }], ctx),
    }),
  };
}
