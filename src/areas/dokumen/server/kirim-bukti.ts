import { localTime } from '#kit/server/clock.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, kertasOf } from '#areas/akses/server/kertas.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { kirimStruk } from '#areas/toko/server/struk.ts';
import { readCetak } from '#areas/toko/server/templat-nota.ts';
import { lembarBukti, type Bukti } from '#areas/dokumen/rules/bukti.ts';

type Dokumen = Parameters<typeof kertasOf>[1];
type Ukuran = '58' | '80' | 'NOTA' | null;

/** The strip of one document of money, on the shop's paper or the one that is asked for. */
export async function kirimBukti(
  on: Sql,
  bukti: Bukti,
  { kertas, nama, ukuran }: { kertas: Dokumen; nama: string; ukuran: Ukuran },
  ctx: Ctx,
): Promise<Raw> {
  const [cetak, orang] = await Promise.all([
    readCetak(on, 'KAS', ctx, ukuran),
    findUser(on, bukti.oleh),
  ]);
  await ambilKertas(on, kertasOf(bukti.no, kertas), ctx);
  const sheets = lembarBukti(orang ? { ...bukti, oleh: orang.usere_name } : bukti, {
    ...ctx.toko,
    cetak,
    jam: localTime(kertas.input_date, ctx.toko.zona).slice(11),
  });
  const paper = { title: `Bukti ${nama} ${bukti.no}`, name: `${nama.toUpperCase()} ${bukti.no}` };
  return kirimStruk(sheets, { ...paper, paper: cetak.paper }, ctx);
}
