import type { InputOf } from '#kit/contract/endpoint.ts';
import { kept, zip } from '#kit/rules/lists.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { at, fill } from '#kit/rules/refusal.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import type { hitungOnlineEndpoint } from '#areas/penjualan/contract/online/online.api.ts';
import { hitungPenjualan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import {
  barangTidakAda,
  periksaDiskon,
  TIDAK_JUAL,
} from '#areas/penjualan/rules/periksa-penjualan.ts';
import { TANPA_TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import { adalahReseller, untukReseller } from '#areas/penjualan/server/harga-reseller.ts';
import { prepareTax } from '#areas/penjualan/server/pajak/pajak.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { buildBaris, hargaHari, SEPERTI_STOCK } from '#areas/penjualan/server/siapkan-penjualan.ts';
import { findBarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The same sums as the sale, nothing kept: the form shows what the marketplace must bring. */
export async function hitungOnline(
  on: Sql,
  { body: { barang: codes, diskon, kode_customer } }: InputOf<typeof hitungOnlineEndpoint>,
  ctx: Ctx,
) {
  const found = new Map(
    (await findBarangJual(on, ctx.kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  refuseIf(codes.flatMap((code, index) => (found.has(code) ? [] : [barangTidakAda(code, index)])));
  const dijual = codes.map((code) => kept(found, code));
  const pembeli = await pembeliOf(on, kode_customer, ctx);
  const barang = adalahReseller(pembeli, ctx)
    ? await untukReseller(on, dijual, (one) => hargaHari(one, ctx), ctx)
    : dijual;
  const lines = barang.map((one) =>
    buildBaris({ kode_barcode: one.kode_barcode, ...SEPERTI_STOCK }, one, ctx),
  );
  const potong = { persen: diskon?.persen ?? persen(0), rupiah: diskon?.rupiah ?? rp(0) };
  const hitung = {
    baris: lines.map(({ dasar }) => ({ dasar, diskon: rp(0), potongan: rp(0), kupon: rp(0) })),
    diskon: potong,
    ...TANPA_TAMBAHAN,
  };
  const asli = lines.map((one) => one.asli);
  const berat = lines.map((one) => one.berat);
  const pajak = await prepareTax(on, { barang, berat, asli, hitung }, pembeli, ctx);
  const jadi = hitungPenjualan(hitung, pembulatanOf(ctx), pajak);
  refuseIf([
    ...zip(barang, jadi.baris).flatMap(([{ label_kadar: kadar }, { harga }], index) =>
      harga > 0 ? [] : [at(fill(TIDAK_JUAL.HARGA_BELUM_ADA, { kadar }), 'barang', index)],
    ),
    ...periksaDiskon(hitung, jadi),
  ]);
  const { sub_total, diskon_rp, ppn_luar_rp, pph22_rp, grand_total } = jadi;
  const harga = zip(codes, jadi.baris).map(([kode_barcode, one]) => ({
    kode_barcode,
    harga: one.harga,
  }));
  return { harga, sub_total, diskon_rp, ppn_luar_rp, pph22_rp, grand_total };
}

/** The card that was picked; no card is found by a telephone or a name. */
async function pembeliOf(on: Sql, kode_customer: string | null, { kode_toko }: Ctx) {
  if (kode_customer === null) return undefined;
  const customer = { kode_customer, nama: null, alamat: null, no_hp: null };
  const named = { kode_sales: '', no_rekening: [], customer };
  return (await readRujukan(on, kode_toko, named)).customer;
}
