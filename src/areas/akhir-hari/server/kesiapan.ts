import type { Sql } from '#kit/server/sql.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { listDiakui, type Diakui } from '#areas/buku/server/akui.table.ts';
import { looksLater, periksaBuku, type Temuan } from '#areas/buku/server/periksa.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Kesiapan, Laci } from '#areas/akhir-hari/rules/tutup-toko.ts';
import {
  bakiBelumTimbangQuery,
  banyakSetQuery,
  belumValidasiQuery,
  rencanaSekaliQuery,
} from '#areas/akhir-hari/server/kesiapan.query.ts';
import {
  countTutup,
  listHitungan,
  listLaci,
  type Hitungan,
} from '#areas/akhir-hari/server/tutup-toko.table.ts';
import { uangParam } from '#areas/uang/contract/uang.parameter.ts';
import { akhirHariParam } from '#areas/akhir-hari/contract/akhir-hari.parameter.ts';

/** Beyond this many sets closing looks at the open day; the sealed past is looked at by night (F25). */
const SELURUH_RIWAYAT = 20_000;

export type Keadaan = Omit<Kesiapan, 'invarian'> & {
  readonly invarian: readonly (Temuan & { readonly diakui: Diakui | null })[];
  readonly hitungan: readonly Hitungan[];
  readonly tutup_ke: number;
};

/** Everything that closing asks of a day, as it is at this moment or in this transaction. */
export async function readKeadaan(on: Sql, ctx: Ctx, tgl: Hari): Promise<Keadaan> {
  const { kode_toko } = ctx;
  const { banyak } = await on.one(banyakSetQuery(kode_toko, SELURUH_RIWAYAT));
  // Over few rows thirty looks cost more to plan than to take; over many the plan has to know the day.
  if (!banyak) await on.many(rencanaSekaliQuery);
  const belum_validasi = await on.many(belumValidasiQuery(kode_toko));
  const { hitungan, tutup_ke, laci } = await readLaci(on, ctx, tgl);
  const diakui = new Map((await listDiakui(on, kode_toko)).map((one) => [one.kode, one]));
  const found = looksLater() ? [] : await periksaBuku(on, kode_toko, banyak ? tgl : undefined);
  const invarian = found.map((one) => ({ ...one, diakui: diakui.get(one.kode) ?? null }));
  return {
    belum_validasi,
    laci,
    baki_belum_timbang: await bakiBelumTimbang(on, ctx, tgl),
    invarian,
    hitungan,
    tutup_ke,
  };
}

/** Each drawer with its last count of the closing that is coming. */
export async function readLaci(
  on: Sql,
  { kode_toko, param }: Ctx,
  tgl: Hari,
): Promise<{ hitungan: Hitungan[]; tutup_ke: number; laci: Laci[] }> {
  const semua = await listHitungan(on, kode_toko, tgl);
  const tutup_ke = (await countTutup(on, kode_toko, tgl)) + 1;
  const hitungan = semua.filter((one) => one.tutup_ke === tutup_ke);
  const laci = await listLaci(on, kode_toko, param(uangParam.KAS_HUTANG_TERPISAH));
  return {
    hitungan,
    tutup_ke,
    laci: laci.map((one) => ({
      ...one,
      hitungan: hitungan.findLast((row) => row.laci === one.laci) ?? null,
    })),
  };
}

async function bakiBelumTimbang(on: Sql, { kode_toko, param }: Ctx, tgl: Hari): Promise<string[]> {
  if (param(akhirHariParam.TIMBANG_BAKI_TUTUP) === 'TIDAK') return [];
  const rows = await on.many(
    bakiBelumTimbangQuery(kode_toko, tgl, param(akhirHariParam.TIMBANG_BAKI_TUTUP) === 'BERGILIR'),
  );
  return rows.map((row) => row.baki);
}
