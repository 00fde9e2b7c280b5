-- A date that jumped is opened by an owner's approval, unless an owner opens it himself (D-51.2, I-21).
create view v_need__tanggal_lompat as
select kode_toko as shop, op as op_id, 'TANGGAL_LOMPAT'::text as event
  from audit where tindakan = 'BUKA_HARI' and level <> 'OWN' and sesudah ->> 'lompat' = 'true';
select susun_pandangan('v_need');
