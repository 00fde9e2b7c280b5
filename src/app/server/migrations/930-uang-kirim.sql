-- Money from one shop to another (D-41.3 to D-41.7): what was sent (KU, taken back by XU), what the other shop counted (TU),
-- and the sender's half of that (SU). No act books in two shops: they meet in `rk:<kode_toko>`.
select create_document('uang', 'kirim_uang', 'nota_kirim', '{"KU": "kirim-uang", "XU": "batal-kirim-uang"}',
  $$sender text not null,
    tujuan text not null references toko,
    nama_tujuan text not null,
    jumlah_rp rupiah not null check (jumlah_rp > 0),
    keterangan text not null,
    no_reff text,
    dari text not null check (dari in ('CASH', 'TRANSFER')),
    no_rekening text,
    hari_batal date,
    nomor_referensi text not null check (nomor_referensi ~ '^[A-HJ-NP-Z2-9]{8}$'),
    foreign key (kode_toko, no_rekening) references rekening,
    check (tujuan <> kode_toko),
    check ((dari = 'TRANSFER') = (no_rekening is not null)),
    check ((status = 'CANC') = (hari_batal is not null))$$,
  'jumlah_rp', $$case dari when 'CASH' then -jumlah_rp else 0 end$$, $$concat_ws(' ', sender, keterangan, no_reff)$$,
  array['OPEN', 'DONE', 'CANC']);
create unique index kirim_uang_referensi on kirim_uang (nomor_referensi);
create index kirim_uang_tujuan on kirim_uang (tujuan, status);
create index kirim_uang_jalan on kirim_uang (kode_toko) where status = 'OPEN';

-- What a shop counted of money from another, once.
select create_document('uang', 'terima_uang', 'no_terima', '{"TU": "terima-uang"}',
  $$asal text not null references toko,
    nota_kirim text not null,
    nomor_referensi text not null,
    sender text not null,
    keterangan text not null,
    jumlah_rp rupiah not null check (jumlah_rp > 0),
    jumlah_diterima rupiah not null check (jumlah_diterima >= 0),
    ke text not null check (ke in ('CASH', 'TRANSFER')),
    no_rekening text,
    foreign key (asal, nota_kirim) references kirim_uang (kode_toko, nota_kirim),
    foreign key (kode_toko, no_rekening) references rekening,
    check (asal <> kode_toko),
    check ((ke = 'TRANSFER') = (no_rekening is not null))$$,
  'jumlah_diterima', $$case ke when 'CASH' then jumlah_diterima else 0 end$$, $$concat_ws(' ', sender, keterangan)$$, array['DONE', 'CANC']);
-- Received once, whoever tries at the same moment.
create unique index terima_uang_sekali on terima_uang (asal, nota_kirim);
revoke update, delete on terima_uang from kilau_app;

-- The sender's half of a receipt, which the server makes.
select create_document('uang', 'uang_sampai', 'no_sampai', '{"SU": "uang-sampai"}',
  $$nota_kirim text not null,
    tujuan text not null references toko,
    no_terima text not null,
    jumlah_rp rupiah not null check (jumlah_rp > 0),
    foreign key (kode_toko, nota_kirim) references kirim_uang (kode_toko, nota_kirim),
    foreign key (tujuan, no_terima) references terima_uang (kode_toko, no_terima)$$,
  'jumlah_rp', '0', '''''', array['DONE', 'CANC']);
create unique index uang_sampai_sekali on uang_sampai (kode_toko, nota_kirim);
revoke update, delete on uang_sampai from kilau_app;

-- What was sent keeps its own set: what takes it back is a set of its own day, no mirror image.
create or replace view v_doc__uang_kirim_uang as
select kode_toko as shop, left(nota_kirim, 2) as doc_type, nota_kirim as doc_no, urut_nomor(nota_kirim) as seq, tgl_system as business_date,
       'ACTIVE'::text as status, jumlah_rp::bigint as total, jumlah_rp::bigint as gross, 0::bigint as discount, 0::bigint as fees,
       0::bigint as rounding, jumlah_rp::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at,
       input_by as created_by, op as op_id, null::bigint as price_id, true as posts, null::text as ticket
  from kirim_uang
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, urut_nomor(d.no_batal), coalesce(d.hari_batal, d.tgl_system), 'ACTIVE'::text,
       d.jumlah_rp::bigint, d.jumlah_rp::bigint, 0::bigint, 0::bigint, 0::bigint, d.jumlah_rp::bigint, 0::bigint, d.nota_kirim,
       d.tgl_batal, d.batal_by, s.op, null::bigint, true, null::text
  from kirim_uang d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;
