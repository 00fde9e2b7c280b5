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
