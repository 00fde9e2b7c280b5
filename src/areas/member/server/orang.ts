import { times } from '#kit/rules/quantity.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Database } from '#kit/server/database.ts';
import { missing } from '#kit/server/problem.ts';
import { serve, serveWrite, type Route } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import { TIDAK_CUSTOMER } from '#areas/customer/rules/customer.ts';
import { cukupSering } from '#areas/customer/server/cukup-sering.ts';
import { findCustomer, type Customer } from '#areas/customer/server/customer.table.ts';
import { listGabungan } from '#areas/customer/server/gabung.table.ts';
import * as api from '#areas/member/contract/orang.api.ts';
import {
  gabungCustomer,
  hanyaAtasan,
  pisahCustomer,
  ubahJenis,
} from '#areas/member/server/gabung.ts';
import { hapusData, type HapusFoto } from '#areas/member/server/hapus-data.ts';
import {
  findRingkas,
  listDokumenOrang,
  listKembar,
  listPesanOrang,
} from '#areas/member/server/orang.query.ts';
import { isPusat, listMutasi } from '#areas/member/server/riwayat-poin.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Which shops' documents this person may see: all of them as an owner or in head office (D-51.11). */
const tokoDilihat = async (on: Sql, { level, kode_toko, kode_toko_user }: Ctx) =>
  level === 'OWN' || (await isPusat(on, kode_toko_user)) ? null : kode_toko;

async function kartu(on: Sql, kode: string, ctx: Ctx): Promise<Customer> {
  cukupSering(ctx);
  const found = await findCustomer(on, kode);
  if (!found) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
  return found;
}

/** The person behind the cards: everything that he did, cards that are one, and what is kept of him. */
export const orangRoutes = (db: Database, hapusFoto: HapusFoto): readonly Route[] => [
  serve(api.riwayatOrangEndpoint, async (on, { params }, ctx: Ctx) => {
    const { kode_customer, poin } = await kartu(on, params.kode_customer, ctx);
    const toko = await tokoDilihat(on, ctx);
    const ringkas = await findRingkas(on, kode_customer, toko, ctx.kode_toko);
    const nilai = ctx.param(customerParam.NILAI_POIN);
    const lama = await listGabungan(on, kode_customer);
    return {
      ringkas: { ...ringkas, poin, poin_rp: times(nilai, Math.max(0, poin)) },
      kartu_lama: lama.map((one) => ({ kode_customer: one.kode_customer, nama: one.nama })),
      dokumen: await listDokumenOrang(on, kode_customer, toko),
    };
  }),
  serve(api.dataOrangEndpoint, async (on, { params }, ctx: Ctx) => {
    hanyaAtasan(ctx);
    const kini = await kartu(on, params.kode_customer, ctx);
    const { kode_customer } = kini;
    await recordAside(db, {
      kode_toko: ctx.kode_toko,
      op: newOp(),
      user_id: ctx.user_id,
      level: ctx.level,
      perangkat: ctx.perangkat,
      ip: ctx.ip,
      tindakan: 'EKSPOR_DATA',
      tabel: 'customer',
      kunci: kode_customer,
    });
    const poin = await listMutasi(on, kode_customer, { skip: 0, limit: 500 });
    return {
      kartu: kini,
      kartu_lama: await listGabungan(on, kode_customer),
      dokumen: await listDokumenOrang(on, kode_customer, await tokoDilihat(on, ctx)),
      poin: poin.map(({ jumlah_semua: _, ...row }) => row),
      pesan: await listPesanOrang(on, kode_customer),
    };
  }),
  serve(api.kembarEndpoint, (on, _, ctx: Ctx) => {
    cukupSering(ctx);
    return listKembar(on);
  }),
  serveWrite(api.gabungEndpoint, gabungCustomer),
  serveWrite(api.pisahEndpoint, pisahCustomer),
  serveWrite(api.hapusDataEndpoint, hapusData(hapusFoto)),
  serveWrite(api.jenisEndpoint, ubahJenis),
];
