import type { InputOf } from '#kit/contract/endpoint.ts';
import { BULAN, endOfMonth, hari } from '#kit/rules/hari.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Desk } from '#kit/server/paper/desk.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { serve, type Raw, type Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import * as api from '#areas/pengawasan/contract/coretax.api.ts';
import { rekapPajakReport } from '#areas/pengawasan/contract/rekap-pajak.report.ts';
import {
  digunggung,
  FAKTUR_PER_BERKAS,
  fakturKeluaran,
  periksaBerkas,
  type BerkasCoretax,
} from '#areas/pengawasan/rules/coretax.ts';
import { barisCoretax, jumlahCoretax } from '#areas/pengawasan/server/coretax.query.ts';
import { pajakParam } from '#areas/penjualan/contract/pajak/pajak.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Masa = InputOf<typeof api.coretaxEndpoint>['query'];

/** A month for the tax portal: how much there is of it, and its files. */
export const coretaxServer = ({ db }: Desk): readonly Route[] => [
  serve(api.coretaxEndpoint, async (on, { query }, ctx: Ctx) => {
    const banyak = await hitung(on, query, ctx);
    return {
      faktur: banyak.faktur,
      faktur_bagian: bagianOf(banyak.faktur),
      digunggung: banyak.digunggung,
      digunggung_bagian: bagianOf(banyak.digunggung),
      bernomor: banyak.bernomor,
    };
  }),
  serve(api.berkasCoretaxEndpoint, async (on, { params: { berkas }, query }, ctx: Ctx) => {
    const file = await compose(on, berkas, query, ctx);
    const { kode_toko, user_id, level, perangkat, ip } = ctx;
    await recordAside(db, {
      kode_toko,
      op: newOp(),
      user_id,
      level,
      perangkat,
      ip,
      tindakan: 'EKSPOR_LAPORAN',
      tabel: 'laporan',
      kunci: rekapPajakReport.path,
      sesudah: { berkas, ...query },
    });
    return file;
  }),
];

const bagianOf = (n: number): number => Math.ceil(n / FAKTUR_PER_BERKAS);
const bulanOf = ({ bulan }: Masa): number => BULAN.indexOf(bulan) + 1;
function hariOf(masa: Masa) {
  const tgl_from = hari(`${masa.tahun}-${String(bulanOf(masa)).padStart(2, '0')}-01`);
  return { tgl_from, tgl_to: endOfMonth(tgl_from), semua: masa.semua === true };
}

type Banyak = Record<BerkasCoretax | 'bernomor', number>;
async function hitung(on: Sql, masa: Masa, ctx: Ctx): Promise<Banyak> {
  const rows = await on.many(jumlahCoretax(hariOf(masa), ctx));
  const of = (berkas: BerkasCoretax) => rows.find((one) => one.berkas === berkas);
  return {
    faktur: of('faktur')?.n ?? 0,
    digunggung: of('digunggung')?.n ?? 0,
    bernomor: of('faktur')?.bernomor ?? 0,
  };
}

async function compose(
  on: Sql,
  berkas: BerkasCoretax,
  { bagian: asked, ...masa }: Masa & { bagian: number | null },
  ctx: Ctx,
): Promise<Raw> {
  const bagian = asked ?? 1;
  const penjual = {
    npwp: ctx.param(pajakParam.NPWP_TOKO) ?? '',
    nitku: ctx.param(pajakParam.NITKU_TOKO) ?? '',
  };
  const banyak = bagianOf((await hitung(on, masa, ctx))[berkas]);
  refuseIf(periksaBerkas(penjual, { bagian, banyak }));
  const rows = await on.many(barisCoretax(hariOf(masa), berkas, bagian, ctx));
  const bulan = bulanOf(masa);
  const body =
    berkas === 'faktur'
      ? fakturKeluaran(rows, penjual)
      : digunggung(rows, penjual, { tahun: masa.tahun, bulan });
  const nama = `${ctx.kode_toko}-${masa.tahun}-${String(bulan).padStart(2, '0')}-${berkas}-${bagian}`;
  return {
    body,
    type: 'application/xml; charset=utf-8',
    headers: {
      'content-disposition': `attachment; filename="${nama}.xml"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}
