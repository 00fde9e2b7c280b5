/** The four pieces of the worked postings, as a form sends them. */
const piece = (
  nama_barang: string,
  kode_kadar: string,
  berat: number,
  kode_baki: string,
  harga_modal?: number,
) => ({
  nama_barang,
  kode_kategori: 'PHS',
  kode_dept: 'CC',
  kode_group: 'T',
  kode_kadar,
  berat,
  kode_gudang: 'TK',
  kode_baki,
  kode_supplier: 'UBS',
  ...(harga_modal === undefined ? {} : { harga_modal }),
});
export const P1 = piece('Cincin Polos', '750', 3.25, 'A-01', 6_400_000);
export const P2 = piece('Anting Ring', '420', 2.345, 'A-01', 2_800_000);
export const P3 = piece('Kalung Nori', '700', 5.01, 'B-02', 9_100_000);
export const P4 = piece('Liontin Hati', '375', 1.2, 'B-02', 1_250_000);
