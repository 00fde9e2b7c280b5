import type { Tx } from '#kit/server/database.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import type { CustomerDokumen } from '#areas/customer/server/catat-customer.ts';
import type { Batu } from '#areas/berlian/rules/batu.ts';
import { TOLERANSI_CT } from '#areas/berlian/rules/kirim.ts';
import { TERKECIL_DIBANDING } from '#areas/berlian/rules/serupa.ts';

type Datang = Pick<Batu, 'kode_berlian' | 'carat' | 'shape' | 'lembaga' | 'no_sertifikat'>;
type Ganti = { readonly kode_berlian: string; readonly teks: string };

const KOLOM = sql`(kode_berlian text, carat bigint, shape text, lembaga text, no_sertifikat text)`;
const tertulis = (stones: readonly Datang[]): string =>
  JSON.stringify(
    stones.map(({ kode_berlian, carat, shape, lembaga, no_sertifikat }) => ({
      kode_berlian,
      carat,
      shape,
      lembaga,
      no_sertifikat,
    })),
  );

/** Two scales say one stone within this of each other. */
const secarat = (of: 'b' | 'l'): Query =>
  sql`abs(${sql.ref(`${of}.carat`)} - a.carat) <= ${TOLERANSI_CT}`;
/** Whether `l`, which the same person sells, may be the stone that the nota names. */
const MUNGKIN = sql`a.carat >= ${TERKECIL_DIBANDING} and ${secarat('l')} and coalesce(l.shape = a.shape, true)
  and l.no_sertifikat is distinct from a.no_sertifikat`;

/**
 * Stones that come back by their nota and may be in the chain already (D-45.9): one of the number came in since under
 * another code, or who sells them now sold one of that carat since, or sells it beside (`beside`), under another name.
 * Each with what it may be; one beside has no code yet.
 */
export const listGanti = (
  tx: Tx,
  stones: readonly Datang[],
  beside: readonly Datang[],
  { kode_customer, no_hp }: Pick<CustomerDokumen, 'kode_customer' | 'no_hp'>,
): Promise<Ganti[]> =>
  stones.length === 0
    ? Promise.resolve([])
    : tx.many(sql<Ganti>`
        select a.kode_berlian, string_agg(concat_ws(' ', x.no, x.kode_berlian,
                 to_char(x.carat / 1000.0, 'FM999,990.000') || ' ct', x.lembaga, x.no_sertifikat), ', '
                 order by x.kode_berlian, x.carat, x.no_sertifikat) as teks
          from jsonb_to_recordset(${tertulis(stones)}::jsonb) as a ${KOLOM}
         cross join lateral (select min(o.input_date) as masuk from berlian o where o.kode_berlian = a.kode_berlian) d
         cross join lateral (
           select null as no, b.kode_berlian, b.carat, b.lembaga, b.no_sertifikat from berlian b
            where b.no_sertifikat = a.no_sertifikat and (${secarat('b')} or lembaga_sama(b.lembaga, a.lembaga))
              and b.kode_berlian <> a.kode_berlian and (b.input_date, b.kode_berlian) > (d.masuk, a.kode_berlian)
           union all
           select l.no_faktur_beli, l.kode_berlian, l.carat, l.lembaga, l.no_sertifikat
             from pembelian p
             join pembelian_berlian l on l.kode_toko = p.kode_toko and l.no_faktur_beli = p.no_faktur_beli
            where (p.kode_customer = ${kode_customer} or p.no_hp = ${no_hp}) and p.status in ('OPEN', 'DONE')
              and p.input_date >= d.masuk and l.asal <> 'NOTA' and l.butir = 1 and ${MUNGKIN}
           union all
           select null, null, l.carat, l.lembaga, l.no_sertifikat
             from jsonb_to_recordset(${tertulis(beside)}::jsonb) as l ${KOLOM} where ${MUNGKIN}) x
         group by a.kode_berlian`);
