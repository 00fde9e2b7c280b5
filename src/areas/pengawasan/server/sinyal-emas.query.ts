import { formatGram, percentText } from '#kit/rules/format.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { serviceParam } from '#areas/service/contract/tukang.parameter.ts';
import { HARI_TUNGGU } from '#areas/service/rules/lama-service.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Who wrote the fixed price of the piece `b` of the sale `p`: who changed it last, else who entered the piece. */
const penulisHarga = sql`
  select coalesce((
           select user_id from audit
            where kode_toko = b.kode_toko and tabel = 'barang' and kunci = b.kode_barcode and tindakan = 'UBAH'
              and waktu <= p.input_date
              and sebelum::jsonb -> 'harga_jual' is distinct from sesudah::jsonb -> 'harga_jual'
            order by urut desc limit 1), b.input_by) as oleh`;

/**
 * Sold at its fixed price, which gave away more of the day's gold than a supervisor may give (D-51.16). The
 * signal names the person who wrote the price, not the cashier who read it from the label; approvals of the
 * price and of the sale do not hide it from the owner of the shop.
 */
export const tetapDiBawahEmas = (span: Span, { kode_toko, param }: Ctx): Query => {
  const batas = param(penjualanParam.BATAS_DISKON_SPV);
  const emas = sql`nilai_berat(l.berat_asli, l.harga_hari)`;
  return sql`
  select 'HARGA TETAP DI BAWAH EMAS', h.oleh, p.tgl_system, null,
         count(*) || ' barang dengan harga tetap di bawah emas', count(*)::int,
         array_agg(distinct p.no_faktur_jual order by p.no_faktur_jual), sum(l.berat_asli), sum(l.netto),
         sum(l.harga - ${emas}), ${percentText(batas)}
    from penjualan p
    join penjualan_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
    join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
    join lateral (${penulisHarga}) h on true
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.valid_at is not null
     and b.harga_jual > 0 and l.harga_jual = b.harga_jual
     and l.harga_hari > 0 and l.harga * 10000 < ${emas} * (10000 - ${batas}::int)
   group by h.oleh, p.tgl_system`;
};

/**
 * Lots that tested richer than what went into them, by more than melting may lose: gold that another lot lost on
 * paper can come back so (D-22.1).
 */
export const leburLebihKaya = (span: Span, { kode_toko, param }: Ctx): Query => {
  const batas = param(stockParam.TOLERANSI_SUSUT_LEBUR);
  return sql`
  select 'LEBUR LEBIH KAYA', input_by, tgl_system, null,
         to_char(sum(selisih_murni) / 1000.0, 'FM999,990.000') || ' g murni lebih', count(*)::int,
         array_agg(no_hancur order by no_hancur), sum(berat_hasil), null::bigint, null::bigint, ${percentText(batas)}
    from hancur_pembelian
   where kode_toko = ${kode_toko} and status = 'DONE' and ${dalam('tgl_system', span)}
     and selisih_murni::bigint * 10000 > murni::bigint * ${batas}::int
   group by input_by, tgl_system`;
};

/**
 * Loss above a tolerance that somebody agreed to, by who did the work (D-50.4): each one was asked for, all of a day
 * are read together. With the weight that went and what it cost; what was undone is none. Craftsmen's jobs ask for
 * other things, too (gold of their own): of these only those that lost too much.
 */
