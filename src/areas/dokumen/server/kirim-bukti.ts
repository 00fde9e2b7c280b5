import { localTime } from '#kit/server/clock.ts';
import { saidAgain, type StrukPaper, type StrukSheet } from '#kit/rules/struk.ts';
import type { Raw } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { ambilKertas, kertasOf, type KertasBoleh } from '#areas/akses/server/kertas.ts';
import { findUser } from '#areas/akses/server/users.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';
import { kirimStruk } from '#areas/toko/server/struk.ts';
import { readCetak } from '#areas/toko/server/templat-nota.ts';
import type { StrukDiminta } from '#areas/dokumen/contract/dokumen.ts';
import type { BarisStruk } from '#areas/dokumen/contract/baris-struk.ts';
import { lembarBukti, type Bukti } from '#areas/dokumen/rules/bukti.ts';

type Dokumen = Parameters<typeof kertasOf>[1];

/** The strip of one document of money, on the shop's paper or the one that is asked for. */
export async function kirimBukti(
  on: Sql,
  bukti: Bukti,
  { kertas, nama, bentuk, ...diminta }: StrukDiminta & { kertas: Dokumen; nama: string },
  ctx: Ctx,
): Promise<Raw> {
  const [cetak, orang] = await Promise.all([
    readCetak(on, bukti.templat ?? 'KAS', ctx, diminta),
    findUser(on, bukti.oleh),
  ]);
  const boleh = await ambilKertas(on, kertasOf(bukti.no, kertas), ctx);
  const sheets = lembarBukti(orang ? { ...bukti, oleh: orang.usere_name } : bukti, {
    ...ctx.toko,
    cetak,
    jam: localTime(kertas.input_date, ctx.toko.zona).slice(11),
  });
  if (bentuk === 'BARIS') return sendLines(sheets, boleh, cetak.paper, ctx);
  const paper = { title: `Bukti ${nama} ${bukti.no}`, name: `${nama.toUpperCase()} ${bukti.no}` };
  return kirimStruk(boleh.lagi ? saidAgain(sheets) : sheets, { ...paper, paper: cetak.paper }, ctx);
}

/** The same lines for the printer of the computer that asks. */
function sendLines(
  sheets: readonly StrukSheet[],
  { no, cetak_ke, keadaan, lagi }: KertasBoleh,
  paper: StrukPaper,
  { param }: Ctx,
): Raw {
  const cut = paper.tall !== undefined || param(tokoParam.AUTO_CUT);
  const baris: BarisStruk = { no, cetak_ke, keadaan, lagi, paper, cut, sheets: [...sheets] };
  return {
    body: Buffer.from(JSON.stringify(baris)),
    type: 'application/json; charset=utf-8',
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  };
}
