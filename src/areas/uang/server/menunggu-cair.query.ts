import { sql, type Query } from '#kit/server/sql.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { CariMenunggu, CariValidasi } from '#areas/uang/contract/non-cash.api.ts';
import { belumCair, type Validasi } from '#areas/uang/server/non-cash.table.ts';

type Cari = CariMenunggu & { skip: number; limit: number };
export type MenungguRow = {
  jumlah_semua: number;
  total_gesek: number;
  total_biaya: number;
  total_masuk: number;
};

const pilih = (column: string, chosen: string | undefined): Query =>
  chosen && chosen !== 'ALL' ? sql`and ${sql.ref(column)} = ${chosen}` : sql``;

/** A page of what waits, with the sums of the whole filter; the oldest first unless asked otherwise. */
export function menungguCairQuery(kode_toko: string, hari: Hari, cari: Cari): Query<MenungguRow> {
  const order = sql.ref(`n.${(cari.sort ?? 'tgl_system').replace(/^-/, '')}`);
  const arah = cari.sort?.startsWith('-') ? sql`desc` : sql`asc`;
  const like = likeOf(cari.q);
  return sql<MenungguRow>`
    select n.no_dokumen, n.urut, n.tgl_system, n.jenis, n.kode_bank, b.nama_bank, n.no_rekening, n.keterangan,
           n.jumlah_gesek_rp, n.biaya_harap as biaya_bank, (n.jumlah_gesek_rp - n.biaya_harap)::bigint as dana_masuk,
           (${hari}::date - n.tgl_system)::int as umur_hari, n.input_by, count(*) over ()::int as jumlah_semua,
           sum(n.jumlah_gesek_rp) over ()::bigint as total_gesek, sum(n.biaya_harap) over ()::bigint as total_biaya,
           sum(n.jumlah_gesek_rp - n.biaya_harap) over ()::bigint as total_masuk
      from non_cash n join bank b on b.kode_toko = n.kode_toko and b.kode_bank = n.kode_bank
     where n.kode_toko = ${kode_toko} and ${belumCair('n')}
       ${pilih('n.jenis', cari.jenis)} ${pilih('n.kode_bank', cari.kode_bank)}
       ${pilih('n.no_rekening', cari.no_rekening)}
       ${like === null ? sql`` : sql`and n.no_dokumen || ' ' || n.keterangan ilike ${like}`}
     order by ${order} ${arah}, n.waktu, n.no_dokumen, n.urut limit ${cari.limit} offset ${cari.skip}`;
}

const likeOf = (q: string | undefined): string | null =>
  q ? `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null;

type ValidasiRow = Validasi & MenungguRow;
/** The sum of a column over the whole filter, without what was taken back. */
const BERLAKU = (column: string): Query =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where status = 'DONE') over (), 0)::bigint`;

/** A page of settlements with the sums of the filter, the newest first unless asked otherwise. */
export function daftarValidasiQuery(
  kode_toko: string,
  hari: Hari,
  cari: CariValidasi & { skip: number; limit: number },
): Query<ValidasiRow> {
  const order = sql.ref((cari.sort ?? '-input_date').replace(/^-/, ''));
  const arah = (cari.sort ?? '-').startsWith('-') ? sql`desc` : sql`asc`;
  const like = likeOf(cari.q);
  return sql`
    select no_validasi, tgl_system, input_date, tgl_cair, keterangan, jumlah_baris, jumlah_gesek_rp, biaya_bank,
           dana_masuk, status, input_by, cetak_ke, count(*) over ()::int as jumlah_semua,
           ${BERLAKU('jumlah_gesek_rp')} as total_gesek, ${BERLAKU('biaya_bank')} as total_biaya,
           ${BERLAKU('dana_masuk')} as total_masuk
      from validasi_non_cash
     where kode_toko = ${kode_toko}
       and tgl_system between ${cari.tgl_from ?? hari}::date and ${cari.tgl_to ?? hari}::date
       ${like === null ? sql`` : sql`and no_validasi || ' ' || keterangan || ' ' || input_by ilike ${like}`}
     order by ${order} ${arah}, no_validasi desc limit ${cari.limit} offset ${cari.skip}`;
}
