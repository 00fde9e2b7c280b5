import { addDays, type Hari } from '#kit/rules/hari.ts';
import { sql, type Query } from '#kit/server/sql.ts';
import { pengawasanParam } from '#areas/pengawasan/contract/pengawasan.parameter.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** So many payments make a habit. */
const BANYAK_BAYAR = 3;

const hariKerja = (hari: number): string => `${hari} hari`;
const akunSupplier = (kode: string): Query => sql`'supplier:' || ${sql.ref(kode)}`;
const namaOf = (kode: string): Query => sql`coalesce((select n.nama from v_nama_supplier n
  where n.kode_toko = ${sql.ref('x.kode_toko')} and n.kode_supplier = ${sql.ref(kode)}), ${sql.ref(kode)})`;

/** A set that no cancel mirrors, and that is none. */
const BERLAKU = sql`s.membalik is null
  and not exists (select from buku_set m where m.kode_toko = s.kode_toko and m.membalik = s.no_bukti)`;

/**
 * What has been owed for longer than the shop waits with its payments, told today while it lasts: the oldest goods are
 * paid first, so that what came since is owed last. A debt that no supplier asks for was never one, or its money went
 * another way.
 */
const hutangLama = ({ tgl_from, tgl_to }: Span, { kode_toko, hari, param }: Ctx): Query => {
  const lama = param(pengawasanParam.SINYAL_SUPPLIER_LAMA_HARI);
  const batas: Hari = addDays(hari, -lama);
  const datang = (hari: Query): Query => sql`
    from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
   where b.kode_toko = h.kode_toko and b.akun = h.akun and b.rupiah < 0 and ${hari} and ${BERLAKU}`;
  return sql`
  select 'HUTANG SUPPLIER LAMA', string_agg(distinct x.input_by, ', ' order by x.input_by), ${hari}::date,
         ${namaOf('x.kode')}, count(*) || ' penerimaan belum dibayar', count(*)::int,
         array_agg(x.no_bukti order by x.no_bukti), null::bigint, max(x.lama)::bigint, null::bigint,
         ${hariKerja(lama)}
    from (
      select h.kode_toko, substr(h.akun, 10) as kode, h.lama, n.no_bukti, n.input_by
        from (
          select h.*,
                 h.hutang - coalesce((select sum(-b.rupiah) ${datang(sql`b.tgl_system >= ${batas}::date`)}), 0) as lama
            from (select kode_toko, akun, -sum(rupiah) as hutang from saldo
                   where kode_toko = ${kode_toko} and akun >= 'supplier:' and akun < 'supplier;'
                   group by kode_toko, akun having sum(rupiah) < 0) h) h
       cross join lateral (
         select b.no_bukti, max(s.input_by) as input_by,
                sum(sum(-b.rupiah)) over (order by b.tgl_system desc, b.no_bukti desc) - sum(-b.rupiah) as sesudah
         ${datang(sql`b.tgl_system < ${batas}::date`)}
          group by b.tgl_system, b.no_bukti) n
       where h.lama > 0 and n.sesudah < h.lama) x
   where ${hari}::date between ${tgl_from}::date and ${tgl_to}::date
   group by x.kode_toko, x.kode`;
};

/**
 * Money that a supplier owes for goods that he was paid for and that went back, told today while it lasts: he may have
 * given it to a person of the shop.
 */
const belumKembali = ({ tgl_from, tgl_to }: Span, { kode_toko, hari, param }: Ctx): Query => {
  const baru = param(pengawasanParam.SINYAL_SUPPLIER_BARU_HARI);
  return sql`
  select 'UANG RETUR BELUM KEMBALI', string_agg(distinct s.input_by, ', ' order by s.input_by), ${hari}::date,
         ${namaOf('x.kode')}, count(distinct b.no_bukti) || ' dokumen sejak ' || to_char(x.sejak, 'YYYY-MM-DD'),
         count(distinct b.no_bukti)::int, array_agg(distinct b.no_bukti order by b.no_bukti), null::bigint,
         x.saldo::bigint, null::bigint, ${hariKerja(baru)}
    from (
      select kode_toko, akun, substr(akun, 10) as kode, (array_agg(saldo order by tgl_system desc))[1] as saldo,
             min(tgl_system) filter (where tgl_system > coalesce(lunas, '-infinity')) as sejak
        from (
          select *, max(tgl_system) filter (where saldo <= 0) over (partition by akun) as lunas
            from (select kode_toko, akun, tgl_system,
                         sum(sum(rupiah)) over (partition by akun order by tgl_system) as saldo
                    from saldo_hari
                   where kode_toko = ${kode_toko} and akun >= 'supplier:' and akun < 'supplier;'
                   group by kode_toko, akun, tgl_system) per_hari) jalan
       group by kode_toko, akun) x
    join buku b on b.kode_toko = x.kode_toko and b.akun = x.akun and b.tgl_system >= x.sejak and b.rupiah > 0
    join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti and ${BERLAKU}
   where x.saldo > 0 and x.sejak < ${addDays(hari, -baru)}::date
     and ${hari}::date between ${tgl_from}::date and ${tgl_to}::date
   group by x.kode_toko, x.akun, x.kode, x.saldo, x.sejak`;
};

