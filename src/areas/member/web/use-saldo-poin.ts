import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { useMemo } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { customerModul } from '#areas/customer/contract/customer.modul.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import { kartuMemberEndpoint } from '#areas/member/contract/kartu-member.api.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import type { SaldoPoin } from '#areas/uang/rules/pembayaran.ts';

export type KartuMember = AnswerOf<typeof kartuMemberEndpoint>;

/**
 * The card of the member whom a document names, and what the points may pay of it here. Nothing is asked of a shop
 * without members, or before anybody is named.
 */
export function useSaldoPoin(kode_customer: string | null): {
  readonly kartu: KartuMember | undefined;
  readonly poin: SaldoPoin | undefined;
} {
  const { told, moduls } = usePerson();
  const { data: kartu } = useRead(kartuMemberEndpoint, {
    params: { kode_customer: kode_customer ?? '' },
    enabled: kode_customer !== null && moduls.has(customerModul.MEMBER_MODULE.key),
    staleTime: 0,
  });
  const bayar = moduls.has(customerModul.PENJUALAN_BAYAR_POIN_MODULE.key);
  const nilai = readParam(told, customerParam.NILAI_POIN);
  const saldo = kode_customer === null ? undefined : kartu?.poin;
  const poin = useMemo(
    () => (bayar && saldo !== undefined ? { nilai, saldo, member: true } : undefined),
    [bayar, saldo, nilai],
  );
  return { kartu: kode_customer === null ? undefined : kartu, poin };
}
