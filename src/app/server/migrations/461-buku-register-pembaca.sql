-- Reports of cancelled, of waiting and of a customer's documents read the register (decision 460): the parts that
-- areas added to these views by hand go. What waits and is no document stays one: money that its bank has not paid out.
create view v_waiting__non_cash as
select n.kode_toko, 'NON CASH'::text as jenis, n.no_dokumen, n.tgl_system, n.keterangan as nama_customer, null::bigint as berat,
       n.jumlah_gesek_rp::bigint as jumlah_rp, null::text as kode_sales, null::text as kode_sales_lunas, n.input_by, v.input_by as valid_by,
       v.input_date as valid_at, n.waktu as input_date
  from non_cash n
  left join validasi_non_cash_baris b on b.kode_toko = n.kode_toko and b.no_dokumen = n.no_dokumen and b.urut_bayar = n.urut and b.aktif
  left join validasi_non_cash v on v.kode_toko = b.kode_toko and v.no_validasi = b.no_validasi;
select susun_pandangan('v_waiting');

do $$
declare
  nama text;
begin
  drop view v_pembatalan, v_validasi, v_riwayat;
  for nama in select viewname from pg_views
               where schemaname = current_schema() and viewname ~ '^v_(pembatalan|validasi|riwayat)__' loop
    execute format('drop view %I', nama);
  end loop;
end $$;
