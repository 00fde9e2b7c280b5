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
-- drawer, a tray or a bank more than was there before the ride, all of it is refused, and each goes alone.
create or replace function catat_buku_banyak(p_toko text, p_tgl date, p_bukti text[], p_kode text, p_keterangan text[],
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
  select p_toko, s.no, p_tgl, p_kode, s.keterangan, null, s.orang, waktu(), s.op
    from unnest(p_bukti, p_keterangan, p_user, p_op) with ordinality as s (no, keterangan, orang, op, ke)
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
              or (h.akun like 'bank:%' and j.keluar_rupiah < 0 and h.rupiah + coalesce(l.rupiah, 0) - j.masuk_rupiah < 0)
           limit 1)
    into salah, kurang;
  if salah then
    raise exception 'A set of a ride does not balance: %', p_baris;
  end if;
  if kurang is not null then
    raise exception 'A ride of % may leave % below nothing', p_toko, kurang;
  end if;
end $$;

create or replace function hanya_hari_buka() returns trigger language plpgsql as $$
declare
  buka text;
begin
  buka := pastikan_buka(new.kode_toko, new.tgl_system);
  return new;
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

-- Who must be approved at all: an owner who may act alone need not (D-34.2), nor may SU and DEV ask.
create or replace function perlu_setuju(p_toko text, p_level text, p_waktu timestamptz) returns boolean language sql stable parallel safe as $$
  select p_level in ('KASIR', 'SPV', 'MU') or (p_level = 'OWN' and not coalesce((select value = 'true'::jsonb from parameter_toko
    where kode_toko = p_toko and key = 'OWN_TANPA_OTORISASI' and berlaku_dari <= p_waktu order by berlaku_dari desc, id desc limit 1), false))
$$;

-- The seal of a closed day: its totals by account, its sets and numbers, and where the audit chain stood.
-- What was closed cannot be added to, taken from or moved without breaking it (I-18).
create or replace function segel_hari(p_toko text, p_tgl date, p_audit_urut bigint, p_hash_audit text) returns text language sql stable as $$
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

-- The pieces of a ride (decision 992): `p_langkah` holds a list of steps for each of its documents.
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
       set status = l.ke_status, no_pegang = l.no_bukti, kode_gudang = coalesce(l.kode_gudang, b.kode_gudang),
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

-- In place of 953: contracts that are let out tell of customers and of cost, as deposits do.
create or replace function ekspor_rahasia(p_tabel text) returns boolean language sql immutable parallel safe as $$
  select p_tabel in ('customer', 'barang', 'barang_kejadian', 'penjualan', 'penjualan_barang', 'pembelian', 'pembelian_barang',
    'titipan', 'titipan_barang', 'titipan_bayar', 'pesanan', 'pesanan_barang', 'pesanan_bayar', 'service', 'service_barang', 'service_bayar', 'service_ambil', 'tukang_serah',
    'tukang_kembali', 'lot', 'cicilan', 'cicilan_barang', 'cicilan_bayar', 'gesek_tunai', 'pembayaran', 'kas', 'penerimaan', 'hancur', 'tutup_toko',
    'buku')
$$;

