import { beforeAll, describe, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import { lewatkan, pinjaman, wire } from '#tests/kit/hutang.ts';

/** Fineness chooses the price at every door (D-51.16): 9K is bought, sold, pledged and labelled as 9K. */
const { shop, kasir, post, beli, rosok, setuju, bookOf } = await openBeliUji();
const own = () => shop.as('OWN');
const spv = () => shop.as('SPV');
const harga = (jenis: string, kode_group: string, harga_per_gram: number) =>
  post(own(), 'parameter-harga-emas', { jenis, kode_group, harga_per_gram });
const dibawa = (more: object = {}) =>
  rosok({ asal_nota: 'TANPA_NOTA', kadar: 37.5, berat: 10, ...more });
const said = ({ status, body }: { status: number; body: { code?: string; event?: string } }) => [
  status,
  body.code === 'PERLU_OTORISASI' ? body.event : body.code,
];
const cincin = (more: object = {}) => ({
  nama_barang: 'Cincin Polos',
  kode_kategori: 'PHS',
  kode_dept: 'CC',
  kode_group: 'T',
  kode_kadar: '375',
  berat: 10,
  kode_gudang: 'TK',
  kode_baki: 'A-01',
  ...more,
});
type Data = Record<string, unknown> & { kode_barcode: string };
const baru = async (more: object = {}): Promise<string> => {
  const { status, body, text } = await post(own(), 'barang', cincin(more));
  expect(status, text).toBe(201);
  return (body.data as Data).kode_barcode;
};
/** The first line of a purchase or of its reckoning. */
const baris = (body: { data?: unknown }) =>
  (body.data as { barang: Record<string, unknown>[] }).barang[0]!;

beforeAll(async () => {
  // A group of every kadar whose row is that of 24K, and one of 24K alone.
  expect((await harga('BELI', 'T', 2_520_000)).status).toBe(201);
  expect((await harga('JUAL', 'M', 1_225_000)).status).toBe(201);
  expect((await harga('BELI', 'MR', 2_500_000)).status).toBe(201);
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 400_000_000, keterangan: 'Modal' };
  expect((await post(own(), 'cash/masuk', kas)).status).toBe(201);
});

describe('bought', () => {
  test('10 g of 37.5 % in a group priced as 24K cost 11,500,000, not 25,200,000', async () => {
    const { status, body, text } = await post(kasir(), 'pembelian', beli([dibawa()]));
    expect(status, text).toBe(201);
    expect(baris(body)).toMatchObject({ kode_kadar: '375', harga: 11_500_000 });
  });

  test('in the group of 24K alone they are refused, in a purchase and in an exchange', async () => {
    const barang = [dibawa({ kode_group: 'MR' })];
    expect(said(await post(kasir(), 'pembelian', beli(barang)))).toEqual([
      422,
      'KADAR_BUKAN_GROUP',
    ]);
    const kode_barcode = await baru();
    const tukar = {
      penjualan: {
        kode_sales: 'S01',
        customer: { nama: 'Ibu Sari' },
        barang: [{ kode_barcode }],
      },
      pembelian: beli(barang),
    };
    expect(said(await post(kasir(), 'tukar-tambah', tukar))).toEqual([422, 'KADAR_BUKAN_GROUP']);
  });

  test('gold of a code without a price is measured by its fine gold whatever the group pays', async () => {
    const kadar = { kode_kadar: '585', label: '14K', persen: 58.5 };
    expect((await post(own(), 'kadar', kadar)).status).toBe(201);
    expect(said(await post(kasir(), 'pembelian', beli([dibawa({ kadar: 58.5 })])))).toEqual([
      403,
      'BELI_DI_ATAS_HARGA',
    ]);
  });

  test('heavier than its note within 0.050 g is paid by the note, and the book holds the scale', async () => {
    const barang = [
      dibawa({ asal_nota: 'TOKO_LAIN', berat_nota: 10, berat: 10.05, harga_nota: 12_000_000 }),
    ];
    const { status, body, text } = await post(kasir(), 'pembelian', beli(barang));
    expect(status, text).toBe(201);
    // HARGA_ROSOK 2,550,000 x 37.5 % x 10.000 g.
    expect(baris(body)).toMatchObject({ berat: 10.05, harga: 9_562_500 });
  });
});

