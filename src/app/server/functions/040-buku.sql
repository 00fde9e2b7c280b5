-- An exact sum of whole numbers that keeps eight bytes for a group where sum() keeps a numeric: a
-- million sets are added up in memory. Too large a sum is an error, never a wrong figure.
create or replace aggregate jumlah_utuh(bigint) (sfunc = int8pl, stype = bigint, initcond = '0', combinefunc = int8pl, parallel = safe);

-- Money on its way is never less than none (D-41.6).
create or replace function bisa_negatif(p_akun text) returns boolean language sql immutable parallel safe as $$
  select not (p_akun in ('kas', 'kas_hutang', 'titip', 'jaminan', 'service', 'contoh', 'perjalanan')
    or p_akun like 'kas:%' or p_akun like 'baki:%' or p_akun like 'gudang:%' or p_akun like 'kirim:%')
$$;

-- An account at a bank falls below nothing only where its master says so (D-19.2): decided here, under
-- the lock of the balance row, as for the drawer. A set that takes nothing from a bank asks nothing.
create or replace function catat_buku(p_toko text, p_tgl date, p_bukti text, p_kode text, p_keterangan text,
  p_membalik text, p_user text, p_op uuid, p_baris jsonb)
returns void language plpgsql security definer set search_path from current as $$
declare
  salah boolean;
  kurang text;
  rekening_kurang text;
begin
  -- The set's trigger refuses a day that is not open.
  insert into buku_set values (p_toko, p_bukti, p_tgl, p_kode, p_keterangan, p_membalik, p_user, waktu(), p_op);

  with baris as (
    insert into buku
    select p_toko, p_bukti, b.urut::int, p_tgl, b.akun, b.kode_barcode, coalesce(b.kadar, 0),
           coalesce(b.rupiah, 0), coalesce(b.qty, 0), coalesce(b.berat, 0), coalesce(b.murni, 0)
      from rows from (jsonb_to_recordset(p_baris) as
        (akun text, kode_barcode text, kadar int, rupiah bigint, qty int, berat bigint, murni bigint))
        with ordinality as b (akun, kode_barcode, kadar, rupiah, qty, berat, murni, urut)
    returning akun, kadar, rupiah, qty, berat, murni
  ), jumlah as (
    select akun, kadar, sum(rupiah)::bigint rupiah, sum(qty)::bigint qty, sum(berat)::bigint berat, sum(murni)::bigint murni
      from baris group by akun, kadar order by akun, kadar
  ), harian as (
    insert into saldo_hari as h
    select p_toko, p_tgl, akun, kadar, rupiah, qty, berat, murni from jumlah
    on conflict (kode_toko, akun, kadar, tgl_system) do update
      set rupiah = h.rupiah + excluded.rupiah, qty = h.qty + excluded.qty,
          berat = h.berat + excluded.berat, murni = h.murni + excluded.murni
    returning akun, kadar, rupiah, qty, berat, murni
  )
  select (select sum(rupiah) <> 0 or sum(qty) <> 0 or sum(murni) <> 0 from jumlah)
           or exists (select from jumlah group by kadar having sum(berat) <> 0),
         (select h.akun from harian h
            left join saldo_lalu l on l.kode_toko = p_toko and l.akun = h.akun and l.kadar = h.kadar
           where not bisa_negatif(h.akun)
             and ((h.akun like 'kas%' or h.akun = 'perjalanan') and h.rupiah + coalesce(l.rupiah, 0) < 0 or h.qty + coalesce(l.qty, 0) < 0
                  or h.berat + coalesce(l.berat, 0) < 0 or h.murni + coalesce(l.murni, 0) < 0)
           limit 1),
         (select substr(j.akun, 6) from jumlah j
           where j.akun like 'bank:%' and j.rupiah < 0
             and (select h.rupiah from harian h where h.akun = j.akun and h.kadar = j.kadar)
                 + coalesce((select l.rupiah from saldo_lalu l
                      where l.kode_toko = p_toko and l.akun = j.akun and l.kadar = j.kadar), 0) < 0
             and not exists (select from rekening r
                      where r.kode_toko = p_toko and r.no_rekening = substr(j.akun, 6) and r.boleh_negatif)
           limit 1)
    into salah, kurang, rekening_kurang;
  if salah then
    raise exception 'Set % does not balance: %', p_bukti, p_baris;
  end if;
  if kurang like 'kas%' then
    perform tolak('KAS_KURANG', 'Saldo Kas Tidak Mencukupi');
  elsif kurang is not null then
    raise exception 'Account % would fall below nothing (%)', kurang, p_bukti;
  elsif rekening_kurang is not null then
    -- A sentence with its figure beside it, as kit/rules/sentence.ts packs it.
    perform tolak('REKENING_KURANG', 'Saldo Rekening {no_rekening} Tidak Mencukupi' || chr(31)
      || json_build_object('no_rekening', rekening_kurang));
  end if;
  if p_membalik is not null then
    perform bisa_dibalik(p_toko, p_membalik);
  end if;