-- A key opens data of the shop to a program: asked for like a list that leaves it (D-27, I-21).
create or replace function tuntutan_jejak(a audit) returns text language sql stable parallel safe as $$
  select case
    when a.tindakan = 'CETAK_ULANG' then 'CETAK_ULANG'
    when a.tindakan = 'KOSONGKAN_OPNAME' then 'OPNAME_KOSONGKAN'
    when a.tindakan = 'RESET_TIMBANG' and exists (select from timbang t where t.kode_toko = a.kode_toko
      and t.tgl_system = a.kunci::date and a.sebelum ? t.no_timbang) then 'RESET_TIMBANG'
    -- What follows an owner does alone.
    when a.level not in ('KASIR', 'SPV', 'MU') then null
    when a.tindakan = 'EKSPOR' then case when ekspor_rahasia(a.tabel) or a.tabel = 'katalog_kunci' then 'EKSPOR_DATA' end
    when a.tindakan = 'BUKA_LACI' and a.level = 'KASIR' then 'BUKA_LACI'
    when a.tindakan = 'CETAK_BARCODE' and jsonb_path_exists(a.sebelum, '$[*].label_ke ? (@ > 0)') then 'CETAK_ULANG_BARCODE'
    when a.tindakan = 'UBAH_HARGA' or (a.tabel = 'harga_beli' and a.tindakan in ('TAMBAH', 'UBAH', 'AKTIFKAN')) then 'UBAH_HARGA_EMAS'
    when a.tabel = 'barang' and a.tindakan = 'UBAH' and a.sebelum - 'gambar' <> a.sesudah - 'gambar' then 'UBAH_BARANG'
    when a.tindakan in ('RESET_PASSWORD', 'UBAH_HAK_AKSES', 'HAPUS_DUA_FAKTOR') or (a.tabel = 'users'
      and a.tindakan in ('TAMBAH', 'UBAH', 'HAPUS', 'AKTIFKAN')
      and (a.sebelum -> 'level', a.sebelum -> 'is_active') is distinct from (a.sesudah -> 'level', a.sesudah -> 'is_active'))
      then 'HAK_AKSES'
    when a.tindakan = 'UBAH_PARAMETER' and not (a.level = 'MU' and parameter_manager(a.kunci)) then 'UBAH_PARAMETER'
    when a.tindakan = 'BUKA_HARI' and a.level <> 'OWN'
      and a.sesudah ->> 'lompat' = 'true' then 'TANGGAL_LOMPAT'
    when a.tindakan = 'UBAH_KARTU' then 'UBAH_CUSTOMER'
    when a.tindakan = 'UBAH_MODUL' then 'UBAH_MODUL'
    -- A row that the shop had already was replaced or taken away; new ones lose nothing.
    when a.tindakan = 'IMPOR_PUSAT' and exists (select from audit b where b.kode_toko = a.kode_toko and b.op = a.op
      and b.tindakan in ('UBAH', 'HAPUS', 'AKTIFKAN')) then 'IMPORT_PUSAT'
  end
$$;

-- The switch of the loans' drawer moves money: it is of the open day (D-2.3), as whatever is worth money.
create or replace function simpan_di_hari(p_jalur text) returns boolean language sql immutable parallel safe as $$
  select p_jalur ~ ('^(PUT /api/v1/barang/[^/]+|POST /api/v1/('
    || 'uang-bank/(masuk|keluar)|cash/(masuk|keluar|mutasi-uang-bank|mutasi-uang-cash|pengalihan-saldo|kas-hutang-terpisah)|non-cash/validasi'
    || '|barang(/banyak)?|pindah-barang(/satu-baki|/[^/]+/batal)?|hancur-barang(/[^/]+/batal)?'
    || '|update-(profit-barang|kadar)(/[^/]+/batal)?|stock-aksesoris(/[^/]+/batal)?|penerimaan-barang(/[^/]+/(batal|label))?'
    || '|stock-opname(-penerimaan)?/(batal|kosongkan|selesai)|opname-hutang/(kosongkan|selesai)|opname-global-daily(/[^/]+/batal)?'
    || '|hutang(/[^/]+/(bayar-bunga|pelunasan|peremajaan|beli-putus|lelang|peringatan|bayar-kelebihan))?'
    || '|penjualan|transaksi-kupon(/[^/]+/batal)?|titip(/[^/]+/(ambil|bayar))?|tukar-tambah|pembelian(/[^/]+/retag)?'
    || '|hancur-pembelian(/[^/]+/batal)?|retag-pembelian/[^/]+/batal|pajak/wajib-lapor(/batal)?))$')
$$;