describe('back to a tray', () => {
  const kembali = async (kadar: number, more: object = {}) => {
    const { body, text } = await post(
      kasir(),
      'pembelian',
      beli([dibawa({ kadar, berat: 3.24, kode_group: 'P' })]),
    );
    const { no_faktur_beli } = (body.data ?? { no_faktur_beli: text }) as {
      no_faktur_beli: string;
    };
    const label = { kode_kategori: 'PHS', berat: 3.24, kode_gudang: 'TK', kode_baki: 'A-01' };
    return post(spv(), `pembelian/${no_faktur_beli}/retag`, { urut: 1, ...label, ...more });
  };

  test('74.80 that may be half a percent off is called 750 and lies as 75.00, six milligrams finer', async () => {
    await shop.param('TOLERANSI_KADAR_BELI', 50 as never);
    const { status, body, text } = await kembali(74.8);
    expect(status, text).toBe(201);
    const retag = body.data as Data & { no_retag: string };
    expect(retag).toMatchObject({ kode_kadar: '750', kadar: 74.8, kadar_barang: 75 });
    expect(await bookOf(retag.no_retag)).toEqual([
      { akun: 'gudang:BL', rupiah: 0, qty: -1, berat: -3240, kadar: 7480, murni: -2424 },
      { akun: 'lebur', rupiah: 0, qty: 1, berat: 3240, kadar: 7480, murni: 2430 },
      { akun: 'susut', rupiah: 0, qty: 0, berat: 0, kadar: 7480, murni: -6 },
      { akun: 'lebur', rupiah: 0, qty: -1, berat: -3240, kadar: 7500, murni: -2430 },
      { akun: 'baki:TK/A-01', rupiah: 0, qty: 1, berat: 3240, kadar: 7500, murni: 2430 },
    ]);
    const card = await spv().raw('GET', `barang/${retag.kode_barcode}`);
    expect(card.body.data).toMatchObject({ kadar: 75, kode_kadar: '750', murni: 2.43 });
    const batal = `retag-pembelian/${retag.no_retag}/batal`;
    expect((await setuju(spv(), batal, { alasan: 'Salah barang' })).status).toBe(200);
    await shop.param('TOLERANSI_KADAR_BELI', 0 as never);
  });

  test('as another group of 24K alone it is refused', async () => {
    expect(said(await kembali(75, { kode_group: 'MR' }))).toEqual([422, 'KADAR_BUKAN_GROUP']);
  });

  test('83 % that the shop has no code near is no piece of 750', async () => {
    expect(said(await kembali(83))).toEqual([422, 'KADAR_TERLALU_JAUH']);
  });
});

