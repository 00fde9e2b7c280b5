import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { GUARDS, type Guard } from '#areas/buku/contract/guards.ts';

/**
 * Every act of the product and the guards that it must pass. A new act whose body names one of the fields below
 * names the guard too, or is under EXEMPT with the reason; an act that names a guard and never passes it
 * answers 500 (`perform`). A new guard: see `src/areas/buku/contract/guards.ts`.
 */

/** A field of a body that makes its act a door of this guard. */
const FIELDS: Readonly<Record<Guard, readonly string[]>> = {
  fineness: ['kadar', 'kode_kadar', 'kode_group', 'harga_per_gram', 'harga', 'harga_jual'],
  weight: ['berat', 'berat_bersih', 'berat_timbang', 'berat_fisik', 'qty', 'qty_fisik'],
  evidence: ['foto'],
  // What an act pays out is seen in its set of the book: the invariant I-8d finds a door that is forgotten.
  payout: ['refund_rp'],
  owner: ['no_ktp', 'diambil_oleh', 'titipan', 'kupon'],
  plausible: ['berat', 'berat_bersih', 'berat_timbang', 'berat_fisik'],
  // A step of a kind that waits: the test below finds one without it.
  waited: [],
  // Who puts a label into stock owes it besides (`insertBarang`).
  labour: ['ongkos', 'ongkos_barang'],
  // It is asked by who may do it: the test of what belongs to owners is below.
  support: [],
};