export const susutDisetujui = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'SUSUT DI ATAS BATAS', input_by, tgl_system, null, count(distinct op) || ' susut di atas batas',
         count(distinct op)::int, array_agg(no_bukti order by no_bukti), sum(berat), sum(rupiah), null::bigint, null
    from (
      select s.input_by, s.tgl_system, s.op, s.no_bukti,
             sum(b.berat) filter (where b.akun = 'susut')::bigint as berat,
             sum(b.rupiah) filter (where b.akun = 'selisih_stock')::bigint as rupiah
        from buku_set s
        join otorisasi o on o.kode_toko = s.kode_toko and o.op_pakai = s.op
        join buku b on b.kode_toko = s.kode_toko and b.no_bukti = s.no_bukti and b.akun in ('susut', 'selisih_stock')
       where s.kode_toko = ${kode_toko} and ${dalam('s.tgl_system', span)} and s.membalik is null
         and (${stockEvents.SUSUT_LEBIH.kode} = any(o.event)
           or exists (select from tukang_kembali k
                       where k.kode_toko = s.kode_toko and k.no_kembali = s.no_bukti and k.lebih))
         and not exists (select from buku_set m where m.kode_toko = s.kode_toko and m.membalik = s.no_bukti)
       group by s.input_by, s.tgl_system, s.op, s.no_bukti) susut
   group by input_by, tgl_system`;

/** So many jobs of one craftsman in a month are a habit. */
const KALI_SUSUT = 3;

/**
 * A craftsman whose jobs each lost less than is asked for, and more than half of it, three times and more within thirty
 * days: gold that goes in slices (D-51.17). The signal names the person who took the last of them back; jobs without a
 * craftsman are that person's own.
 */
export const susutTukang = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'SUSUT TUKANG BERULANG', k.input_by, k.tgl_system, null,
         max(d.kali) || ' pekerjaan ' || coalesce(k.kode_tukang, k.input_by) || ' susut '
           || to_char(max(d.susut) / 1000.0, 'FM999,990.000') || ' g',
         count(*)::int, array_agg(k.no_kembali order by k.no_kembali), sum(k.susut), null::bigint, null::bigint,
         to_char(max(k.batas_susut) / 100.0, 'FM990.00') || '%'
    from tukang_kembali k
   cross join lateral (
     select count(*)::int as kali, sum(z.susut) as susut from tukang_kembali z
      where z.kode_toko = k.kode_toko and z.kode_tukang is not distinct from k.kode_tukang
        and (z.kode_tukang is not null or z.input_by = k.input_by) and z.status = 'DONE' and not z.lebih
        and z.susut_persen * 2 > z.batas_susut and z.tgl_system between k.tgl_system - 30 and k.tgl_system
        and z.input_date <= k.input_date) d
   where k.kode_toko = ${kode_toko} and k.status = 'DONE' and not k.lebih and k.susut_persen * 2 > k.batas_susut
     and ${dalam('k.tgl_system', span)} and d.kali >= ${sql.lit(KALI_SUSUT)}
   group by k.input_by, k.tgl_system, k.kode_tukang`;

/**
 * A person who takes work back, or a craftsman, whose small losses of the month passed what they may be together
 * (decision 1283). That somebody agreed to go on does not hide it from the owner. The weight is fine gold.
 */
export const susutKecilSebulan = (span: Span, { kode_toko, param }: Ctx): Query => {
  const batas = param(serviceParam.BATAS_SUSUT_SERVICE);
  return sql`
  select 'SUSUT KECIL SEBULAN', k.input_by, k.tgl_system, null,
         'susut kecil ' || d.siapa || ' sebulan ' || to_char(max(d.susut) / 1000.0, 'FM999,990.000') || ' g murni',
         count(*)::int, array_agg(k.no_kembali order by k.no_kembali), max(d.susut), null::bigint, null::bigint,
         ${`${formatGram(batas)} g`}
    from tukang_kembali k
   cross join lateral (
     values (k.input_by, k.susut_orang::bigint), (k.kode_tukang, k.susut_tukang::bigint)) d(siapa, susut)
   where k.kode_toko = ${kode_toko} and k.status = 'DONE' and ${dalam('k.tgl_system', span)}
     and d.susut > ${batas}::bigint
   group by k.input_by, k.tgl_system, d.siapa`;
};

/**
 * Gold of the shop that was worked into a customer's piece which no person fetches (D-37.3): a customer who does not
 * exist is how gold leaves without money. It is on the day when it waited long enough, under the person who finished
 * the job.
 */
export const emasBelumDiambil = (span: Span, { kode_toko }: Ctx): Query => {
  const batas = sql.lit(HARI_TUNGGU);
  return sql`
  select 'EMAS SERVICE BELUM DIAMBIL', k.input_by, s.tgl_selesai + ${batas}, null,
         count(*) || ' service siap, emas toko belum dibayar', count(*)::int,
         array_agg(s.no_service order by s.no_service), sum(s.tambah_emas), sum(s.modal_emas), null::bigint,
         ${`${HARI_TUNGGU} hari`}
    from service s
    join tukang_kembali k on k.kode_toko = s.kode_toko and k.no_dokumen = s.no_service and k.status = 'DONE'
   where s.kode_toko = ${kode_toko} and s.status = 'SELESAI' and s.tambah_emas > 0
     and s.tgl_selesai + ${batas} between ${span.tgl_from}::date and ${span.tgl_to}::date
   group by k.input_by, s.tgl_selesai`;
};
