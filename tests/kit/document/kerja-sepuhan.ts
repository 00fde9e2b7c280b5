import { mg, persen, rp } from '#kit/rules/quantity.ts';
import type { BodyOf, DocumentOf } from '#areas/dokumen/contract/document-types.ts';
import { sepuhanDocument } from '#areas/sepuhan/contract/sepuhan.document.ts';
import type { Shop } from '#tests/kit/shop.ts';
import { dibeli } from '#tests/proof/balapan/stok.ts';

type Words = typeof sepuhanDocument.spec;
export type Sepuhan = DocumentOf<Words>;
type Baris = BodyOf<Words, 'terima'>['baris'][number];

/** A shop that refines its gold itself, and corrects lots by hand. */
export async function bukaSepuhan(shop: Shop): Promise<void> {
  await shop.modulOn('SEPUHAN_MODULE');
  await shop.modulOn('STOCK_SEPUHAN_MANUAL_MODULE');
}

type Ditimbang = Omit<Baris, 'cara_uji'> & Partial<Pick<Baris, 'cara_uji'>>;

/** A bought pendant of 1.200 g of 37.5 %, 0.450 g fine, as it lies in BELI. */
export const liontin = async (shop: Shop, more: Partial<Baris> = {}): Promise<Ditimbang> => ({
  asal: 'PEMBELIAN',
  no_dokumen: await dibeli(shop),
  urut: 1,
  berat: mg(1_200),
  kadar_uji: null,
  ...more,
});

export const isiTerima = (baris: readonly Ditimbang[]) => ({
  kode_gudang: 'RS',
  keterangan: null,
  baris: baris.map((one) => ({ cara_uji: null, ...one })),
});

/** So many pendants in one lot of 37.5 %. */
export async function terimaLiontin(shop: Shop, many = 1): Promise<Sepuhan> {
  const baris: Ditimbang[] = [];
  for (let at = 0; at < many; at += 1) baris.push(await liontin(shop));
  return shop.as('SPV').call(sepuhanDocument.makes.terima, { body: isiTerima(baris) });
}

/** A lot by hand: 50.000 g of 70 % that cost 88,000,000. */
export const isiManual = (more: Partial<BodyOf<Words, 'manual'>> = {}) => ({
  no_lot: null,
  kode_gudang: 'RS',
  kadar: persen(7000),
  berat: mg(50_000),
  modal: rp(88_000_000),
  keterangan: 'Saldo awal rosok',
  ...more,
});

export const bukaLot = (shop: Shop, more: Parameters<typeof isiManual>[0] = {}): Promise<Sepuhan> =>
  shop.approved('MU', sepuhanDocument.makes.manual, { body: isiManual(more) }, 'OWN');

export const isiLebur = (no_lot: string, berat: number, kadar_uji: number, dari?: number) => ({
  jenis: 'LEBUR' as const,
  kode_tukang: null,
  keterangan: null,
  lot: [{ no_lot, berat: dari === undefined ? null : mg(dari) }],
  hasil: { berat: mg(berat), kadar_uji: persen(kadar_uji), cara_uji: null },
});

type BarisSortir = BodyOf<Words, 'sortir'>['baris'][number];

/** A line of a lot that is looked through: so much of it into a class. */
export const bagian = (
  kelas: BarisSortir['kelas'],
  berat: number,
  more: Partial<BarisSortir> = {},
): BarisSortir => ({
  kelas,
  qty: 1,
  berat: mg(berat),
  no_dokumen: null,
  urut: null,
  berat_jadi: null,
  kode_tukang: null,
  proses: null,
  nama_barang: null,
  kode_kategori: null,
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  ongkos: null,
  kode_gudang: null,
  kode_baki: null,
  ...more,
});
/** To T01, who washes it. */
export const DICUCI = { kode_tukang: 'T01', proses: 'CUCI' as const };
/** Sold again, in tray A-01. */
export const DIJUAL = { kode_kategori: 'PHS', kode_gudang: 'TK', kode_baki: 'A-01' };

export const isiSortir = (no_lot: string, ...baris: readonly BarisSortir[]) => ({
  no_lot,
  keterangan: null,
  baris: [...baris],
});

type BarisCuci = BodyOf<Words, 'cuci'>['baris'][number];
type BarisPindah = BodyOf<Words, 'pindah'>['baris'][number];
const TANPA_LABEL = {
  nama_barang: null,
  kode_kategori: null,
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  kode_gudang: null,
  kode_baki: null,
};

/** A lot that comes back from its craftsman. */
export const isiCuci = (no_lot: string, berat: number, more: Partial<BarisCuci> = {}) => ({
  keterangan: null,
  baris: [
    {
      ...TANPA_LABEL,
      no_lot,
      berat: mg(berat),
      kadar_uji: null,
      cara_uji: null,
      ongkos: null,
      ongkos_barang: null,
      ke: 'SORTIR' as const,
      ...more,
    },
  ],
});

/** A lot, or a weight of it, to another class. */
export const isiPindah = (
  no_lot: string,
  kelas: BarisPindah['kelas'],
  more: Partial<BarisPindah> = {},
) => ({
  keterangan: null,
  baris: [
    {
      ...TANPA_LABEL,
      no_lot,
      berat: null,
      qty: null,
      kelas,
      kadar_uji: null,
      cara_uji: null,
      kode_tukang: null,
      proses: null,
      ongkos: null,
      ...more,
    },
  ],
});

/** Gold taken in, melted by a craftsman and lost, of two kadar and with a lot by hand. */
export async function kerjaSepuhan(shop: Shop): Promise<void> {
  await terimaLiontin(shop, 2);
  const { no_sepuhan: dipilah } = await terimaLiontin(shop, 4);
  const body = isiSortir(
    `${dipilah}-01`,
    bagian('JUAL LAGI', 1_200, DIJUAL),
    bagian('CUCI', 1_200, DICUCI),
    bagian('LEBUR', 1_200),
    bagian('KEMBALI', 1_200),
  );
  const { no_sepuhan: sorted, baris } = await shop
    .as('SPV')
    .call(sepuhanDocument.makes.sortir, { body });
  const at = baris.filter(({ kelas }) => kelas === 'CUCI' || kelas === 'LEBUR');
  const no = at.findIndex(({ kelas }) => kelas === 'CUCI') + 1;
  const cucian = isiCuci(`${sorted}-0${no}`, 1_195, { ongkos: rp(15_000) });
  const dicuci = await shop.as('SPV').call(sepuhanDocument.makes.cuci, { body: cucian });
  const dipindah = isiPindah(`${dicuci.no_sepuhan}-01`, 'LEBUR');
  await shop.as('SPV').call(sepuhanDocument.makes.pindah, { body: dipindah });
  await shop.modulOn('STOCK_SEPUHAN_MANUAL_MODULE');
  const { no_sepuhan } = await bukaLot(shop);
  await shop.modulOff('STOCK_SEPUHAN_MANUAL_MODULE');
  const no_lot = `${no_sepuhan}-01`;
  const lebur = { ...isiLebur(no_lot, 20_000, 8_700, 25_000), kode_tukang: 'T01' };
  await shop.as('SPV').call(sepuhanDocument.makes.susut, { body: lebur });
  const hilang = { ...lebur, jenis: 'SUSUT' as const, kode_tukang: null, hasil: null };
  const susut = { ...hilang, lot: [{ no_lot, berat: mg(120) }] };
  await shop.approved('SPV', sepuhanDocument.makes.susut, { body: susut }, 'OWN');
}
