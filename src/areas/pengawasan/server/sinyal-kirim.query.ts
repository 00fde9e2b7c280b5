import type { Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import { bedaDikirim, bedaDiterima } from '#areas/kirim/server/beda-kiriman.query.ts';
import { lamaKiriman } from '#areas/kirim/server/kiriman.table.ts';
import { lamaDiJalan } from '#areas/uang/server/kirim/lama-di-jalan.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Bags that somebody counted short or over: a little each time is seen by how often (D-41.5). */
const kirimanBerbeda = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KIRIMAN UANG BERBEDA', input_by, tgl_system, null, count(*) || ' kiriman berbeda', count(*)::int,
         array_agg(no_terima order by no_terima), null::bigint, sum(jumlah_rp),
         sum(jumlah_diterima - jumlah_rp)::bigint, null
    from terima_uang
   where kode_toko = ${kode_toko} and ${dalam('tgl_system', span)} and jumlah_diterima <> jumlah_rp
   group by input_by, tgl_system`;

const gram = (mg: Query): Query => sql`to_char(${mg} / 1000.0, 'FM999,990.000')`;

/**
 * Pieces and gold that were taken in otherwise than they were packed (D-42.3, D-44.9), at both shops: who took them
 * in, and who packed them. A lighter piece under the barcode of the one that was sent is agreed to by the receiver's
 * people alone.
 */
const barangBerbeda = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KIRIMAN BARANG BERBEDA', input_by, tgl_system, null,
         concat_ws(', ', ${gram(sql`sum(berat - berat_kirim) filter (where berat > berat_kirim)`)} || ' g lebih',
           ${gram(sql`sum(berat_kirim - berat) filter (where berat < berat_kirim)`)} || ' g kurang',
           ${gram(sql`sum(murni_kurang) filter (where murni_kurang > 0)`)} || ' g murni kurang',
           ${gram(sql`sum(abs(carat - carat_kirim)) filter (where carat <> carat_kirim)`)} || ' ct berbeda',
           sum(abs(butir - butir_kirim)) filter (where butir <> butir_kirim) || ' butir berbeda',
           nullif(count(temuan), 0) || ' berlian tidak sesuai surat'),
         count(*)::int, array_agg(distinct no_dokumen order by no_dokumen),
         sum(abs(berat - berat_kirim))::bigint, null::bigint, null::bigint, null
    from (${bedaDiterima(kode_toko)} union all ${bedaDikirim(kode_toko)}) beda
   where ${dalam('tgl_system', span)}
   group by input_by, tgl_system`;

/** Pieces that a receiver said did not come, by who said so (D-42.6). */
const barangKurang = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KIRIMAN BARANG KURANG', e.input_by, e.tgl_system, null, count(*) || ' barang dinyatakan kurang',
         count(*)::int, array_agg(distinct e.no_kirim order by e.no_kirim), sum(i.berat)::bigint,
         null::bigint, null::bigint, null
    from kiriman_selesai e
    join kirim_barang_isi i on i.kode_toko = e.asal and i.no_kirim = e.no_kirim
   where e.kode_toko = ${kode_toko} and ${dalam('e.tgl_system', span)}
     and not exists (select from terima_kiriman_isi t where t.asal = i.kode_toko and t.no_kirim = i.no_kirim
                        and t.kode_barcode = i.kode_barcode)
   group by e.input_by, e.tgl_system`;

/** Pieces that the sender bears as lost, by who packed them. */
const barangHilang = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KIRIMAN BARANG KURANG', k.input_by, s.tgl_system, null, count(*) || ' barang hilang di jalan', count(*)::int,
         array_agg(distinct s.no_kirim order by s.no_kirim), sum(i.berat)::bigint, sum(i.harga_modal)::bigint,
         null::bigint, null
    from selisih_kiriman s
    join selisih_kiriman_isi i on i.kode_toko = s.kode_toko and i.no_selisih = s.no_selisih and i.hasil = 'HILANG'
    join kirim_barang k on k.kode_toko = s.kode_toko and k.no_kirim = s.no_kirim
   where s.kode_toko = ${kode_toko} and ${dalam('s.tgl_system', span)}
   group by k.input_by, s.tgl_system`;

/** Money that left and has not been counted for longer than anybody drives (D-41.7): told today, while it lasts. */
const belumDihitung = (span: Span, { kode_toko, hari }: Ctx): Query => sql`
  select 'UANG LAMA DI JALAN', input_by, ${hari}::date, null, count(*) || ' kiriman belum diterima', count(*)::int,
         array_agg(nota_kirim order by nota_kirim), null::bigint, sum(jumlah_rp), null::bigint, null
    from kirim_uang k
   where kode_toko = ${kode_toko} and ${hariIni(span, hari)} and ${lamaDiJalan(hari)}
   group by input_by`;

/** Goods that left and are not scanned in whole after more days than any ride takes (D-50.4): told today, too. */
const belumDipindai = (span: Span, { kode_toko, hari }: Ctx): Query => sql`
  select 'BARANG LAMA DI JALAN', input_by, ${hari}::date, null, count(*) || ' kiriman belum diterima', count(*)::int,
         array_agg(no_kirim order by no_kirim), sum(total_berat)::bigint, null::bigint, null::bigint, null
    from kirim_barang k
   where kode_toko = ${kode_toko} and ${hariIni(span, hari)} and ${lamaKiriman(hari)}
   group by input_by`;

const hariIni = ({ tgl_from, tgl_to }: Span, hari: Hari): Query =>
  sql`${hari}::date between ${tgl_from}::date and ${tgl_to}::date`;

/**
 * A bag that one person may have sent and counted in by two accounts: both were used on one device within an hour,
 * between the hour before it left and the hour after it was counted (decision 1045). A session is of the account's own
 * shop, also where it acts in a branch.
 */
const kantongSatuPerangkat = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KANTONG SATU PERANGKAT', t.input_by, t.tgl_system, null, count(*) || ' kantong, satu perangkat',
         count(*)::int, array_agg(t.no_terima order by t.no_terima), null::bigint, sum(t.jumlah_diterima)::bigint,
         null::bigint, '1 jam'
    from terima_uang t
    join kirim_uang k on k.kode_toko = t.asal and k.nota_kirim = t.nota_kirim and k.dari = 'CASH'
   where t.kode_toko = ${kode_toko} and ${dalam('t.tgl_system', span)}
     and exists (select from sesi a join sesi b on b.perangkat = a.perangkat
                  where a.user_id = k.input_by and b.user_id = t.input_by
                    and a.mulai <= b.terakhir + interval '1 hour' and b.mulai <= a.terakhir + interval '1 hour'
                    and greatest(a.terakhir, b.terakhir) >= k.input_date - interval '1 hour'
                    and least(a.mulai, b.mulai) <= t.input_date + interval '1 hour')
   group by t.input_by, t.tgl_system`;

export const antarToko = (span: Span, ctx: Ctx): Query[] => [
  kirimanBerbeda(span, ctx),
  kantongSatuPerangkat(span, ctx),
  barangBerbeda(span, ctx),
  barangKurang(span, ctx),
  barangHilang(span, ctx),
  belumDihitung(span, ctx),
  belumDipindai(span, ctx),
];
