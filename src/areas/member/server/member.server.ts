import { missing, refuseIf } from '#kit/server/problem.ts';
import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import { serveReport } from '#kit/server/serve-report.ts';
import type { Sql } from '#kit/server/sql.ts';
import { times } from '#kit/rules/quantity.ts';
import { samarkanHp } from '#kit/rules/masked.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import { cukupSering } from '#areas/customer/server/cukup-sering.ts';
import { memberReport } from '#areas/member/contract/member.report.ts';
import { poinMemberReport } from '#areas/member/contract/poin-member.report.ts';
import { penukaranHadiahReport } from '#areas/member/contract/penukaran-hadiah.report.ts';
import { kartuPublikEndpoint } from '#areas/member/contract/kartu-publik.api.ts';
import * as kartuApi from '#areas/member/contract/kartu-member.api.ts';
import * as api from '#areas/member/contract/poin.api.ts';
import { TIDAK_MEMBER } from '#areas/member/rules/hadiah.ts';
import { koreksiPoin, resetPoin } from '#areas/member/server/atur-poin.ts';
import { kartuPublik } from '#areas/member/server/kartu-publik.ts';
import { memberQuery } from '#areas/member/server/laporan/member.query.ts';
import { penukaranHadiahQuery } from '#areas/member/server/laporan/penukaran-hadiah.query.ts';
import { poinMemberQuery } from '#areas/member/server/laporan/poin-member.query.ts';
import type { HapusFoto } from '#areas/member/server/hapus-data.ts';
import { orangRoutes } from '#areas/member/server/orang.ts';
import {
  findBerakhir,
  findKartu,
  findPortal,
  findKataKartu,
  listMutasi,
} from '#areas/member/server/riwayat-poin.query.ts';
import { tukarHadiah } from '#areas/member/server/tukar-hadiah.ts';
import { alamatPublik } from '#areas/toko/server/alamat-publik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const LIMIT = 50;

/** Everything the server answers about members, points and gifts. If it is not in this list, it does not exist. */
export const memberServer: ServerDoor<{ readonly hapusFoto: HapusFoto }> = ({
  desk,
  db,
  hapusFoto,
}) => [
  ...orangRoutes(db, hapusFoto),
  serve(kartuApi.kartuMemberEndpoint, (on, { params }, ctx: Ctx) =>
    kartu(on, params.kode_customer, ctx),
  ),
  serve(kartuApi.kartuKataEndpoint, async (on, { params }, ctx: Ctx) =>
    kartu(on, (await findKataKartu(on, params.kata)) ?? '', ctx),
  ),
  serve(api.mutasiPoinEndpoint, async (on, { query }) => {
    refuseIf(query.kode_customer === '' ? [TIDAK_MEMBER.KODE_KOSONG] : []);
    const punya = await findKartu(on, query.kode_customer);
    if (!punya) throw missing(TIDAK_MEMBER.MEMBER_TIDAK_ADA);
    const page = { skip: query.skip ?? 0, limit: query.limit ?? LIMIT };
    const rows = await listMutasi(on, punya.kode_customer, page);
    const data = rows.map(({ jumlah_semua: _, ...row }) => row);
    return { data, count: rows[0]?.jumlah_semua ?? 0, ...page };
  }),
  serve(kartuPublikEndpoint, kartuPublik),
  serveWrite(api.koreksiPoinEndpoint, koreksiPoin),
  serveWrite(api.resetPoinEndpoint, resetPoin),
  ...tukarHadiah.routes,
  serveReport(desk, memberReport, memberQuery),
  serveReport(desk, poinMemberReport, poinMemberQuery),
  serveReport(desk, penukaranHadiahReport, penukaranHadiahQuery),
];

/** One card with the worth of its points here; one after the other is a search, too (abuse case 19). */
async function kartu(on: Sql, kode: string, ctx: Ctx) {
  cukupSering(ctx);
  const found = await findKartu(on, kode);
  if (!found) throw missing(TIDAK_MEMBER.MEMBER_TIDAK_ADA);
  const nilai_rp = times(ctx.param(customerParam.NILAI_POIN), Math.max(0, found.poin));
  const berakhir = await findBerakhir(on, found.kode_customer, {
    kode_toko: ctx.kode_toko,
    bulan: ctx.param(customerParam.POIN_KEDALUWARSA_BULAN),
  });
  const halaman_kartu = alamatPublik(found.kode_kartu, await findPortal(on, ctx.kode_toko));
  return { ...found, ...berakhir, no_hp: samarkanHp(found.no_hp), nilai_rp, halaman_kartu };
}