end $$;

-- The sets of a ride (decision 992): `p_baris` holds a list of lines for each, an empty one where it posts nothing. Each set
-- must balance by itself. A balance may not lean on what another set of the ride brings in: where one takes from a
-- drawer, a tray or a bank more than was there before the ride, all of it is refused by KL410, and each goes alone. An
-- account that may be overdrawn is never short.
create or replace function catat_buku_banyak(p_toko text, p_tgl date, p_bukti text[], p_kode text[], p_keterangan text[],
  p_user text[], p_op uuid[], p_baris jsonb)
returns void language plpgsql security definer set search_path from current as $$
declare
  salah boolean;
  kurang text;
begin
  if cardinality(p_bukti) <> jsonb_array_length(p_baris) then
    raise exception 'A ride of % has % sets for % documents', p_toko, jsonb_array_length(p_baris), cardinality(p_bukti);
  end if;
  insert into buku_set
  select p_toko, s.no, p_tgl, s.kode, s.keterangan, null, s.orang, waktu(), s.op
    from unnest(p_bukti, p_kode, p_keterangan, p_user, p_op) with ordinality as s (no, kode, keterangan, orang, op, ke)
   where jsonb_array_length(p_baris -> (s.ke::int - 1)) > 0
   order by s.ke;

  with baris as (
    insert into buku
    select p_toko, p_bukti[s.ke], b.urut::int, p_tgl, b.akun, b.kode_barcode, coalesce(b.kadar, 0),
           coalesce(b.rupiah, 0), coalesce(b.qty, 0), coalesce(b.berat, 0), coalesce(b.murni, 0)
      from jsonb_array_elements(p_baris) with ordinality as s (lines, ke)
      cross join lateral rows from (jsonb_to_recordset(s.lines) as
        (akun text, kode_barcode text, kadar int, rupiah bigint, qty int, berat bigint, murni bigint))
        with ordinality as b (akun, kode_barcode, kadar, rupiah, qty, berat, murni, urut)
    returning no_bukti, akun, kadar, rupiah, qty, berat, murni
  ), per_set as (
    select no_bukti, akun, kadar, sum(rupiah)::bigint rupiah, sum(qty)::bigint qty, sum(berat)::bigint berat,
           sum(murni)::bigint murni
      from baris group by no_bukti, akun, kadar
  ), jumlah as (
    select akun, kadar, sum(rupiah)::bigint rupiah, sum(qty)::bigint qty, sum(berat)::bigint berat, sum(murni)::bigint murni,
           sum(greatest(rupiah, 0)) masuk_rupiah, sum(greatest(qty, 0)) masuk_qty, sum(greatest(berat, 0)) masuk_berat,
           sum(greatest(murni, 0)) masuk_murni, min(rupiah) as keluar_rupiah
      from per_set group by akun, kadar
  ), harian as (
    insert into saldo_hari as h
    select p_toko, p_tgl, akun, kadar, rupiah, qty, berat, murni from jumlah order by akun, kadar
    on conflict (kode_toko, akun, kadar, tgl_system) do update
      set rupiah = h.rupiah + excluded.rupiah, qty = h.qty + excluded.qty,
          berat = h.berat + excluded.berat, murni = h.murni + excluded.murni
    returning akun, kadar, rupiah, qty, berat, murni
  )
  select exists (select from per_set group by no_bukti having sum(rupiah) <> 0 or sum(qty) <> 0 or sum(murni) <> 0)
           or exists (select from per_set group by no_bukti, kadar having sum(berat) <> 0),
         (select h.akun from harian h
            join jumlah j on j.akun = h.akun and j.kadar = h.kadar
            left join saldo_lalu l on l.kode_toko = p_toko and l.akun = h.akun and l.kadar = h.kadar
           where (not bisa_negatif(h.akun)
                  and ((h.akun like 'kas%' or h.akun = 'perjalanan') and h.rupiah + coalesce(l.rupiah, 0) - j.masuk_rupiah < 0
                       or h.qty + coalesce(l.qty, 0) - j.masuk_qty < 0 or h.berat + coalesce(l.berat, 0) - j.masuk_berat < 0
                       or h.murni + coalesce(l.murni, 0) - j.masuk_murni < 0))
              or (h.akun like 'bank:%' and j.keluar_rupiah < 0 and h.rupiah + coalesce(l.rupiah, 0) - j.masuk_rupiah < 0
                  and not exists (select from rekening r
                       where r.kode_toko = p_toko and r.no_rekening = substr(h.akun, 6) and r.boleh_negatif))
           limit 1)
    into salah, kurang;
  if salah then
    raise exception 'A set of a ride does not balance: %', p_baris;
  end if;
  if kurang is not null then
    raise exception using errcode = 'KL410', message = format('A ride of %s may leave %s below nothing', p_toko, kurang);
  end if;
