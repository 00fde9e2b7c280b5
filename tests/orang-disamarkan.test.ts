import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { rp } from '#kit/rules/quantity.ts';
import { MODULS, type ModulKey } from '#app/contract/moduls.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MENU } from '#app/contract/menu.ts';
import { done } from '#tests/kit/done.ts';
import { pinjamkan } from '#tests/kit/hutang.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { cash, titipan } from '#tests/kit/titipan.ts';

/**
 * Lists do not undo what a search hides (abuse case 19): a shop with people whose phones, addresses and numbers of
 * identity are known is read by a cashier through every call that reads, with every menu ticked.
 */
type Any = Endpoint<unknown, unknown, unknown, unknown>;
const READS = CONTRACTS.flatMap((area) => [
  ...area.endpoints,
  ...area.documents.flatMap(({ calls }) => calls),
  ...area.masters.map(({ endpoints }) => endpoints.list),
  ...area.reports.map(({ endpoint }) => endpoint),
]).filter(({ method, raw }) => method === 'GET' && !raw) as unknown as Any[];
const LONG = { timeout: 240_000 };
const HARI = '2026-11-20';
const ASKED: Readonly<Record<string, string>> = {
  tgl_from: HARI,
  tgl_to: HARI,
  start_date: HARI,
  end_date: HARI,
  tgl_system: HARI,
  per_tanggal: HARI,
  bulan: '2026-11',
  tahun: '2026',
  cari: 'Bu Rahasia',
  q: 'Bu Rahasia',
  limit: '200',
};

const HP = '081399887766';
const KTP = '3275014909870021';
const ALAMAT = 'Jalan Kenanga Tersembunyi 77';
const ORANG = { nama: 'Bu Rahasia', alamat: ALAMAT, no_hp: HP };

/** Not masked on purpose, and why. One document is no list: it shows phone and address, never the identity number. */
const EXEMPT: Readonly<Record<string, readonly string[]>> = {
  'one card, by its code, in the audit and counted': [
    'GET customer/:kode_customer',
    'GET customer/:kode_customer/riwayat',
  ],
  'all of one person, as he asks for it: SPV and above, counted and in the audit': [
    'GET customer/:kode_customer/data',
  ],
  'a cart that is taken up again, a nota whose customer sells back, an order of a channel: forms take them over':
    ['GET penjualan-tunda/:id', 'GET pesanan-online/:id', 'GET pembelian/nota'],
  'the paper that is the customer’s own': [
    'GET penjualan/get/bynota',
    'GET penjualan/get/bynota/single',
    'GET titip/get/bynota',
    'GET titip/get/bynota/single',
    'GET pembelian/get/bynota',
    'GET pembelian/get/bynota/single',
    'GET penjualan-manual/get/bynota',
    'GET penjualan-manual/get/bynota/single',
    'GET pembelian-manual/get/bynota',
    'GET pembelian-manual/get/bynota/single',
    'GET tukar-tambah/get/bynota',
    'GET tukar-tambah/get/bynota/single',
    'GET hutang/get/bynota',
    'GET hutang/get/bynota/single',
    'GET pesanan/get/bynota',
    'GET pesanan/get/bynota/single',
    'GET cicilan/get/bynota',
    'GET cicilan/get/bynota/single',
    'GET service/get/bynota',
    'GET service/get/bynota/single',
  ],
};

