import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { tuntutanMilikLain } from '#areas/buku/server/pemilik.ts';
import {
  bukanPemilik,
  periksaAmbil,
  type Pengambil,
  type Pihak,
} from '#areas/penjualan/rules/milik.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { antrePesan } from '#areas/pesan/server/antre-pesan.ts';
import { samarkanHp } from '#kit/rules/masked.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kataNota } from '#areas/penjualan/server/titipan/titipan.table.ts';

/** A deposit or a coupon that a sale uses, and the person whom it names. */
export type Milik = Pihak & {
  readonly no: string;
  readonly no_hp: string | null;
  readonly rupiah: Rupiah | null;
};
type Pemakai = Pihak & { readonly no_hp: string | null };

/** What a sale uses of other people's, each agreed to by a superior who reads both (D-51.9). */
export function tuntutanMilik(
  tx: Tx,
  milik: readonly Milik[],
  pemakai: Pemakai,
): { readonly lain: readonly Milik[]; readonly asks: readonly Tuntutan[] } {
  tx.guards.add('owner');
  const lain = milik.filter((one) => bukanPemilik(one, pemakai));
  return {
    lain,
    asks: lain.map((one) =>
      tuntutanMilikLain(one.no, [
        { label: 'Pemilik', nilai: one.nama || '-' },
        { label: 'No HP pemilik', nilai: samarkanHp(one.no_hp) ?? '-' },
        { label: 'Dipakai oleh', nilai: pemakai.nama || '-' },
        { label: 'No HP pemakai', nilai: samarkanHp(pemakai.no_hp) ?? '-' },
        ...(one.rupiah === null ? [] : [{ label: 'Nilai', nilai: formatRupiah(one.rupiah) }]),
      ]),
    ),
  };
}

/** The one it belongs to hears of it, on the number that the shop has of him; never who used it. */
export async function kabariPemilik(tx: Tx, lain: readonly Milik[], ctx: Ctx): Promise<void> {
  for (const { no, nama, no_hp, kode_customer, rupiah } of lain)
    await antrePesan(
      tx,
      {
        jenis: 'MILIK_LAIN',
        penerima: no_hp,
        nama: nama ?? '',
        kode_customer,
        no_dokumen: no,
        kunci: `MILIK_LAIN/${no}/${ctx.op}`,
        nilai: {
          nama_toko: ctx.toko.nama_toko,
          nama_customer: nama || 'Bapak/Ibu',
          no_dokumen: no,
          tanggal: formatHariPanjang(ctx.hari),
          total: rupiah === null ? '-' : formatRupiah(rupiah),
        },
      },
      ctx,
    );
}

/** Whoever fetches shows the slip's own QR or says who he is, where the shop asks for it; else 422. */
export async function periksaPengambil(
  tx: Tx,
  nomor: readonly string[],
  typed: Pengambil,
  ctx: Ctx,
): Promise<Pick<Pengambil, 'diambil_oleh' | 'no_ktp'>> {
  tx.guards.add('owner');
  const none = { diambil_oleh: null, no_ktp: null };
  if (nomor.length === 0) return none;
  const wajib = ctx.param(penjualanParam.IDENTITAS_AMBIL_WAJIB);
  const words = typed.kode_nota === null ? [] : await kataNota(tx, ctx.kode_toko, nomor);
  refuseIf(periksaAmbil(typed, words, wajib));
  return { diambil_oleh: typed.diambil_oleh, no_ktp: typed.no_ktp };
}
