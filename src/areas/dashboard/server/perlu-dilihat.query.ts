import { sql, type Query } from '#kit/server/sql.ts';
import type { Perlu } from '#areas/dashboard/contract/toko.api.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { HARI_BERBEDA } from '#areas/kirim/rules/kirim-barang.ts';
import { bedaDikirim } from '#areas/kirim/server/beda-kiriman.query.ts';
import { lamaKiriman } from '#areas/kirim/server/kiriman.table.ts';
import { lebihTerbuka } from '#areas/kirim/server/lebih.table.ts';
import { lamaDiJalan } from '#areas/uang/server/kirim/lama-di-jalan.query.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';

/** The fields of a fact; what it does not speak of is null. */
export type Fakta = Pick<Perlu, 'jenis' | 'jumlah'> & Partial<Perlu>;

/**
 * Documents that wait for validation, with what customers still have to pay, and carts that were held more than an hour
 * ago. An exchange is one ticket, worth what is paid between its halves (D-10.8). The money of a manual note changed
 * hands when the note was made (D-46.4), so the note counts with its total.
 */
export const menungguQuery = ({ kode_toko, hari }: Ctx): Query<Fakta> => sql`
  with nota as (
    select grand_total - dp_rp as rupiah, input_date from penjualan
     where kode_toko = ${kode_toko} and tgl_system = ${hari}::date and status = 'OPEN' and no_tukar is null
    union all
    select 0, input_date from pembelian
     where kode_toko = ${kode_toko} and tgl_system = ${hari}::date and status = 'OPEN'
       and no_tukar is null and no_lunas is null
    union all
    select greatest(selisih, 0), input_date from tukar
     where kode_toko = ${kode_toko} and tgl_system = ${hari}::date and status = 'OPEN')
  select * from (
    select 'BELUM_VALIDASI' as jenis, count(*)::int as jumlah, nullif(sum(rupiah), 0)::bigint as rupiah,
           min(input_date) as waktu from nota
    union all
    select 'TITIPAN_BELUM_VALIDASI', count(*)::int, null::bigint, min(input_date)
      from titipan where kode_toko = ${kode_toko} and tgl_system = ${hari}::date and status = 'OPEN'
    union all
    select 'MANUAL_BELUM_VALIDASI', count(*)::int, sum(grand_total)::bigint, min(input_date)
      from (select grand_total, input_date from jual_manual where kode_toko = ${kode_toko} and status = 'OPEN'
            union all
            select grand_total, input_date from beli_manual where kode_toko = ${kode_toko} and status = 'OPEN') manual
    union all
    select 'TUNDA_LAMA', count(*)::int, sum(total)::bigint, min(input_date)
      from penjualan_tunda where kode_toko = ${kode_toko} and input_date < waktu() - interval '1 hour') menunggu
   where jumlah > 0`;

/** Money of this shop, or for it, that has been on its way for longer than anybody drives (D-41.7). */
export const uangDiJalanQuery = ({ kode_toko, hari }: Ctx): Query<Fakta> => sql`
  select 'UANG_DI_JALAN' as jenis, count(*)::int as jumlah, sum(k.jumlah_rp)::bigint as rupiah,
         min(k.tgl_system) as tgl_system, string_agg(distinct k.nota_kirim, ', ' order by k.nota_kirim) as dokumen
    from v_kirim_uang k
   where (k.kode_toko = ${kode_toko} or k.tujuan = ${kode_toko}) and ${lamaDiJalan(hari)}
  having count(*) > 0`;

/** Goods of this shop, or for it, that have been on their way for longer than anybody drives (D-50.4). */
export const barangDiJalanQuery = ({ kode_toko, hari }: Ctx): Query<Fakta> => sql`
  select 'BARANG_DI_JALAN' as jenis, count(*)::int as jumlah, min(k.tgl_system) as tgl_system,
         string_agg(distinct k.no_kirim, ', ' order by k.no_kirim) as dokumen
    from kirim_barang k
   where (k.kode_toko = ${kode_toko} or k.tujuan = ${kode_toko}) and ${lamaKiriman(hari)}
  having count(*) > 0`;

/** As many of a list as a line of the home has room for. */
const SEBARIS = 3;

/** Pieces of this shop that another one took in otherwise than they were packed: the sender hears of it (D-42.3). */
export const kirimanBerbedaQuery = ({ kode_toko, hari }: Ctx): Query<Fakta> => sql`
  select 'KIRIMAN_BERBEDA' as jenis, count(*)::int as jumlah, max(tgl_system) as tgl_system,
         array_to_string((array_agg(distinct no_dokumen order by no_dokumen desc))[1:${SEBARIS}::int], ', ') as dokumen,
         array_to_string((array_agg(kode_barcode || ' '
           || to_char(coalesce(carat_kirim, berat_kirim) / 1000.0, 'FM999,990.000') || ' → '
           || to_char(coalesce(carat, berat) / 1000.0, 'FM999,990.000')
           || case when carat is null then ' g' else ' ct' end
           || case when butir <> butir_kirim then ' ' || butir_kirim || ' → ' || butir || ' butir' else '' end
           || coalesce(' ' || temuan, '')
           || coalesce(' murni ' || to_char(nullif(-murni_kurang, 0) / 1000.0, 'FMSG999,990.000') || ' g', '')
           order by no_dokumen desc, kode_barcode))[1:${SEBARIS}::int], ', ') as barang
    from (${bedaDikirim(kode_toko)}) beda
   where tgl_system > ${hari}::date - ${HARI_BERBEDA}::int
  having count(*) > 0`;

