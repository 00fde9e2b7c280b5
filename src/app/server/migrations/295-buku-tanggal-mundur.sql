-- What was saved on a day that should have been closed needs somebody who agreed to it (D-33.18, I-21).

-- The calls that save on the open day and on no other: the contracts say it (a test compares them). What ends
-- a day, and what leads to its end, serves every day and is asked for by its own rules.
create function simpan_di_hari(p_jalur text) returns boolean language sql immutable parallel safe as $$
  select p_jalur ~ ('^(PUT /api/v1/barang/[^/]+|POST /api/v1/('
    || 'uang-bank/(masuk|keluar)|cash/(masuk|keluar|mutasi-uang-bank|mutasi-uang-cash|pengalihan-saldo)|non-cash/validasi'
    || '|barang(/banyak)?|pindah-barang(/satu-baki|/[^/]+/batal)?|hancur-barang(/[^/]+/batal)?'
    || '|update-(profit-barang|kadar)(/[^/]+/batal)?|stock-aksesoris(/[^/]+/batal)?|penerimaan-barang(/[^/]+/(batal|label))?'
    || '|stock-opname(-penerimaan)?/(batal|kosongkan|selesai)|opname-global-daily(/[^/]+/batal)?'
    || '|penjualan|titip(/[^/]+/(ambil|bayar))?|tukar-tambah|pembelian(/[^/]+/retag)?'
    || '|hancur-pembelian(/[^/]+/batal)?|retag-pembelian/[^/]+/batal|pajak/wajib-lapor(/batal)?))$')
$$;

-- The date that a shop's calendar showed, by the zone and the hour that held then: both may have changed since.
create function kalender_toko(p_toko text, p_zona text, p_waktu timestamptz) returns date language sql stable parallel safe as $$
  select (p_waktu at time zone 'UTC'
    + make_interval(hours => case coalesce((select a.sebelum ->> 'zona' from audit a
        where a.tabel = 'toko' and a.kunci = p_toko and a.tindakan = 'UBAH' and a.waktu > p_waktu and a.sebelum ? 'zona'
        order by a.waktu limit 1), p_zona) when 'WIB' then 7 when 'WITA' then 8 else 9 end)
    - coalesce((select (value #>> '{}')::interval from parameter_toko
        where kode_toko = p_toko and key = 'JAM_GANTI_HARI' and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1),
        interval '4 hours'))::date
$$;

-- The day that was open then is the last one that had been opened; few acts lie between its end and the next one's
-- beginning. An act may have begun before the hour at which the date changes, and ended after it.
create view v_need__tanggal_mundur as
select h.kode_toko as shop, i.op as op_id, 'TANGGAL_MUNDUR'::text as event
  from (select kode_toko, tgl_system, lead(dibuka_at, 1, 'infinity') over (partition by kode_toko order by tgl_system) as sampai
          from hari_toko) h
  join toko t on t.kode_toko = h.kode_toko
  join idempotensi i on i.kode_toko = h.kode_toko and i.waktu < h.sampai
   and i.waktu >= (h.tgl_system + 1 - interval '9 hours') at time zone 'UTC'
 where simpan_di_hari(i.jalur)
   and kalender_toko(h.kode_toko, t.zona, i.waktu - interval '5 minutes') > h.tgl_system;
select susun_pandangan('v_need');