describe('labelled', () => {
  test('a piece says the percent of its code and lies in a group of its kadar, by each way in', async () => {
    const lain = cincin({ kadar: 99.9 });
    const grup = cincin({ kode_group: 'MR' });
    for (const [path, body, code] of [
      ['barang', lain, 'KADAR_BUKAN_KODE'],
      ['barang', grup, 'KADAR_BUKAN_GROUP'],
      ['barang/banyak', { barang: [cincin(), lain] }, 'KADAR_BUKAN_KODE'],
      ['barang/banyak', { barang: [cincin(), grup] }, 'KADAR_BUKAN_GROUP'],
    ] as const)
      expect([path, ...said(await post(spv(), path, body))]).toEqual([path, 422, code]);
    const lot = { kode_dept: 'CC', kode_group: 'MR', kode_kadar: '375', qty: 1 };
    const terima = {
      kode_supplier: 'UBS',
      kode_gudang: 'TK',
      dokumen_perolehan: 'FAKTUR_PAJAK',
      lot: [
        {
          ...lot,
          berat_bruto: 1,
          berat_nota: 1,
          berat: 1,
        },
      ],
    };
    expect(said(await post(spv(), 'penerimaan-barang', terima))).toEqual([
      422,
      'KADAR_BUKAN_GROUP',
    ]);
  });

  test('a change of kadar, label or group obeys the same, and what makes it cheaper is the owner’s', async () => {
    const kode_barcode = await baru({ kode_kadar: '999', kode_group: 'P' });
    let kali = 0;
    const ubah = (body: object) =>
      spv().raw('PUT', `barang/${kode_barcode}`, body, {
        'idempotency-key': `kadar-ubah-${++kali}`,
      });
    expect(said(await ubah({ kadar: 37.5 }))).toEqual([422, 'KADAR_BUKAN_KODE']);
    expect(said(await ubah({ kode_kadar: '375', kode_group: 'MR' }))).toEqual([
      422,
      'KADAR_BUKAN_GROUP',
    ]);
    const events = async (body: object) => (await ubah(body)).body.events;
    expect(await events({ kategori_harga: 'POTONG', harga_jual: 400_000 })).toEqual([
      'UBAH_BARANG',
      'UBAH_HARGA_EMAS',
    ]);
    expect(await events({ nama_barang: 'Cincin Polos Baru' })).toEqual(['UBAH_BARANG']);
    await shop.param('TOKO_UPDATE_KADAR', ['KJ1'] as never);
    const massal = { barang: [kode_barcode], kode_kadar: '375', alasan: 'Hasil uji' };
    const asked = await shop.as('MU').raw('POST', 'update-kadar', massal, {
      'idempotency-key': 'kadar-turun-1',
    });
    expect(asked.body.events, asked.text).toEqual(['UBAH_MASSAL', 'UBAH_HARGA_EMAS']);
    expect(asked.text).toContain(`Harga ${kode_barcode}`);
    const murni = await baru({ kode_kadar: '999', kode_group: 'MR' });
    expect(said(await post(own(), 'update-kadar', { ...massal, barang: [murni] }))).toEqual([
      422,
      'KADAR_BUKAN_GROUP',
    ]);
  });

  test('a percent in use is fixed, and a group with other pieces becomes no group of 24K', async () => {
    const persen = await own().raw('PUT', 'kadar/375', { label: '9K', persen: 99.9 });
    expect([persen.status, persen.body.code]).toEqual([409, 'KADAR_DIPAKAI']);
    const grup = await own().raw('PUT', 'group/P', {
      nama: 'Perhiasan',
      kode_dept: null,
      kode_kadar: '375',
      kategori_harga: null,
      kode_harga: null,
      kode_kelompok: null,
      harga_jual: null,
      harga_beli: null,
    });
    expect([grup.status, grup.body.code], grup.text).toEqual([409, 'GROUP_BERISI']);
  });
});

