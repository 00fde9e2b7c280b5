import { beforeAll, describe, expect, test } from 'vitest';
import {
  mulaiOpnameBerlianEndpoint,
  selesaiOpnameBerlianEndpoint,
} from '#areas/opname/contract/opname-berlian.api.ts';
import { mulaiOpnameEndpoint, selesaiOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { rp } from '#kit/rules/quantity.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { tukar } from '#tests/kit/tukar.ts';
import {
  batu,
  beliBerbatu,
  bukaBerlian,
  cincinBerlian,
  lihatBatu,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';

const { beli, jualAda: jual, kasir, post, setuju, shop } = await openBeliUji();
beforeAll(() => bukaBerlian(shop));

const cincinTanpaNota = (berlian: object[]) => ({
  asal_nota: 'TANPA_NOTA',
  nama_barang: 'Cincin berlian',
  kode_dept: 'BL',
  kode_group: 'T',
  kadar: 75,
  berat: 3.354,
  berlian,
});
const tanya = (barang: object) => kasir().raw('POST', 'pembelian/hitung', { barang: [barang] });

describe('who gains: a ring of 31,102,500 with a certified stone of 24,000,000', () => {
  const SURAT = { lembaga: 'GIA', no_sertifikat: '88001' };
  let nota: { no_faktur_jual: string; kode_barcode: string };
  let kode: string;
  const baris = (more: object) => ({ asal_nota: 'NOTA_SENDIRI', ...nota, berat: 3.354, ...more });
  beforeAll(async () => {
    const kode_barcode = await cincinBerlian(shop, { ongkos: 50_000 });
    const made = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000), ...SURAT })]);
    kode = made.kode[0]!;
    await pasangBatu(shop, kode_barcode, [kode], 3_354);
    nota = { no_faktur_jual: await jual({ kode_barcode }, 31_102_500), kode_barcode };
  });

  test('its stone by its code and by its certificate is one stone, paid once', async () => {
    const dua = [{ kode_berlian: kode }, { carat: 0.52, ...SURAT }];
    const { status, body } = await tanya(baris({ berlian: dua }));
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain(`Berlian ${kode} Disebut Dua Kali`);
    const satu = await tanya(baris({ berlian: [{ carat: 0.52, ...SURAT }] }));
    expect(satu.body.data).toMatchObject([{ batu_rp: 16_800_000, batu_kurang: null }]);
  });

  test('a price below that of its stone would make gold of less than nothing', async () => {
    const murah = baris({ berlian: [{ kode_berlian: kode }], harga: 16_000_000 });
    expect(await tanya(murah)).toMatchObject({
      status: 422,
      body: { errors: [{ message: 'Harga Tidak Boleh Kurang Dari Harga Batu Rp 16,800,000' }] },
    });
  });

  test('the stone stays in a pocket: what the ring weighs above its gold is asked of a supervisor', async () => {
    const tanpa = await tanya(baris({}));
    expect(tanpa.body.data).toMatchObject([{ berat_nota: 3.25, batu_kurang: kode, batu_rp: 0 }]);
    const { status, body } = await post(kasir(), 'pembelian', beli([baris({})]));
    expect(status).toBe(403);
    expect(body.events).toEqual(expect.arrayContaining(['BELI_BERLIAN', 'BELI_BERAT_LEBIH']));
    const emas = await post(kasir(), 'pembelian', beli([baris({ berat: 3.25 })]));
    expect(emas.body.events).toEqual(['BELI_BERLIAN']);
  });
});

