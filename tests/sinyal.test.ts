import { afterAll, beforeAll, expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { ubahHargaEmasEndpoint } from '#areas/barang/contract/harga.api.ts';
import { SINYAL } from '#areas/pengawasan/contract/sinyal.ts';
import { barisLaporan } from '#tests/kit/baris-laporan.ts';
import { isiKas } from '#tests/kit/kas-uji.ts';
import { PENJUAL } from '#tests/kit/pembelian.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { openShop, type Shop, type Who } from '#tests/kit/shop.ts';
import { disetujui, kunci, send } from '#tests/kit/titipan.ts';
import { readSources } from '#tools/source.ts';

const TGL = '2026-11-20';
let shop: Shop;
let nota: string;

const jam = (pukul: string) => shop.jam(new Date(`${TGL}T${pukul}:00+07:00`).toISOString());
async function baik(who: Who, path: string, body: object): Promise<any> {
  const answer = await send(shop.as(who), path, body);
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.body.data;
}
const sinyal = async (nama: string) => {
  const path = `audit/report-sinyal?tgl_from=${TGL}&tgl_to=${TGL}&sinyal=${encodeURIComponent(nama)}`;
  return barisLaporan((await shop.as('OWN').raw('GET', path)).body.data);
};
const harga = (harga_per_gram: number) =>
  shop.as('OWN').call(ubahHargaEmasEndpoint, {
    body: {
      jenis: 'JUAL',
      kode_group: null,
      kode_kadar: '420',
      berlaku_dari: null,
      harga_per_gram: rp(harga_per_gram),
    } as never,
  });

beforeAll(async () => {
  shop = await openShop({ hari: TGL, dasar: true });
  jam('09:00');
  await shop.param('HARGA_ROSOK', rp(2_550_000));
  await baik('OWN', 'cash/masuk', isiKas(90_000_000, 'MODAL_KAS'));
});
afterAll(() => shop.close());

test('cash out of three and four million is one line above the five million of one, agreed to or not', async () => {
  expect((await send(shop.as('KASIR'), 'cash/keluar', isiKas(5_000_001))).body.code).toBe(
    'PERLU_OTORISASI',
  );
  const satu = await baik('KASIR', 'cash/keluar', isiKas(3_000_000));
  await baik('KASIR2', 'cash/keluar', isiKas(4_900_000));
  expect(await sinyal('PECAH KAS KELUAR')).toEqual([]);
  const setuju = await disetujui(shop, 'cash/keluar', isiKas(4_000_000));
  const dua = setuju.body.data as { no_kas: string };
  expect(await sinyal('PECAH KAS KELUAR')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      jml: 2,
      jumlah_rp: 7_000_000,
      batas: '5,000,000',
      no_dokumen: [satu.no_kas, dua.no_kas],
    },
  ]);
});

test('a piece weighed 0.010 g lighter that has a discount, too, is a line; the weight alone is none', async () => {
  const [ringan, keduanya] = await tambahPotong(shop, ['P1', 'P1']);
  const jual = (isi: object) =>
    baik('KASIR', 'penjualan', {
      kode_sales: 'S01',
      customer: { nama: 'Bapak Budi' },
      barang: [isi],
      pembayaran: [{ jenis: 'CASH', jumlah: 50_000_000 }],
    });
  await jual({ kode_barcode: ringan, berat: 3.24 });
  expect(await sinyal('BERAT KURANG DAN DISKON')).toEqual([]);
  const sale = await jual({ kode_barcode: keduanya, berat: 3.24, diskon: 100_000 });
  nota = sale.no_faktur_jual;
  expect(await sinyal('BERAT KURANG DAN DISKON')).toMatchObject([
    {
      user_id: 'ksr.kj1',
      jml: 1,
      berat: -0.01,
      selisih_rp: -100_000,
      batas: '0.020 g',
      no_dokumen: [nota],
    },
  ]);
  const [berat] = await sinyal('SELISIH BERAT');
  expect(berat).toMatchObject({ user_id: 'ksr.kj1', jml: 2, uraian: '0.020 g kurang' });
});

