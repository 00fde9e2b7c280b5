-- Moves pieces and writes their history; answers how many were still where the act believed them.
-- With `p_bukti` the pieces are held or taken by that very document, whose number is known only now.
create function pindah_barang(p_toko text, p_langkah jsonb, p_tgl date, p_user text, p_op uuid, p_bukti text default null)
returns int language plpgsql as $$
declare
  jumlah int;
  -- As an array the planner knows that these are few, and never reads the whole stock for them.
  kode text[] := array(select x ->> 'kode_barcode' from jsonb_array_elements(p_langkah) x);
begin
  with langkah as (
    select kode_barcode, dari_status, ke_status, jenis, akun, kode_gudang, kode_baki,
           coalesce(p_bukti, no_bukti) as no_bukti, coalesce(p_bukti, no_pegang) as no_pegang
      from jsonb_to_recordset(p_langkah) as x (kode_barcode text, dari_status text, ke_status text, jenis text,
        no_bukti text, no_pegang text, akun text, kode_gudang text, kode_baki text)
  ), lama as (
    select k as kode_barcode, e.seq, e.ke from unnest(kode) k
      cross join lateral (select seq, ke from barang_kejadian
        where kode_toko = p_toko and kode_barcode = k order by seq desc limit 1) e
  ), baru as (
    update barang b
       set status = l.ke_status, no_pegang = l.no_pegang, kode_gudang = coalesce(l.kode_gudang, b.kode_gudang),
           kode_baki = case when l.akun is null then b.kode_baki else l.kode_baki end, op = p_op
      from langkah l join lama using (kode_barcode)
     where b.kode_toko = p_toko and b.kode_barcode = any(kode)
       and b.kode_barcode = l.kode_barcode and b.status = l.dari_status
    returning b.kode_barcode, b.berat, l.jenis, l.no_bukti, l.dari_status, l.ke_status, lama.seq, lama.ke as dari,
              coalesce(l.akun, lama.ke) as ke
  ), kejadian as (
    insert into barang_kejadian (kode_toko, kode_barcode, seq, tgl_system, waktu, jenis, no_bukti, dari_status,
      ke_status, dari, ke, berat_sebelum, berat, user_id, op)
    select p_toko, kode_barcode, seq + 1, p_tgl, waktu(), jenis, no_bukti, dari_status, ke_status, dari, ke,
           berat, berat, p_user, p_op from baru
    returning 1
  )
  select count(*) into jumlah from kejadian;
  return jumlah;
end $$;