describe('who gains: a stone of 24,000,000 that was sold loose', () => {
  let kode: string;
  let no: string;
  const dengan = () => cincinTanpaNota([{ kode_berlian: kode, no_faktur_jual: no }]);
  beforeAll(async () => {
    const made = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })]);
    kode = made.kode[0]!;
  });

  test('before it is sold it is the shop’s, and nothing is paid for it', async () => {
    expect(await tanya(dengan())).toMatchObject({ status: 422 });
    no = await jual({ kode_berlian: kode }, 24_000_000);
  });

  test('comes back in a ring at 70 %, once; its sale is not cancelled any more', async () => {
    expect((await tanya(dengan())).body.data).toMatchObject([{ batu_rp: 16_800_000 }]);
    const saved = await setuju(kasir(), 'pembelian', beli([dengan()]), 'SPV');
    expect(saved.status, saved.text).toBe(201);
    expect(await lihatBatu(shop, kode)).toMatchObject({ status: 'DIBELI' });
    expect(await tanya(dengan())).toMatchObject({ status: 422 });
    const batal = setuju(kasir(), `penjualan/${no}/batal`, { alasan: 'Tidak jadi' });
    await expect(batal).rejects.toMatchObject({ status: 409, code: 'BERLIAN_BERGERAK' });
  });

  test('without its nota, which its buyer has, its code is worth nothing; by another person an owner agrees', async () => {
    const { kode: lagi } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })]);
    kode = lagi[0]!;
    const lama = no;
    no = await jual({ kode_berlian: kode }, 24_000_000);
    for (const nota of [null, lama]) {
      const tanpa = await tanya(cincinTanpaNota([{ kode_berlian: kode, no_faktur_jual: nota }]));
      expect(tanpa).toMatchObject({
        status: 422,
        body: { errors: [{ message: `Ketik No Nota Penjualan Batu ${kode}` }] },
      });
    }
    const teman = { nama: 'Pak Budi', no_hp: '0813 5555 0199', no_ktp: '3201234567890002' };
    const body = beli([dengan()], { customer: { ...teman, alamat: 'Jl. Kenanga 9' } });
    const asked = await post(kasir(), 'pembelian', body);
    expect([asked.status, asked.body.level]).toEqual([403, ['OWN']]);
    expect(asked.body.events).toContain('BELI_BERLIAN');
    expect(asked.body.angka).toContainEqual({ label: 'Batu dibeli orang lain', nilai: kode });
    expect(asked.body.angka).toContainEqual({
      label: 'Dijual',
      nilai: expect.stringMatching(`^${kode} ${no} `),
    });
    await expect(setuju(kasir(), 'pembelian', body, 'SPV')).rejects.toMatchObject({ status: 403 });
    const own = await setuju(kasir(), 'pembelian', body);
    expect(own.status, own.text).toBe(201);
  });

  test('two buy-backs that wait for one stone: the second of them is not paid', async () => {
    const { kode: lagi } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })]);
    kode = lagi[0]!;
    no = await jual({ kode_berlian: kode }, 24_000_000);
    await shop.param('VALIDASI_PEMBELIAN', 'ON' as never);
    const satu = await setuju(kasir(), 'pembelian', beli([dengan()]), 'SPV');
    const dua = await setuju(kasir(), 'pembelian', beli([dengan()]), 'SPV');
    const bayar = async ({ body }: { body: { data?: unknown } }) =>
      post(
        shop.as('KASIR2'),
        `pembelian/${(body.data as { no_faktur_beli: string }).no_faktur_beli}/validasi`,
        {},
      );
    expect((await bayar(satu)).status).toBe(200);
    expect(await bayar(dua)).toMatchObject({ status: 409, body: { code: 'BERLIAN_BERGERAK' } });
    await shop.param('VALIDASI_PEMBELIAN', 'OFF' as never);
  });

  test('sold again while its buy-back waits, it is the next customer’s: the first one is not paid', async () => {
    const { kode: lagi } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })]);
    kode = lagi[0]!;
    no = await jual({ kode_berlian: kode }, 24_000_000);
    await shop.param('VALIDASI_PEMBELIAN', 'ON' as never);
    const { body } = await setuju(kasir(), 'pembelian', beli([dengan()]), 'SPV');
    await shop.param('VALIDASI_PEMBELIAN', 'OFF' as never);
    const urung = await setuju(kasir(), `penjualan/${no}/batal`, { alasan: 'Tidak jadi' });
    expect(urung.status, urung.text).toBe(200);
    await jual({ kode_berlian: kode }, 24_000_000);
    const { no_faktur_beli } = body.data as { no_faktur_beli: string };
    const bayar = await post(shop.as('KASIR2'), `pembelian/${no_faktur_beli}/validasi`, {});
    expect([bayar.status, bayar.body.code]).toEqual([409, 'BERLIAN_BERGERAK']);
    expect(await lihatBatu(shop, kode)).toMatchObject({ status: 'TERJUAL' });
  });
});

test('who gains: a stone that a count missed is brought by a friend: an owner sees the number of the count', async () => {
  const surat = { lembaga: 'HRD', no_sertifikat: '88002' };
  const { kode } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000), ...surat })]);
  const semua = { body: { kode_gudang: 'TK', kode_dept: null } };
  const { id } = await shop.as('SPV').call(mulaiOpnameBerlianEndpoint, semua);
  await shop.approved('SPV', selesaiOpnameBerlianEndpoint, { body: { id } }, 'OWN');
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'HILANG' });
  const body = beli([cincinTanpaNota([{ carat: 0.52, ...surat }])]);
  await expect(setuju(kasir(), 'pembelian', body, 'SPV')).rejects.toMatchObject({ status: 403 });
  const own = await setuju(kasir(), 'pembelian', body);
  expect(own.status, own.text).toBe(201);
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({ status: 'DIBELI' });
});

