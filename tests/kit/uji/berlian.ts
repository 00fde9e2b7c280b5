import { mg, rp } from '#kit/rules/quantity.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { pasangBerlianDocument } from '#areas/berlian/contract/pasang-berlian.document.ts';
import { returBerlianDocument } from '#areas/berlian/contract/retur-berlian.document.ts';
import { terimaBerlianDocument } from '#areas/berlian/contract/terima-berlian.document.ts';
import { done } from '#tests/kit/done.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

type Terima = BodyOf<typeof terimaBerlianDocument.spec, 'terima'>;
type Batu = Terima['barang'][number];

/** Stones are kept: a jenis of stones, two suppliers, and what is said of a stone. */
export async function bukaBerlian(shop: Shop): Promise<void> {
  await shop.modulOn('BERLIAN_MODULE');
  await shop.rows(`
    insert into jenis (kode_toko, kode_dept, nama, berlian) values ('KJ1', 'BL', 'Berlian', true)
      on conflict (kode_toko, kode_dept) do update set berlian = true;
    insert into supplier_berlian (kode_toko, kode_supplier, nama) values ('KJ1', 'D01', 'Surya Permata'), ('KJ1', 'D02', 'Mutiara');
    insert into batu_shape (kode_toko, kode, nama, urut) values ('KJ1', 'RD', 'Round', 1);
    insert into batu_color (kode_toko, kode, nama, urut) values ('KJ1', 'D', 'D', 1), ('KJ1', 'H', 'H', 5);
    insert into batu_clarity (kode_toko, kode, nama, urut) values ('KJ1', 'VVS1', 'VVS1', 1), ('KJ1', 'SI2', 'SI2', 7);
    insert into batu_cutgrade (kode_toko, kode, nama, urut) values ('KJ1', 'EX', 'Excellent', 1)`);
}

export async function tokoBerlian(): Promise<Shop> {
  const shop = await openShop({ dasar: true });
  await bukaBerlian(shop);
  return shop;
}

/** The stone of the worked postings: 0.520 ct, round D VVS1, for 18,000,000. */
export const batu = (more: Partial<Batu> = {}): Batu => ({
  kode_dept: 'BL',
  carat: mg(520),
  butir: 1,
  shape: 'RD',
  color: 'D',
  clarity: 'VVS1',
  cut_grade: 'EX',
  polish: null,
  symmetry: null,
  fluorescence: null,
  lembaga: null,
  no_sertifikat: null,
  foto: null,
  harga_modal: rp(18_000_000),
  harga_jual: null,
  ...more,
});

/** A parcel: 100 stones of 1.000 ct together, 10,000,000. */
export const parcel = (more: Partial<Batu> = {}): Batu =>
  batu({ carat: mg(1000), butir: 100, harga_modal: rp(10_000_000), ...more });

export const isiTerima = (barang: readonly Batu[] = [batu()], more: Partial<Terima> = {}) => ({
  body: {
    kode_supplier: 'D01',
    konsinyasi: false,
    kode_gudang: 'TK',
    keterangan: null,
    barang: [...barang],
    ...more,
  },
});

/** Stones come in; their codes in the order of the lines. */
export async function terimaBatu(
  shop: Shop,
  barang?: readonly Batu[],
  more?: Partial<Terima>,
): Promise<{ readonly no: string; readonly kode: readonly string[] }> {
  const made = await shop
    .as('SPV')
    .call(terimaBerlianDocument.makes.terima, isiTerima(barang, more));
  return { no: made.no_terima, kode: made.barang.map((one) => one.kode_berlian) };
}

export const isiRetur = (
  kode_berlian: string,
  { carat, butir }: { readonly carat?: number; readonly butir?: number } = {},
) => ({
  body: {
    barang: [{ kode_berlian, carat: carat === undefined ? null : mg(carat), butir: butir ?? null }],
    keterangan: null,
  },
});

export const returBatu = (shop: Shop, kode: string, part?: Parameters<typeof isiRetur>[1]) =>
  shop.approved('SPV', returBerlianDocument.makes.retur, isiRetur(kode, part), 'OWN');

export const batalTerima = (shop: Shop, no: string) =>
  shop.approved('SPV', terimaBerlianDocument.cancel, {
    params: { no },
    body: { alasan: 'Salah kirim' },
  });
export const batalRetur = (shop: Shop, no: string) =>
  shop.approved('SPV', returBerlianDocument.cancel, {
    params: { no },
    body: { alasan: 'Tidak jadi' },
  });

/** What is kept of a stone. */
export const lihatBatu = async (shop: Shop, kode: string) => {
  const [row] = await shop.rows<{
    status: string;
    carat: number;
    butir: number;
    harga_modal: number | null;
    konsinyasi: boolean;
    kode_barcode: string | null;
  }>(
    `select status, carat::int, butir, harga_modal::int, konsinyasi, kode_barcode from berlian
      where kode_toko = 'KJ1' and kode_berlian = $1`,
    [kode],
  );
  return row;
};

