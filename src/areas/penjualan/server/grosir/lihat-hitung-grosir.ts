import type { InputOf } from '#kit/contract/endpoint.ts';
import { kept } from '#kit/rules/lists.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { hitungGrosirEndpoint } from '#areas/penjualan/contract/grosir/grosir.api.ts';
import { barangTidakAda, periksaDiskon } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { TANPA_TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import { listNamaGroup } from '#areas/penjualan/server/grosir/harga-grosir.query.ts';
import { hitungGrosir } from '#areas/penjualan/server/grosir/hitung-grosir.ts';
import { readRujukan } from '#areas/penjualan/server/rujukan.query.ts';
import { findBarangJual } from '#areas/stock/server/barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The same sums as the sale, nothing kept: the screen shows each group as it is weighed. */
export async function lihatHitungGrosir(
  on: Sql,
  { body: { barang: codes, grosir, diskon, kode_customer } }: InputOf<typeof hitungGrosirEndpoint>,
  ctx: Ctx,
) {
  const found = new Map(
    (await findBarangJual(on, ctx.kode_toko, codes)).map((one) => [one.kode_barcode, one]),
  );
  refuseIf(codes.flatMap((code, at) => (found.has(code) ? [] : [barangTidakAda(code, at)])));
  const barang = codes.map((code) => kept(found, code));
  const potong = { persen: diskon?.persen ?? persen(0), rupiah: diskon?.rupiah ?? rp(0) };
  const kurang = { diskon: potong, ...TANPA_TAMBAHAN };
  const pembeli = await pembeliOf(on, kode_customer, ctx);
  const dihitung = await hitungGrosir(on, { barang, diketik: grosir, kurang }, pembeli, ctx);
  const { groups, refusals, siap } = dihitung;
  const { sums } = siap;
  const nama = await listNamaGroup(
    on,
    ctx.kode_toko,
    groups.map((one) => one.kode_group),
  );
  const [first] = [...refusals, ...periksaDiskon({ ...kurang, baris: [] }, sums)];
  const { sub_total, diskon_rp, ppn_luar_rp, pph22_rp, pembulatan, grand_total } = sums;
  return {
    grosir: groups.map(({ kode_group, qty, berat_stock, berat, harga_per_gram, nilai }) => ({
      kode_group,
      nama: nama.get(kode_group) ?? '',
      qty,
      berat_stock,
      berat,
      harga_per_gram,
      nilai,
    })),
    sub_total,
    diskon_rp,
    ppn_luar_rp,
    pph22_rp,
    pembulatan,
    grand_total,
    kurang: first?.message ?? null,
  };
}

/** The customer of the card that was picked; no person is found by a telephone or a name. */
async function pembeliOf(on: Sql, kode_customer: string | null, { kode_toko }: Ctx) {
  if (kode_customer === null) return undefined;
  const customer = { kode_customer, nama: null, alamat: null, no_hp: null };
  const named = { kode_sales: '', no_rekening: [], customer };
  return (await readRujukan(on, kode_toko, named)).customer;
}
