import { sql, type Query } from '#kit/server/sql.ts';
import { bukuParam } from '#areas/buku/contract/buku.parameter.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { dalam, type Span } from '#areas/pengawasan/server/sinyal-span.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/**
 * Price that a person gave away at the counter on a day: each sale within what his level gives alone, together more
 * than a person spends of the shop's money alone (BATAS_KAS_KELUAR), for all customers together. What the shop itself
 * took off (its own reduction, a coupon) is not his, but for reductions that he chooses far more often than the others.
 */
const diskonSehari = (span: Span, { kode_toko, param }: Ctx): Query => {
  const batas = param(bukuParam.BATAS_KAS_KELUAR);
  return sql`
  select 'DISKON SEHARI', input_by, tgl_system, null, count(*) || ' barang di bawah harga komputer',
         count(distinct no)::int, array_agg(distinct no order by no), sum(berat), sum(netto), -sum(beda),
         ${batas.toLocaleString('en-US')}
    from (select p.input_by, p.tgl_system, p.no_faktur_jual as no, l.berat, l.netto,
                 l.harga_komputer - l.netto - l.kupon_rp - l.potongan_rp
                   + round(l.potongan_rp * coalesce(k.bagian, 0))::bigint as beda
            from nota_jual p
            join nota_jual_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
            left join (${potonganSendiri(span, kode_toko)}) k
              on k.input_by = p.input_by and k.tgl_system = p.tgl_system
           where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.status = 'DONE'
          union all
          ${pesananMurah(span, kode_toko)}) j
   where beda > 0
   group by input_by, tgl_system having count(distinct no) > 1 and sum(beda) > ${batas}::bigint`;
};

/** So many days a person's reductions are compared with those of the others. */
const HARI_BANDING = 30;

/**
 * Of the reductions by category (potongan) that a person gave on a day the part that is more than twice what the others
 * of the shop give of their sales in thirty days (decision 1053). A cashier chooses a category line by line; where
 * no other sells, there is nothing to compare with.
 */
const potonganSendiri = (span: Span, kode_toko: string): Query => sql`
  with sehari as (
    select p.input_by, p.tgl_system, sum(l.potongan_rp) as potongan, sum(l.harga) as harga
      from nota_jual p
      join nota_jual_barang l on l.kode_toko = p.kode_toko and l.no_faktur_jual = p.no_faktur_jual
     where p.kode_toko = ${kode_toko} and p.status = 'DONE'
       and p.tgl_system between ${span.tgl_from}::date - ${HARI_BANDING}::int and ${span.tgl_to}::date
     group by p.input_by, p.tgl_system
  )
  select s.input_by, s.tgl_system,
         greatest(0, 1 - 2 * sum(o.potongan) / nullif(sum(o.harga), 0) * s.harga / s.potongan) as bagian
    from sehari s
    join sehari o on o.input_by <> s.input_by
     and o.tgl_system between s.tgl_system - ${HARI_BANDING - 1}::int and s.tgl_system
   where s.potongan > 0
   group by s.input_by, s.tgl_system, s.harga, s.potongan`;

/** Orders that lock a price below the day's: of all their gold, or of what their first DP bought (D-36.4). */
const pesananMurah = (span: Span, kode_toko: string): Query => sql`
  select p.input_by, p.tgl_system, p.no_pesanan, l.berat, l.harga,
         case p.kunci_harga when 'KUNCI_SEMUA' then l.harga_komputer - l.harga
           else (select coalesce(sum(nilai_berat(k.berat, l.harga_hari - k.harga_per_gram)), 0) from pesanan_kunci k
                  where k.kode_toko = l.kode_toko and k.no_bayar = l.no_pesanan and k.urut = l.urut) end
    from pesanan p
    join pesanan_barang l on l.kode_toko = p.kode_toko and l.no_pesanan = p.no_pesanan
   where p.kode_toko = ${kode_toko} and ${dalam('p.tgl_system', span)} and p.status not in ('OPEN', 'CANC')`;

