import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Sql } from '#kit/server/sql.ts';
import { mg, minus, negate, plus, type Miligram } from '#kit/rules/quantity.ts';
import type { opnameTerimaEndpoint } from '#areas/opname/contract/opname-terima.api.ts';
import type { Hasil } from '#areas/opname/rules/opname.ts';
import { ambilOpname } from '#areas/opname/server/opname/keadaan.ts';
import { listOpname, type Opname } from '#areas/opname/server/opname/opname.table.ts';
import { readLot, type LotKini } from '#areas/opname/server/penerimaan/keadaan-lot.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Jumlah = { qty: number; berat: Miligram; murni: Miligram };
const NOL: Jumlah = { qty: 0, berat: mg(0), murni: mg(0) };

const jumlahkan = (rows: readonly LotKini[], nilai: (row: LotKini) => Jumlah): Jumlah =>
  rows.map(nilai).reduce(
    (a, b) => ({
      qty: a.qty + b.qty,
      berat: plus(a.berat, b.berat),
      murni: plus(a.murni, b.murni),
    }),
    NOL,
  );

const sistem = ({ qty, berat, murni }: LotKini): Jumlah => ({ qty, berat, murni });
const tiada = (row: LotKini): Jumlah => ({
  qty: row.hilang_qty,
  berat: row.hilang_berat,
  murni: row.hilang_murni,
});
const kebalikan = ({ qty, berat, murni }: Jumlah): Jumlah => ({
  qty: -qty,
  berat: negate(berat),
  murni: negate(murni),
});

/** The sums of a count, and every lot; what a lot should hold stays untold until it was counted. */
export function susunLot(opname: Opname, rows: readonly LotKini[], kembar: number) {
  const dikenal = rows.filter((row) => row.urut !== null);
  const dengan = (...hasil: Hasil[]) => dikenal.filter((row) => hasil.includes(row.hasil));
  const dihitung = dikenal.filter((row) => row.qty_fisik !== null);
  const fisik = (row: LotKini): Jumlah => ({
    qty: row.qty_fisik ?? 0,
    berat: row.berat_fisik ?? mg(0),
    murni: minus(row.murni, row.hilang_murni),
  });
  return {
    opname,
    harus: jumlahkan(dengan('KETEMU', 'HILANG', 'LEBIH', 'BEDA BERAT'), sistem),
    ketemu: jumlahkan(dihitung, fisik),
    hilang: jumlahkan(dengan('HILANG'), tiada),
    lebih: kebalikan(jumlahkan(dengan('LEBIH'), tiada)),
    beda_berat: negate(jumlahkan(dengan('BEDA BERAT'), tiada).berat),
    bergerak: jumlahkan(dengan('BERGERAK'), sistem),
    kembar,
    tidak_dikenal: rows.length - dikenal.length,
    lot: rows.map((row) => tampil(row, opname.status === 'BERJALAN')),
  };
}

function tampil(row: LotKini, berjalan: boolean) {
  const belum = berjalan && row.qty_fisik === null;
  const dikenal = row.urut !== null;
  return {
    kode: row.kode,
    urut: row.urut,
    kode_supplier: row.kode_supplier,
    kode_dept: row.kode_dept,
    kode_group: row.kode_group,
    kode_kadar: row.kode_kadar,
    kadar: row.persen,
    qty: dikenal && !belum ? row.qty : null,
    qty_fisik: row.qty_fisik,
    berat: dikenal && !belum ? row.berat : null,
    berat_fisik: row.berat_fisik,
    selisih: dikenal && row.berat_fisik !== null ? minus(row.berat_fisik, row.berat) : null,
    hasil: belum ? ('BELUM' as const) : dikenal ? row.hasil : ('TIDAK DIKENAL' as const),
    dihitung_by: row.dihitung_by,
    dihitung_at: row.dihitung_at,
  };
}

export async function readKeadaanLot(on: Sql, opname: Opname, ctx: Ctx) {
  const { rows, kembar } = await readLot(on, opname, ctx);
  return susunLot(opname, rows, kembar);
}

export const lihatOpnameTerima = async (
  on: Sql,
  { params }: InputOf<typeof opnameTerimaEndpoint>,
  ctx: Ctx,
) => readKeadaanLot(on, await ambilOpname(on, 'PENERIMAAN', params.id, ctx), ctx);

export const daftarOpnameTerima = (on: Sql, _: unknown, ctx: Ctx) =>
  listOpname(on, ctx.kode_toko, 'PENERIMAAN');
