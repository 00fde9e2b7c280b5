create trigger hitung_kas_tetap before update or delete on hitung_kas for each row execute function jangan_ubah();
create trigger tutup_toko_tetap before update or delete on tutup_toko for each row execute function jangan_ubah();

create or replace view v_doc__akhir_hari as
select kode_toko as shop, 'TP'::text as doc_type, no_tutup as doc_no, urut_nomor(no_tutup) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, tutup_at as created_at, tutup_by as created_by, op as op_id,
       null::bigint as price_id, selisih <> 0 as posts, null::text as ticket
  from tutup_toko;

create or replace view v_written__akhir_hari as
select 'hitung_kas'::text as row_tbl, tgl_system || '/' || laci || '/' || ke as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from hitung_kas
union all select 'tutup_toko'::text, no_tutup, kode_toko, op, tgl_system from tutup_toko;

-- An owner counts a drawer again without asking: every count is kept, and he has no superior in the shop (D-20.4).
create or replace view v_need__akhir_hari as
select kode_toko as shop, op as op_id, 'HITUNG_ULANG'::text as event from hitung_kas h
 where exists (select from hitung_kas e where e.kode_toko = h.kode_toko and e.tgl_system = h.tgl_system and e.laci = h.laci
                and e.tutup_ke = h.tutup_ke and e.ke < h.ke)
   and not exists (select from audit a where a.kode_toko = h.kode_toko and a.op = h.op and a.level = 'OWN')
union all
select kode_toko, op, 'SELISIH_KAS' from tutup_toko
 where abs(selisih - pembulatan_tunai) > batas_toko(kode_toko, 'TOLERANSI_SELISIH_KAS', tutup_at, 0)
union all
select kode_toko, op, 'BUKA_ULANG_HARI' from audit where tindakan = 'BUKA_ULANG_HARI';

-- Its own 64 letters say that a seal is one of the older form; a day after one of the newer (65 letters) has no older seal.
create or replace view v_seal as
select t.kode_toko as shop, t.tgl_system as business_date, t.no_tutup as doc_no, t.segel as seal,
       case when octet_length(t.segel) = 64
                 and not exists (select from tutup_toko e where e.kode_toko = t.kode_toko and e.tgl_system < t.tgl_system
                                   and octet_length(e.segel) <> 64)
         then segel_hari_lama(t.kode_toko, t.tgl_system, t.audit_urut, t.hash_audit)
         else segel_hari(t.kode_toko, t.tgl_system, t.audit_urut, t.hash_audit) end as recomputed, t.audit_urut as audit_seq, t.hash_audit as audit_hash
  from (select distinct on (kode_toko, tgl_system) * from tutup_toko order by kode_toko, tgl_system, ke desc) t
  join hari_toko h on h.kode_toko = t.kode_toko and h.tgl_system = t.tgl_system and h.status = 'CLOSED';