end $$;

create or replace function hanya_hari_buka() returns trigger language plpgsql as $$
declare
  buka text;
begin
  buka := pastikan_buka(new.kode_toko, new.tgl_system);
  return new;
end $$;

-- The same for all rows of one statement at once: documents and sets of a ride are of one day.
create or replace function semua_hari_buka() returns trigger language plpgsql as $$
declare
  hari record;
  buka text;
begin
  -- What a shop on another server told of goods is of its day, which is not here (D-43.4).
  if tg_table_name in ('kirim_barang', 'terima_kiriman') then
    for hari in select distinct kode_toko, tgl_system from baru where not jauh loop
      buka := pastikan_buka(hari.kode_toko, hari.tgl_system);
    end loop;
    return null;
  end if;
  for hari in select distinct kode_toko, tgl_system from baru loop
    buka := pastikan_buka(hari.kode_toko, hari.tgl_system);
  end loop;
  return null;
end $$;

-- The clock as it runs, also inside a transaction; held still where waktu() is.
create or replace function saat_ini() returns timestamptz language sql volatile as
$$ select coalesce(nullif(current_setting('kilau.waktu', true), '')::timestamptz, clock_timestamp()) $$;

-- The running number in a document's number (D-6.1), and its kind in the words of the views.
create or replace function urut_nomor(p_no text) returns int language sql immutable parallel safe as $$
  select (strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(p_no, 12, 1)) - 1) * 1296
       + (strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(p_no, 13, 1)) - 1) * 36
       + strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(p_no, 14, 1)) - 1
$$;

create or replace function jenis_nomor(p_no text) returns text language sql immutable parallel safe as
$$ select case left(p_no, 2) when 'PJ' then 'SALE' else left(p_no, 2) end $$;

-- A state as one number: added without carry it compares whole chains without sorting them (I-3).
create or replace function sidik_keadaan(p_status text, p_urut bigint, p_berat bigint) returns bigint language sql immutable parallel safe as $$
  select hashint8extended(coalesce(p_berat, 0), hashint8extended(p_urut, hashtextextended(coalesce(p_status, ''), 0)))
$$;

create or replace function batas_toko(p_toko text, p_key text, p_waktu timestamptz, p_bawaan bigint) returns bigint
language sql stable parallel safe as $$
  select coalesce((select round((value #>> '{}')::numeric * satuan_parameter(p_key))::bigint from parameter_toko
    where kode_toko = p_toko and key = p_key and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1), p_bawaan)
$$;

-- Who must be approved at all: an owner who may act alone need not (D-34.2). SU and DEV are asked as a manager is (decision 1252).
create or replace function perlu_setuju(p_toko text, p_level text, p_waktu timestamptz) returns boolean language sql stable parallel safe as $$
  select p_level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV') or (p_level = 'OWN' and not coalesce((select value = 'true'::jsonb from parameter_toko
    where kode_toko = p_toko and key = 'OWN_TANPA_OTORISASI' and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1), false))
$$;

-- The seal of a closed day: its totals by account, its sets and numbers, and where the audit chain stood.
-- What was closed cannot be added to, taken from or moved without breaking it (I-18).
-- Every text comes behind its length in bytes and every list behind its count, as in the hash of an audit row (decisions 1011, 1021).
create or replace function segel_hari(p_toko text, p_tgl date, p_audit_urut bigint, p_hash_audit text) returns text language sql stable as $$
  select 'b' || encode(sha256(convert_to(concat(octet_length(p_toko), ':', p_toko, to_char(p_tgl, 'YYYY-MM-DD'), '|', p_audit_urut, '|',
    octet_length(p_hash_audit), ':', p_hash_audit,
    (select count(*) from buku_set where kode_toko = p_toko and tgl_system = p_tgl), '|',
    (select concat(count(*), '|', string_agg(concat(octet_length(jenis), ':', jenis, terakhir, '|'), '' order by jenis collate "C"))
       from nomor where kode_toko = p_toko and tgl_system = p_tgl),
    (select concat(count(*), '|', string_agg(concat(octet_length(akun), ':', akun, kadar, '|', rupiah, '|', qty, '|', berat, '|', murni, '|'), ''
              order by akun collate "C", kadar))
       from saldo_hari where kode_toko = p_toko and tgl_system = p_tgl)), 'UTF8')), 'hex')