let shop: Shop;
let nomor: string[];
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  for (const modul of Object.keys(MODULS) as ModulKey[]) await shop.modulOn(modul);
  for (const modul of [
    'VALIDASI_NON_CASH_MODULE',
    'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE',
    'PLAFOND_HUTANG_MODULE',
    'VALIDASI_PELUNASAN_HUTANG_MODULE',
    'VALIDASI_SERVICE_MODULE',
    'VALIDASI_PESANAN_MODULE',
    'PARAMETER_DESKRIPSI_SERVICE_MODULE',
  ] as const)
    await shop.modulOff(modul);
  await shop.rows(
    `insert into user_akses (kode_toko, user_id, kode, is_show) select 'KJ1', 'ksr.kj1', unnest($1::text[]), true
      on conflict (kode_toko, user_id, kode) do update set is_show = true`,
    [MENU.map(({ path }) => path)],
  );
  await shop.rows('update toko set versi = versi + 1');
  await done(shop, 'OWN', 'cash/masuk', {
    kode_transaksi: 'MODAL_KAS',
    jumlah: 90_000_000,
    keterangan: 'Modal',
  });
  await done(shop, 'KASIR', 'customer', { ...ORANG, no_ktp: KTP });
  const [satu, dua] = (await tambahPotong(shop, ['P4', 'P2'])) as [string, string];
  await done(shop, 'KASIR', 'penjualan', { ...titipan([satu], cash(2_000_000)), customer: ORANG });
  await done(shop, 'KASIR', 'titip', { ...titipan([dua], cash(500_000)), customer: ORANG });
  const pinjam = {
    customer: { ...ORANG, kode_customer: null, foto: null, no_ktp: KTP, setuju_promo: null },
  };
  await pinjamkan(shop, pinjam);
  const tebus = await pinjamkan(shop, { ...pinjam, jumlah_hutang: rp(500_000) });
  await done(shop, 'KASIR', `hutang/${tebus.no_faktur_hutang}/pelunasan`, { no_ktp: KTP });
  await done(shop, 'KASIR', 'pembelian', {
    kode_sales: 'S01',
    customer: { ...ORANG, no_ktp: KTP },
    barang: [
      {
        asal_nota: 'TANPA_NOTA',
        nama_barang: 'Cincin',
        kode_dept: 'CC',
        kode_group: 'T',
        kadar: 70,
        berat: 2,
      },
    ],
  });
  await done(shop, 'KASIR', 'service', {
    kode_sales: 'S01',
    customer: ORANG,
    tgl_janji: '2027-12-31',
    barang: [{ nama_barang: 'Cincin', kadar: 75, berat: 3, deskripsi: 'Patri', ongkos: 50_000 }],
  });
  await done(shop, 'KASIR', 'pesanan', {
    kode_sales: 'S01',
    customer: ORANG,
    tgl_janji: '2027-12-31',
    barang: [
      {
        deskripsi: 'Cincin kawin polos lebar 4 mm',
        kode_dept: 'CC',
        kode_kadar: '750',
        kode_group: 'T',
        berat: 3,
        ongkos: 0,
      },
    ],
    ...cash(1_000_000),
  });
  nomor = (await shop.rows<{ no: string }>('select distinct no_bukti as no from buku')).map(
    ({ no }) => no,
  );
}, 180_000);
afterAll(() => shop.close());

function pathsOf({ path, query }: Any): string[] {
  const shape = (query as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {};
  const asked = Object.entries(ASKED).filter(([name]) => name in shape);
  const withNo = 'no' in shape ? nomor.map((no) => [...asked, ['no', no]]) : [asked];
  const [, name] = /:(\w+)/.exec(path) ?? [];
  const values = !name ? [''] : /^(no|induk)/.test(name) ? nomor : ['KJ1000001', 'ksr.kj1', 'KJ1'];
  return values.flatMap((value) =>
    withNo.map((all) => {
      const search = all.length > 0 ? `?${new URLSearchParams(all as [string, string][])}` : '';
      return path.replace(/:\w+/g, encodeURIComponent(value)) + search;
    }),
  );
}

async function read(who: Who) {
  const told: string[] = [];
  let seen = 0;
  for (const endpoint of READS)
    for (const path of pathsOf(endpoint)) {
      const { status, text } = await shop.as(who).raw('GET', path);
      if (status !== 200) continue;
      seen++;
      const one = endpoint.path.includes(':') && text.startsWith('{"data":{');
      const open =
        text.includes(KTP) || (!one && (text.includes(HP.slice(1)) || text.includes(ALAMAT)));
      if (open && !told.includes(endpoint.call)) told.push(endpoint.call);
    }
  return { told: told.toSorted(), seen };
}

test(
  'a cashier reads no phone, address or number of a person whole, but on one card and on papers',
  LONG,
  async () => {
    const { told, seen } = await read('KASIR');
    const exempt = Object.values(EXEMPT).flat();
    expect(told.filter((call) => !exempt.includes(call))).toEqual([]);
    expect(seen).toBeGreaterThan(80);
  },
);

test('what tells people whole says so, and stands in the list above', () => {
  const whole = READS.filter(({ people }) => people === 'whole').map(({ call }) => call);
  expect([...new Set(whole)].toSorted()).toEqual(Object.values(EXEMPT).flat().toSorted());
});

test('a supervisor does: the search can find', LONG, async () => {
  expect((await read('SPV')).told.length).toBeGreaterThan(4);
});

test('loans opened one after the other, by their numbers, are told to wait, too', async () => {
  const no = nomor.find((one) => one.startsWith('HT'))!;
  const all = [];
  for (let at = 0; at < 245; at++)
    all.push((await shop.as('KASIR2').raw('GET', `hutang/${no}`)).status);
  expect(new Set(all)).toEqual(new Set([200, 429]));
});

test('cards in a row are told to wait, like searches', async () => {
  const all = [];
  for (let at = 0; at < 95; at++)
    all.push((await shop.as('KASIR2').raw('GET', 'customer/KJ1000001')).status);
  expect(new Set(all)).toEqual(new Set([200, 429]));
});
