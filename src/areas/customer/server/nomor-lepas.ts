import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill } from '#kit/rules/refusal.ts';
import { formatPhone } from '#kit/rules/phone.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, invariant, missing } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { customerEvents } from '#areas/customer/contract/customer.event.ts';
import type { bereskanNomorEndpoint } from '#areas/customer/contract/nomor-lepas.api.ts';
import { TIDAK_CUSTOMER } from '#areas/customer/rules/customer.ts';
import {
  endNomorLepas,
  findCustomerByHp,
  lockCustomer,
  saveNomor,
} from '#areas/customer/server/customer.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The number goes to the card that lost it, by another person's word, or stays; the line is gone (D-51.4). */
export async function bereskanNomor(
  tx: Tx,
  { params: { kode_customer }, body: { pindah } }: InputOf<typeof bereskanNomorEndpoint>,
  ctx: Ctx,
): Promise<void> {
  const lepas = await endNomorLepas(tx, ctx.kode_toko, kode_customer);
  if (!lepas) throw missing(TIDAK_CUSTOMER.NOMOR_TIDAK_ADA);
  const { no_hp, kode_pemilik } = lepas;
  if (pindah) await pindahkan(tx, { kode_customer, no_hp, kode_pemilik }, ctx);
  if (pindah)
    tx.audit({
      tindakan: 'UBAH_KARTU',
      tabel: 'customer',
      kunci: kode_customer,
      sebelum: { no_hp: null, kode_pemilik },
      sesudah: { no_hp, kode_pemilik },
    });
  else
    tx.audit({
      tindakan: 'HAPUS',
      tabel: 'customer_nomor_lepas',
      kunci: kode_customer,
      sebelum: lepas,
      sesudah: null,
    });
}

type Lepas = { kode_customer: string; no_hp: string; kode_pemilik: string };

async function pindahkan(tx: Tx, lepas: Lepas, ctx: Ctx): Promise<void> {
  const { kode_customer, no_hp, kode_pemilik } = lepas;
  // In the order of their codes, so that two of them do not wait for each other.
  for (const kode of [kode_customer, kode_pemilik].toSorted()) await lockCustomer(tx, kode);
  const [ke, kini] = [await lockCustomer(tx, kode_customer), await findCustomerByHp(tx, no_hp)];
  if (!ke) throw missing(TIDAK_CUSTOMER.CUSTOMER_TIDAK_ADA);
  const lain = kini !== undefined && kini.kode_customer !== kode_pemilik;
  conflictIf(lain, fill(TIDAK_CUSTOMER.CUSTOMER_ADA, { kode_customer: kini?.kode_customer ?? '' }));
  const nomor = formatPhone(no_hp);
  await perluOtorisasi(tx, ctx, [
    {
      event: customerEvents.UBAH_CUSTOMER,
      ringkasan: sentence('Pindahkan {nomor} ke {kode} {nama}', {
        nomor,
        kode: kode_customer,
        nama: ke.nama,
      }),
      angka: [
        { label: 'No HP', nilai: nomor },
        { label: 'Dari', nilai: kini ? `${kini.kode_customer} ${kini.nama}` : '-' },
        { label: 'Ke', nilai: `${ke.kode_customer} ${ke.nama}` },
      ],
    },
  ]);
  if (kini)
    await saveNomor(tx, ctx.kode_toko, { kode_customer: kode_pemilik, no_hp: null }, ctx.op);
  const saved = await saveNomor(tx, ctx.kode_toko, { kode_customer, no_hp }, ctx.op);
  invariant(saved === 1, `${kode_customer} takes its number`);
}