/** Doors that need no guard although a field says so, and why. */
const EXEMPT: Readonly<Record<Guard, Readonly<Record<string, readonly string[]>>>> = {
  fineness: {
    'they are the prices, which the owner agrees to (UBAH_HARGA_EMAS)': [
      'POST parabandrol/harga',
      'POST parameter-harga-emas',
      'POST parameter-harga-emas/banyak',
      'POST parameter-harga-emas-pembelian',
      'POST parameter-harga-emas-pembelian/banyak',
    ],
    'loose gold of a tested kadar is no piece for sale and has no price': [
      'POST hancur-pembelian',
      'POST pesanan/:no_pesanan/proses',
      'POST service/:no_service/proses',
      'POST sepuhan/manual',
      'POST service/:no_service/selesai',
      'POST tukang/:kode_tukang/emas',
      'POST tukang/:kode_tukang/kembali',
    ],
    'goods in stock keep the kadar that they came with': [
      'POST barang-manual/koreksi',
      'POST barang-manual/pindah',
      'POST barang-manual/retur',
    ],
    'a stone has no kadar: what it is sold for is agreed to at the sale': ['POST berlian/terima'],
    'it is the customer’s own piece: the shop neither buys nor sells it': ['POST service'],
    'what is looked for, of no price that binds anybody': ['POST pre-order'],
  },
  weight: {
    'weighed for the first time: there is no weight to compare with': [
      'POST barang',
      'POST barang/banyak',
      'POST hutang',
      'POST pesanan',
      'POST service',
    ],
    'goods without a barcode come and go by weight: a line that differs is corrected by an owner’s word':
      ['POST barang-manual/masuk', 'POST barang-manual/pindah', 'POST penjualan-manual'],
    'what is looked for is on no scale': ['POST pre-order'],
    'gold that leaves by weight: what comes back of it is compared': [
      'POST pesanan/:no_pesanan/proses',
      'POST service/:no_service/proses',
      'POST tukang/:kode_tukang/emas',
    ],
    'a count, whose difference is booked by an approved end or not at all': [
      'POST opname-global-daily',
      'POST stock-opname-penerimaan/pindai',
      'POST stock-opname/pindai',
      'POST timbang-baki/hasil',
    ],
    'nothing of it is kept as weight: a basket, a tray that moves whole': [
      'POST penjualan-tunda',
      'POST pindah-barang/satu-baki',
    ],
    'the delivery itself compares note and scale (TOLERANSI_KIRIMAN)': ['POST penerimaan-barang'],
    'the receipt itself compares what was packed with the scale (TOLERANSI_KIRIMAN)': [
      'POST kirim-barang/:no/terima',
    ],
    'sold lighter within TOLERANSI_BERAT_JUAL, else asked; the whole piece leaves (D-10.6)': [
      'POST penjualan',
    ],
    'gifts for points: pieces of no gold': ['POST member/:kode_customer/tukar-hadiah'],
  },
  evidence: {},
  payout: {},
  owner: {
    'it is the card of the person itself': [
      'POST customer',
      'POST member',
      'PUT customer/:kode_customer',
      'PUT member/:kode_customer',
    ],
    'who borrows, sells, pays in parts or has a card says who he is: nothing is kept for him yet': [
      'POST cicilan',
      'POST gesek-tunai',
      'POST hutang',
      'POST pembelian',
      'POST pembelian-manual',
    ],
  },
  plausible: {
    'the shop that sent it has agreed to what it weighs; another weight asks KIRIMAN_SELISIH': [
      'POST kirim-barang/:no/terima',
    ],
    'loose gold that goes to or comes from the fire is no piece': [
      'POST hancur-barang',
      'POST hancur-pembelian',
      'POST kirim-sepuhan/:no/terima',
      'POST pesanan/:no_pesanan/proses',
      'POST sepuhan/manual',
      'POST sepuhan/susut',
      'POST sepuhan/terima',
      'POST service/:no_service/proses',
      'POST tukang/:kode_tukang/emas',
      'POST tukang/:kode_tukang/kembali',
    ],
    'a line weighs what its pieces weighed when they came': [
      'POST barang-manual/pindah',
      'POST penjualan-manual',
    ],
    'an owner reads both weights': ['POST barang-manual/koreksi'],
    'what is looked for is on no scale': ['POST pre-order'],
    'a count or a look: what differs is booked by an approved end or not at all': [
      'POST opname-global-daily',
      'POST stock-opname-penerimaan/pindai',
      'POST stock-opname/pindai',
      'POST timbang-baki/hasil',
    ],
    'weighed against what was pledged, which asked': [
      'POST hutang/:induk/lelang',
      'POST hutang/:induk/pelunasan/:no/batal',
      'POST hutang/:no/batal-lunas',
    ],
    'the piece is in stock: its weight was asked about when it came': ['POST penjualan'],
    'a line of the stock, of which no more leaves than lies there': ['POST barang-manual/retur'],
    'the piece is in stock, and differs from its weight there by no more than TOLERANSI_PENERIMAAN':
      ['POST retur-supplier'],
    'an owner reads gold that a piece gains, whatever it weighs': [
      'POST berlian/lepas',
      'POST berlian/pasang',
      'POST pembelian/:no/lepas',
    ],
  },
  waited: {},
  labour: {
    'a label that is there: where its price falls, however little, the owner is asked': [
      'PUT barang/:kode_barcode',
    ],
    'it makes no label: the sale is held against the computed price (HARGA_DI_BAWAH)': [
      'POST cicilan',
      'POST penjualan',
      'POST penjualan-manual',
      'POST titip',
      'POST tukar-tambah',
    ],
    'an order is held against the price of now; its label gets the usual labour': ['POST pesanan'],
    'it is the customer’s own piece: the charge of the work, held against the list': [
      'POST service',
      'POST service/:no_service/selesai',
    ],
  },
  support: {},
};

