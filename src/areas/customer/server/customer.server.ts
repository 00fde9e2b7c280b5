import type { InputOf } from '#kit/contract/endpoint.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { missing, refuseIf } from '#kit/server/problem.ts';
import { readPhoneNumber } from '#kit/server/wire/phone.ts';
import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { hadiahMaster } from '#areas/customer/contract/hadiah.master.ts';
import { hadiahHooks } from '#areas/customer/server/hadiah-hooks.ts';
import { hargaHooks } from '#areas/akses/server/harga/harga-master.ts';
import { kataPublik } from '#areas/toko/rules/kata-publik.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  memberSemuaEndpoint,
  memberUltahEndpoint,
  tambahMemberEndpoint,
  ubahMemberEndpoint,
} from '#areas/customer/contract/member.api.ts';
import {
  settingMemberEndpoint,
  ubahSettingMemberEndpoint,
} from '#areas/customer/contract/setting-member.api.ts';
import { PROVINSI, provinsiEndpoint } from '#areas/customer/contract/provinsi.ts';
import { listMember, listUltah } from '#areas/customer/server/member.query.ts';
import { lihatSettingMember, ubahSettingMember } from '#areas/customer/server/setting-member.ts';
import * as api from '#areas/customer/contract/customer.api.ts';
import { periksaCari, TIDAK_CUSTOMER } from '#areas/customer/rules/customer.ts';
import { samarkanHp } from '#kit/rules/masked.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { findCustomer, searchCustomer } from '#areas/customer/server/customer.table.ts';
import { daftarMember } from '#areas/customer/server/daftar-member.ts';
import { bereskanNomor } from '#areas/customer/server/nomor-lepas.ts';
import { listNomorLepas } from '#areas/customer/server/nomor-lepas.query.ts';
import { tambahCustomer, ubahCustomer } from '#areas/customer/server/ubah-customer.ts';
import {
  bereskanNomorEndpoint,
  nomorLepasEndpoint,
} from '#areas/customer/contract/nomor-lepas.api.ts';
import { cukupSering } from '#areas/customer/server/cukup-sering.ts';
import { customerArea } from '#areas/customer/customer.area.ts';

const MOST = 50;

/** Everything the server answers about customers. */
export const customerServer: ServerDoor = ({ db }) => [
  serve(memberSemuaEndpoint, listMember),
  serve(memberUltahEndpoint, listUltah),
  serve(settingMemberEndpoint, lihatSettingMember),
  serveWrite(ubahSettingMemberEndpoint, ubahSettingMember),
  serve(provinsiEndpoint, async () => PROVINSI.map((provinsi) => ({ provinsi }))),
  ...serveMasters(
    customerArea.masters,
    customerArea.masters.flatMap((one) =>
      serveMaster(one, one === hadiahMaster ? hadiahHooks : hargaHooks(one)),
    ),
  ),
  serve(api.cariCustomerEndpoint, (on, { query }, ctx: Ctx) => cari(on, query, ctx)),
  serve(api.cariMemberEndpoint, (on, { query }, ctx: Ctx) =>
    cari(on, { ...query, jenis: 'MEMBER' }, ctx),
  ),
  serve(api.customerEndpoint, async (on, { params }, ctx: Ctx) => {
    cukupSering(ctx);
    const found = await findCustomer(on, params.kode_customer);
    if (!found) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
    await recordAside(db, {
      kode_toko: ctx.kode_toko,
      op: newOp(),
      user_id: ctx.user_id,
      level: ctx.level,
      perangkat: ctx.perangkat,
      ip: ctx.ip,
      tindakan: 'LIHAT',
      tabel: 'customer',
      kunci: found.kode_customer,
    });
    return found;
  }),
  serveWrite(api.tambahCustomerEndpoint, tambahCustomer),
  serveWrite(api.ubahCustomerEndpoint, ubahCustomer),
  serveWrite(tambahMemberEndpoint, daftarMember),
  serveWrite(ubahMemberEndpoint, ubahCustomer),
  serve(nomorLepasEndpoint, (on, _, ctx: Ctx) => listNomorLepas(on, ctx.kode_toko)),
  serveWrite(bereskanNomorEndpoint, bereskanNomor),
];

type Cari = InputOf<typeof api.cariCustomerEndpoint>['query'];

/** By name, phone, code or the QR of a card; a query too short to mean one person is refused, phones stay masked. */
async function cari(on: Sql, { q: typed, jenis, sort, ...page }: Cari, ctx: Ctx) {
  cukupSering(ctx);
  const q = typed?.trim() ?? '';
  refuseIf(periksaCari(q));
  const [skip, limit] = [page.skip ?? 0, Math.min(page.limit ?? MOST, MOST)];
  const rows = await searchCustomer(on, {
    q,
    hp: readPhoneNumber(q),
    kata: kataPublik(q),
    jenis,
    skip,
    limit,
    sort,
  });
  const data = rows.map((one) => ({
    kode_customer: one.kode_customer,
    nama: one.nama,
    alamat: one.alamat,
    no_hp: samarkanHp(one.no_hp),
    jenis: one.jenis,
    poin: one.poin,
    pengusaha: one.pengusaha,
    bebas_pph22_sampai: one.bebas_pph22_sampai,
  }));
  return { data, count: rows[0]?.jumlah_semua ?? 0, skip, limit };
}
