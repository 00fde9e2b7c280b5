-- Documents on one that does not count its acts (a further deposit on a deposit) stand beside each other: none is before
-- another, and each is taken back by itself. All else of 332 is as it was.
create or replace function create_document(p_area text, p_table text, p_key text, p_letters jsonb, p_head text,
    p_amount text default '0', p_drawer text default '0', p_note text default '''''',
    p_states text[] default array['DONE', 'CANC'], p_acts boolean default false,
    p_on text default null, p_on_key text default null, p_paid text default null) returns void language plpgsql as $$
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
  perform create_document_views(p_area, p_table, p_key, p_amount, p_drawer, p_note);
  if p_paid is not null then
    execute format($sql$
      create or replace view %3$I as
      select d.kode_toko as shop, left(p.no_dokumen, 2) as doc_type, p.no_dokumen as doc_no, p.jenis as method, p.jumlah::bigint as amount,
             case p.jenis when 'CASH' then %4$s * p.jumlah else 0 end::bigint as drawer, p.tgl_system as business_date
        from %1$I d join pembayaran p on p.kode_toko = d.kode_toko and p.no_dokumen = d.%2$I$sql$,
      p_table, p_key, 'v_payment__' || p_area || '_' || p_table, case p_paid when 'IN' then 1 else -1 end);
  end if;
end $$;