/** Every door with its guards. */
const DOORS: Readonly<Record<Guard, readonly string[]>> = {
  fineness: [
    'POST barang',
    'POST barang-manual/masuk',
    'POST barang/banyak',
    'POST cicilan',
    'POST hutang',
    'POST hutang/:induk/beli-putus',
    'POST hutang/:induk/lelang',
    'POST pembelian',
    'POST pembelian-manual',
    'POST pembelian/:no/retag',
    'POST penerimaan-barang',
    'POST penerimaan-barang/:no/label',
    'POST penjualan',
    'POST penjualan-manual',
    'POST pesanan',
    'POST pesanan/:no/ambil',
    'POST pesanan/:no_pesanan/selesai',
    'POST sepuhan/pindah-sortir',
    'POST sepuhan/sortir',
    'POST sepuhan/terima-cuci',
    'POST titip',
    'POST tukar-tambah',
    'POST update-kadar',
    'POST update-profit-barang',
    'PUT barang/:kode_barcode',
  ],
  weight: [
    'POST barang-manual/koreksi',
    'POST barang-manual/retur',
    'POST berlian/lepas',
    'POST berlian/pasang',
    'POST hancur-barang',
    'POST hancur-pembelian',
    'POST hutang/:induk/beli-putus',
    'POST hutang/:induk/lelang',
    'POST hutang/:induk/pelunasan/:no/batal',
    'POST hutang/:no/batal-lunas',
    'POST kirim-sepuhan/:no/terima',
    'POST pembelian',
    'POST pembelian-manual',
    'POST pembelian/:no/lepas',
    'POST pembelian/:no/retag',
    'POST penerimaan-barang/:no/label',
    'POST penjualan/:no/retur',
    'POST pesanan/:no/ambil-contoh',
    'POST pesanan/:no_pesanan/selesai',
    'POST retur-supplier',
    'POST sepuhan/manual',
    'POST sepuhan/pindah-sortir',
    'POST sepuhan/sortir',
    'POST sepuhan/susut',
    'POST sepuhan/terima',
    'POST sepuhan/terima-cuci',
    'POST service/:no_service/selesai',
    'POST stock-aksesoris',
    'POST tukang/:kode_tukang/kembali',
    'POST tukar-tambah',
    'PUT barang/:kode_barcode',
  ],
  evidence: [
    'POST berlian/:kode_berlian/foto',
    'POST berlian/terima',
    'POST hutang',
    'POST hutang/:induk/beli-putus',
    'POST hutang/:no/duplikat',
    'POST kirim-barang/:no/terima',
    'POST kirim-berlian/:no/terima',
    'POST pembelian',
    'POST pembelian-manual',
    'POST penjualan/:no/retur',
    'POST pesanan',
    'POST pesanan/:no/ambil-contoh',
    'POST pesanan/:no_pesanan/selesai',
    'POST service',
    'POST service/:no_service/selesai',
    'POST tukar-tambah',
  ],
  payout: [
    'POST cicilan/:induk/bayar-kelebihan',
    'POST cicilan/:no/batal',
    'POST gesek-tunai',
    'POST hutang',
    'POST hutang/:induk/bayar-kelebihan',
    'POST hutang/:induk/beli-putus',
    'POST hutang/:induk/peremajaan',
    'POST hutang/:no/validasi',
    'POST hutang/validate-pelunasan',
    'POST pembelian',
    'POST pembelian-manual',
    'POST pembelian/:no/validasi',
    'POST pesanan/:no/ambil',
    'POST pesanan/:no/batal',
    'POST service/:induk/ambil',
    'POST service/:no/batal',
    'POST titip/:no/batal',
    'POST tukar-tambah',
    'POST tukar-tambah/:no/validasi',
  ],
  owner: [
    'POST cicilan/:induk/bayar',
    'POST cicilan/:induk/bayar-kelebihan',
    'POST cicilan/:no/batal',
    'POST hutang/:induk/bayar-kelebihan',
    'POST hutang/:induk/beli-putus',
    'POST hutang/:induk/pelunasan',
    'POST hutang/:induk/peremajaan',
    'POST hutang/:no/duplikat',
    'POST penjualan',
    'POST pesanan/:no/ambil',
    'POST pesanan/:no/ambil-contoh',
    'POST pesanan/:no/batal',
    'POST service/:induk/ambil',
    'POST service/:no/batal',
    'POST titip/:no/ambil',
    'POST titip/:no/batal',
    'POST tukar-tambah',
  ],
  plausible: [
    'POST barang',
    'POST barang-manual/masuk',
    'POST barang/banyak',
    'POST hutang',
    'POST hutang/:induk/beli-putus',
    'POST pembelian',
    'POST pembelian-manual',
    'POST pembelian/:no/retag',
    'POST penerimaan-barang',
    'POST penerimaan-barang/:no/label',
    'POST penjualan/:no/retur',
    'POST pesanan',
    'POST pesanan/:no/ambil-contoh',
    'POST pesanan/:no_pesanan/selesai',
    'POST sepuhan/pindah-sortir',
    'POST sepuhan/sortir',
    'POST sepuhan/terima-cuci',
    'POST service',
    'POST service/:no_service/selesai',
    'POST tukar-tambah',
    'PUT barang/:kode_barcode',
  ],
  waited: [
    'POST barang-manual/validasi',
    'POST hutang/:no/validasi',
    'POST hutang/validate-pelunasan',
    'POST pembelian/:no/validasi',
    'POST penjualan/:no/validasi',
    'POST pesanan/:no/validasi',
    'POST titip/:no/validasi',
    'POST tukar-tambah/:no/validasi',
  ],
  labour: [
    'POST barang',
    'POST barang/banyak',
    'POST pembelian/:no/retag',
    'POST penerimaan-barang/:no/label',
    'POST sepuhan/pindah-sortir',
    'POST sepuhan/sortir',
    'POST sepuhan/terima-cuci',
  ],
  support: [
    'POST pajak/wajib-lapor',
    'POST pajak/wajib-lapor/batal',
    'POST siapkan-toko',
    'PUT marketplace-sambungan/:kode_marketplace',
    'PUT pesan/gateway',
  ],
};