let potong = 0;
/** P1 of the worked postings, 3.250 g of 75.00 % for 6,400,000, of a jenis of stones. */
export async function cincinBerlian(shop: Shop, more: object = {}): Promise<string> {
  const barang = {
    nama_barang: 'Cincin Berlian',
    kode_kategori: 'PHS',
    kode_dept: 'BL',
    kode_group: 'T',
    kode_kadar: '750',
    berat: 3.25,
    harga_modal: 6_400_000,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
    ...more,
  };
  potong += 1;
  const key = { 'idempotency-key': `cincin-berlian-${potong}` };
  const { status, body, text } = await shop
    .as('OWN')
    .raw('POST', 'barang/banyak', { barang: [barang] }, key);
  if (status !== 201) throw new Error(text);
  return (body.data as { kode_barcode: string }[])[0]!.kode_barcode;
}

export const isiPasang = (
  kode_barcode: string,
  kode_berlian: readonly string[],
  berat: number,
  bagian: {
    readonly kode_berlian: string;
    readonly carat: number;
    readonly butir: number;
  } | null = null,
) => ({
  body: {
    kode_barcode,
    kode_berlian: [...kode_berlian],
    berat: mg(berat),
    keterangan: null,
    bagian: bagian && [{ ...bagian, carat: mg(bagian.carat) }],
  },
});
export const isiLepas = (kode_barcode: string, kode_berlian: readonly string[], berat: number) => ({
  body: { kode_barcode, kode_berlian: [...kode_berlian], berat: mg(berat), keterangan: null },
});

export const pasangBatu = (shop: Shop, ...given: Parameters<typeof isiPasang>) =>
  shop.approved('SPV', pasangBerlianDocument.makes.pasang, isiPasang(...given));
export const lepasBatu = (shop: Shop, ...given: Parameters<typeof isiLepas>) =>
  shop.approved('SPV', pasangBerlianDocument.makes.lepas, isiLepas(...given));

/** What is kept of a piece. */
export const lihatBarang = async (shop: Shop, kode: string) => {
  const [row] = await shop.rows<{
    berat: number;
    berat_asli: number;
    berat_atribut: number;
    murni: number;
    harga_modal: number | null;
    batu: string[] | null;
  }>(
    `select berat::int, berat_asli::int, berat_atribut::int, murni::int, harga_modal::int,
            (select jsonb_agg(e -> 'kode_berlian') from jsonb_array_elements(berlian) e) as batu
       from barang where kode_toko = 'KJ1' and kode_barcode = $1`,
    [kode],
  );
  return row;
};

/** Gold of a customer with a stone that is worth nothing to the shop: its buy-back. */
export async function beliBerbatu(shop: Shop, berlian: object = { carat: 0.52 }): Promise<string> {
  const barang = {
    asal_nota: 'TANPA_NOTA',
    nama_barang: 'Cincin Batu',
    kode_dept: 'BL',
    kode_group: 'T',
    kadar: 75,
    berat: 3.354,
    berlian: [berlian],
  };
  const { no_faktur_beli } = await done(shop, 'KASIR', 'pembelian', {
    kode_sales: 'S01',
    customer: PENJUAL,
    barang: [barang],
  });
  return no_faktur_beli as string;
}

/** A loose stone is sold at its price (№ 85). */
export async function jualBerlian(shop: Shop): Promise<void> {
  const harga = rp(24_000_000);
  const satu = batu({ lembaga: 'GIA', no_sertifikat: '2141438172', harga_jual: harga });
  const { kode } = await terimaBatu(shop, [satu]);
  const isi = {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_berlian: kode[0] }],
    pembayaran: [{ jenis: 'CASH', jumlah: harga }],
  };
  const key = { 'idempotency-key': 'berlian-lepas-terjual' };
  const sold = await shop.as('KASIR').raw('POST', 'penjualan', isi, key);
  if (sold.status !== 201) throw new Error(sold.text);
}

/** Stones bought, in consignment and with gold, a part of a parcel given back, and a receipt that was cancelled. */
export async function kerjaBerlian(shop: Shop): Promise<void> {
  await bukaBerlian(shop);
  const { kode } = await terimaBatu(shop, [
    batu({ lembaga: 'GIA', no_sertifikat: '2141438171', harga_jual: rp(24_000_000) }),
    parcel(),
  ]);
  await terimaBatu(shop, [batu({ color: 'H', clarity: 'SI2' })], { konsinyasi: true });
  await returBatu(shop, kode[1]!, { carat: 400, butir: 40 });
  const cincin = await cincinBerlian(shop);
  await pasangBatu(shop, cincin, [kode[0]!], 3_354);
  await lepasBatu(shop, cincin, [kode[0]!], 3_250);
  await pasangBatu(shop, cincin, [kode[0]!], 3_354);
  const salah = await terimaBatu(shop);
  await batalTerima(shop, salah.no);
  await beliBerbatu(shop);
}
