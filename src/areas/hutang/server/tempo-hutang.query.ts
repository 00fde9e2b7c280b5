import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { plus, type Rupiah } from '#kit/rules/quantity.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import { hitungBunga, type PokokHutang } from '#areas/hutang/rules/bunga.ts';
import type { PesanDiminta } from '#areas/pesan/server/antre-pesan.ts';

type Row = PokokHutang & {
  no_faktur_hutang: string;
  nama_customer: string;
  no_hp: string;
  kode_customer: string | null;
  nama_toko: string;
};

/** Reminders of loans that fall due on this day, with what redeems them then: one for each, to its number. */
export async function tempoHutang(on: Sql, kode_toko: string, tgl: Hari): Promise<PesanDiminta[]> {
  const rows = await on.many(sql<Row>`
    select h.no_faktur_hutang, h.nama_customer, h.no_hp, h.kode_customer, h.tgl_system as tgl_hutang, h.jumlah_hutang,
           h.bunga, h.cara_bunga, h.hari_minimal, h.langkah_bunga, h.bunga_dibayar_sampai, h.lama_bulan,
           h.tgl_jatuh_tempo, t.nama_toko
      from hutang h join toko t using (kode_toko)
     where h.kode_toko = ${kode_toko} and h.status = 'AKTIF' and h.no_hp is not null
       and h.tgl_jatuh_tempo = ${tgl}::date
     order by h.no_faktur_hutang`);
  return rows.map((row) =>
    pesanTempo(row, plus(row.jumlah_hutang, hitungBunga(row, tgl).bunga_rp)),
  );
}

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
