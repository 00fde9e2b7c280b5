import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { sql, type Sql } from '#kit/server/sql.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { PesanDiminta } from '#areas/pesan/server/antre-pesan.ts';

type Row = {
  no_titip: string;
  nama_customer: string;
  no_hp: string;
  kode_customer: string | null;
  berlaku_sampai: Hari;
  sisa: Rupiah;
  nama_toko: string;
};

/** Reminders of deposits whose price holds until this day: one for each, to the number on it. */
export async function tempoTitipan(on: Sql, kode_toko: string, tgl: Hari): Promise<PesanDiminta[]> {
  const rows = await on.many(sql<Row>`
    select t.no_titip, t.nama_customer, t.no_hp, t.kode_customer, t.berlaku_sampai,
           (t.harga_total - t.dp_rp)::bigint as sisa, k.nama_toko
      from titipan t join toko k using (kode_toko)
     where t.kode_toko = ${kode_toko} and t.status = 'AKTIF' and t.no_hp is not null
       and t.berlaku_sampai = ${tgl}::date
     order by t.no_titip`);
  return rows.map(
    ({ no_titip, nama_customer, no_hp, kode_customer, berlaku_sampai, sisa, nama_toko }) => ({
      jenis: 'TEMPO_TITIPAN' as const,
      penerima: no_hp,
      nama: nama_customer,
      kode_customer,
      no_dokumen: no_titip,
      nilai: {
        nama_toko,
        nama_customer: nama_customer || 'Bapak/Ibu',
        no_titip,
        berlaku_sampai: formatHariPanjang(berlaku_sampai),
        sisa: formatRupiah(sisa),
      },
      kunci: `TEMPO/${no_titip}/${berlaku_sampai}`,
    }),
  );
}
