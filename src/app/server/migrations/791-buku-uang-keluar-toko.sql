-- Money of the shop itself that leaves an account at a bank (RK) goes to no customer either: I-8d missed its row
-- and kept the day from closing (D-51.6). The letters are those of the documents that say `pays: 'shop'`.

-- Sets that take money out of drawers and banks, and are no cancel: what of them goes to a customer.
create or replace view v_keluar as
select p.shop, p.entry_id as doc_no, min(p.business_date) as business_date, -sum(p.rupiah)::bigint as jumlah
  from v_posting p join v_entry e on e.shop = p.shop and e.entry_id = p.entry_id and e.reverses is null
 where (p.account in ('kas', 'kas_hutang') or p.account like 'kas:%' or p.account like 'bank:%')
   and left(p.entry_id, 2) not in
     ('KM', 'KK', 'RM', 'RK', 'MB', 'MC', 'PU', 'VN', 'BM', 'BK', 'KU', 'TU', 'TP')
 group by 1, 2
having sum(p.rupiah) < 0;

-- Migration 741 wrote those of days before it.
alter table uang_keluar disable trigger uang_keluar_tetap;
delete from uang_keluar where left(no_dokumen, 2) = 'RK';
alter table uang_keluar enable trigger uang_keluar_tetap;
