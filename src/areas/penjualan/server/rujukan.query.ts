import type { Persen } from '#kit/rules/quantity.ts';
import { callOne, statementByMany, type Sql } from '#kit/server/sql.ts';
import type { CustomerDiminta } from '#areas/customer/rules/customer.ts';
import type { Customer } from '#areas/customer/server/customer.table.ts';
import type { BonusRow } from '#areas/penjualan/rules/bonus.ts';
import type { Potongan } from '#areas/penjualan/rules/potongan.ts';
import type { Rekening } from '#areas/uang/rules/pembayaran.ts';

/** What a sale names beside its pieces: the sales person, the accounts of its payments, its customer. */
export type Rujukan = {
  sales: boolean;
  rekening: Map<string, Rekening>;
  customer: Customer | undefined;
  /** The moment of this act, as its rows will hold it. */
  waktu: string;
  /** What the sales person gets of the sale: the own fee, else the newest (D-33.15). */
  fee_persen: Persen;
  potongan: Potongan[];
  bonus: BonusRow[];
};

const READ = statementByMany(
  `
  select exists (select from sales where kode_toko = $1 and kode_sales = $2 and is_active) as sales,
    (select jsonb_agg(jsonb_build_object('no_rekening', no_rekening, 'kode_bank', kode_bank, 'fee_persen', fee_persen))
       from rekening where kode_toko = $1 and is_active and no_rekening = any($3)) as rekening,
    case when $4::text is not null then (select to_jsonb(c) from customer c
                where kode_customer = customer_induk($4) and is_active)
         when $5::text is not null then (select to_jsonb(c) from customer c
                where kode_customer = customer_induk((select kode_customer from customer where no_hp = $5)))
         else (select to_jsonb(c) from customer c where kode_toko = $1 and is_active and no_hp is null
                  and lower(nama) = lower($6) and lower(alamat) = lower($7)
                order by kode_customer limit 1) end as customer,
    coalesce(
      (select f.fee_penjualan from sales s join fee_penjualan f on f.kode_toko = s.kode_toko and f._id = s.id_fee
        where s.kode_toko = $1 and s.kode_sales = $2 and f.is_active),
      (select fee_penjualan from fee_penjualan where kode_toko = $1 and is_active
        order by length(_id) desc, _id desc limit 1), 0) as fee_persen,
    (select jsonb_agg(to_jsonb(p)) from potongan_kategori p
      where kode_toko = $1 and is_active and kode_potongan = any($8)) as potongan,
    case when $9 then (select jsonb_agg(to_jsonb(b)) from bonus_sales b
      where kode_toko = $1 and is_active) end as bonus,
    waktu() as waktu`,
  ['text', 'text', 'text[]', 'text', 'text', 'text', 'text', 'text[]', 'boolean'],
);

type Row = {
  sales: boolean;
  rekening: Rekening[] | null;
  customer: Customer | null;
  waktu: string;
  fee_persen: Persen;
  potongan: Potongan[] | null;
  bonus: BonusRow[] | null;
};

/** All of it in one look; it may leave together with the lock of the pieces. */
export async function readRujukan(
  on: Sql,
  kode_toko: string,
  {
    kode_sales,
    no_rekening,
    customer,
    potongan: kodes = [],
    bonus: adaBonus = false,
  }: {
    kode_sales: string;
    no_rekening: readonly (string | null)[];
    customer: CustomerDiminta;
    potongan?: readonly string[];
    bonus?: boolean;
  },
): Promise<Rujukan> {
  const accounts = no_rekening.filter((one) => one !== null);
  const row = await callOne<Row>(on, READ, [
    kode_toko,
    kode_sales,
    accounts,
    customer.kode_customer,
    customer.no_hp,
    customer.nama ?? '',
    customer.alamat ?? '',
    kodes,
    adaBonus,
  ]);
  const { sales, rekening, customer: found, fee_persen, potongan, bonus, waktu } = row;
  return {
    sales,
    rekening: new Map((rekening ?? []).map((one) => [one.no_rekening, one])),
    customer: found ?? undefined,
    waktu,
    fee_persen,
    potongan: potongan ?? [],
    bonus: bonus ?? [],
  };
}