create or replace view v_doc_line__uang_kirim_uang as
select kode_toko as shop, left(nota_kirim, 2) as doc_type, nota_kirim as doc_no, 1 as line_no, null::text as barcode, null::bigint as mg,
       jumlah_rp::bigint as amount, jumlah_rp::bigint as net, null::bigint as price_id, tgl_system as business_date
  from kirim_uang
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, 1, null::text, null::bigint, d.jumlah_rp::bigint, d.jumlah_rp::bigint, null::bigint,
       coalesce(d.hari_batal, d.tgl_system)
  from kirim_uang d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;
create or replace view v_payment__uang_kirim_uang as
select kode_toko as shop, left(nota_kirim, 2) as doc_type, nota_kirim as doc_no, dari as method, jumlah_rp::bigint as amount,
       case dari when 'CASH' then -jumlah_rp else 0 end::bigint as drawer, tgl_system as business_date
  from kirim_uang
union all
select d.kode_toko, left(d.no_batal, 2), d.no_batal, d.dari, d.jumlah_rp::bigint,
       case d.dari when 'CASH' then d.jumlah_rp else 0 end::bigint, coalesce(d.hari_batal, d.tgl_system)
  from kirim_uang d left join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
 where d.no_batal is not null;
create or replace view v_payment__uang_terima_uang as
select kode_toko as shop, left(no_terima, 2) as doc_type, no_terima as doc_no, ke as method, jumlah_diterima::bigint as amount,
       case ke when 'CASH' then jumlah_diterima else 0 end::bigint as drawer, tgl_system as business_date
  from terima_uang;

-- No money moves in the sender's half: it did when it was sent.
create or replace view v_payment__uang_uang_sampai as
select kode_toko as shop, left(no_sampai, 2) as doc_type, no_sampai as doc_no, 'RK'::text as method, jumlah_rp::bigint as amount,
       0::bigint as drawer, tgl_system as business_date
  from uang_sampai;

create view v_need__kirim_uang as
select d.kode_toko as shop, s.op as op_id, 'BATAL_KIRIM_UANG'::text as event
  from kirim_uang d join buku_set s on s.kode_toko = d.kode_toko and s.no_bukti = d.no_batal
union all
select kode_toko, op, 'SELISIH_KAS'::text from terima_uang where jumlah_diterima <> jumlah_rp;
select susun_pandangan('v_need');

-- What crossed from shop to shop: the invariants of I-26 read it.
create view v_transfer as
select k.kode_toko as shop, k.nota_kirim as no, k.tujuan as dest, k.status, k.jumlah_rp::bigint as amount, k.tgl_system as business_date,
       t.no_terima as recv_no, t.jumlah_rp::bigint as recv_amount, t.jumlah_diterima::bigint as counted, t.kode_toko as recv_shop,
       s.no_sampai as home_no, s.jumlah_rp::bigint as home_amount
  from kirim_uang k
  left join terima_uang t on t.asal = k.kode_toko and t.nota_kirim = k.nota_kirim
  left join uang_sampai s on s.kode_toko = k.kode_toko and s.nota_kirim = k.nota_kirim;
revoke insert, update, delete on v_transfer from kilau_app;

-- Money on its way is never less than none (D-41.6).
create or replace function bisa_negatif(p_akun text) returns boolean language sql immutable parallel safe as $$
  select not (p_akun in ('kas', 'kas_hutang', 'titip', 'jaminan', 'service', 'contoh', 'perjalanan')
    or p_akun like 'kas:%' or p_akun like 'baki:%' or p_akun like 'gudang:%' or p_akun like 'kirim:%')
$$;
do $$
declare
  isi text := pg_get_functiondef('catat_buku(text, date, text, text, text, text, text, uuid, jsonb)'::regprocedure);
begin
  if strpos(isi, 'and (h.akun like ''kas%'' and') = 0 then
    raise exception 'catat_buku is not what 930 knows';
  end if;
  execute replace(isi, 'and (h.akun like ''kas%'' and', 'and ((h.akun like ''kas%'' or h.akun = ''perjalanan'') and');
end $$;

-- Shops that have a chart of accounts get the new one; its journals find it by its number.
insert into akuns (kode_toko, nomor_akun, nama_akun, jenis)
select distinct kode_toko, '1-107', 'Rekening koran antar toko', 'HARTA' from akuns
on conflict do nothing;
