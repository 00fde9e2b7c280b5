-- The days that interest of a loan was taken for, by what took it (D-40.4): two of them never meet. A renewed loan begins where the
-- interest of the one before it ended.
create view v_paid_span__hutang as
select kode_toko as shop, no_faktur_hutang as loan, no_bunga as act, dari_tgl as from_day, sampai_tgl as to_day
  from hutang_bunga where status <> 'CANC'
union all
select kode_toko, no_faktur_hutang, no_lunas, dari_tgl, dari_tgl + hari_bunga from hutang_lunas where status <> 'CANC'
union all
select kode_toko, no_faktur_hutang, no_lelang, dari_tgl, dari_tgl + hari_bunga from hutang_lelang where status <> 'CANC'
union all
select kode_toko, n.no, no_remaja, dari_tgl, dari_tgl + hari_bunga
  from hutang_remaja cross join lateral (values (no_faktur_hutang), (no_hutang_baru)) n (no) where status <> 'CANC';
select susun_pandangan('v_paid_span');
