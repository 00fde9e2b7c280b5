import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import type { BodyOf, DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { ambilServiceDocument } from '#areas/service/contract/ambil-service.document.ts';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { tukangMaster } from '#areas/service/contract/tukang.master.ts';
import { hancurDocument } from '#areas/stock/contract/hancur.document.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Shop } from '#tests/kit/shop.ts';

type Terima = BodyOf<typeof serviceDocument.spec, 'terima'>;
type Selesai = BodyOf<typeof kembaliDocument.spec, 'service'>;
export type Service = DocumentOf<typeof serviceDocument.spec>;

/** A promise that no day of a test reaches. */
const JANJI = hari('2027-12-31');

/** A ring of 3.000 g of 75 % whose stone is loose, as its owner hands it over. */
export const serviceRing = (more: Partial<Terima> = {}): Terima => ({
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
  barang: [
    {
      nama_barang: 'Cincin mata',
      kadar: persen(7500),
      berat: mg(3_000),
      kode_deskripsi: null,
      deskripsi: 'Pasang mata',
      ongkos: rp(150_000),
      foto: null,
    },
  ],
  pembayaran: null,
  keterangan: null,
  ...more,
});

export const terimaService = (shop: Shop, more: Partial<Terima> = {}): Promise<Service> =>
  shop.as('KASIR').call(serviceDocument.makes.terima, { body: serviceRing(more) });

/** Who works for the shop. */
export const tambahTukang = (shop: Shop, kode_tukang = 'T01', nama = 'Pak Karto') =>
  shop.as('SPV').call(tukangMaster.endpoints.create, { body: { kode_tukang, nama, hp: null } });

/** Loose gold of 75 % in ROSOK: so many rings of 3.250 g melted, one lot. */
export async function rosokkan(shop: Shop, many = 1): Promise<void> {
  const codes = await tambahPotong(
    shop,
    Array.from({ length: many }, () => 'P1' as const),
  );
  await shop.approved('SPV', hancurDocument.makes.hancur, {
    body: {
      kode_gudang: 'RS',
      alasan: 'Patah, tidak layak jual',
      barang: codes.map((kode_barcode) => ({ kode_barcode, berat: mg(3_250) })),
    },
  });
}

/** So much gold of 75 % from, or to, the ROSOK warehouse. */
export const emas = (berat: number, kadar = 7500) => [
  { kode_gudang: 'RS', kadar: persen(kadar), berat: mg(berat) },
];

/** The pieces of a job to a craftsman, with so much gold. */
export const serahkan = (shop: Shop, no_service: string, berat = 0, kode_tukang = 'T01') =>
  shop.as('KASIR').call(serahDocument.makes.service, {
    params: { no_service },
    body: { kode_tukang, emas: berat > 0 ? emas(berat) : null, keterangan: null },
  });

/** Gold to a craftsman without a job. */
export const titipEmas = (shop: Shop, berat: number, kode_tukang = 'T01') =>
  shop.as('SPV').call(serahDocument.makes.lepas, {
    params: { kode_tukang },
    body: { emas: emas(berat), keterangan: null },
  });

/** The ring as it was, finished; what is added, filed off or weighed otherwise is said. */
const ringJadi = (more: Partial<Selesai['barang'][number]> = {}) => ({
  urut: 1,
  berat: mg(3_000),
  tambah_emas: null,
  kikir: null,
  ongkos: null,
  foto: null,
  ...more,
});
export const jadi = (
  more: Partial<Selesai['barang'][number]> = {},
  rest: Partial<Selesai> = {},
): Selesai => ({ barang: [ringJadi(more)], kembali: null, upah: null, ...rest });

export const selesaikan = (shop: Shop, no_service: string, body: Selesai = jadi()) =>
  shop.as('KASIR').call(kembaliDocument.makes.service, { params: { no_service }, body });

/** Nothing is said of who fetches the pieces, nor of an account. */
export const TANPA_KATA = { kode_nota: null, diambil_oleh: null, no_ktp: null };

export const ambilService = (shop: Shop, induk: string) =>
  shop.as('KASIR').call(ambilServiceDocument.makes.ambil, {
    params: { induk },
    body: { ...TANPA_KATA, pembayaran: null },
  });

/** Repairs of a shop that has loose gold: one fetched, one at the craftsman, one given back. */
export async function kerjaService(shop: Shop): Promise<void> {
  await tambahTukang(shop);
  const [jadilah, dibawa, batal] = [
    await terimaService(shop),
    await terimaService(shop),
    await terimaService(shop),
  ];
  await serahkan(shop, jadilah.no_service, 200);
  await selesaikan(
    shop,
    jadilah.no_service,
    jadi({ berat: mg(3_150), tambah_emas: mg(150) }, { kembali: emas(50), upah: rp(20_000) }),
  );
  await ambilService(shop, jadilah.no_service);
  await serahkan(shop, dibawa.no_service, 100);
  await shop.approved('KASIR', serviceDocument.cancel, {
    params: { no: batal.no_service },
    body: { alasan: 'Tidak jadi', no_rekening: null, ...TANPA_KATA },
  });
}
