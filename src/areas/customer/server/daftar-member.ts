import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse, refuseIf } from '#kit/server/problem.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { tambahMemberEndpoint } from '#areas/customer/contract/member.api.ts';
import { TIDAK_CUSTOMER } from '#areas/customer/rules/customer.ts';
import {
  addCustomer,
  findAfiliasi,
  findCustomer,
  isPetugas,
  lockCustomer,
  saveDaftar,
  type Customer,
} from '#areas/customer/server/customer.table.ts';
import { jagaPajakBaru } from '#areas/customer/server/jaga-kartu.ts';
import {
  ISI_KOSONG,
  isiCustomer,
  periksaIsi,
  periksaNpwp,
  ubahCustomer,
} from '#areas/customer/server/ubah-customer.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Body = InputOf<typeof tambahMemberEndpoint>['body'];
type Data = Omit<Body, 'kode_referensi' | 'kode_customer'>;

/**
 * Somebody becomes a member: by the card that the shop has, or by a new one. Who brought him, and what that one
 * gets of his first sales, is fixed on this day (D-39.4).
 */
export async function daftarMember(tx: Tx, { body }: { body: Body }, ctx: Ctx): Promise<Customer> {
  const { kode_referensi, kode_customer, ...data } = body;
  const lama = kode_customer ? await kartuLama(tx, kode_customer, data, ctx) : undefined;
  const baru = lama ?? (await kartuBaru(tx, body, ctx));
  refuseIf(baru.no_hp ? [] : [TIDAK_CUSTOMER.HP_MEMBER]);
  const ajak = kode_referensi ? await referensi(tx, kode_referensi, baru) : null;
  const syarat = ajak ? await findAfiliasi(tx, ctx.kode_toko) : undefined;
  const saved = await saveDaftar(tx, baru.kode_customer, {
    kode_referensi: ajak,
    persen: syarat?.persen_poin ?? null,
    n: syarat?.jumlah_transaksi ?? null,
    hari: ctx.hari,
    kode_toko: ctx.kode_toko,
    op: ctx.op,
  });
  tx.audit({
    tindakan: 'DAFTAR_MEMBER',
    tabel: 'customer',
    kunci: saved.kode_customer,
    ...(lama && { sebelum: lama }),
    sesudah: saved,
  });
  return saved;
}

/** The card that becomes a member's, completed by what was sent beside its code, under the guards of any change. */
async function kartuLama(tx: Tx, kode: string, data: Data, ctx: Ctx): Promise<Customer> {
  const held = orRefuse(await lockCustomer(tx, kode), TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
  const { kode_toko: _, ...card } = held;
  const { kode_customer } = card;
  conflictIf(card.jenis === 'MEMBER', fill(TIDAK_CUSTOMER.SUDAH_MEMBER, { kode_customer }));
  conflictIf(card.jenis === 'RESELLER', fill(TIDAK_CUSTOMER.JENIS_RESELLER, { kode_customer }));
  const diisi = Object.values(data).some((value) => value !== undefined);
  return diisi ? ubahCustomer(tx, { params: { kode_customer }, body: data }, ctx) : card;
}

async function kartuBaru(tx: Tx, body: Body, ctx: Ctx): Promise<Customer> {
  const isi = isiCustomer(body, ISI_KOSONG);
  refuseIf([
    ...(isi.nama ? [] : [TIDAK_CUSTOMER.NAMA_MEMBER]),
    ...(isi.no_hp ? [] : [TIDAK_CUSTOMER.HP_MEMBER]),
  ]);
  await periksaIsi(tx, isi, undefined, ctx);
  await jagaPajakBaru(tx, isi, ctx);
  await periksaNpwp(tx, isi, undefined);
  return addCustomer(tx, ctx.kode_toko, isi, ctx.op);
}

/** Another member, who does not work here: the share of strangers' points is no wage (reliability 12). */
async function referensi(tx: Tx, kode: string, { kode_customer }: Customer): Promise<string> {
  const found = orRefuse(
    [await findCustomer(tx, kode)].find((one) => one?.jenis === 'MEMBER'),
    TIDAK_CUSTOMER.REFERENSI_TIDAK_ADA,
  );
  refuseIf(found.kode_customer === kode_customer ? [TIDAK_CUSTOMER.REFERENSI_SENDIRI] : []);
  refuseIf((await isPetugas(tx, found.no_hp)) ? [TIDAK_CUSTOMER.REFERENSI_PETUGAS] : []);
  return found.kode_customer;
}