$$;

-- As days were sealed before: fields and rows joined by signs that each text may hold.
create or replace function segel_hari_lama(p_toko text, p_tgl date, p_audit_urut bigint, p_hash_audit text) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws('|', p_toko, p_tgl, p_audit_urut, p_hash_audit,
    (select count(*) from buku_set where kode_toko = p_toko and tgl_system = p_tgl),
    (select string_agg(concat_ws(',', jenis, terakhir), ';' order by jenis collate "C") from nomor where kode_toko = p_toko and tgl_system = p_tgl),
    (select string_agg(concat_ws(',', akun, kadar, rupiah, qty, berat, murni), ';' order by akun collate "C", kadar)
       from saldo_hari where kode_toko = p_toko and tgl_system = p_tgl)), 'UTF8')), 'hex')
$$;

-- For pieces that the act itself has locked and read: one that is elsewhere now is a fault of ours.
create or replace function pindah_semua(p_toko text, p_langkah jsonb, p_tgl date, p_user text, p_op uuid, p_bukti text)
returns void language plpgsql as $$
begin
  if pindah_barang(p_toko, p_langkah, p_tgl, p_user, p_op, p_bukti) <> jsonb_array_length(p_langkah) then
    raise exception 'A locked piece of % was not where it was read', p_bukti;
  end if;
end $$;

-- The pieces of a ride (decision 992): `p_langkah` holds a list of steps for each of its documents. A piece that is free
-- afterwards is held by none of them.
create or replace function pindah_banyak(p_toko text, p_langkah jsonb, p_tgl date, p_user text[], p_op uuid[], p_bukti text[])
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  diminta int;
  jumlah int;
  kode text[];
begin
  select count(*), array_agg(x ->> 'kode_barcode') into diminta, kode
    from jsonb_array_elements(p_langkah) s cross join lateral jsonb_array_elements(s) x;
  with langkah as (
    select x.kode_barcode, x.dari_status, x.ke_status, x.jenis, x.akun, x.kode_gudang, x.kode_baki,
           p_bukti[s.ke] as no_bukti, p_user[s.ke] as user_id, p_op[s.ke] as op
      from jsonb_array_elements(p_langkah) with ordinality as s (steps, ke)
      cross join lateral jsonb_to_recordset(s.steps) as x (kode_barcode text, dari_status text, ke_status text,
        jenis text, akun text, kode_gudang text, kode_baki text)
  ), lama as (
    select k as kode_barcode, e.seq, e.ke from unnest(kode) k
      cross join lateral (select seq, ke from barang_kejadian
        where kode_toko = p_toko and kode_barcode = k order by seq desc limit 1) e
  ), baru as (
    update barang b
       set status = l.ke_status, no_pegang = case when l.ke_status <> 'READY' then l.no_bukti end, kode_gudang = coalesce(l.kode_gudang, b.kode_gudang),
           kode_baki = case when l.akun is null then b.kode_baki else l.kode_baki end, op = l.op
      from langkah l join lama using (kode_barcode)
     where b.kode_toko = p_toko and b.kode_barcode = any(kode)
       and b.kode_barcode = l.kode_barcode and b.status = l.dari_status
    returning b.kode_barcode, b.berat, l.jenis, l.no_bukti, l.user_id, l.op, l.dari_status, l.ke_status, lama.seq,
              lama.ke as dari, coalesce(l.akun, lama.ke) as ke
  ), kejadian as (
    insert into barang_kejadian (kode_toko, kode_barcode, seq, tgl_system, waktu, jenis, no_bukti, dari_status,
      ke_status, dari, ke, berat_sebelum, berat, user_id, op)
    select p_toko, kode_barcode, seq + 1, p_tgl, waktu(), jenis, no_bukti, dari_status, ke_status, dari, ke,
           berat, berat, user_id, op from baru
    returning 1
  )
  select count(*) into jumlah from kejadian;
  if jumlah <> diminta then
    raise exception 'A locked piece of a ride of % was not where it was read', p_toko;
  end if;
end $$;

