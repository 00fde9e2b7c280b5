import { randomUUID } from 'node:crypto';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import { readPhoneNumber } from '#kit/server/wire/phone.ts';
import { serve, serveWrite, type ServerDoor } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { serveMasters } from '#kit/server/master/serve-masters.ts';
import { serveMaster } from '#kit/server/serve-master.ts';
import { hargaHooks } from '#areas/akses/server/harga/harga-master.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { memberSemuaEndpoint, memberUltahEndpoint } from '#areas/customer/contract/member.api.ts';
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
import {
  addCustomer,
  findCustomer,
  findCustomerByHp,
  lockCustomer,
  searchCustomer,
  updateCustomer,
  type Customer,
  type CustomerIsi,
} from '#areas/customer/server/customer.table.ts';
import { jagaKartu } from '#areas/customer/server/jaga-kartu.ts';
import { bereskanNomor } from '#areas/customer/server/nomor-lepas.ts';
import { listNomorLepas } from '#areas/customer/server/nomor-lepas.query.ts';
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
    customerArea.masters.flatMap((one) => serveMaster(one, hargaHooks(one))),
  ),
  serve(api.cariCustomerEndpoint, (on, { query }, ctx: Ctx) => cari(on, query, ctx)),
  serve(api.cariMemberEndpoint, (on, { query }, ctx: Ctx) =>
    cari(on, { ...query, jenis: 'MEMBER' }, ctx),
  ),
  serve(api.customerEndpoint, async (on, { params }, ctx: Ctx) => {
    cukupSering(ctx);
    const found = await findCustomer(on, ctx.kode_toko, params.kode_customer);
    if (!found) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
    await recordAside(db, {
      kode_toko: ctx.kode_toko,
      op: randomUUID(),
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
  serve(nomorLepasEndpoint, (on, _, ctx: Ctx) => listNomorLepas(on, ctx.kode_toko)),
  serveWrite(bereskanNomorEndpoint, bereskanNomor),
];

type Cari = InputOf<typeof api.cariCustomerEndpoint>['query'];

/** By name, phone or code; whoever only looks around finds nobody, and phones stay masked. */
async function cari(on: Sql, { q: typed, jenis, sort, ...page }: Cari, ctx: Ctx) {
  const { kode_toko } = ctx;
  cukupSering(ctx);
  const q = typed?.trim() ?? '';
  refuseIf(periksaCari(q));
  const [skip, limit] = [page.skip ?? 0, Math.min(page.limit ?? MOST, MOST)];
  const rows = await searchCustomer(on, kode_toko, {
    q,
    hp: readPhoneNumber(q),
    jenis,
    skip,
    limit,
    sort,
  });
  const data = rows.map(({ kode_customer, nama, alamat, no_hp, jenis: siapa, poin }) => ({
    kode_customer,
    nama,
    alamat,
    no_hp: samarkanHp(no_hp),
    jenis: siapa,
    poin,
  }));
  return { data, count: rows[0]?.jumlah_semua ?? 0, skip, limit };
}

async function tambahCustomer(tx: Tx, { body }: { body: Body }, ctx: Ctx): Promise<Customer> {
  refuseUnborn(body, ctx);
  await refuseKnownHp(tx, ctx, body.no_hp, undefined);
  const isi = { ...body, setuju_promo: body.setuju_promo ?? false };
  const saved = await addCustomer(tx, ctx.kode_toko, isi, ctx.op);
  tx.audit({ tindakan: 'TAMBAH', tabel: 'customer', kunci: saved.kode_customer, sesudah: saved });
  return saved;
}

type Ubah = InputOf<typeof api.ubahCustomerEndpoint>;

async function ubahCustomer(tx: Tx, { params, body }: Ubah, ctx: Ctx): Promise<Customer> {
  const { kode_customer } = params;
  const before = await lockCustomer(tx, ctx.kode_toko, kode_customer);
  if (!before) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
  const isi = isiOf(body, before);
  refuseUnborn(isi, ctx);
  await refuseKnownHp(tx, ctx, isi.no_hp, kode_customer);
  const dijaga = await jagaKartu(tx, before, isi, ctx);
  const saved = await updateCustomer(tx, ctx.kode_toko, kode_customer, isi, ctx.op);
  const tindakan = dijaga ? 'UBAH_KARTU' : 'UBAH';
  const act = { tindakan, tabel: 'customer', kunci: kode_customer };
  tx.audit({ ...act, sebelum: before, sesudah: saved });
  return saved;
}

type Body = Omit<CustomerIsi, 'setuju_promo'> & { setuju_promo: boolean | null };
type Diubah = { readonly [K in keyof Body]: Body[K] | undefined };
/** The card as it will be: what is left out stays (D-51.12). */
const isiOf = (body: Diubah, before: CustomerIsi): CustomerIsi => {
  const { nama, alamat, no_hp, provinsi, tgl_lahir, no_ktp, keterangan, setuju_promo } = before;
  const isi = { nama, alamat, no_hp, provinsi, tgl_lahir, no_ktp, keterangan, setuju_promo };
  const said = Object.entries(body).filter(([, value]) => value !== undefined);
  const ke = { ...isi, ...(Object.fromEntries(said) as Partial<Body>) };
  return { ...ke, setuju_promo: ke.setuju_promo ?? false };
};

/** Nobody is greeted on a birthday that has not been. */
const refuseUnborn = ({ tgl_lahir }: Pick<Body, 'tgl_lahir'>, { hari }: Ctx): void =>
  refuseIf(tgl_lahir !== null && tgl_lahir > hari ? [TIDAK_CUSTOMER.LAHIR_NANTI] : []);

/** A phone belongs to one customer: 409 CUSTOMER_ADA with its code (http.md). */
async function refuseKnownHp(
  tx: Tx,
  ctx: Ctx,
  no_hp: string | null,
  own: string | undefined,
): Promise<void> {
  const known = no_hp ? await findCustomerByHp(tx, ctx.kode_toko, no_hp) : undefined;
  if (!known || known.kode_customer === own) return;
  const { kode_customer } = known;
  conflictIf(true, fill(TIDAK_CUSTOMER.CUSTOMER_ADA, { kode_customer }), { kode_customer });
}