test('bought back above what the shop would give names the paper and what was given more', async () => {
  const beli = {
    kode_sales: 'S01',
    customer: PENJUAL,
    barang: [
      {
        asal_nota: 'ROSOK',
        nama_barang: 'Rosok campur',
        kode_dept: 'CC',
        kode_group: 'T',
        kadar: 74.8,
        berat: 2,
        harga: 4_000_000,
      },
    ],
    pembayaran: [{ jenis: 'CASH', jumlah: 4_000_000 }],
  };
  const { status, body, text } = await disetujui(shop, 'pembelian', beli, 'OWN');
  expect(status, text).toBe(201);
  const [one, ...more] = await sinyal('BELI DI ATAS HARGA');
  expect(more).toEqual([]);
  expect(one).toMatchObject({
    user_id: 'ksr.kj1',
    jml: 1,
    jumlah_rp: 4_000_000,
    no_dokumen: [(body.data as { no_faktur_beli: string }).no_faktur_beli],
  });
  expect(one!.selisih_rp).toBeGreaterThan(0);
});

test('a price set down and up again within the day is told, and so is each change nobody approved', async () => {
  jam('13:00');
  await harga(1_000_000);
  jam('13:20');
  expect(await sinyal('HARGA DIUBAH LALU KEMBALI')).toEqual([]);
  const [dulu] = await shop.rows<{ harga_per_gram: number }>(
    `select harga_per_gram from harga_emas where kode_kadar = '420' and jenis = 'JUAL' order by id limit 1`,
  );
  await harga(dulu!.harga_per_gram);
  expect(await sinyal('HARGA DIUBAH LALU KEMBALI')).toMatchObject([
    { user_id: 'own.kj1', jml: 1, uraian: `420 ${dulu!.harga_per_gram} menjadi 1000000` },
  ]);
  const ubah = await sinyal('UBAH HARGA');
  expect(ubah.find(({ user_id }) => user_id === 'own.kj1')).toMatchObject({
    uraian: expect.stringMatching(/harga, \d+ tanpa persetujuan$/),
  });
});

test('a label set from 850,000 to 1,000, sold and set back is told with its nota, whoever agreed', async () => {
  jam('13:30');
  const label = { nama: 'Label 850', berat_label: 0.12 };
  await baik('OWN', 'parabandrol', { kode_bandrol: 'B850', ...label, harga: 850_000 });
  const [murah, biasa] = await tambahPotong(shop, ['P4', 'P4']);
  const tag = { kategori_harga: 'BANDROL', kode_bandrol: 'B850' };
  for (const code of [murah, biasa])
    expect((await shop.as('OWN').raw('PUT', `barang/${code}`, tag, kunci())).status).toBe(200);
  const isiJual = (kode_barcode: string | undefined) => ({
    kode_sales: 'S01',
    customer: { nama: 'Bapak Budi' },
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 1_000_000 }],
  });
  // A price below its gold is agreed to (D-51.16).
  const jualMurah = async (kode_barcode: string | undefined): Promise<string> => {
    const isi = isiJual(kode_barcode);
    const { status, text, body } = await disetujui(shop, 'penjualan', isi, 'OWN', 'KASIR');
    expect(status, text).toBe(201);
    return body.data.no_faktur_jual;
  };
  const pasang = async (harga: number) => {
    const isi = { bandrol: [{ kode_bandrol: 'B850', harga }] };
    const { status, text } = await disetujui(shop, 'parabandrol/harga', isi, 'OWN', 'SPV');
    expect(status, text).toBeLessThan(300);
  };
  const dari = async (nama: string) =>
    (await sinyal(nama)).filter(({ uraian }) => String(uraian).includes('B850'));
  jam('13:40');
  await pasang(1_000);
  jam('13:45');
  const no = await jualMurah(murah);
  expect(await dari('HARGA DIUBAH LALU KEMBALI')).toEqual([]);
  jam('13:50');
  await pasang(850_000);
  await jualMurah(biasa);
  expect(await dari('HARGA DIUBAH LALU KEMBALI')).toMatchObject([
    { user_id: 'spv.kj1', jml: 1, uraian: 'B850 850000 menjadi 1000', no_dokumen: [no] },
  ]);
  const [setelah] = await dari('JUAL SETELAH UBAH HARGA');
  expect(setelah!.no_dokumen).toContain(no);
  const mulai = await sinyal('UBAH HARGA');
  expect(mulai.find(({ user_id }) => user_id === 'spv.kj1')).toMatchObject({ uraian: '2 harga' });
});

