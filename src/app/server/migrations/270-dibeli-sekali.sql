-- A line of a nota is bought back once in the whole chain (D-13.3): the number names the shop that sold it, so
-- that the buy-back may stand in any shop of this server. `kode_toko` is that of the sale; nothing where another
-- server keeps the notas of that branch, of which number and barcode are held here too.
alter table penjualan_dibeli add column kode_toko_beli text references toko;
update penjualan_dibeli set kode_toko_beli = kode_toko;
alter table penjualan_dibeli
  alter column kode_toko_beli set not null,
  drop constraint penjualan_dibeli_pkey,
  alter column kode_toko drop not null,
  add primary key (no_faktur_jual, kode_barcode),
  add check (kode_toko is null or kode_toko = substr(no_faktur_jual, 3, 3));
create index penjualan_dibeli_pembeli on penjualan_dibeli (kode_toko_beli, no_faktur_beli);

-- A number as the papers carry it: what people write between its parts is left out.
create function nomor_nota(p_no text) returns text language sql immutable parallel safe as
$$ select regexp_replace(upper(p_no), '[^A-Z0-9]', '', 'g') $$;

-- Until now a known nota could come back under another name. The first such line that stands holds it from now on.
insert into penjualan_dibeli (kode_toko, no_faktur_jual, kode_barcode, kode_toko_beli, no_faktur_beli, op)
select distinct on (j.no_faktur_jual, j.kode_barcode) j.kode_toko, j.no_faktur_jual, j.kode_barcode, l.kode_toko, l.no_faktur_beli, p.op
  from pembelian_barang l
  join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_beli = l.no_faktur_beli and p.status <> 'CANC'
  join penjualan_barang j on j.kode_toko = substr(nomor_nota(l.no_faktur_jual), 3, 3)
   and j.no_faktur_jual = nomor_nota(l.no_faktur_jual) and j.kode_barcode = nomor_nota(l.kode_barcode)
 where l.asal_nota <> 'NOTA_SENDIRI'
 order by j.no_faktur_jual, j.kode_barcode, p.input_date
on conflict do nothing;

-- Lines from before this migration were saved by other rules and are not asked anew.
alter table pembelian_barang alter column aturan set default 3;

-- Lines of the chain's notas that stand as bought back, beside the mark that each of them holds: neither is alone,
-- and the sale counts.
create view v_dibeli__pembelian as
select coalesce(l.kode_toko, d.kode_toko_beli) as shop, coalesce(l.no_nota, d.no_faktur_jual) as nota,
       coalesce(l.barcode, d.kode_barcode) as barcode, l.no_faktur_beli as doc_no, d.no_faktur_beli as mark, l.tgl_system as business_date,
       d.kode_toko is null or exists (select from penjualan p where p.kode_toko = d.kode_toko and p.no_faktur_jual = d.no_faktur_jual
         and p.status = 'DONE') as counted
  from (select b.kode_toko, b.no_faktur_beli, b.tgl_system, nomor_nota(b.no_faktur_jual) as no_nota, nomor_nota(b.kode_barcode) as barcode
          from pembelian_barang b
          join pembelian p on p.kode_toko = b.kode_toko and p.no_faktur_beli = b.no_faktur_beli and p.status <> 'CANC'
         where b.no_faktur_jual is not null and b.kode_barcode is not null
           and (b.asal_nota = 'NOTA_SENDIRI' or (b.asal_nota = 'CABANG_LAIN' and b.aturan > 2)
             or (b.aturan > 2 and exists (select from penjualan_barang j where j.kode_toko = substr(nomor_nota(b.no_faktur_jual), 3, 3)
                   and j.no_faktur_jual = nomor_nota(b.no_faktur_jual) and j.kode_barcode = nomor_nota(b.kode_barcode)))
             or exists (select from penjualan_dibeli t where t.no_faktur_jual = nomor_nota(b.no_faktur_jual)
                   and t.kode_barcode = nomor_nota(b.kode_barcode) and t.kode_toko_beli = b.kode_toko
                   and t.no_faktur_beli = b.no_faktur_beli))) l
  full join penjualan_dibeli d on d.no_faktur_jual = l.no_nota and d.kode_barcode = l.barcode
   and d.kode_toko_beli = l.kode_toko and d.no_faktur_beli = l.no_faktur_beli;
select susun_pandangan('v_dibeli');
