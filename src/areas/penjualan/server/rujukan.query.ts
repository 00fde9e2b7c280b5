import { statement, type Sql } from '#kit/server/sql.ts';
import type { CustomerDiminta } from '#areas/customer/rules/customer.ts';
import type { Customer } from '#areas/customer/server/customer.table.ts';
import type { Rekening } from '#areas/uang/rules/pembayaran.ts';

/** What a sale names beside its pieces: the sales person, the accounts of its payments, its customer. */
export type Rujukan = {
  sales: boolean;
  rekening: Map<string, Rekening>;
  customer: Customer | undefined;
  /** The moment of this act, as its rows will hold it. */
  waktu: string;
};

const READ = statement(`
  select exists (select from sales where kode_toko = $1 and kode_sales = $2 and is_active) as sales,
    (select jsonb_agg(jsonb_build_object('no_rekening', no_rekening, 'kode_bank', kode_bank, 'fee_persen', fee_persen))
       from rekening where kode_toko = $1 and is_active and no_rekening = any($3)) as rekening,
    case when $4::text is not null then (select to_jsonb(c) from customer c
                where kode_toko = $1 and kode_customer = $4 and is_active)
         when $5::text is not null then (select to_jsonb(c) from customer c where kode_toko = $1 and no_hp = $5)
         else (select to_jsonb(c) from customer c where kode_toko = $1 and no_hp is null and lower(nama) = lower($6)
                  and lower(alamat) = lower($7) order by kode_customer limit 1) end as customer,
    waktu() as waktu`);

type Row = {
  sales: boolean;
  rekening: Rekening[] | null;
  customer: Customer | null;
  waktu: string;
};

/** All of it in one look; it may leave together with the lock of the pieces. */
export async function readRujukan(
  on: Sql,
  kode_toko: string,
  {
    kode_sales,
    no_rekening,
    customer,
  }: { kode_sales: string; no_rekening: readonly (string | null)[]; customer: CustomerDiminta },
): Promise<Rujukan> {
  const accounts = no_rekening.filter((one) => one !== null);
  const [row] = await on.call<Row>(READ, [
    kode_toko,
    kode_sales,
    accounts,
    customer.kode_customer,
    customer.no_hp,
    customer.nama ?? '',
    customer.alamat ?? '',
  ]);
  const { sales, rekening, customer: found, waktu } = row!;
  return {
    sales,
    rekening: new Map((rekening ?? []).map((one) => [one.no_rekening, one])),
    customer: found ?? undefined,
    waktu,
  };
}