/** Cash that a person carried to the bank, by day: the owner looks for it on the statement of the account (D-19.4). */
const setorBank = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KAS DIBAWA KE BANK', input_by, tgl_system, null,
         'ke ' || string_agg(distinct tujuan || ' ' || tujuan_rekening || ': '
           || coalesce('slip ' || no_slip || ', ', '') || keterangan, ', '), count(*)::int,
         array_agg(no_mutasi order by no_mutasi), null::bigint, sum(jumlah), null::bigint, null
    from mutasi_uang
   where kode_toko = ${kode_toko} and ${dalam('tgl_system', span)} and jenis = 'CASH' and asal = 'CASH'
     and status = 'DONE'
   group by input_by, tgl_system`;

/**
 * What was paid by card and went back in cash: the shop pays the bank for money that it never earned (D-51.6). It says
 * which kind of card, whose, and how many days after the card had paid.
 */
const kartuTunai = (span: Span, { kode_toko }: Ctx): Query => sql`
  select 'KARTU KEMBALI TUNAI', user_id, tgl_system, null, 'dari kartu ' || string_agg(distinct isi, ', '),
         count(*)::int, array_agg(no_keluar order by no_keluar), null::bigint, sum(rupiah)::bigint, null::bigint, null
    from (select user_id, tgl_system, no_keluar, least(sum(kartu), max(tunai)) as rupiah,
                 string_agg(concat_ws(' ', jenis, nullif(nama_customer, ''), tgl_system - tgl_kartu, 'hari'), ', '
                   order by jenis) as isi
            from v_kartu_kembali
           where kode_toko = ${kode_toko} and ${dalam('tgl_system', span)} and berlaku
           group by user_id, tgl_system, no_keluar
          union all
          ${pinjamSetelahKartu(span, kode_toko)}) k
   group by user_id, tgl_system`;

/**
 * A new loan in cash to a person who redeemed or lowered another loan by card within seven days, or paid its interest
 * by card on that day: the bank's money leaves in cash, and no act of the two asks anybody (D-51.6). A person is a card
 * of the shop, or a KTP.
 */
const pinjamSetelahKartu = (span: Span, kode_toko: string): Query => sql`
  select h.input_by, h.tgl_system, h.no_faktur_hutang, least(sum(k.jumlah), max(c.tunai)),
         string_agg(concat_ws(' ', k.jenis, nullif(h.nama_customer, ''), h.tgl_system - k.tgl_kartu, 'hari',
                              'hutang baru'), ', ' order by k.jenis)
    from hutang h
   cross join lateral (select sum(b.jumlah)::bigint as tunai from pembayaran b
     where b.kode_toko = h.kode_toko and b.no_dokumen = h.no_faktur_hutang and b.jenis = 'CASH') c
   cross join lateral (select p.jenis, sum(p.jumlah)::bigint as jumlah, min(p.tgl_system) as tgl_kartu
      from hutang l
      join (select kode_toko, no_faktur_hutang, no_lunas as no, tgl_system, 6 as hari from hutang_lunas
             where status = 'DONE'
            union all
            select kode_toko, no_faktur_hutang, no_bunga, tgl_system, 0 from hutang_bunga where status = 'DONE'
            union all
            select kode_toko, no_faktur_hutang, no_remaja, tgl_system, 6 from hutang_remaja where status = 'DONE') a
        on a.kode_toko = l.kode_toko and a.no_faktur_hutang = l.no_faktur_hutang
       and a.tgl_system between h.tgl_system - a.hari and h.tgl_system
      join pembayaran p on p.kode_toko = a.kode_toko and p.no_dokumen = a.no and p.jenis in ('CREDIT', 'DEBET')
     where l.kode_toko = h.kode_toko and l.no_faktur_hutang <> h.no_faktur_hutang
       and (l.kode_customer = h.kode_customer or l.no_ktp = h.no_ktp)
     group by p.jenis) k
   where h.kode_toko = ${kode_toko} and ${dalam('h.tgl_system', span)} and h.jenis = 'BARU'
     and h.status not in ('OPEN', 'CANC') and c.tunai > 0
   group by h.input_by, h.tgl_system, h.no_faktur_hutang`;

/**
 * Coupons that a person minted by hand and that sales took: a person who mints them at the counter can keep the cash
 * that the customer pays and ring the coupon in its place. By who minted them, on the day when they were used.
 */
const kuponTangan = (span: Span, { kode_toko, param }: Ctx): Query => sql`
  select 'KUPON TANGAN', k.input_by, u.tgl_system, null, count(*) || ' kupon terbitan tangan dipakai', count(*)::int,
         array_agg(u.no_faktur_jual order by u.no_faktur_jual), null::bigint, sum(u.rupiah)::bigint, null::bigint,
         ${param(penjualanParam.BATAS_KUPON_TERBIT).toLocaleString('en-US')}
    from kupon_pakai u
    join kupon k on k.kode_toko = u.kode_toko and k.no_kupon = u.no_kupon and k.faktur_terbit is null
   where u.kode_toko = ${kode_toko} and ${dalam('u.tgl_system', span)} and not u.kembali
   group by k.input_by, u.tgl_system`;

/** Money and price that leave by one person's hand, without a customer who would miss it. */
export const lepasTangan = (span: Span, ctx: Ctx): Query[] => [
  diskonSehari(span, ctx),
  kuponTangan(span, ctx),
  setorBank(span, ctx),
  kartuTunai(span, ctx),
];
