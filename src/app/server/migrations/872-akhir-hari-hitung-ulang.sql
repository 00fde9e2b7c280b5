-- An owner counts a drawer again without asking: every count is kept, and nobody of the shop is above him (D-20.4).
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