-- The zone that held at an instant, where a shop was moved there and back at one instant: the chain of audit rows has
-- the order, the clock has none.
create or replace function kalender_toko(p_toko text, p_zona text, p_waktu timestamptz) returns date language sql stable parallel safe as $$
  select (p_waktu at time zone 'UTC'
    + make_interval(hours => case coalesce((select a.sebelum ->> 'zona' from audit a
        where a.tabel = 'toko' and a.kunci = p_toko and a.tindakan = 'UBAH' and a.waktu > p_waktu and a.sebelum ? 'zona'
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

-- The parts of a kind in the views that invariants read, and the trigger that holds it to its open day: `p_amount` is what it
-- comes to, `p_drawer` what the drawer gains, `p_note` what was typed, `p_paid` IN or OUT where its money is rows of `pembayaran`.
create or replace function document_views(p_area text, p_table text, p_key text, p_amount text default '0', p_drawer text default '0',
    p_note text default '''''', p_posts boolean default true, p_paid text default null) returns void language plpgsql as $$
begin
  execute format('create trigger %I before insert on %I for each row execute function hanya_hari_buka()',
    p_table || '_hari_buka', p_table);
  execute format($sql$
    create or replace view %6$I as
    select kode_toko as shop, left(%2$I, 2) as doc_type, %2$I as doc_no, urut_nomor(%2$I) as seq, tgl_system as business_date,
           case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status, (%3$s)::bigint as total,
           (%3$s)::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding, (%3$s)::bigint as paid,
           0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
           null::bigint as price_id, %7$L::boolean as posts, null::text as ticket
      from %1$I
    union all
    select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(s.tgl_system, d.tgl_system),
           'ACTIVE', 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, d.%2$I, d.tgl_batal,
           d.batal_by, %8$s, null::bigint, %7$L::boolean, null::text
      from %1$I d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
     where d.no_batal is not null$sql$,
    p_table, p_key, p_amount, p_drawer, p_note, 'v_doc__' || p_area || '_' || p_table, p_posts,
    case when p_posts then 's.op' else 'd.op_batal' end);
  if p_posts then
    execute format($sql$
      create or replace view %4$I as
      select kode_toko as shop, left(%2$I, 2) as doc_type, %2$I as doc_no, 1 as line_no, null::text as barcode,
             null::bigint as mg, (%3$s)::bigint as amount, (%3$s)::bigint as net, null::bigint as price_id,
             tgl_system as business_date
        from %1$I$sql$, p_table, p_key, p_amount, 'v_doc_line__' || p_area || '_' || p_table);
    execute format($sql$
      create or replace view %5$I as
      select kode_toko as shop, left(%2$I, 2) as doc_type, %2$I as doc_no, 'CASH'::text as method, (%3$s)::bigint as amount,
             (%4$s)::bigint as drawer, tgl_system as business_date
        from %1$I$sql$, p_table, p_key, p_amount, p_drawer, 'v_payment__' || p_area || '_' || p_table);
  else
    -- Taking back is always approved (D-6.4); of what the book holds, its set says so.
    execute format($sql$
      create or replace view %2$I as select kode_toko as shop, op_batal as op_id, 'BATAL'::text as event from %1$I where op_batal is not null$sql$,
      p_table, 'v_need__' || p_area || '_' || p_table);
    perform susun_pandangan('v_need');
  end if;
  execute format($sql$
    create or replace view %3$I as
    select %1$L::text as row_tbl, %2$I as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from %1$I$sql$,
    p_table, p_key, 'v_written__' || p_area || '_' || p_table);
  execute format($sql$
    create or replace view %4$I as
    select kode_toko as shop, %2$I as row_no, (%3$s)::text as value, tgl_system as business_date from %1$I$sql$,
    p_table, p_key, p_note, 'v_text__' || p_area || '_' || p_table);
  if p_paid is not null then
    execute format($sql$
      create or replace view %3$I as
      select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
             case p.jenis when 'CASH' then %4$s * p.jumlah else 0 end::bigint as drawer, p.tgl_system as business_date
        from %1$I d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.%2$I$sql$,
      p_table, p_key, 'v_payment__' || p_area || '_' || p_table, case p_paid when 'IN' then 1 else -1 end);
  end if;
  perform susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_written', 'v_text']) nama;
end $$;

create trigger buku_tetap before update or delete on buku for each row execute function jangan_ubah();
create trigger buku_set_tetap before update or delete on buku_set for each row execute function jangan_ubah();
create trigger buku_set_hari_buka before insert on buku_set for each row execute function hanya_hari_buka();
create trigger uang_keluar_tetap before update or delete on uang_keluar for each row execute function jangan_ubah();
create trigger uang_keluar_hari_buka before insert on uang_keluar for each row execute function hanya_hari_buka();

-- Items and gold.
create or replace view v_item as
select kode_toko as shop, kode_barcode as barcode,
       case status when 'READY' then 'READY' when 'TERJUAL' then 'SOLD' when 'TITIP' then 'RESERVED' when 'HANCUR' then 'DESTROYED' when 'KIRIM' then 'IN_TRANSIT'
         when 'SERVICE' then 'IN_SERVICE' when 'HILANG' then 'LOST' end as state,
       kode_gudang as gudang, case when status in ('READY', 'TITIP') then kode_baki end as baki, persen::int as kadar,
       berat::bigint as mg, no_pegang as holder_doc, murni::bigint as murni, kadar::int as figure
  from barang;

-- Trays of warehouses for selling: a piece there must lie in one (I-2).
create or replace view v_shelf as
select b.kode_toko as shop, b.kode_gudang as gudang, b.kode_baki as baki
  from baki b join gudang g using (kode_toko, kode_gudang) where b.is_active and g.jenis = 'TOKO';

create or replace view v_item_event as
select kode_toko || '/' || kode_barcode || '/' || seq as id, kode_toko as shop, kode_barcode as barcode, seq,
       case dari_status when 'READY' then 'READY' when 'TERJUAL' then 'SOLD' when 'TITIP' then 'RESERVED' when 'HANCUR' then 'DESTROYED' when 'KIRIM' then 'IN_TRANSIT'
         when 'SERVICE' then 'IN_SERVICE' when 'HILANG' then 'LOST' end as from_state,
       case ke_status when 'READY' then 'READY' when 'TERJUAL' then 'SOLD' when 'TITIP' then 'RESERVED' when 'HANCUR' then 'DESTROYED' when 'KIRIM' then 'IN_TRANSIT'
         when 'SERVICE' then 'IN_SERVICE' when 'HILANG' then 'LOST' end as to_state,
       dari as from_place, ke as to_place, berat_sebelum::bigint as mg_before, berat::bigint as mg_after, no_bukti as doc_no, op as op_id,
       tgl_system as business_date, waktu as at
  from barang_kejadian;

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

-- Documents: `posts` = it must have an entry; `ticket` joins documents that live and die together.
create or replace view v_doc__uang as
select kode_toko as shop, left(no_kas, 2) as doc_type, no_kas as doc_no, urut_nomor(no_kas) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status,
       jumlah::bigint as total, jumlah::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       jumlah::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at, input_by as created_by, op as op_id,
       null::bigint as price_id, true as posts, null::text as ticket
  from kas
union all
select k.kode_toko, 'BK'::text, k.no_batal, urut_nomor(k.no_batal), coalesce(s.tgl_system, k.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, k.no_kas, k.tgl_batal, k.batal_by, s.op, null::bigint, true, null::text
  from kas k left join buku_set s on s.kode_toko = k.kode_toko and s.no_bukti = k.no_batal
 where k.no_batal is not null;

select susun_pandangan('v_doc');

create or replace view v_doc__akhir_hari as
select kode_toko as shop, 'TP'::text as doc_type, no_tutup as doc_no, urut_nomor(no_tutup) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, 0::bigint as total, 0::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       0::bigint as paid, 0::bigint as remaining, null::text as cancels, tutup_at as created_at, tutup_by as created_by, op as op_id,
       null::bigint as price_id, selisih <> 0 as posts, null::text as ticket
  from tutup_toko;

create or replace view v_doc_line__uang as
select kode_toko as shop, left(no_kas, 2) as doc_type, no_kas as doc_no, 1 as line_no, null::text as barcode, null::bigint as mg,
       jumlah::bigint as amount, jumlah::bigint as net, null::bigint as price_id, tgl_system as business_date
  from kas;

select susun_pandangan('v_doc_line');

create or replace view v_doc_line__penjualan as
select kode_toko as shop, 'SALE'::text as doc_type, no_faktur_jual as doc_no, urut as line_no, kode_barcode as barcode, berat::bigint as mg,
       harga::bigint as amount, netto::bigint as net, harga_id as price_id, tgl_system as business_date
  from penjualan_barang;

create or replace view v_payment__penjualan as
select kode_toko as shop, 'SALE'::text as doc_type, no_dokumen as doc_no, jenis as method, jumlah::bigint as amount,
       case jenis when 'CASH' then jumlah else 0 end::bigint as drawer, tgl_system as business_date
  from pembayaran where no_dokumen like 'PJ%'
union all
select kode_toko, 'SALE'::text, no_faktur_jual, 'DP'::text, dp_rp::bigint, 0::bigint, tgl_system from penjualan where dp_rp <> 0 and valid_at is not null
union all
select kode_toko, 'SALE'::text, no_faktur_jual, 'TUKAR'::text, tukar_rp::bigint, 0::bigint, tgl_system from penjualan where tukar_rp <> 0 and valid_at is not null;

select susun_pandangan('v_payment');

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
       kunci as row_key, urut as version, sebelum as before, sesudah as after, waktu as at, hash_lalu as prev_hash, hash, keystore as approval_id
  from audit;

-- Business rows and the act that made them what they are; entries and item events name theirs in their own views.
create or replace view v_written__toko as
select 'hari_toko'::text as row_tbl, tgl_system::text as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from hari_toko
union all select 'modul_toko'::text, key, kode_toko, op, null::date from modul_toko
union all select 'parameter_toko'::text, id::text, kode_toko, op, null::date from parameter_toko
union all select 'sales'::text, kode_sales, kode_toko, op, null::date from sales where op is not null;

create or replace view v_written__akses as
select 'users'::text as row_tbl, user_id as row_no, kode_toko as shop, op as op_id, null::date as business_date from users where op is not null
union all select 'user_akses'::text, user_id || '/' || kode, kode_toko, op, null::date from user_akses where op is not null;

create or replace view v_written__uang as
select 'kas'::text as row_tbl, no_kas as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from kas;

create or replace view v_written__barang as
select 'harga_emas'::text as row_tbl, id::text as row_no, kode_toko as shop, op as op_id, null::date as business_date from harga_emas;

create or replace view v_written__stock as
select 'barang'::text as row_tbl, kode_barcode as row_no, kode_toko as shop, op as op_id, tgl_terima as business_date from barang;

create or replace view v_written__penjualan as
select 'penjualan'::text as row_tbl, no_faktur_jual as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from penjualan;

create or replace view v_written__akhir_hari as
select 'hitung_kas'::text as row_tbl, tgl_system || '/' || laci || '/' || ke as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from hitung_kas
union all select 'tutup_toko'::text, no_tutup, kode_toko, op, tgl_system from tutup_toko;

-- A row version is explained by the audit row that its op left; without one its key and version are unknown.
create or replace view v_rowver as
select a.tabel as tbl, a.kunci as row_key, w.shop, a.urut as version, w.op_id, w.row_tbl, w.row_no
  from v_written w
  left join (select distinct on (kode_toko, op) kode_toko, op, urut, tabel, kunci from audit order by kode_toko, op, urut) a
    on a.kode_toko = w.shop and a.op = w.op_id;

create or replace view v_price as
select id, kode_toko as shop, jenis as kind, coalesce('group:' || kode_group, 'kadar:' || kode_kadar) as code, harga_per_gram::bigint as value,
       berlaku_dari as valid_from,
       lead(berlaku_dari) over (partition by kode_toko, jenis, kode_group, kode_kadar order by berlaku_dari, id) as valid_to, op as op_id
  from harga_emas;

-- Texts that people typed (I-28).
create or replace view v_text__uang as
select kode_toko as shop, no_kas as row_no, keterangan as value, tgl_system as business_date from kas;

select susun_pandangan('v_text');

create or replace view v_text__customer as
select kode_toko as shop, kode_customer as row_no, concat_ws(' ', nama, alamat) as value, input_date::date as business_date from customer;

create or replace view v_text__stock as
select kode_toko as shop, kode_barcode as row_no, concat_ws(' ', nama_barang, deskripsi, atribut) as value, tgl_terima as business_date from barang;

create or replace view v_text__penjualan as
select kode_toko as shop, no_faktur_jual as row_no, concat_ws(' ', nama_customer, alamat_customer, keterangan) as value,
       tgl_system as business_date
  from penjualan;

create or replace view v_seal as
select t.kode_toko as shop, t.tgl_system as business_date, t.no_tutup as doc_no, t.segel as seal,
       segel_hari(t.kode_toko, t.tgl_system, t.audit_urut, t.hash_audit) as recomputed, t.audit_urut as audit_seq, t.hash_audit as audit_hash
  from (select distinct on (kode_toko, tgl_system) * from tutup_toko order by kode_toko, tgl_system, ke desc) t
  join hari_toko h on h.kode_toko = t.kode_toko and h.tgl_system = t.tgl_system and h.status = 'CLOSED';

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

-- Trays that were put on the scale: those that agree, and those whose difference a superior accepted.
create or replace view v_weighing as
select kode_toko as shop, kode_gudang as gudang, kode_baki as baki, tgl_system as business_date
  from timbang where status in ('COCOK', 'DITERIMA');

create or replace view v_payment__uang as
select kode_toko as shop, left(no_kas, 2) as doc_type, no_kas as doc_no,
       case when no_rekening is null then 'CASH' else 'TRANSFER' end as method, jumlah::bigint as amount,
       case when no_rekening is not null then 0 when arah = 'MASUK' then jumlah else -jumlah end::bigint as drawer,
       tgl_system as business_date
  from kas;

-- Prices by whatever way they came in, a group's own form too.
create or replace view v_need__harga as
select h.kode_toko as shop, h.op as op_id, 'UBAH_HARGA_EMAS'::text as event
  from harga_emas h
 where exists (select from audit a where a.kode_toko = h.kode_toko and a.op = h.op and a.level in ('KASIR', 'SPV', 'MU'));

-- The bank kept more than its percent, or paid more than was charged.
create or replace view v_need__non_cash as
select v.kode_toko as shop, v.op as op_id, 'NON_CASH_SELISIH'::text as event
  from validasi_non_cash_baris b join validasi_non_cash v using (kode_toko, no_validasi)
 where (b.biaya_bank > b.biaya_harap or b.biaya_bank < 0)
   and exists (select from audit a where a.kode_toko = v.kode_toko and a.op = v.op and a.level in ('KASIR', 'SPV', 'MU'));

-- The day that was open then is the last one that had been opened; few acts lie between its end and the next one's
-- beginning. An act may have begun before the hour at which the date changes, and ended after it.
create or replace view v_need__tanggal_mundur as
select h.kode_toko as shop, i.op as op_id, 'TANGGAL_MUNDUR'::text as event
  from (select kode_toko, tgl_system, lead(dibuka_at, 1, 'infinity') over (partition by kode_toko order by tgl_system) as sampai
          from hari_toko) h
  join toko t on t.kode_toko = h.kode_toko
  join idempotensi i on i.kode_toko = h.kode_toko and i.waktu < h.sampai
   and i.waktu >= (h.tgl_system + 1 - interval '9 hours') at time zone 'UTC'
 where simpan_di_hari(i.jalur)
   and kalender_toko(h.kode_toko, t.zona, i.waktu - interval '5 minutes') > h.tgl_system;

create or replace view v_written__uang_keluar as
select 'uang_keluar'::text as row_tbl, no_dokumen as row_no, kode_toko as shop, op as op_id, tgl_system as business_date
  from uang_keluar;

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

create or replace view v_written__customer as
select 'customer'::text as row_tbl, kode_customer as row_no, coalesce(op_toko, kode_toko) as shop, op as op_id,
       input_date::date as business_date
  from customer;

-- What sets of the kinds that say `pays: 'shop'` take out of drawers and accounts and do not put into a drawer, where
-- closing counts it. The letters are those of these kinds.
create or replace view v_tarik as
select p.shop, p.entry_id as doc_no, min(p.business_date) as business_date,
       (coalesce(-sum(p.rupiah) filter (where p.rupiah < 0), 0)
        - coalesce(sum(p.rupiah) filter (where p.rupiah > 0 and p.account not like 'bank:%'), 0))::bigint as jumlah
  from v_posting p join v_entry e on e.shop = p.shop and e.entry_id = p.entry_id and e.reverses is null
 where (p.account in ('kas', 'kas_hutang') or p.account like 'kas:%' or p.account like 'bank:%')
   and left(p.entry_id, 2) in ('KM', 'KK', 'RM', 'RK', 'MB', 'MC', 'PU', 'VN')
 group by 1, 2
having coalesce(-sum(p.rupiah) filter (where p.rupiah < 0), 0)
       > coalesce(sum(p.rupiah) filter (where p.rupiah > 0 and p.account not like 'bank:%'), 0);

create or replace view v_need__uang_keluar as
select kode_toko as shop, op as op_id, 'PEMBAYARAN_BESAR'::text as event from uang_keluar
 where untuk = 'CUSTOMER' and setuju is not null and not disetujui_oleh(kode_toko, op, setuju)
union all
select kode_toko, op, 'KAS_KELUAR_BESAR' from uang_keluar where untuk = 'TOKO' and setuju is not null
union all
select kode_toko, op, 'PEMBAYARAN_BESAR' from hutang
 where setuju_pokok is not null and not disetujui_oleh(kode_toko, op, setuju_pokok);

-- A surplus is cancelled by the event that it was paid by (D-35.18).
create or replace view v_need__hutang_kelebihan as
select s.kode_toko as shop, s.op as op_id, 'BAYAR_KELEBIHAN_LELANG'::text as event from buku_set s
 where s.membalik like 'KL%'
   and exists (select from audit a where a.kode_toko = s.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU'));

-- In place of 462: an owner takes an auction and a surplus of instalments back alone, as those of loans.
create or replace view v_need__buku as
select kode_toko as shop, op as op_id, 'BATAL'::text as event from buku_set s
 where membalik is not null
   and left(membalik, 2) not in ('KL', 'KX')
   and ((left(membalik, 2) not in ('LH', 'LG', 'LC')
         and not exists (select from pembelian p where p.kode_toko = s.kode_toko and p.no_faktur_beli = s.membalik and p.no_lunas is not null))
     or exists (select from audit a where a.kode_toko = s.kode_toko and a.op = s.op and a.level in ('KASIR', 'SPV', 'MU')));

-- Where cards are not validated the charge is in the bank at once: what the customer got is the cash all the same (D-51.6).
create or replace view v_keluar as
select p.shop, p.entry_id as doc_no, min(p.business_date) as business_date, -sum(p.rupiah)::bigint as jumlah
  from v_posting p join v_entry e on e.shop = p.shop and e.entry_id = p.entry_id and e.reverses is null
 where (p.account in ('kas', 'kas_hutang') or p.account like 'kas:%'
        or (p.account like 'bank:%' and left(p.entry_id, 2) <> 'GT'))
   and left(p.entry_id, 2) not in
     ('KM', 'KK', 'RM', 'RK', 'MB', 'MC', 'PU', 'VN', 'BM', 'BK', 'KU', 'TU', 'TP')
 group by 1, 2
having sum(p.rupiah) < 0;

-- What is on top joins the total beside the charges (I-9).
create or replace view v_doc__penjualan as
select p.kode_toko as shop, 'SALE'::text as doc_type, p.no_faktur_jual as doc_no, urut_nomor(p.no_faktur_jual) as seq,
       p.tgl_system as business_date, case p.status when 'DONE' then 'ACTIVE' when 'CANC' then 'CANCELLED' else p.status end as status,
       p.grand_total::bigint as total, p.sub_total::bigint as gross, (p.diskon_rp + p.kupon_rp)::bigint as discount,
       (p.admin + p.packing + p.ongkos_kerja + p.ppn_luar_rp + p.pph22_rp)::bigint as fees, p.pembulatan::bigint as rounding,
       case when p.valid_at is null then 0 else p.grand_total end::bigint as paid,
       case when p.valid_at is null then p.grand_total else 0 end::bigint as remaining,
       null::text as cancels, p.input_date as created_at, p.input_by as created_by, coalesce(s.op, p.op) as op_id, null::bigint as price_id,
       p.valid_at is not null as posts, p.no_tukar as ticket
  from penjualan p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_faktur_jual
union all
select p.kode_toko, 'BJ'::text, p.no_batal, urut_nomor(p.no_batal), coalesce(s.tgl_system, p.tgl_system), 'ACTIVE'::text, 0::bigint, 0::bigint,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, p.no_faktur_jual, p.tgl_batal, p.batal_by, s.op, null::bigint, true, null::text
  from penjualan p left join buku_set s on s.kode_toko = p.kode_toko and s.no_bukti = p.no_batal
 where p.no_batal is not null;

create or replace view v_tray as
select kode_toko as shop, split_part(substr(akun, 6), '/', 1) as gudang, split_part(akun, '/', 2) as baki, kadar::int as kadar, qty,
       berat::bigint as mg, murni::bigint as murni
  from saldo where akun like 'baki:%';

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
