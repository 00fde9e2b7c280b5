import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { plus, type Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Query, type Sql } from '#kit/server/sql.ts';
import { hitungBunga, type PokokHutang } from '#areas/hutang/rules/bunga.ts';
import type { PesanDiminta } from '#areas/pesan/server/antre-pesan.ts';

type Row = PokokHutang & {
  no_faktur_hutang: string;
  nama_customer: string;
  no_hp: string;
  kode_customer: string | null;
  nama_toko: string;
};

/** Running loans with a number, `which` of them, as a reminder tells of them. */
const reminded = (kode_toko: string, which: Query): Query<Row> => sql<Row>`
    select h.no_faktur_hutang, h.nama_customer, h.no_hp, h.kode_customer, h.tgl_system as tgl_hutang, h.jumlah_hutang,
           h.bunga, h.cara_bunga, h.hari_minimal, h.langkah_bunga, h.bunga_dibayar_sampai, h.lama_bulan,
           h.tgl_jatuh_tempo, t.nama_toko
      from hutang h join toko t using (kode_toko)
     where h.kode_toko = ${kode_toko} and h.status = 'AKTIF' and h.no_hp is not null and ${which}
     order by h.no_faktur_hutang`;

/** Reminders of loans that fall due on this day, with what redeems them then: one for each, to its number. */
export async function tempoHutang(on: Sql, kode_toko: string, tgl: Hari): Promise<PesanDiminta[]> {
  const rows = await on.many(reminded(kode_toko, sql`h.tgl_jatuh_tempo = ${tgl}::date`));
  return rows.map((row) => pesanTempo(row, tebusan(row, tgl)));
}

/** The reminder of one loan, whenever a person sends it: with what redeems it when it falls due, or today. */
export async function tempoSatu(
  on: Sql,
  kode_toko: string,
  no: string,
  kini: Hari,
): Promise<PesanDiminta | undefined> {
  const due = sql`h.no_faktur_hutang = ${no} and h.tgl_jatuh_tempo <= ${kini}::date + 30`;
  const row = await on.maybe(reminded(kode_toko, due));
  if (!row) return undefined;
  return pesanTempo(row, tebusan(row, row.tgl_jatuh_tempo > kini ? row.tgl_jatuh_tempo : kini));
}

const tebusan = (row: Row, tgl: Hari): Rupiah =>
  plus(row.jumlah_hutang, hitungBunga(row, tgl).bunga_rp);

const pesanTempo = (row: Row, total: Rupiah): PesanDiminta => ({
  jenis: 'TEMPO_HUTANG',
  penerima: row.no_hp,
  nama: row.nama_customer,
  kode_customer: row.kode_customer,
  no_dokumen: row.no_faktur_hutang,
  nilai: {
    nama_toko: row.nama_toko,
    nama_customer: row.nama_customer || 'Bapak/Ibu',
    no_hutang: row.no_faktur_hutang,
    jatuh_tempo: formatHariPanjang(row.tgl_jatuh_tempo),
    total: formatRupiah(total),
  },
  // Interest that is paid moves the due date, and the new one is reminded of again.
  kunci: `TEMPO/${row.no_faktur_hutang}/${row.tgl_jatuh_tempo}`,
});