test('who holds more than half of what one person may have in baskets is told, until it runs out', async () => {
  jam('14:00');
  await shop.param('KERANJANG_MAKSIMAL', 4 as never);
  const codes = await tambahPotong(shop, ['P4', 'P4', 'P4']);
  const ambil = (kode_barcode: string) => baik('KASIR', 'keranjang', { kode_barcode });
  await ambil(codes[0]!);
  await ambil(codes[1]!);
  expect(await sinyal('KERANJANG PENUH')).toEqual([]);
  await ambil(codes[2]!);
  // Reports read the database's own clock.
  const sampai = (kapan: string) =>
    shop.rows(`update keranjang set sampai = now() ${kapan} interval '5 minutes'`);
  await sampai('+');
  expect(await sinyal('KERANJANG PENUH')).toMatchObject([
    { user_id: 'ksr.kj1', jml: 3, batas: '2 barang', no_dokumen: codes.toSorted() },
  ]);
  await sampai('-');
  expect(await sinyal('KERANJANG PENUH')).toEqual([]);
});

test('no signal stands without a test that makes rows of it', () => {
  const all = readSources(['{src,tests}/**/*.test.ts', 'tests/kit/**/*.ts']);
  const tests = all.map(({ text }) => text);
  expect(SINYAL.filter((one) => !tests.some((text) => text.includes(`'${one}'`)))).toEqual([]);
});

test('discounts that each ask nobody are told where a day of them is more than a person spends alone', async () => {
  await shop.param('BATAS_DISKON_KASIR', 3_000 as never);
  const jual = async (nama_customer: string) => {
    const [kode_barcode] = await tambahPotong(shop, ['P1']);
    return baik('KASIR2', 'penjualan', {
      kode_sales: 'S01',
      customer: { nama: nama_customer },
      barang: [{ kode_barcode, diskon: 2_000_000 }],
      pembayaran: [{ jenis: 'CASH', jumlah: 20_000_000 }],
    });
  };
  await jual('Satu');
  await jual('Dua');
  expect(await sinyal('DISKON SEHARI')).toEqual([]);
  await jual('Tiga');
  expect(await sinyal('DISKON SEHARI')).toMatchObject([
    { user_id: 'ksr2.kj1', jml: 3, selisih_rp: -6_000_000, batas: '5,000,000' },
  ]);
});

test('cash that somebody carried to the bank is told with account, slip and sum; once cancelled it is not', async () => {
  const setor = {
    asal: 'CASH',
    tujuan: 'BCA',
    tujuan_rekening: '1234567890',
    kategori: 'MODAL_KAS',
  };
  const bawa = { ...setor, jumlah: 4_000_000, keterangan: 'Slip 0417' };
  const { no_mutasi } = await baik('SPV', 'cash/mutasi-uang-cash', bawa);
  expect(await sinyal('KAS DIBAWA KE BANK')).toMatchObject([
    {
      user_id: 'spv.kj1',
      jml: 1,
      jumlah_rp: 4_000_000,
      uraian: 'ke BCA 1234567890: Slip 0417',
      no_dokumen: [no_mutasi],
    },
  ]);
  await disetujui(shop, `cash/mutasi/${no_mutasi}/batal`, { alasan: 'Uang kembali' }, 'OWN', 'SPV');
  expect(await sinyal('KAS DIBAWA KE BANK')).toEqual([]);
});
