-- Money of the shop itself has a sum of the day for each person, too (D-51.6): spent in cash or by an account,
-- carried to a bank, sent from bank to bank. `untuk` tells it apart from what went to a customer.
alter table uang_keluar add column untuk text not null default 'CUSTOMER' check (untuk in ('CUSTOMER', 'TOKO'));
drop index uang_keluar_orang;
create index uang_keluar_orang on uang_keluar (kode_toko, user_id, tgl_system, untuk, urut desc);

-- What sets of the kinds that say `pays: 'shop'` take out of drawers and accounts and do not put into a drawer, where
-- closing counts it. The letters are those of these kinds.
create view v_tarik as
select p.shop, p.entry_id as doc_no, min(p.business_date) as business_date,
       (coalesce(-sum(p.rupiah) filter (where p.rupiah < 0), 0)
        - coalesce(sum(p.rupiah) filter (where p.rupiah > 0 and p.account not like 'bank:%'), 0))::bigint as jumlah
  from v_posting p join v_entry e on e.shop = p.shop and e.entry_id = p.entry_id and e.reverses is null
 where (p.account in ('kas', 'kas_hutang') or p.account like 'kas:%' or p.account like 'bank:%')
   and left(p.entry_id, 2) in ('KM', 'KK', 'RM', 'RK', 'MB', 'MC', 'PU', 'VN')
 group by 1, 2
having coalesce(-sum(p.rupiah) filter (where p.rupiah < 0), 0)
       > coalesce(sum(p.rupiah) filter (where p.rupiah > 0 and p.account not like 'bank:%'), 0);

-- What left before there was a sum had a limit of one document, which v_need__uang still asks.
alter table uang_keluar disable trigger uang_keluar_hari_buka;
insert into uang_keluar (kode_toko, no_dokumen, user_id, tgl_system, jumlah, sebelum, untuk, op)
select k.shop, k.doc_no, s.input_by, s.tgl_system, k.jumlah, 0, 'TOKO', s.op
  from v_tarik k
  join buku_set s on s.kode_toko = k.shop and s.no_bukti = k.doc_no
 order by s.waktu, s.no_bukti;
alter table uang_keluar enable trigger uang_keluar_hari_buka;

create or replace view v_need__uang_keluar as
select kode_toko as shop, op as op_id, 'PEMBAYARAN_BESAR'::text as event from uang_keluar
 where untuk = 'CUSTOMER' and setuju is not null and not disetujui_oleh(kode_toko, op, setuju)
union all
select kode_toko, op, 'KAS_KELUAR_BESAR' from uang_keluar where untuk = 'TOKO' and setuju is not null
union all
select kode_toko, op, 'PEMBAYARAN_BESAR' from hutang
 where setuju_pokok is not null and not disetujui_oleh(kode_toko, op, setuju_pokok);
select susun_pandangan('v_need');
