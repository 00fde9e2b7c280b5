import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { minus, roundTo, rp, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill } from '#kit/rules/refusal.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import { orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { hitungCicilanEndpoint } from '#areas/cicilan/contract/cicilan.api.ts';
import { cicilanParam } from '#areas/cicilan/contract/cicilan.parameter.ts';
import {
  bagiBayar,
  hitungAngsuran,
  hitungDpMinimal,
  hitungHargaCicilan,
  susunJadwal,
  TIDAK_CICILAN,
  type Angsuran,
  type HargaCicilan,
} from '#areas/cicilan/rules/cicilan.ts';
import { findPersen } from '#areas/cicilan/server/cicilan.table.ts';
import { denganPpn, hitungPenjualan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { pajakKontrak } from '#areas/penjualan/server/pajak/pajak.ts';
import { barangTidakAda, TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { isiTambahan, TAMBAHAN_KOSONG } from '#areas/penjualan/rules/tambahan.ts';
import { adalahReseller, untukReseller } from '#areas/penjualan/server/harga-reseller.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { buildBaris, hargaHari } from '#areas/penjualan/server/siapkan-penjualan.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { findBarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';

/** The percent of so many months; 422 where the shop offers none of them. */
export const persenOf = async (on: Sql, bulan: number, { kode_toko }: Ctx): Promise<Persen> =>
  orRefuse(
    (await findPersen(on, kode_toko, bulan)) ?? null,
    fill(TIDAK_CICILAN.BULAN_TIDAK_ADA, { bulan }),
  );

export type Syarat = HargaCicilan & {
  readonly persen: Persen;
  readonly langkah: Rupiah;
  readonly angsuran: Rupiah;
  readonly tgl_akhir: Hari;
  readonly jadwal: readonly Angsuran[];
};

/** The terms of a contract: price, and the instalments of what is not paid at once (D-38.1). */
export function susunSyarat(
  harga_tunai: Rupiah,
  dp_rp: Rupiah,
  { bulan, persen }: { readonly bulan: number; readonly persen: Persen },
  ctx: Ctx,
): Syarat {
  const { langkah } = pembulatanOf(ctx);
  const harga = hitungHargaCicilan(harga_tunai, persen, langkah);
  const sisa = minus(harga.harga_jual, dp_rp);
  const jadwal = susunJadwal(sisa, { bulan, langkah, tgl: ctx.hari });
  return {
    ...harga,
    persen,
    langkah,
    angsuran: hitungAngsuran(sisa, bulan, langkah),
    tgl_akhir: jadwal.at(-1)?.jatuh_tempo ?? ctx.hari,
    jadwal,
  };
}

/** Pieces that are in stock, each named once; 422 for every other. */
async function ready(on: Sql, codes: readonly string[], { kode_toko }: Ctx) {
  refuseIf(
    codes.flatMap((code, index) =>
      codes.indexOf(code) < index ? [at(TIDAK_JUAL.BARANG_KEMBAR, 'barang', index)] : [],
    ),
  );
  const found = new Map(
    (await findBarangJual(on, kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  refuseIf(codes.flatMap((code, index) => (found.has(code) ? [] : [barangTidakAda(code, index)])));
  const pieces = codes.map((code) => kept(found, code));
  refuseIf(
    pieces.flatMap(({ status, kode_barcode }, index) =>
      status === 'READY'
        ? []
        : [
            at(
              fill(TIDAK_TERSEDIA.BARANG_TIDAK_READY, { kode_barcode, status_barang: status }),
              'barang',
              index,
            ),
          ],
    ),
  );
  return pieces;
}

/** The same sums as a contract, nothing kept: the counter shows the schedule before anything is agreed. */
export async function hitungCicilan(
  on: Sql,
  { body: { bulan, barang, dp_rp, kode_customer } }: InputOf<typeof hitungCicilanEndpoint>,
  ctx: Ctx,
) {
  const persen = await persenOf(on, bulan, ctx);
  const codes = barang.map((one) => one.kode_barcode);
  const pieces = await ready(on, codes, ctx);
  const priced = (await belanjaReseller(on, kode_customer, ctx))
    ? await untukReseller(on, pieces, (one) => hargaHari(one, ctx), ctx)
    : pieces;
  const baris = zip(barang, priced).map(([asked, one]) => ({
    dasar: buildBaris({ ...asked, berat: null, potongan: null }, one, ctx).dasar,
    diskon: asked.diskon ?? rp(0),
    potongan: rp(0),
    kupon: rp(0),
  }));
  const diskon = { persen: 0 as Persen, rupiah: rp(0) };
  const jual = { baris, diskon, ...isiTambahan(TAMBAHAN_KOSONG) };
  const bersih = hitungPenjualan(jual, pembulatanOf(ctx));
  const jadi = denganPpn(bersih, pembulatanOf(ctx), await pajakKontrak(on, priced, ctx));
  refuseIf(
    pieces.flatMap(({ label_kadar: kadar }, index) =>
      (jadi.baris[index]?.harga ?? 0) > 0
        ? []
        : [at(fill(TIDAK_JUAL.HARGA_BELUM_ADA, { kadar }), 'barang', index)],
    ),
  );
  const { harga_jual } = susunSyarat(jadi.grand_total, rp(0), { bulan, persen }, ctx);
  const dp_minimal = hitungDpMinimal(harga_jual, ctx.param(cicilanParam.CICILAN_MIN_DP_PERSEN));
  // What is proposed is a sum that coins can make.
  const asked = dp_rp ?? roundTo(dp_minimal, ctx.param(uangParam.PECAHAN_TERKECIL), 'up');
  const dp = asked < harga_jual ? asked : minus(harga_jual, rp(1));
  const {
    jadwal,
    langkah: _,
    ...syarat
  } = susunSyarat(jadi.grand_total, dp, { bulan, persen }, ctx);
  return {
    ...syarat,
    dp_minimal,
    dp_rp: dp,
    sisa_rp: minus(harga_jual, dp),
    jadwal: bagiBayar(jadwal, rp(0)),
    harga: zip(codes, jadi.baris).map(([kode_barcode, { netto }]) => ({ kode_barcode, netto })),
  };
}

/** Whether this card buys at the prices of a reseller, as its contract will. */
async function belanjaReseller(on: Sql, kode_customer: string | null, ctx: Ctx): Promise<boolean> {
  if (kode_customer === null) return false;
  const asked = { kode_customer, nama: null, alamat: null, no_hp: null };
  const named = { kode_sales: '', no_rekening: [], customer: asked };
  return adalahReseller((await readRujukan(on, ctx.kode_toko, named)).customer, ctx);
}
