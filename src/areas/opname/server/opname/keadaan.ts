import { missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { sum } from '#kit/rules/quantity.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { opnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { opnameParam } from '#areas/opname/contract/opname.parameter.ts';
import { hitungBedaBerat, TIDAK_OPNAME, type Hasil } from '#areas/opname/rules/opname.ts';
import { readHasil, type BarisHidup } from '#areas/opname/server/opname/keadaan.query.ts';
import {
  findOpname,
  listOpname,
  type Opname,
  type TipeOpname,
} from '#areas/opname/server/opname/opname.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

export const jumlahkan = (rows: readonly BarisHidup[]) => ({
  qty: rows.length,
  berat: sum(rows.map((row) => row.berat)),
  murni: sum(rows.map((row) => row.murni)),
});

/** The sums of a count, and the pieces that are not simply found. */
export function susunKeadaan(
  opname: Opname,
  rows: readonly BarisHidup[],
  kembar: number,
  { param }: Ctx,
) {
  const dengan = (...hasil: Hasil[]) => rows.filter((row) => hasil.includes(row.hasil));
  const dikenal = rows.filter((row) => row.kode_barcode !== null);
  const harus = dengan('KETEMU', 'HILANG', 'BEDA BERAT');
  return {
    opname,
    harus: jumlahkan(harus),
    ketemu: jumlahkan(dengan('KETEMU', 'BEDA BERAT')),
    hilang: jumlahkan(dengan('HILANG')),
    lebih: jumlahkan(dikenal.filter((row) => row.hasil === 'LEBIH')),
    salah_baki: jumlahkan(dengan('SALAH BAKI')),
    bergerak: jumlahkan(dengan('BERGERAK')),
    beda_berat: hitungBedaBerat(dikenal, param(opnameParam.TOLERANSI_TIMBANG_BAKI)),
    kembar,
    tidak_dikenal: rows.length - dikenal.length,
    barang: rows.map((row) => ({
      kode: row.kode,
      kode_barcode: row.kode_barcode,
      nama_barang: row.nama_barang,
      kadar: row.persen,
      kode_baki: row.kode_baki,
      baki_fisik: row.baki_fisik,
      berat: row.berat,
      berat_fisik: row.berat_fisik,
      hasil: row.hasil,
      dipindai_by: row.dipindai_by,
      dipindai_at: row.dipindai_at,
    })),
  };
}

export async function readKeadaan(on: Sql, opname: Opname, ctx: Ctx) {
  const { rows, kembar } = await readHasil(on, ctx.kode_toko, opname);
  return susunKeadaan(opname, rows, kembar, ctx);
}

export async function lihatOpname(on: Sql, { params }: InputOf<typeof opnameEndpoint>, ctx: Ctx) {
  return readKeadaan(on, await ambilOpname(on, 'BARANG', params.id, ctx), ctx);
}

/** The count that an address names. */
export async function ambilOpname(
  on: Sql,
  tipe: TipeOpname,
  nomor: string,
  { kode_toko }: Ctx,
): Promise<Opname> {
  const id = /^\d{1,15}$/.test(nomor) ? Number(nomor) : 0;
  const opname = await findOpname(on, kode_toko, tipe, id);
  if (!opname) throw missing(TIDAK_OPNAME.OPNAME_TIDAK_ADA);
  return opname;
}

export const daftarOpname = (on: Sql, _: unknown, ctx: Ctx) =>
  listOpname(on, ctx.kode_toko, 'BARANG');
