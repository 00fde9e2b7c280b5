import type { Tx } from '#kit/server/database.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { cocokkanOrang, tuntutanMilikLain } from '#areas/buku/server/pemilik.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import type { Hutang } from '#areas/hutang/server/hitung.ts';
import { kabariPemilik } from '#areas/penjualan/server/milik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export type Datang = { readonly no_ktp: string | null; readonly diambil_oleh: string | null };

/** The borrower of a loan beside the person at the counter (D-51.7). */
export const cocokkanPeminjam = (
  tx: Tx,
  { nama_customer, no_ktp }: Pick<Hutang, 'nama_customer' | 'no_ktp'>,
  datang: Datang,
) =>
  cocokkanOrang(
    tx,
    { nama: nama_customer, no_ktp },
    { nama: datang.diambil_oleh, no_ktp: datang.no_ktp },
  );

/** Where IDENTITAS_AMBIL_WAJIB says so, a number that is not shown counts as another's; a loan without one has none. */
export const wajibCocok = ({ param }: Ctx): boolean => param(penjualanParam.IDENTITAS_AMBIL_WAJIB);

/**
 * Gold or money of a loan goes to the person at the counter: another than the borrower is agreed to. `gives` is false
 * where the act takes money only, which anybody may bring.
 */
export function izinPeminjam(tx: Tx, hutang: Hutang, datang: Datang, ctx: Ctx, gives = true) {
  const { cocok, angka, refusals } = cocokkanPeminjam(tx, hutang, datang);
  const asked = gives && (cocok === 'BEDA' || (cocok === 'TANPA' && wajibCocok(ctx)));
  const asks: Tuntutan[] = asked ? [tuntutanMilikLain(hutang.no_faktur_hutang, angka)] : [];
  return {
    head: {
      no_ktp: datang.no_ktp,
      diambil_oleh: datang.diambil_oleh,
      setuju_pemilik: asked ? ('SPV' as const) : null,
    },
    asks,
    refusals,
    /** The borrower hears that another person came for what is hers. */
    afterNumber: asked ? () => kabariPeminjam(tx, hutang, ctx) : undefined,
  };
}

export const kabariPeminjam = (
  tx: Tx,
  { no_faktur_hutang, kode_customer, nama_customer, no_hp, jumlah_hutang }: Hutang,
  ctx: Ctx,
): Promise<void> =>
  kabariPemilik(
    tx,
    [
      {
        no: no_faktur_hutang,
        kode_customer,
        nama: nama_customer,
        no_hp,
        rupiah: jumlah_hutang,
      },
    ],
    ctx,
  );
