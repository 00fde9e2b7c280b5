-- Card and transfer money that waits in `kartu`, found again on the bank's statement (D-28.1, D-33.20).
create table validasi_non_cash (
  kode_toko text not null references toko,
  no_validasi text not null check (length(no_validasi) = 14),
  tgl_system date not null,
  input_date timestamptz not null,
  -- The day on which the bank paid it out.
  tgl_cair date not null check (tgl_cair <= tgl_system),
  keterangan text not null default '',
  jumlah_baris int not null check (jumlah_baris > 0),
  jumlah_gesek_rp rupiah not null check (jumlah_gesek_rp > 0),
  biaya_bank rupiah not null,
  dana_masuk rupiah not null check (dana_masuk = jumlah_gesek_rp - biaya_bank),
  status text not null check (status in ('DONE', 'CANC')),
  input_by text not null,
  cetak_ke int not null default 1,
  no_batal text,
  alasan_batal text,
  batal_by text,
  tgl_batal timestamptz,
  otorisasi text[] not null default '{}',
  op uuid not null,
  primary key (kode_toko, no_validasi),
  foreign key (kode_toko, tgl_system) references hari_toko,
  check ((status = 'CANC') = (no_batal is not null))
);
create index validasi_non_cash_tgl on validasi_non_cash (kode_toko, tgl_system);

create table validasi_non_cash_baris (
  kode_toko text not null,
  no_validasi text not null,
  urut int not null,
  no_dokumen text not null,
  urut_bayar int not null,
  tgl_bayar date not null,
  jenis text not null,
  kode_bank text not null,
  no_rekening text not null,
  jumlah_gesek_rp rupiah not null check (jumlah_gesek_rp > 0),
  -- What the account's own percent takes, and what the bank really kept.
  biaya_harap rupiah not null check (biaya_harap >= 0),
  biaya_bank rupiah not null check (biaya_bank <= jumlah_gesek_rp),
  aktif boolean not null default true,
  primary key (kode_toko, no_validasi, urut),
  foreign key (kode_toko, no_validasi) references validasi_non_cash,
  foreign key (kode_toko, no_dokumen, urut_bayar) references pembayaran (kode_toko, no_dokumen, urut)
);
-- A payment is settled once.
create unique index non_cash_cair_sekali on validasi_non_cash_baris (kode_toko, no_dokumen, urut_bayar) where aktif;

create trigger validasi_non_cash_hari_buka before insert on validasi_non_cash for each row execute function hanya_hari_buka();
revoke delete on validasi_non_cash, validasi_non_cash_baris from kilau_app;

-- Payments whose money passes `kartu`: what the book holds there, line by line; a mirrored document's are none.
create view non_cash as
select p.kode_toko, p.no_dokumen, p.urut, p.tgl_system, s.waktu, p.jenis, p.kode_bank, p.no_rekening, p.jumlah, p.fee,
       (p.jumlah + p.fee)::rupiah as jumlah_gesek_rp, s.keterangan, s.input_by,
       case when p.jenis = 'TRANSFER' then 0 else round((p.jumlah + p.fee) * r.fee_persen / 10000.0) end::bigint::rupiah as biaya_harap
  from buku b
  join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
  join pembayaran p on p.kode_toko = b.kode_toko and p.no_dokumen = b.no_bukti and 'kartu:' || p.kode_bank = b.akun
  join rekening r on r.kode_toko = p.kode_toko and r.no_rekening = p.no_rekening
 where b.akun >= 'kartu:' and b.akun < 'kartu;' and b.rupiah > 0
   and not exists (select from buku_set x where x.kode_toko = s.kode_toko and x.membalik = s.no_bukti);
revoke insert, update, delete on non_cash from kilau_app;

-- A document whose card money was settled is un-settled before it is cancelled (D-10.7). Asked after the
-- balance rows are held: a settlement at the same time holds the same row of `kartu`.
create function bisa_dibalik(p_toko text, p_bukti text) returns void language plpgsql security definer set search_path from current as $$
declare
  v_no text;
begin
  select no_validasi into v_no from validasi_non_cash_baris
   where kode_toko = p_toko and no_dokumen = p_bukti and aktif limit 1;
  if v_no is not null then
    perform tolak('SUDAH_CAIR', 'Pembayaran Non Cash Sudah Divalidasi Dengan {no_validasi}, Batalkan Dulu Validasinya' || chr(31)
      || json_build_object('no_validasi', v_no));
  end if;
end $$;

insert into jenis_dokumen values ('VN', 'validasi-non-cash'), ('BN', 'batal-validasi-non-cash');

create view v_doc__non_cash as
select kode_toko as shop, 'VN'::text as doc_type, no_validasi as doc_no, urut_nomor(no_validasi) as seq, tgl_system as business_date,
       case status when 'CANC' then 'CANCELLED' else 'ACTIVE' end as status, jumlah_gesek_rp::bigint as total,
       jumlah_gesek_rp::bigint as gross, 0::bigint as discount, 0::bigint as fees, 0::bigint as rounding,
       jumlah_gesek_rp::bigint as paid, 0::bigint as remaining, null::text as cancels, input_date as created_at,
       input_by as created_by, op as op_id, null::bigint as price_id, true as posts, null::text as ticket
  from validasi_non_cash
union all
select v.kode_toko, 'BN'::text, v.no_batal, urut_nomor(v.no_batal), coalesce(s.tgl_system, v.tgl_system), 'ACTIVE'::text,
       0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, v.no_validasi, v.tgl_batal, v.batal_by,
       s.op, null::bigint, true, null::text
  from validasi_non_cash v left join buku_set s on s.kode_toko = v.kode_toko and s.no_bukti = v.no_batal
 where v.no_batal is not null;

create view v_doc_line__non_cash as
select b.kode_toko as shop, 'VN'::text as doc_type, b.no_validasi as doc_no, b.urut as line_no, null::text as barcode,
       null::bigint as mg, b.jumlah_gesek_rp::bigint as amount, b.jumlah_gesek_rp::bigint as net, null::bigint as price_id,
       v.tgl_system as business_date
  from validasi_non_cash_baris b
  join validasi_non_cash v on v.kode_toko = b.kode_toko and v.no_validasi = b.no_validasi;

create view v_payment__non_cash as
select kode_toko as shop, 'VN'::text as doc_type, no_validasi as doc_no, 'KARTU'::text as method, jumlah_gesek_rp::bigint as amount,
       0::bigint as drawer, tgl_system as business_date
  from validasi_non_cash;

create view v_written__non_cash as
select 'validasi_non_cash'::text as row_tbl, no_validasi as row_no, kode_toko as shop, op as op_id, tgl_system as business_date
  from validasi_non_cash;
create view v_text__non_cash as
select kode_toko as shop, no_validasi as row_no, keterangan as value, tgl_system as business_date from validasi_non_cash;

select susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_written', 'v_text']) nama;