-- What a manager still changes alone: none of it bounds a counter.
create or replace function parameter_manager(p_key text) returns boolean language sql immutable parallel safe as $$
  select p_key in ('KURS_USD', 'BASKET_LOCK_MINUTES', 'CUSTOMER_WAJIB', 'PLATFORM_NOTA', 'PECAHAN_UANG',
    'STOCK_UMUR_HARI', 'MULTI_LANGUAGE_FEATURE', 'UKURAN_STRUK', 'AUTO_CUT', 'JAM_KIRIM_PROMO')
$$;

-- What the vendor's people alone change.
create or replace function parameter_vendor(p_key text) returns boolean language sql immutable parallel safe as $$
  select p_key in ('APP_MODE', 'PAYLOAD_ACAK', 'TOKO_REKAP_PENJUALAN', 'TOKO_UPDATE_KADAR', 'OTORISASI_MENIT', 'LOGIN_GAGAL_MAKSIMAL')
$$;

-- In place of 953: contracts that are let out tell of customers and of cost, as deposits do.
create or replace function ekspor_rahasia(p_tabel text) returns boolean language sql immutable parallel safe as $$
  select p_tabel in ('customer', 'barang', 'barang_kejadian', 'penjualan', 'penjualan_barang', 'pembelian', 'pembelian_barang',
    'titipan', 'titipan_barang', 'titipan_bayar', 'pesanan', 'pesanan_barang', 'pesanan_bayar', 'service', 'service_barang', 'service_bayar', 'service_ambil', 'tukang_serah',
    'tukang_kembali', 'lot', 'sepuhan', 'cicilan', 'cicilan_barang', 'cicilan_bayar', 'gesek_tunai', 'pembayaran', 'kas', 'penerimaan', 'retur_supplier', 'hancur', 'tutup_toko',
    'barang_manual', 'manual_masuk', 'manual_pindah', 'manual_koreksi', 'manual_retur', 'jual_manual', 'jual_manual_isi', 'beli_manual', 'beli_manual_isi',
    'berlian', 'berlian_terima', 'berlian_retur', 'berlian_pasang',
    'buku')
$$;

-- A key opens data of the shop to a program: asked for like a list that leaves it (D-27, I-21).
create or replace function tuntutan_jejak(a audit) returns text language sql stable parallel safe as $$
  select case
    when a.tindakan = 'CETAK_ULANG' then 'CETAK_ULANG'
    when a.tindakan = 'KOSONGKAN_OPNAME' then 'OPNAME_KOSONGKAN'
    when a.tindakan = 'RESET_TIMBANG' and exists (select from timbang t where t.kode_toko = a.kode_toko
      and t.tgl_system = a.kunci::date and a.sebelum::jsonb ? t.no_timbang) then 'RESET_TIMBANG'
    -- What follows an owner does alone.
    when a.level not in ('KASIR', 'SPV', 'MU', 'SU', 'DEV') then null
    when a.tindakan = 'EKSPOR' then case when ekspor_rahasia(a.tabel) or a.tabel = 'katalog_kunci' then 'EKSPOR_DATA' end
    when a.tindakan = 'BUKA_LACI' and a.level = 'KASIR' then 'BUKA_LACI'
    when a.tindakan = 'CETAK_BARCODE' and jsonb_path_exists(a.sebelum::jsonb, '$[*].label_ke ? (@ > 0)') then 'CETAK_ULANG_BARCODE'
    when a.tindakan = 'UBAH_HARGA' or (a.tabel = 'harga_beli' and a.tindakan in ('TAMBAH', 'UBAH', 'AKTIFKAN')) then 'UBAH_HARGA_EMAS'
    when a.tabel = 'barang' and a.tindakan = 'UBAH' and a.sebelum::jsonb - 'gambar' <> a.sesudah::jsonb - 'gambar' then 'UBAH_BARANG'
    when a.tindakan in ('RESET_PASSWORD', 'UBAH_HAK_AKSES', 'HAPUS_DUA_FAKTOR') or (a.tabel = 'users'
      and a.tindakan in ('TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN')
      and (a.sebelum::jsonb -> 'level', a.sebelum::jsonb -> 'is_active')
        is distinct from (a.sesudah::jsonb -> 'level', a.sesudah::jsonb -> 'is_active'))
      then 'HAK_AKSES'
    when a.tindakan = 'UBAH_PARAMETER' and not (a.level in ('MU', 'SU', 'DEV') and parameter_manager(a.kunci))
      and not (a.level in ('SU', 'DEV') and parameter_vendor(a.kunci)) then 'UBAH_PARAMETER'
    when a.tindakan = 'BUKA_HARI' and a.level <> 'OWN'
      and a.sesudah ->> 'lompat' = 'true' then 'TANGGAL_LOMPAT'
    when a.tindakan = 'UBAH_KARTU' then 'UBAH_CUSTOMER'
    when a.tindakan = 'UBAH_MODUL' and a.level not in ('SU', 'DEV') then 'UBAH_MODUL'
    -- A row that the shop had already was replaced or taken away; new ones lose nothing.
    when a.tindakan = 'IMPOR_PUSAT' and exists (select from audit b where b.kode_toko = a.kode_toko and b.op = a.op
      and b.tindakan in ('UBAH', 'HAPUS', 'AKTIFKAN')) then 'IMPORT_PUSAT'
  end
