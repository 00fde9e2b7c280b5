import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { bayarPesananDocument } from '#areas/service/contract/pesanan/bayar-pesanan.document.ts';
import { ambilPesananEndpoint } from '#areas/service/contract/pesanan/pesanan.api.ts';
import {
  pesananDocument,
  type PesananDokumen,
} from '#areas/service/contract/pesanan/pesanan.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { emas, TANPA_KATA } from '#tests/kit/document/kerja-service.ts';
import type { Shop } from '#tests/kit/shop.ts';

type Pesan = BodyOf<typeof pesananDocument.spec, 'pesan'>;
type Selesai = BodyOf<typeof kembaliDocument.spec, 'pesanan'>;

/** A promise that no day of a test reaches. */
const JANJI = hari('2027-12-31');

export const tunai = (jumlah: number) => [
  { jenis: 'CASH' as const, kode_bank: null, no_rekening: null, jumlah: rp(jumlah), fee: null },
];

/** A ring of 3.500 g of 75 % as it is ordered. */
export const cincinPesanan = (more: Partial<Pesan['barang'][number]> = {}) => ({
  deskripsi: 'Cincin kawin polos lebar 4 mm ukuran 17',
  kode_dept: 'CC',
  kode_kadar: '750',
  kode_group: 'T',
  berat: mg(3_500),
  ongkos: rp(50_000),
  harga_per_gram: null,
  harga_hari: null,
  gambar: null,
  no_po: null,
  urut_po: null,
  tanpa_po: null,
  ...more,
});
export const contohCincin = {
  nama_barang: 'Cincin contoh',
  kadar: persen(7000),
  berat: mg(2_000),
  foto: null,
};

export const pesanan = (more: Partial<Pesan> = {}): Pesan => ({
  kode_sales: 'S01',
  customer: {
    kode_customer: null,
    nama: 'Ibu Sari',
    alamat: 'Jl. Merdeka 1',
    no_hp: '0812 3456 7890',
    setuju_promo: null,
  },
  tgl_janji: JANJI,
  kode_tukang: null,
  kunci_harga: null,
  barang: [cincinPesanan()],
  contoh: null,
  pembayaran: null,
  keterangan: null,
  ...more,
});

export const pesan = (shop: Shop, more: Partial<Pesan> = {}): Promise<PesananDokumen> =>
  shop.as('KASIR').call(pesananDocument.makes.pesan, { body: pesanan(more) });

/** An order to a craftsman, with so much gold of 75 %. */
export const serahkanPesanan = (shop: Shop, no_pesanan: string, berat = 0, kode_tukang = 'T01') =>
  shop.as('KASIR').call(serahDocument.makes.pesanan, {
    params: { no_pesanan },
    body: { kode_tukang, emas: berat > 0 ? emas(berat) : null, keterangan: null },
  });

/** The ring as it was made. */
export const cincinJadi = (more: Partial<Selesai['barang'][number]> = {}) => ({
  urut: 1,
  berat: mg(3_500),
  kode_kategori: 'PHS',
  kode_group: 'T',
  nama_barang: null,
  foto: null,
  kode_barcode: null,
  ...more,
});
export const jadiPesanan = (
  more: Partial<Selesai['barang'][number]> = {},
  rest: Partial<Selesai> = {},
): Selesai => ({ barang: [cincinJadi(more)], kembali: null, upah: null, ...rest });

export const selesaikanPesanan = (shop: Shop, no_pesanan: string, body: Selesai = jadiPesanan()) =>
  shop.as('KASIR').call(kembaliDocument.makes.pesanan, { params: { no_pesanan }, body });

export const bayarPesanan = (shop: Shop, induk: string, jumlah: number) =>
  shop.as('KASIR').call(bayarPesananDocument.makes.bayar, {
    params: { induk },
    body: { pembayaran: tunai(jumlah) },
  });

/** The customer himself, with so much cash. */
export const ambilBody = (no: string, jumlah: number) => ({
  params: { no },
  body: {
    kode_sales: null,
    ...TANPA_KATA,
    kode_nota: null,
    pembayaran: jumlah > 0 ? tunai(jumlah) : null,
    keterangan: null,
  },
});
export const ambilPesanan = (shop: Shop, no: string, jumlah: number) =>
  shop.as('KASIR').call(ambilPesananEndpoint, ambilBody(no, jumlah));

/** Nothing is said of the end of an order but that it ends. */
export const TANPA_BATAL = {
  refund_rp: null,
  no_rekening: null,
  kode_gudang: null,
  kode_baki: null,
  ...TANPA_KATA,
  kode_nota: null,
};
export const batalkanPesanan = (shop: Shop, no: string, more: object = {}) =>
  shop.approved('KASIR', pesananDocument.cancel, {
    params: { no },
    body: { alasan: 'Tidak jadi', ...TANPA_BATAL, ...more },
  });

/** Orders of a shop that has a craftsman and loose gold: one fetched, one made, one at the craftsman, one ended. */
export async function kerjaPesanan(shop: Shop): Promise<void> {
  const made = async () => {
    const { no_pesanan } = await pesan(shop, { pembayaran: tunai(3_000_000) });
    await serahkanPesanan(shop, no_pesanan, 3_600);
    await selesaikanPesanan(shop, no_pesanan, jadiPesanan({}, { kembali: emas(90) }));
    return no_pesanan;
  };
  const fetched = await made();
  await ambilPesanan(shop, fetched, 5_000_000);
  await made();
  const { no_pesanan } = await pesan(shop, {
    contoh: [contohCincin],
    pembayaran: tunai(1_000_000),
  });
  await serahkanPesanan(shop, no_pesanan, 500);
  const ended = await pesan(shop, { pembayaran: tunai(1_000_000) });
  await batalkanPesanan(shop, ended.no_pesanan);
}
