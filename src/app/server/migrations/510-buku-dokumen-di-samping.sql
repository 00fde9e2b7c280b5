-- A kind that is counted beside the book says `p_posts => false`: it has no amount, no payment and no set, so the act that
-- took it back is kept on the document itself. All else of 330 and 410 is as it was.
drop function create_document(text, text, text, jsonb, text, text, text, text, text[], boolean, text, text, text);
drop function create_document_views(text, text, text, text, text, text);

create function create_document(p_area text, p_table text, p_key text, p_letters jsonb, p_head text,
    p_amount text default '0', p_drawer text default '0', p_note text default '''''',
    p_states text[] default array['DONE', 'CANC'], p_acts boolean default false,
    p_on text default null, p_on_key text default null, p_paid text default null, p_posts boolean default true) returns void language plpgsql as $$
begin
  execute format($sql$
    create table %1$I (
      kode_toko text not null references toko,
      %2$I text not null check (length(%2$I) = 14),
      tgl_system date not null,
      input_date timestamptz not null,
      %3$s,
      status text not null check (status = any (%4$L::text[])),
      input_by text not null,
      cetak_ke int not null default 1,
      no_batal text,
      alasan_batal text,
      batal_by text,
      tgl_batal timestamptz,
      otorisasi text[] not null default '{}',
      op uuid not null,
      primary key (kode_toko, %2$I),
      foreign key (kode_toko, tgl_system) references hari_toko,
      check ((status = 'CANC') = (no_batal is not null))
    )$sql$, p_table, p_key, p_head, p_states);
  if p_acts then
    execute format('alter table %I add no_terakhir text', p_table);
  end if;
  if not p_posts then
    execute format('alter table %I add op_batal uuid', p_table);
  end if;
  if p_on is not null then
    execute format('alter table %1$I add %3$I text not null, add foreign key (kode_toko, %3$I) references %2$I',
      p_table, p_on, p_on_key);
    execute format('create index %I on %I (kode_toko, %I)', p_table || '_induk', p_table, p_on_key);
    -- Where the document keeps its last act, acts on it follow each other: each has one before it that still stands.
    if exists (select from pg_attribute where attrelid = p_on::regclass and attname = 'no_terakhir' and not attisdropped) then
      execute format('alter table %I add no_sebelum text', p_table);
      execute format('create unique index %I on %I (kode_toko, %I, coalesce(no_sebelum, '''')) where status <> ''CANC''',
        p_table || '_berurut', p_table, p_on_key);
    end if;
  end if;
  execute format('create index %I on %I (kode_toko, tgl_system, input_date)', p_table || '_tgl', p_table);
  execute format('create trigger %I before insert on %I for each row execute function hanya_hari_buka()',
    p_table || '_hari_buka', p_table);
  execute format('revoke delete on %I from kilau_app', p_table);
  insert into jenis_dokumen select key, value from jsonb_each_text(p_letters);
  perform create_document_views(p_area, p_table, p_key, p_amount, p_drawer, p_note, p_posts);
  if p_paid is not null then
    execute format($sql$
      create or replace view %3$I as
      select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
             case p.jenis when 'CASH' then %4$s * p.jumlah else 0 end::bigint as drawer, p.tgl_system as business_date
        from %1$I d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.%2$I$sql$,
      p_table, p_key, 'v_payment__' || p_area || '_' || p_table, case p_paid when 'IN' then 1 else -1 end);
  end if;
end $$;

create function create_document_views(p_area text, p_table text, p_key text, p_amount text, p_drawer text, p_note text, p_posts boolean)
    returns void language plpgsql as $$
begin
  execute format($sql$
    create view %6$I as
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
      create view %4$I as
      select kode_toko as shop, left(%2$I, 2) as doc_type, %2$I as doc_no, 1 as line_no, null::text as barcode,
             null::bigint as mg, (%3$s)::bigint as amount, (%3$s)::bigint as net, null::bigint as price_id,
             tgl_system as business_date
        from %1$I$sql$, p_table, p_key, p_amount, 'v_doc_line__' || p_area || '_' || p_table);
    execute format($sql$
      create view %5$I as
      select kode_toko as shop, left(%2$I, 2) as doc_type, %2$I as doc_no, 'CASH'::text as method, (%3$s)::bigint as amount,
             (%4$s)::bigint as drawer, tgl_system as business_date
        from %1$I$sql$, p_table, p_key, p_amount, p_drawer, 'v_payment__' || p_area || '_' || p_table);
  else
    -- Taking back is always approved (D-6.4); of what the book holds, its set says so.
    execute format($sql$
      create view %2$I as select kode_toko as shop, op_batal as op_id, 'BATAL'::text as event from %1$I where op_batal is not null$sql$,
      p_table, 'v_need__' || p_area || '_' || p_table);
    perform susun_pandangan('v_need');
  end if;
  execute format($sql$
    create view %3$I as
    select %1$L::text as row_tbl, %2$I as row_no, kode_toko as shop, op as op_id, tgl_system as business_date from %1$I$sql$,
    p_table, p_key, 'v_written__' || p_area || '_' || p_table);
  execute format($sql$
    create view %4$I as
    select kode_toko as shop, %2$I as row_no, (%3$s)::text as value, tgl_system as business_date from %1$I$sql$,
    p_table, p_key, p_note, 'v_text__' || p_area || '_' || p_table);
  perform susun_pandangan(nama) from unnest(array['v_doc', 'v_doc_line', 'v_payment', 'v_written', 'v_text']) nama;
end $$;