/** Pieces that one person entered and gave back: no delivery says that the supplier ever brought them. */
const returTanpaTerima = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'RETUR TANPA PENERIMAAN', x.input_by, x.tgl_system, ${namaOf('x.kode_supplier')},
         count(*) || ' barang ditambah dan diretur satu orang', count(*)::int,
         array_agg(distinct x.no_retur order by x.no_retur), sum(i.berat)::bigint, sum(i.modal)::bigint, null::bigint,
         null
    from retur_supplier x
    join retur_supplier_isi i on i.kode_toko = x.kode_toko and i.no_retur = x.no_retur and i.urut_lot is null
    join barang b on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode
   where x.kode_toko = ${kode_toko} and ${dalam('x.tgl_system', span)} and x.status = 'DONE'
     and left(i.no_asal, 2) <> 'TB' and b.input_by = x.input_by
   group by x.kode_toko, x.input_by, x.tgl_system, x.kode_supplier`;

/** Money to a supplier of whom nothing came before: a name that was made to be paid. */
const baruDibayar = (span: Span, { kode_toko, param }: Ctx): Query => {
  const baru = param(pengawasanParam.SINYAL_SUPPLIER_BARU_HARI);
  return sql`
  select 'SUPPLIER BARU DIBAYAR', x.input_by, x.tgl_system, ${namaOf('x.kode_supplier')},
         count(*) || ' kali dibayar, pertama datang ' || to_char(min(a.awal), 'YYYY-MM-DD'), count(*)::int,
         array_agg(x.no_kas order by x.no_kas), null::bigint, sum(x.jumlah)::bigint, null::bigint,
         ${hariKerja(baru)}
    from kas x
   cross join lateral (
     select min(h.tgl_system) as awal from saldo_hari h
      where h.kode_toko = x.kode_toko and h.akun = ${akunSupplier('x.kode_supplier')}) a
   where x.kode_toko = ${kode_toko} and ${dalam('x.tgl_system', span)} and x.status = 'DONE' and x.arah = 'KELUAR'
     and x.kode_supplier is not null and x.tgl_system < a.awal + ${baru}::int
   group by x.kode_toko, x.input_by, x.tgl_system, x.kode_supplier`;
};

/** A supplier whose goods and whose money one person alone wrote, payment after payment. */
const satuOrang = (span: Span, { kode_toko, param }: Ctx): Query => {
  const lama = param(pengawasanParam.SINYAL_SUPPLIER_LAMA_HARI);
  return sql`
  select 'SUPPLIER SATU ORANG', x.input_by, x.tgl_system, ${namaOf('x.kode_supplier')},
         max(p.banyak) || ' pembayaran, barang dan uangnya oleh satu orang', max(p.banyak)::int, max(p.nomor),
         null::bigint, max(p.jumlah)::bigint, null::bigint, ${hariKerja(lama)}
    from kas x
   cross join lateral (
     select count(*) as banyak, sum(k.jumlah) as jumlah, array_agg(k.no_kas order by k.no_kas) as nomor,
            bool_and(k.input_by = x.input_by) as sendiri
       from kas k
      where k.kode_toko = x.kode_toko and k.kode_supplier = x.kode_supplier and k.status = 'DONE' and k.arah = 'KELUAR'
        and k.tgl_system between x.tgl_system - ${lama}::int and x.tgl_system) p
   where x.kode_toko = ${kode_toko} and ${dalam('x.tgl_system', span)} and x.status = 'DONE' and x.arah = 'KELUAR'
     and x.kode_supplier is not null and p.banyak >= ${BANYAK_BAYAR} and p.sendiri
     and not exists (
       select from buku b join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
        where b.kode_toko = x.kode_toko and b.akun = ${akunSupplier('x.kode_supplier')} and b.rupiah < 0
          and b.tgl_system between x.tgl_system - ${lama}::int and x.tgl_system and s.input_by <> x.input_by)
   group by x.kode_toko, x.input_by, x.tgl_system, x.kode_supplier`;
};

/** A piece that went back and comes again from the same supplier, as heavy as it was and dearer. */
const datangLagi = (span: Span, { kode_toko, param }: Ctx): Query => {
  const lagi = param(pengawasanParam.SINYAL_RETUR_LAGI_HARI);
  return sql`
  select 'RETUR DATANG LAGI', x.input_by, x.tgl_system, ${namaOf('x.kode_supplier')},
         count(*) || ' barang retur datang lagi lebih mahal', count(*)::int,
         array_agg(distinct x.no_retur order by x.no_retur), sum(x.berat)::bigint, sum(x.harga_modal)::bigint,
         sum(x.harga_modal - x.modal)::bigint, ${hariKerja(lagi)}
    from (
      select distinct on (b.kode_barcode) b.kode_toko, b.input_by, b.berat, b.harga_modal, e.tgl_system, r.no_retur,
             r.kode_supplier, i.modal
        from retur_supplier r
        join retur_supplier_isi i on i.kode_toko = r.kode_toko and i.no_retur = r.no_retur and i.urut_lot is null
        join barang b on b.kode_toko = r.kode_toko and b.kode_supplier = r.kode_supplier and b.kode_dept = i.kode_dept
         and b.persen = i.persen and b.berat = i.berat and b.harga_modal > i.modal and b.input_date > r.input_date
        join barang_kejadian e on e.kode_toko = b.kode_toko and e.kode_barcode = b.kode_barcode and e.seq = 1
         and ${dalam('e.tgl_system', span)} and e.tgl_system <= r.tgl_system + ${lagi}::int
       where r.kode_toko = ${kode_toko} and r.status = 'DONE'
         and r.tgl_system between ${span.tgl_from}::date - ${lagi}::int and ${span.tgl_to}::date
       order by b.kode_barcode, r.input_date desc) x
   group by x.kode_toko, x.input_by, x.tgl_system, x.kode_supplier`;
};

/** Suppliers: what is owed to them for long, what goes to them, and what goes back. */
export const tentangSupplier = (span: Span, ctx: Ctx): Query[] =>
  [hutangLama, belumKembali, returTanpaTerima, baruDibayar, satuOrang, datangLagi].map((one) =>
    one(span, ctx),
  );
