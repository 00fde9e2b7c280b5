import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import type { CariMutasi } from '#areas/uang/contract/mutasi.api.ts';
import type { JenisMutasi, SisiMutasi } from '#areas/uang/rules/mutasi.ts';

export type Mutasi = SisiMutasi & {
  no_mutasi: string;
  tgl_system: Hari;
  input_date: string;
  jenis: JenisMutasi;
  kategori: string;
  deskripsi: string;
  keterangan: string;
  jumlah: Rupiah;
  status: 'DONE' | 'CANC';
  input_by: string;
  cetak_ke: number;
  no_batal: string | null;
  alasan_batal: string | null;
  batal_by: string | null;
  tgl_batal: string | null;
  otorisasi: string[];
};

const KOLOM = sql`m.no_mutasi, m.tgl_system, m.input_date, m.jenis, m.asal, m.asal_rekening, m.tujuan,
  m.tujuan_rekening, m.kategori, t.deskripsi, m.keterangan, m.jumlah, m.status, m.input_by, m.cetak_ke`;
const BATAL = sql`m.no_batal, m.alasan_batal, m.batal_by, m.tgl_batal, m.otorisasi`;
const DARI = sql`mutasi_uang m
  join kode_transaksi t on t.kode_toko = m.kode_toko and t.kode_transaksi = m.kategori`;

const satu = (kode_toko: string, no: string): Query<Mutasi> => sql<Mutasi>`
  select ${KOLOM}, ${BATAL} from ${DARI} where m.kode_toko = ${kode_toko} and m.no_mutasi = ${no}`;
export const findMutasi = (on: Sql, kode_toko: string, no: string): Promise<Mutasi | undefined> =>
  on.maybe(satu(kode_toko, no));
export const lockMutasi = (tx: Tx, kode_toko: string, no: string): Promise<Mutasi | undefined> =>
  tx.maybe(sql<Mutasi>`${satu(kode_toko, no)} for update of m`);

export type MutasiBaru = SisiMutasi &
  Pick<
    Mutasi,
    | 'no_mutasi'
    | 'tgl_system'
    | 'jenis'
    | 'kategori'
    | 'keterangan'
    | 'jumlah'
    | 'input_by'
    | 'otorisasi'
  > & { akun_asal: string; akun_tujuan: string };

export const saveMutasi = (
  tx: Tx,
  kode_toko: string,
  op: string,
  row: MutasiBaru,
): Promise<number> =>
  tx.run(sql`
    insert into mutasi_uang (kode_toko, no_mutasi, tgl_system, input_date, jenis, asal, asal_rekening, tujuan,
      tujuan_rekening, akun_asal, akun_tujuan, kategori, jumlah, keterangan, status, input_by, otorisasi, op)
    values (${kode_toko}, ${row.no_mutasi}, ${row.tgl_system}::date, waktu(), ${row.jenis}, ${row.asal},
      ${row.asal_rekening}, ${row.tujuan}, ${row.tujuan_rekening}, ${row.akun_asal}, ${row.akun_tujuan},
      ${row.kategori}, ${row.jumlah}, ${row.keterangan}, 'DONE', ${row.input_by}, ${row.otorisasi}, ${op}::uuid)`);

type Batal = {
  no: string;
  no_batal: string;
  alasan: string;
  batal_by: string;
  otorisasi: string[];
};

/** `op` stays the act that moved; the cancellation's act is that of its own set. */
export const saveBatalMutasi = (tx: Tx, kode_toko: string, row: Batal): Promise<number> =>
  tx.run(sql`
    update mutasi_uang set status = 'CANC', no_batal = ${row.no_batal}, alasan_batal = ${row.alasan},
           batal_by = ${row.batal_by}, tgl_batal = waktu(), otorisasi = otorisasi || ${row.otorisasi}::text[]
     where kode_toko = ${kode_toko} and no_mutasi = ${row.no}`);

export const addCetakMutasi = (
  tx: Tx,
  kode_toko: string,
  no: string,
): Promise<{ cetak_ke: number }> =>
  tx.one(sql<{ cetak_ke: number }>`
    update mutasi_uang set cetak_ke = cetak_ke + 1
     where kode_toko = ${kode_toko} and no_mutasi = ${no} returning cetak_ke`);

type DaftarRow = Mutasi & { jumlah_semua: number; total: number };

/** A page of transfers with the sum of the whole filter; what is cancelled does not count in it. */
export function daftarMutasiQuery(
  kode_toko: string,
  hari: Hari,
  cari: CariMutasi & { skip: number; limit: number },
): Query<DaftarRow> {
  const order = sql.ref(`m.${(cari.sort ?? '-input_date').replace(/^-/, '')}`);
  const arah = (cari.sort ?? '-').startsWith('-') ? sql`desc` : sql`asc`;
  const like = cari.q ? `%${cari.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null;
  return sql<DaftarRow>`
    select ${KOLOM}, count(*) over ()::int as jumlah_semua,
           coalesce(sum(m.jumlah) filter (where m.status = 'DONE') over (), 0)::bigint as total
      from ${DARI}
     where m.kode_toko = ${kode_toko}
       and m.tgl_system between ${cari.tgl_from ?? hari}::date and ${cari.tgl_to ?? hari}::date
       ${cari.jenis ? sql`and m.jenis = ${cari.jenis}` : sql``}
       ${like === null ? sql`` : sql`and m.no_mutasi || ' ' || m.keterangan || ' ' || m.input_by ilike ${like}`}
     order by ${order} ${arah}, m.no_mutasi desc limit ${cari.limit} offset ${cari.skip}`;
}

/** The shop's drawer, that of loans where it stands apart, one for each person, and whatever holds money. */
export const listLaciUang = (
  on: Sql,
  kode_toko: string,
  kasHutang: boolean,
): Promise<{ laci: string; saldo: Rupiah }[]> =>
  on.many(sql<{ laci: string; saldo: Rupiah }>`
    select l.laci, coalesce(sum(s.rupiah), 0)::bigint as saldo
      from (select 'kas' as laci, 0 as urut
            union select 'kas_hutang', 1 where ${kasHutang}
            union select 'kas:' || user_id, 2 from users where kode_toko = ${kode_toko} and is_active
            union select akun, case akun when 'kas_hutang' then 1 else 2 end from saldo
             where kode_toko = ${kode_toko} and (akun = 'kas_hutang' or akun like 'kas:%') and rupiah <> 0) l
      left join saldo s on s.kode_toko = ${kode_toko} and s.akun = l.laci
     group by l.laci, l.urut order by l.urut, l.laci`);
