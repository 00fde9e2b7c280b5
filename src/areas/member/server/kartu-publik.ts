import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { limiter } from '#kit/server/limiter.ts';
import { missing } from '#kit/server/problem.ts';
import type { Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import type { kartuPublikEndpoint } from '#areas/member/contract/kartu-publik.api.ts';
import { TIDAK_MEMBER } from '#areas/member/rules/hadiah.ts';
import {
  findBerakhir,
  findKartu,
  findKataKartu,
  findTokoKartu,
} from '#areas/member/server/riwayat-poin.query.ts';
import { readSetelanToko } from '#areas/toko/server/setelan.ts';

/** A member looks at the card a few times; a client that asks for many is guessing. */
const cukup = limiter({ most: 30, seconds: 60 });

/** Number and points of a card, in the words of the shop that met the member first; no name (D-51.15). */
export async function kartuPublik(
  on: Sql,
  { params }: InputOf<typeof kartuPublikEndpoint>,
  _: unknown,
  { ip }: Surroundings,
): Promise<AnswerOf<typeof kartuPublikEndpoint>> {
  cukup(ip);
  const kode = await findKataKartu(on, params.kode);
  const kartu = kode && (await findKartu(on, kode));
  const kode_toko = kode && (await findTokoKartu(on, kode));
  if (!kartu || !kode_toko) throw missing(TIDAK_MEMBER.MEMBER_TIDAK_ADA);
  const { toko, modul, param } = await readSetelanToko(on, kode_toko);
  if (!modul(customerModul.MEMBER_MODULE)) throw missing(TIDAK_MEMBER.MEMBER_TIDAK_ADA);
  const bulan = param(customerParam.POIN_KEDALUWARSA_BULAN);
  const berakhir = await findBerakhir(on, kartu.kode_customer, { kode_toko, bulan });
  const { kode_customer, poin } = kartu;
  return { kode_customer, poin, nama_toko: toko.nama_toko, ...berakhir };
}
