import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, sum, type Miligram } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { opnameBerlianEndpoint } from '#areas/opname/contract/opname-berlian.api.ts';
import type { HasilBatuOpname } from '#areas/opname/rules/opname.ts';
import { readBatu, type HasilBatu } from '#areas/opname/server/berlian/opname-berlian.table.ts';
import { ambilOpname } from '#areas/opname/server/opname/keadaan.ts';
import { listOpname, type Opname } from '#areas/opname/server/opname/opname.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Jumlah = { readonly qty: number; readonly butir: number; readonly carat: Miligram };

/** A stone is one scan, a parcel of many stones, too. */
const jumlahkan = (rows: readonly HasilBatu[]): Jumlah => ({
  qty: rows.length,
  butir: rows.reduce((all, one) => all + one.butir, 0),
  carat: sum([mg(0), ...rows.map((one) => one.carat)]),
});

export const teksJumlah = ({ qty, butir, carat }: Jumlah): string =>
  sentence('{qty} kode, {butir} butir, {carat} ct', {
    qty: formatInt(qty),
    butir: formatInt(butir),
    carat: formatGram(carat),
  });

/**
 * Parcels that were found by their code alone: how many of their stones are in them the count does not know, so that
 * they differ from the book until somebody counts them (D-45.7).
 */
export const parcelBelum = (rows: readonly HasilBatu[]): HasilBatu[] =>
  rows.filter(
    ({ hasil, bukuan, butir, dihitung }) =>
      butir > 1 &&
      dihitung.length === 0 &&
      (hasil === 'KETEMU' || bukuan === 'PINDAH' || bukuan === 'KEMBALI'),
  );

/** The sums of a count, and every stone that it knows. */
export function susunBatu(opname: Opname, rows: readonly HasilBatu[], kembar: number) {
  const dikenal = rows.filter((row) => row.kode_berlian !== null);
  const dengan = (...hasil: HasilBatuOpname[]) =>
    jumlahkan(dikenal.filter((row) => hasil.includes(row.hasil)));
  return {
    opname,
    harus: dengan('KETEMU', 'HILANG', 'BEDA BUTIR'),
    ketemu: dengan('KETEMU'),
    hilang: dengan('HILANG'),
    lebih: dengan('LEBIH'),
    salah_gudang: dengan('SALAH BAKI'),
    beda_butir: dengan('BEDA BUTIR'),
    parcel_belum: jumlahkan(parcelBelum(rows)),
    bergerak: dengan('BERGERAK'),
    kembar,
    tidak_dikenal: rows.length - dikenal.length,
    batu: rows.map((row) => ({
      kode: row.kode,
      kode_dept: row.kode_dept,
      sifat: row.sifat,
      butir: row.butir,
      dihitung: row.dihitung.at(-1) ?? null,
      carat: row.carat,
      kode_gudang: row.kode_gudang,
      kode_barcode: row.kode_barcode,
      hasil: row.kode_berlian === null ? ('TIDAK DIKENAL' as const) : row.hasil,
      dipindai_by: row.dipindai_by,
      dipindai_at: row.dipindai_at,
    })),
  };
}

export async function readKeadaanBatu(on: Sql, opname: Opname, ctx: Ctx) {
  const { rows, kembar } = await readBatu(on, opname, ctx);
  return susunBatu(opname, rows, kembar);
}

export const lihatOpnameBerlian = async (
  on: Sql,
  { params }: InputOf<typeof opnameBerlianEndpoint>,
  ctx: Ctx,
) => readKeadaanBatu(on, await ambilOpname(on, 'BERLIAN', params.id, ctx), ctx);

export const daftarOpnameBerlian = (on: Sql, _: unknown, ctx: Ctx) =>
  listOpname(on, ctx.kode_toko, 'BERLIAN');
