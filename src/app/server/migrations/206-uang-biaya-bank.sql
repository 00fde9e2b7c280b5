-- What the bank is expected to keep of a card, by the percent that its account had when the card was taken
-- (reports 48 and 49, D-33.20): a percent that changes later changes no payment that waits. Rows of before
-- have none and go on with the percent of now.
alter table pembayaran add column biaya_bank rupiah check (biaya_bank >= 0);

create or replace view non_cash as
select p.kode_toko, p.no_dokumen, p.urut, p.tgl_system, s.waktu, p.jenis, p.kode_bank, p.no_rekening, p.jumlah, p.fee,
       (p.jumlah + p.fee)::rupiah as jumlah_gesek_rp, s.keterangan, s.input_by,
       coalesce(p.biaya_bank,
         case when p.jenis = 'TRANSFER' then 0 else round((p.jumlah + p.fee) * r.fee_persen / 10000.0) end)::bigint::rupiah as biaya_harap
  from buku b
  join buku_set s on s.kode_toko = b.kode_toko and s.no_bukti = b.no_bukti
  join pembayaran p on p.kode_toko = b.kode_toko and p.no_dokumen = b.no_bukti and 'kartu:' || p.kode_bank = b.akun
  join rekening r on r.kode_toko = p.kode_toko and r.no_rekening = p.no_rekening
 where b.akun >= 'kartu:' and b.akun < 'kartu;' and b.rupiah > 0
   and not exists (select from buku_set x where x.kode_toko = s.kode_toko and x.membalik = s.no_bukti);