describe('sold', () => {
  test('24K under a group of 9K costs what 24K costs', async () => {
    const kode_barcode = await baru({ kode_kadar: '999', kode_group: 'M', ongkos: 0 });
    const card = await kasir().raw('GET', `barang/${kode_barcode}`);
    expect(card.body.data).toMatchObject({ harga_per_gram: 2_630_000, harga_hari_ini: 26_300_000 });
  });

  test('a new piece at 500,000 for 26 million of gold asks the owner, and so does its sale', async () => {
    const murah = cincin({
      kode_kadar: '999',
      kode_group: 'P',
      ongkos: 0,
      kategori_harga: 'POTONG',
      harga_jual: 5e5,
    });
    expect(said(await post(spv(), 'barang', murah))).toEqual([403, 'UBAH_HARGA_EMAS']);
    expect(said(await post(spv(), 'barang/banyak', { barang: [murah] }))).toEqual([
      403,
      'UBAH_HARGA_EMAS',
    ]);
    const { body, text } = await setuju(spv(), 'barang', murah);
    const { kode_barcode } = (body.data ?? { kode_barcode: text }) as Data;
    const jual = {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari' },
      barang: [{ kode_barcode }],
      pembayaran: [{ jenis: 'CASH', jumlah: 500_000 }],
    };
    const asked = await post(kasir(), 'penjualan', jual);
    expect(said(asked)).toEqual([403, 'HARGA_DI_BAWAH']);
    expect(asked.text).toContain('Rp 26,300,000');
    expect((await setuju(kasir(), 'penjualan', jual)).status).toBe(201);
  });

  test('a stone that is only said takes no gold off the measure: 10 g at 600,000 of which 9.8 g are called stone', async () => {
    const isi = { kode_kadar: '999', kode_group: 'P', ongkos: 0, kategori_harga: 'POTONG' };
    const palsu = cincin({ ...isi, berat_atribut: 9.8, harga_jual: 600_000 });
    const asked = await post(spv(), 'barang', palsu);
    expect(said(asked)).toEqual([403, 'UBAH_HARGA_EMAS']);
    expect(asked.body.angka).toEqual([
      { label: 'Emas Cincin Polos', nilai: 'Rp 26,300,000' },
      { label: 'Berat atribut Cincin Polos', nilai: '9.800 g' },
      { label: 'Harga tetap Cincin Polos', nilai: 'Rp 600,000' },
    ]);
    expect(said(await post(spv(), 'barang/banyak', { barang: [palsu] }))).toEqual([
      403,
      'UBAH_HARGA_EMAS',
    ]);
    // A fixed price that covers the whole weight in gold needs no approval, with a stone or without.
    const mahal = cincin({ ...isi, berat_atribut: 0.5, harga_jual: 26_300_000 });
    expect((await post(spv(), 'barang', mahal)).status).toBe(201);
  });
});

describe('pledged', () => {
  const gadai = (more: object) => ({
    ...wire(pinjaman({ jumlah_hutang: rp(1_000_000) })),
    detail_barang: [{ nama_barang: 'Cincin polos', kode_dept: 'CC', kadar: 70, berat: 3, ...more }],
  });

  test('the code follows the test, and the group is of it', async () => {
    for (const [more, code] of [
      [{ kode_kadar: '375' }, 'KODE_BUKAN_KADAR'],
      [{ kode_kadar: '750' }, 'KODE_BUKAN_KADAR'],
      [{ kode_group: 'MR' }, 'KADAR_BUKAN_GROUP'],
    ] as const)
      expect([more, ...said(await post(kasir(), 'hutang', gadai(more)))]).toEqual([
        more,
        422,
        code,
      ]);
  });

  test('70 % is neither auctioned as 375 nor sold to the shop as 24K; the owner reads what it becomes', async () => {
    const { body, text } = await post(kasir(), 'hutang', gadai({}));
    const { no_faktur_hutang: no } = (body.data ?? { no_faktur_hutang: text }) as {
      no_faktur_hutang: string;
    };
    const barang = [{ urut: 1, berat: 3, kode_group: 'MR' }];
    const putus = { kode_sales: 'S01', barang };
    expect(said(await post(kasir(), `hutang/${no}/beli-putus`, putus))).toEqual([
      422,
      'KADAR_BUKAN_GROUP',
    ]);
    await lewatkan(shop, no);
    const lelang = (more: object) =>
      post(spv(), `hutang/${no}/lelang`, {
        tujuan: 'STOCK',
        barang: [{ urut: 1, berat: 3, kode_group: 'T', ...more }],
      });
    expect(said(await lelang({ kode_kadar: '375' }))).toEqual([422, 'KODE_BUKAN_KADAR']);
    expect(said(await lelang({ kode_group: 'MR' }))).toEqual([422, 'KADAR_BUKAN_GROUP']);
    const asked = await lelang({});
    expect(said(asked)).toEqual([403, 'LELANG_HUTANG']);
    expect(asked.text).toContain('group T, kode 700, kadar uji 70%');
  });
});