/** Pieces that lie in a shop of which they are no stock, of this shop's shipments and of those to it (D-42.7). */
export const barangLebihQuery = ({ kode_toko }: Ctx): Query<Fakta> => sql`
  select 'BARANG_LEBIH' as jenis, count(*)::int as jumlah, min(tgl_system) as tgl_system,
         array_to_string((array_agg(distinct no_kirim order by no_kirim))[1:${SEBARIS}::int], ', ') as dokumen,
         array_to_string((array_agg(kode_barcode order by kode_barcode))[1:${SEBARIS}::int], ', ') as barang
    from (${lebihTerbuka(kode_toko)}) l
  having count(*) > 0`;

export type Tutup = { tgl_system: string; tutup_by: string; tutup_at: string; selisih: number };

export const tutupTerakhirQuery = ({ kode_toko }: Ctx): Query<Tutup> => sql`
  select tgl_system, tutup_by, tutup_at, (selisih - pembulatan_tunai)::bigint as selisih from tutup_toko
   where kode_toko = ${kode_toko} order by tgl_system desc, ke desc limit 1`;

/**
 * Accounts of the support that may come in now, also those of head office, which opens this shop: the owner sees each
 * until it ends (reliability E).
 */
export const dukunganQuery = ({ kode_toko }: Ctx): Query<Fakta> => sql`
  select 'AKUN_DUKUNGAN' as jenis, 1 as jumlah, user_id, aktif_sampai as waktu from users
   where kode_toko in (select t.kode_toko from toko t
                        where t.kode_toko = ${kode_toko} or (t.jenis = 'PUSAT' and not t.server_sendiri))
     and is_active and aktif_sampai > saat_ini()
   order by user_id`;

/** So long the store of photos may be away before an owner reads of it, minutes. */
const FOTO_LAMA_MENIT = 10;

/** Photos of erased persons that are not out of the house yet (D-39.8): of this shop, at head office of all shops. */
export const fotoBelumHapusQuery = ({ kode_toko, variant }: Ctx): Query<Fakta> => sql`
  select 'FOTO_BELUM_DIHAPUS' as jenis, count(*)::int as jumlah, min(sejak) as waktu, max(sebab) as dokumen
    from foto_hapus
   where lagi is not null and sejak < waktu() - make_interval(mins => ${FOTO_LAMA_MENIT}::int)
     and (${variant === 'pusat'}::boolean or kode_toko = ${kode_toko})
  having count(*) > 0`;

/**
 * Pieces on the shelf that cannot be sold because they have no price, or that a person cannot recognise on a screen
 * because they have no photo. A global price prices all gold, so rows are only looked for where there is none (D-9.1);
 * a piece priced by itself or by its label needs that price (D-9.2).
 */
export const barangKurangQuery = ({ kode_toko, param }: Ctx): Query<Fakta> => {
  const kategori_harga = param(barangParam.kategori_harga);
  const global = param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE);
  return sql`
  with barang_kini as (
    select gambar = '[]' as tanpa_foto,
           ${tanpaHarga(kode_toko, kategori_harga, global !== null)} as tanpa_harga
      from barang b where b.kode_toko = ${kode_toko} and b.status in ('READY', 'TITIP')
  ), jumlah as (
    select count(*) filter (where tanpa_harga)::int as harga, count(*) filter (where tanpa_foto)::int as foto
      from barang_kini)
  select 'TANPA_HARGA' as jenis, harga as jumlah from jumlah where harga > 0
  union all
  select 'TANPA_FOTO', foto from jumlah where foto > 0`;
};

const tanpaHarga = (kode_toko: string, kategori_harga: string, global: boolean): Query => {
  const berharga = (cara: Query): Query => sql`(b.kategori_harga ${cara}
    or b.kategori_harga is null and b.kode_group in (select kode_group from group_barang
      where kode_toko = ${kode_toko} and coalesce(kategori_harga, ${kategori_harga}::text) ${cara}))`;
  const emas = sql`(
    b.kode_group in (select kode_group from group_barang
      where kode_toko = ${kode_toko}
        and not exists (select from harga_group_pada(kode_toko, 'JUAL', kode_group, waktu())))
    and b.kode_kadar in (select kode_kadar from kadar
      where kode_toko = ${kode_toko}
        and not exists (select from harga_kadar_pada(kode_toko, 'JUAL', kode_kadar, waktu()))))`;
  const label = sql`(b.kode_bandrol in (select kode_bandrol from bandrol where kode_toko = ${kode_toko})) is true`;
  return sql`(b.harga_jual = 0 and not (${label} and ${berharga(sql`= 'BANDROL'`)})
    and (${berharga(sql`<> 'GRAM'`)} or ${global ? sql`false` : emas}))`;
};
