import { isProvinsi } from '#areas/customer/contract/provinsi.ts';
import { fill } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf } from '#kit/server/problem.ts';
import {
  periksaBebas,
  periksaDataPajak,
  TANPA_DATA_PAJAK,
  TIDAK_CUSTOMER,
  type DataPajak,
} from '#areas/customer/rules/customer.ts';
import {
  addCustomer,
  findPemilikHp,
  findPemilikNpwp,
  lockCustomer,
  updateCustomer,
  type Customer,
  type CustomerIsi,
} from '#areas/customer/server/customer.table.ts';
import { jagaKartu, jagaPajakBaru } from '#areas/customer/server/jaga-kartu.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What was sent of a card: undefined keeps what it holds, null empties it. */
export type DataDiketik = {
  readonly [K in Exclude<keyof CustomerIsi, YaTidak>]: CustomerIsi[K] | undefined;
} & {
  readonly [K in YaTidak]: boolean | null | undefined;
};
type YaTidak = 'setuju_promo' | 'pengusaha';

/** The card as it will be: what was left out keeps its value (D-51.12). */
export const isiCustomer = (typed: DataDiketik, lama: CustomerIsi): CustomerIsi => ({
  nama: typed.nama ?? lama.nama,
  alamat: typed.alamat ?? lama.alamat,
  no_hp: typed.no_hp === undefined ? lama.no_hp : typed.no_hp,
  provinsi: typed.provinsi === undefined ? lama.provinsi : typed.provinsi,
  tgl_lahir: typed.tgl_lahir === undefined ? lama.tgl_lahir : typed.tgl_lahir,
  no_ktp: typed.no_ktp === undefined ? lama.no_ktp : typed.no_ktp,
  setuju_promo:
    typed.setuju_promo === undefined ? lama.setuju_promo : (typed.setuju_promo ?? false),
  keterangan: typed.keterangan === undefined ? lama.keterangan : typed.keterangan,
  npwp: typed.npwp === undefined ? lama.npwp : typed.npwp,
  pengusaha: typed.pengusaha === undefined ? lama.pengusaha : (typed.pengusaha ?? false),
  bebas_pph22_sampai:
    typed.bebas_pph22_sampai === undefined ? lama.bebas_pph22_sampai : typed.bebas_pph22_sampai,
});

export const ISI_KOSONG: CustomerIsi = {
  nama: '',
  alamat: '',
  no_hp: null,
  provinsi: null,
  tgl_lahir: null,
  no_ktp: null,
  setuju_promo: false,
  keterangan: null,
  ...TANPA_DATA_PAJAK,
};

/** A new card; a telephone or a tax number that another card has is 409 with its code. */
export async function tambahCustomer(
  tx: Tx,
  { body }: { body: DataDiketik },
  ctx: Ctx,
): Promise<Customer> {
  const isi = isiCustomer(body, ISI_KOSONG);
  await periksaIsi(tx, isi, undefined, ctx);
  await jagaPajakBaru(tx, isi, ctx);
  await periksaNpwp(tx, isi, undefined);
  const saved = await addCustomer(tx, ctx.kode_toko, isi, ctx.op);
  tx.audit({ tindakan: 'TAMBAH', tabel: 'customer', kunci: saved.kode_customer, sesudah: saved });
  return saved;
}

type Ubah = { params: { kode_customer: string }; body: DataDiketik };

/**
 * The card of a person whom documents name keeps name, telephone and KTP until a superior has read the change
 * (D-51.12).
 */
export async function ubahCustomer(tx: Tx, { params, body }: Ubah, ctx: Ctx): Promise<Customer> {
  const held = await lockCustomer(tx, params.kode_customer);
  if (!held) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
  const { kode_toko: _, ...before } = held;
  const { kode_customer } = before;
  const isi = isiCustomer(body, before);
  await periksaIsi(tx, isi, before, ctx);
  refuseIf(before.jenis === 'MEMBER' && !isi.no_hp ? [TIDAK_CUSTOMER.HP_MEMBER] : []);
  const dijaga = await jagaKartu(tx, before, isi, ctx);
  await periksaNpwp(tx, isi, before);
  const saved = await updateCustomer(tx, ctx.kode_toko, kode_customer, isi, ctx.op);
  const act = { tindakan: dijaga ? 'UBAH_KARTU' : 'UBAH', tabel: 'customer', kunci: kode_customer };
  tx.audit({ ...act, sebelum: before, sesudah: saved });
  return saved;
}

/** What no card may say: a province that is none, a birthday that has not been, the telephone of another card. */
export async function periksaIsi(
  tx: Tx,
  isi: CustomerIsi,
  own: Customer | undefined,
  { hari, level }: Ctx,
): Promise<void> {
  const { tgl_lahir, no_hp, provinsi } = isi;
  const asing = provinsi !== null && provinsi !== own?.provinsi && !isProvinsi(provinsi);
  refuseIf([
    ...(asing ? [TIDAK_CUSTOMER.PROVINSI_TIDAK_ADA] : []),
    ...(tgl_lahir !== null && tgl_lahir > hari ? [TIDAK_CUSTOMER.LAHIR_NANTI] : []),
    ...periksaDataPajak(isi),
    ...periksaBebas(isi, own ?? TANPA_DATA_PAJAK, { hari, owner: level === 'OWN' }),
  ]);
  const kode_customer = await findPemilikHp(tx, no_hp);
  if (!kode_customer || kode_customer === own?.kode_customer) return;
  conflictIf(true, fill(TIDAK_CUSTOMER.CUSTOMER_ADA, { kode_customer }), { kode_customer });
}

/**
 * A number of the tax office names one person (D-41.10); what the card had before asks no approval. It comes after the
 * question to a superior: who may not write a number alone learns nothing of whose it is.
 */
export async function periksaNpwp(
  tx: Tx,
  { npwp }: DataPajak,
  own: Customer | undefined,
): Promise<void> {
  if (npwp === null || npwp === own?.npwp) return;
  const kode_customer = await findPemilikNpwp(tx, npwp, own?.kode_customer);
  if (!kode_customer) return;
  conflictIf(true, fill(TIDAK_CUSTOMER.NPWP_ADA, { kode_customer }), { kode_customer });
}
