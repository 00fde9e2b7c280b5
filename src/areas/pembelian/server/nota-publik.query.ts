import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import type { BatuTerjual } from '#areas/penjualan/rules/batu-nota.ts';
import { sql, type Sql } from '#kit/server/sql.ts';

export type KepalaPublik = {
  kode_toko: string;
  jenis: 'PENJUALAN' | 'PEMBELIAN' | 'TITIPAN' | 'PESANAN' | 'CICILAN' | 'SERVICE';
  no: string;
  tgl_system: Hari;
  status: 'BERLAKU' | 'TUNGGU' | 'DIKERJAKAN' | 'SIAP' | 'DIAMBIL' | 'LUNAS' | 'LELANG' | 'BATAL';
  tgl_batal: string | null;
};

/** The paper behind a code. */
export const findNotaPublik = (on: Sql, kode: string): Promise<KepalaPublik | undefined> =>
  on.maybe(sql<KepalaPublik>`
    select kode_toko, jenis, no, tgl_system, status, tgl_batal from nota_publik where kode_nota = ${kode}`);

export type BarisPublik = {
  urut: number;
  kode_barcode: string | null;
  nama_barang: string;
  kadar: Persen;
  berat: Miligram;
  gambar_path: string | null;
  pekerjaan?: string;
  batu?: readonly BatuTerjual[] | null;
};

export type KerjaPublik = {
  tgl_janji: Hari;
  sisa_rp: Rupiah;
  tambah_emas: Miligram;
};

/** What a job is promised for and what its customer still pays; the gold that went in is priced when it is fetched. */
export const findKerjaPublik = async (
  on: Sql,
  { kode_toko, jenis, no, status }: KepalaPublik,
): Promise<KerjaPublik | undefined> => {
  if (jenis !== 'SERVICE' || status === 'BATAL') return undefined;
  return on.maybe(sql<KerjaPublik>`
    select tgl_janji, case status when 'DIAMBIL' then 0 else greatest(ongkos - dp_rp, 0) end::bigint as sisa_rp,
           case status when 'DIAMBIL' then 0 else tambah_emas end::bigint as tambah_emas
      from service where kode_toko = ${kode_toko} and no_service = ${no}`);
};

const FOTO = sql`(select b.gambar -> 0 ->> 'gambar_path' from barang b
  where b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode) as gambar_path`;

/** The pieces of a paper with the photo of each; a buy-back has photos of the goods together. */
export const listBarangPublik = (
  on: Sql,
  { kode_toko, jenis, no }: KepalaPublik,
): Promise<BarisPublik[]> => {
  if (jenis === 'PENJUALAN')
    return on.many(sql<BarisPublik>`
      select l.urut, l.kode_barcode, l.nama_barang, l.persen as kadar, l.berat, l.batu, ${FOTO}
        from penjualan_barang l where l.kode_toko = ${kode_toko} and l.no_faktur_jual = ${no} order by l.urut`);
  if (jenis === 'TITIPAN')
    return on.many(sql<BarisPublik>`
      select l.urut, l.kode_barcode, l.nama_barang, l.persen as kadar, l.berat, ${FOTO}
        from titipan_barang l where l.kode_toko = ${kode_toko} and l.no_titip = ${no} order by l.urut`);
  if (jenis === 'PESANAN')
    return on.many(sql<BarisPublik>`
      select l.urut, null as kode_barcode, l.deskripsi as nama_barang, l.kadar,
             coalesce(l.berat_selesai, l.berat) as berat,
             coalesce(l.foto_selesai, l.gambar) as gambar_path
        from pesanan_barang l where l.kode_toko = ${kode_toko} and l.no_pesanan = ${no} order by l.urut`);
  if (jenis === 'CICILAN')
    return on.many(sql<BarisPublik>`
      select l.urut, l.kode_barcode, l.nama_barang, l.persen as kadar, l.berat, ${FOTO}
        from cicilan_barang l where l.kode_toko = ${kode_toko} and l.no_cicilan = ${no} order by l.urut`);
  if (jenis === 'SERVICE')
    return on.many(sql<BarisPublik>`
      select l.urut, null as kode_barcode, l.nama_barang, l.deskripsi as pekerjaan, l.kadar,
             coalesce(l.berat_selesai, l.berat) as berat, coalesce(l.foto_selesai, l.foto) as gambar_path
        from service_barang l where l.kode_toko = ${kode_toko} and l.no_service = ${no} order by l.urut`);
  return on.many(sql<BarisPublik>`
    select l.urut, null as kode_barcode, l.nama_barang, l.kadar, l.berat, p.foto ->> (l.urut - 1) as gambar_path
      from pembelian_barang l
      join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli
     where l.kode_toko = ${kode_toko} and l.no_faktur_beli = ${no} order by l.urut`);
};