test('who gains: nor is one that was missed with its ring brought without an owner', async () => {
  const surat = { lembaga: 'HRD', no_sertifikat: '88003' };
  const cincin = await cincinBerlian(shop);
  const { kode } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000), ...surat })]);
  await pasangBatu(shop, cincin, [kode[0]!], 3_354);
  const baki = { body: { kode_gudang: 'TK', kode_baki: 'A-01' } };
  const { id } = await shop.as('SPV').call(mulaiOpnameEndpoint, baki);
  await shop.approved('SPV', selesaiOpnameEndpoint, { body: { id } }, 'OWN');
  const body = beli([cincinTanpaNota([{ carat: 0.52, ...surat }])]);
  await expect(setuju(kasir(), 'pembelian', body, 'SPV')).rejects.toMatchObject({ status: 403 });
  const own = await setuju(kasir(), 'pembelian', body);
  expect(own.status, own.text).toBe(201);
});

test('who gains: a ring with a stone that was bought for nothing is not sold at the price of its gold', async () => {
  const no = await beliBerbatu(shop);
  const tempat = { kode_kategori: 'PHS', berat: 3.354, kode_gudang: 'TK', kode_baki: 'A-01' };
  const made = await post(shop.as('SPV'), `pembelian/${no}/retag`, { urut: 1, ...tempat });
  expect(made.status, made.text).toBe(201);
  const { kode_barcode } = made.body.data as { kode_barcode: string };
  const { status, body } = await post(kasir(), 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari' },
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 20_000_000 }],
  });
  expect(status).toBe(422);
  expect(JSON.stringify(body.errors)).toContain('Belum Diatur');
});

test('in an exchange the stone comes in with its ring; cancelled, it is the customer’s again', async () => {
  const cincin = await cincinBerlian(shop, { ongkos: 50_000 });
  const { kode } = await terimaBatu(shop, [batu({ harga_jual: rp(24_000_000) })]);
  await pasangBatu(shop, cincin, [kode[0]!], 3_354);
  const no_faktur_jual = await jual({ kode_barcode: cincin }, 31_102_500);
  const lama = { asal_nota: 'NOTA_SENDIRI', no_faktur_jual, kode_barcode: cincin, berat: 3.354 };
  const [p3 = ''] = await tambahPotong(shop, ['P3']);
  const isi = tukar([p3], [{ ...lama, berlian: [{ kode_berlian: kode[0] }], harga: 17_000_000 }]);
  const made = await setuju(kasir(), 'tukar-tambah', isi);
  expect(made.status, made.text).toBe(201);
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({
    status: 'DIBELI',
    harga_modal: 16_800_000,
  });
  const { no_tukar } = made.body.data as { no_tukar: string };
  const batal = await setuju(kasir(), `tukar-tambah/${no_tukar}/batal`, { alasan: 'Tidak jadi' });
  expect(batal.status, batal.text).toBe(200);
  expect(await lihatBatu(shop, kode[0]!)).toMatchObject({
    status: 'TERJUAL',
    kode_barcode: cincin,
    harga_modal: 18_000_000,
  });
});

test('gold with a stone in it is refined by no door; without it once, for there is no second stone', async () => {
  await shop.modulOn('SEPUHAN_MODULE');
  const no_dokumen = await beliBerbatu(shop);
  const baris = [{ asal: 'PEMBELIAN', no_dokumen, urut: 1, berat: 3.354 }];
  const sepuh = await post(shop.as('SPV'), 'sepuhan/terima', { kode_gudang: 'RS', baris });
  expect([sepuh.status, sepuh.body.code]).toEqual([409, 'BATU_MASIH_ADA']);
  const lepas = { urut: 1, berat: 3.25, kode_gudang: 'TK' };
  const dilepas = await setuju(shop.as('SPV'), `pembelian/${no_dokumen}/lepas`, lepas);
  expect(dilepas.status, dilepas.text).toBe(201);
  const lagi = await post(shop.as('SPV'), `pembelian/${no_dokumen}/lepas`, lepas);
  expect([lagi.status, lagi.body.code]).toEqual([409, 'BATU_TIDAK_ADA']);
  const emas = [{ ...baris[0], berat: 3.25 }];
  const masuk = await post(shop.as('SPV'), 'sepuhan/terima', { kode_gudang: 'RS', baris: emas });
  expect(masuk.status, masuk.text).toBe(201);
  expect(masuk.body.data).toMatchObject({ baris: [{ berat: 3.25 }] });
});

test('a shop that keeps stones no more takes them out of its bought gold, and melts that', async () => {
  const no = await beliBerbatu(shop);
  await shop.modulOff('BERLIAN_MODULE');
  const lepas = { urut: 1, berat: 3.25, kode_gudang: 'TK' };
  const dilepas = await setuju(shop.as('SPV'), `pembelian/${no}/lepas`, lepas);
  expect(dilepas.status, dilepas.text).toBe(201);
  const barang = [{ no_faktur_beli: no, urut: 1 }];
  const lebur = { barang, berat: 3.25, kadar: 75, alasan: 'Patah, dilebur' };
  const cair = await setuju(shop.as('SPV'), 'hancur-pembelian', lebur);
  await shop.modulOn('BERLIAN_MODULE');
  expect(cair.status, cair.text).toBe(201);
});