type Json = { properties?: Record<string, Json> } & Record<string, unknown>;
function namesIn(json: Json, into = new Set<string>()): Set<string> {
  for (const [name, one] of Object.entries(json.properties ?? {})) {
    into.add(name);
    namesIn(one, into);
  }
  for (const key of ['items', 'anyOf', 'oneOf', 'allOf'])
    for (const one of [json[key] ?? []].flat()) namesIn(one as Json, into);
  return into;
}
const fieldsOf = ({ body }: AnyEndpoint): Set<string> =>
  namesIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json);

const WRITES = CONTRACTS.flatMap((area) => area.endpoints).filter(
  ({ method, readOnly, aside }) => method !== 'GET' && !readOnly && !aside,
);
const names = Object.keys(GUARDS) as Guard[];

describe.each(names)('the guard "%s"', (guard) => {
  test('stands at every door whose body asks for it, or is exempt for a reason', () => {
    const asked = WRITES.filter((one) => FIELDS[guard].some((field) => fieldsOf(one).has(field)));
    const without = asked.filter((one) => !one.guards?.includes(guard)).map(({ call }) => call);
    const known = Object.values(EXEMPT[guard]).flat();
    expect(without.toSorted()).toEqual(known.toSorted());
  });

  test('is named by these acts', () => {
    const named = WRITES.filter((one) => one.guards?.includes(guard)).map(({ call }) => call);
    expect(named.toSorted()).toEqual([...DOORS[guard]].toSorted());
  });
});

test('what lets a document count that waited measures it again (D-28.2)', () => {
  const validates = WRITES.filter(({ call }) => /\/validasi$|\/validate-/.test(call));
  const without = validates.filter(({ guards }) => !guards?.includes('waited'));
  // The bank's word about money that came: it measures its own figures (D-28.1).
  // A repair that waits holds no price of gold: what goes in costs the price of the day it is fetched (D-37.4).
  const own = ['POST non-cash/validasi', 'POST service/:no/validasi'];
  expect(without.map(({ call }) => call).toSorted()).toEqual(own);
});

test('what is closed to a manager and open to the support asks an owner, or says why not (decision 1252)', () => {
  type Any = { level?: readonly string[]; all?: readonly Any[]; any?: readonly Any[] };
  const closed = ({ level, all, any }: Any): boolean =>
    level
      ? level.some((one) => one === 'SU' || one === 'DEV') && !level.includes('MU')
      : (all?.some(closed) ?? any?.some(closed) ?? false);
  const open = WRITES.filter((one) => one.gate && closed(one.gate as Any));
  const without = open.filter((one) => !one.guards?.includes('support')).map(({ call }) => call);
  const FREE = {
    'what a paper looks like: each print names its user, and the log has what was': [
      'DELETE setting-nota-slip/:jenis',
      'DELETE setting-nota/:jenis',
      'POST setting-nota/logo',
      'POST setting-nota/logo/hapus',
      'PUT setting-nota-slip/:jenis',
      'PUT setting-nota/:jenis',
      'PUT ukuran-label',
    ],
    'one message to the shop’s own number': ['POST pesan/gateway/uji'],
  };
  expect(without.toSorted()).toEqual(Object.values(FREE).flat().toSorted());
});

test('no act names a guard that does not exist', () => {
  const named = new Set(WRITES.flatMap(({ guards }) => guards ?? []));
  expect([...named].filter((guard) => !(guard in GUARDS))).toEqual([]);
});