$$;

-- The zone that held at an instant, where a shop was moved there and back at one instant: the chain of audit rows has
-- the order, the clock has none.
create or replace function kalender_toko(p_toko text, p_zona text, p_waktu timestamptz) returns date language sql stable parallel safe as $$
  select (p_waktu at time zone 'UTC'
    + make_interval(hours => case coalesce((select a.sebelum ->> 'zona' from audit a
        where a.tabel = 'toko' and a.kunci = p_toko and a.tindakan = 'UBAH' and a.waktu > p_waktu and a.sebelum::jsonb ? 'zona'
        order by a.waktu, a.urut limit 1), p_zona) when 'WIB' then 7 when 'WITA' then 8 else 9 end)
    - coalesce((select (value #>> '{}')::interval from parameter_toko
        where kode_toko = p_toko and key = 'JAM_GANTI_HARI' and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1),
        interval '4 hours'))::date
$$;

-- In place of 951: what the cancel of a contract asks covers its refund.
create or replace function disetujui_oleh(p_toko text, p_op uuid, p_level text) returns boolean language sql stable parallel safe as $$
  select exists (select from audit a join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
    where a.kode_toko = p_toko and a.op = p_op and (p_level = 'SPV' or o.disetujui_level = 'OWN')
      and exists (select from unnest(o.event) e where e = 'PEMBAYARAN_BESAR' or e like 'BELI\_%' or e in ('BATAS_HARGA',
        'HARGA_DI_BAWAH', 'TOLERANSI_BERAT', 'BATAL_TITIPAN', 'REFUND_TITIPAN', 'BAYAR_KELEBIHAN_LELANG', 'PLAFOND_LEWAT',
        'BUNGA_KHUSUS', 'BUNGA_DI_BAWAH', 'GESEK_TUNAI', 'BERLIAN_DI_BAWAH_MODAL', 'BATAL_CICILAN', 'BATAL_SERVICE', 'MILIK_LAIN', 'BATAL_PESANAN', 'PESANAN_SELISIH')))
$$;

create trigger buku_tetap before update or delete on buku for each row execute function jangan_ubah();
create trigger buku_set_tetap before update or delete on buku_set for each row execute function jangan_ubah();
create trigger buku_set_hari_buka after insert on buku_set referencing new table as baru
  for each statement execute function semua_hari_buka();
create trigger uang_keluar_tetap before update or delete on uang_keluar for each row execute function jangan_ubah();
create trigger uang_keluar_hari_buka before insert on uang_keluar for each row execute function hanya_hari_buka();

-- Gold of the stock that is no piece of its own: loose metal, and what came in without a barcode.
create or replace view v_loose as
select kode_toko as shop, kadar::int as kadar, sum(berat)::bigint as mg, sum(murni)::bigint as murni
  from buku
 where kode_barcode is null and (berat <> 0 or murni <> 0)
   and (akun = 'titip' or akun like 'baki:%' or akun like 'gudang:%' or akun like 'kirim:%' or akun like 'tukang:%')
 group by 1, 2;

-- The book.
create or replace view v_entry as
select no_bukti as entry_id, kode_toko as shop, tgl_system as business_date, jenis_nomor(no_bukti) as doc_type, no_bukti as doc_no,
       op as op_id, membalik as reverses, waktu as at
  from buku_set;

-- Every line with its sign in all four units; v_line is its rupiah by sides.
create or replace view v_posting as
select no_bukti as entry_id, kode_toko as shop, tgl_system as business_date, akun as account, kode_barcode as barcode, kadar::int as kadar,
       rupiah::bigint as rupiah, qty, berat::bigint as mg, murni::bigint as murni
  from buku;

create or replace view v_line as
select no_bukti as entry_id, kode_toko as shop, akun as account, greatest(rupiah, 0)::bigint as debit, greatest(-rupiah, 0)::bigint as credit
  from buku where rupiah <> 0;

create or replace view v_balance_day as
select kode_toko as shop, tgl_system as business_date, akun as account, kadar::int as kadar, rupiah::bigint as rupiah, qty, berat::bigint as mg,
       murni::bigint as murni
  from saldo_hari;

-- Days, approvals, acts and their record.
create or replace view v_day as
select kode_toko as shop, tgl_system as business_date, status as state, ditutup_at as closed_at, segel as seal, dibuka_at as opened_at, op as op_id
  from hari_toko;

create or replace view v_approval as
select keystore as id, kode_toko as shop, array_to_string(event, '+') as event, digest as payload_hash, input_by as requester,
       disetujui_by as approver, disetujui_level as approver_level,
       case status when 'TERPAKAI' then 'USED' when 'DISETUJUI' then 'APPROVED' when 'DITOLAK' then 'REJECTED' when 'DIBATALKAN' then 'WITHDRAWN'
         else status end as status,
       kedaluwarsa as expires_at, terpakai_at as used_at, op_pakai as used_op
  from otorisasi;

-- One act = the audit rows of one op, with its key where it had one; xact = the transaction's own time.
create or replace view v_op as
select a.op as op_id, i.kunci as idem_key, a.kode_toko as shop, a.user_id, i.jalur as route, array_to_string(o.event, '+') as event,
       i.sidik as request_hash, i.sidik as payload_hash,
       n.op_id is not null and perlu_setuju(a.kode_toko, a.level, a.waktu) as needs_approval,
       a.keystore as approval_id, a.waktu as committed_at, a.waktu as xact
  from (select kode_toko, op, min(user_id) as user_id, min(level) as level, min(keystore) as keystore, min(waktu) as waktu
          from audit group by kode_toko, op) a
  left join idempotensi i on i.kode_toko = a.kode_toko and i.op = a.op
  left join otorisasi o on o.kode_toko = a.kode_toko and o.keystore = a.keystore
  left join (select distinct shop, op_id from v_need) n on n.shop = a.kode_toko and n.op_id = a.op;

-- `version` is the row's place in its shop's chain.
create or replace view v_audit as
select urut as seq, kode_toko as shop, op as op_id, nullif(user_id, '') as actor, level as actor_level, perangkat as device, tabel as tbl,
       kunci as row_key, urut as version, sebelum::jsonb as before, sesudah::jsonb as after, waktu as at, hash_lalu as prev_hash, hash, keystore as approval_id
  from audit;

-- A row version is explained by the audit row that its op left; without one its key and version are unknown.
create or replace view v_rowver as
select a.tabel as tbl, a.kunci as row_key, w.shop, a.urut as version, w.op_id, w.row_tbl, w.row_no
  from v_written w
  left join (select distinct on (kode_toko, op) kode_toko, op, urut, tabel, kunci from audit order by kode_toko, op, urut) a
    on a.kode_toko = w.shop and a.op = w.op_id;

create or replace view saldo as
select kode_toko, akun, kadar, sum(rupiah)::bigint as rupiah, sum(qty)::bigint as qty, sum(berat)::bigint as berat,
       sum(murni)::bigint as murni
  from (
    select kode_toko, akun, kadar, rupiah, qty, berat, murni from saldo_lalu
    union all
    select h.kode_toko, h.akun, h.kadar, h.rupiah, h.qty, h.berat, h.murni
      from toko t
     cross join lateral (select tgl_system from hari_toko d where d.kode_toko = t.kode_toko order by tgl_system desc limit 1) d
      join saldo_hari h on h.kode_toko = t.kode_toko and h.tgl_system = d.tgl_system) s
 group by kode_toko, akun, kadar;

-- The day that was open then is the last one that had been opened; few acts lie between its end and the next one's
-- beginning. An act may have begun before the hour at which the date changes, and ended after it. The path is looked
-- at last (`case` holds the order): matched against every kept answer it took most of a closing's time.
create or replace view v_need__tanggal_mundur as
select h.kode_toko as shop, i.op as op_id, 'TANGGAL_MUNDUR'::text as event
  from (select kode_toko, tgl_system, lead(dibuka_at, 1, 'infinity') over (partition by kode_toko order by tgl_system) as sampai
          from hari_toko) h
  join toko t on t.kode_toko = h.kode_toko
  join idempotensi i on i.kode_toko = h.kode_toko and i.waktu < h.sampai
   and i.waktu >= (h.tgl_system + 1 - interval '9 hours') at time zone 'UTC'
 where case when i.waktu >= (h.tgl_system + 1 - interval '9 hours') at time zone 'UTC' then simpan_di_hari(i.jalur) end
   and kalender_toko(h.kode_toko, t.zona, i.waktu - interval '5 minutes') > h.tgl_system;

create or replace view v_written__uang_keluar as
select 'uang_keluar'::text as row_tbl, no_dokumen as row_no, kode_toko as shop, op as op_id, tgl_system as business_date
  from uang_keluar;

create or replace view v_need__uang_keluar as
select kode_toko as shop, op as op_id, 'PEMBAYARAN_BESAR'::text as event from uang_keluar
 where untuk = 'CUSTOMER' and setuju is not null and not disetujui_oleh(kode_toko, op, setuju)
union all
select kode_toko, op, 'KAS_KELUAR_BESAR' from uang_keluar where untuk = 'TOKO' and setuju is not null
union all
select kode_toko, op, 'PEMBAYARAN_BESAR' from hutang
 where setuju_pokok is not null and not disetujui_oleh(kode_toko, op, setuju_pokok);

-- In place of 462: an owner takes an auction and a surplus of instalments back alone, as those of loans.
create or replace view v_need__buku as
select kode_toko as shop, op as op_id, 'BATAL'::text as event from buku_set s
 where membalik is not null
   and left(membalik, 2) not in ('KL', 'KX')
   and ((left(membalik, 2) not in ('LH', 'LG', 'LC')
         and not exists (select from pembelian p where p.kode_toko = s.kode_toko and p.no_faktur_beli = s.membalik and p.no_lunas is not null))
     or exists (select from audit a where a.kode_toko = s.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU', 'SU', 'DEV')));

-- What sets take out of drawers and accounts, a day's found without the days before it. Of kinds that say `pays: 'shop'`, whose
-- letters these are: what they do not put into a drawer, where closing counts it. Of others: what is less afterwards. Where cards
-- are not validated the charge is in the bank at once: what the customer got is the cash all the same (D-51.6).
create or replace view v_keluar as
select k.shop, k.doc_no, k.business_date, k.jumlah, k.untuk
  from (select shop, entry_id as doc_no, business_date, untuk,
               case untuk when 'TOKO' then jumlah_utuh(-rupiah) filter (where rupiah < 0)
                   - jumlah_utuh(rupiah) filter (where rupiah > 0 and account not like 'bank:%')
                 else jumlah_utuh(-rupiah) end as jumlah
          from (select shop, entry_id, business_date, account, rupiah,
                       case when left(entry_id, 2) in ('KM', 'KK', 'RM', 'RK', 'MB', 'MC', 'PU', 'VN') then 'TOKO' else 'CUSTOMER' end as untuk
                  from v_posting
                 where (account in ('kas', 'kas_hutang') or account like 'kas:%'
                        or (account like 'bank:%' and left(entry_id, 2) <> 'GT'))
                   and left(entry_id, 2) not in ('BM', 'BK', 'KU', 'TU', 'TP')) p
         group by 1, 2, 3, 4) k
  join v_entry e on e.shop = k.shop and e.entry_id = k.doc_no and e.reverses is null
 where k.jumlah > 0
-- What a cashier has paid for goods without a barcode counts from then on, also while it waits or was rejected (D-46.4).
union all
select kode_toko, no_faktur_beli, tgl_system, keluar_rp::bigint, 'CUSTOMER' from beli_manual where valid_at is null and keluar_rp > 0;

-- What came to the shop from each side of the world, or was lost to it; custody of customers' gold is no stock.
create or replace view v_gold_flow as
select kode_toko as shop, kadar::int as kadar, split_part(akun, ':', 1) as kind, -sum(berat)::bigint as mg, -sum(murni)::bigint as murni
  from saldo
 where not (akun = 'titip' or akun like 'baki:%' or akun like 'gudang:%' or akun like 'kirim:%' or akun like 'tukang:%')
 group by 1, 2, 3 having sum(berat) <> 0 or sum(murni) <> 0;

create or replace view v_account as
select kode_toko as shop, akun as account, split_part(akun, ':', 1) as kind, sum(rupiah)::bigint as balance, bisa_negatif(akun) as allow_negative
  from saldo group by kode_toko, akun;

create or replace view v_balance as
select kode_toko as shop, akun as account, kadar::int as kadar, rupiah::bigint as rupiah, qty, berat::bigint as mg, murni::bigint as murni,
       bisa_negatif(akun) as allow_negative
  from saldo;
