import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import { alamatPublik } from '#areas/toko/server/alamat-publik.ts';
import type { PesanDiminta } from '#areas/pesan/server/antre-pesan.ts';

type Row = {
  no_cicilan: string;
  nama_customer: string;
  no_hp: string;
  kode_customer: string | null;
  nama_toko: string;
  kode_nota: string;
  portal: string | null;
  ke: number;
  jatuh_tempo: Hari;
  /** For how many whole weeks it is late; 0 before. */
  minggu: number;
  /** What of the instalments up to this one is not paid. */
  kurang: Rupiah;
  sisa: Rupiah;
};

/** Instalments of running contracts that are not paid whole by then, `which` of them, as a reminder tells of them. */
const reminded = (kode_toko: string, kini: Hari, which: Query): Query<Row> => sql<Row>`
    select c.no_cicilan, c.nama_customer, c.no_hp, c.kode_customer, t.nama_toko, c.kode_nota, t.portal,
           j.ke, j.jatuh_tempo,
           greatest(0, ${kini}::date - j.jatuh_tempo) / 7 as minggu,
           (due.jumlah - c.terbayar)::bigint as kurang, (c.harga_jual - c.dp_rp - c.terbayar)::bigint as sisa
      from cicilan c
      join toko t using (kode_toko)
      join cicilan_jadwal j on j.kode_toko = c.kode_toko and j.no_cicilan = c.no_cicilan
      cross join lateral (
        select coalesce(sum(x.jumlah) filter (where x.ke < j.ke), 0)::bigint as sebelum,
               sum(x.jumlah) filter (where x.jatuh_tempo <= greatest(j.jatuh_tempo, ${kini}::date))::bigint as jumlah
          from cicilan_jadwal x where x.kode_toko = c.kode_toko and x.no_cicilan = c.no_cicilan) due
     where c.kode_toko = ${kode_toko} and c.status = 'AKTIF' and c.no_hp is not null
       and due.sebelum + j.jumlah > c.terbayar and ${which}
     order by c.no_cicilan, j.ke`;

/**
 * Reminders of instalments, one for each contract, to its number: of one that falls due by `tgl` and is not paid, also
 * where a day passed without the server, and once more with each week that the oldest unpaid one is late.
 */
export async function tempoCicilan(
  on: Sql,
  kode_toko: string,
  tgl: Hari,
  kini: Hari,
): Promise<PesanDiminta[]> {
  const due = sql`j.jatuh_tempo <= ${tgl}::date and (j.jatuh_tempo >= ${kini}::date
       or (due.sebelum <= c.terbayar and ${kini}::date - j.jatuh_tempo >= 7))`;
  const rows = await on.many(reminded(kode_toko, kini, due));
  return rows.map(pesanTempo);
}

/** The reminder of a contract that is late, whenever a person sends it: of its oldest unpaid instalment. */
export async function tempoSatu(
  on: Sql,
  kode_toko: string,
  no_cicilan: string,
  kini: Hari,
): Promise<PesanDiminta | undefined> {
  const oldest = sql`c.no_cicilan = ${no_cicilan} and j.jatuh_tempo <= ${kini}::date and due.sebelum <= c.terbayar`;
  const row = await on.maybe(reminded(kode_toko, kini, oldest));
  return row && pesanTempo(row);
}

const pesanTempo = (row: Row): PesanDiminta => ({
  jenis: 'TEMPO_CICILAN',
  penerima: row.no_hp,
  nama: row.nama_customer,
  kode_customer: row.kode_customer,
  no_dokumen: row.no_cicilan,
  nilai: {
    nama_toko: row.nama_toko,
    alamat_nota: alamatPublik(row.kode_nota, row.portal, null) ?? '',
    nama_customer: row.nama_customer || 'Bapak/Ibu',
    no_cicilan: row.no_cicilan,
    jatuh_tempo: formatHariPanjang(row.jatuh_tempo),
    total: formatRupiah(rp(row.kurang)),
    sisa: formatRupiah(rp(row.sisa)),
  },
  kunci: `TEMPO/${row.no_cicilan}/${row.ke}${row.minggu > 0 ? `/LEWAT/${row.minggu}` : ''}`,
});
