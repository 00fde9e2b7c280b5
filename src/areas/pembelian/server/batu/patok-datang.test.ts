import { beforeAll, describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import {
  bukaBerlian,
  cincinBerlian,
  parcel,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';

const { beli, jualAda, kasir, post, setuju, shop } = await openBeliUji();

/** Stones of half a carat cost 3,000,000 a carat, smaller ones 2,000,000 (decision 1132). */
beforeAll(async () => {
  await bukaBerlian(shop);
  await shop.rows(`
    insert into parameter_berlian (kode_toko, id, kode_shape, carat_dari, carat_sampai, harga_per_carat)
    values ('KJ1', 1, 'RD', 300, 499, 2000000), ('KJ1', 2, 'RD', 500, 999, 3000000)`);
});

type Nota = { readonly no_faktur_jual: string; readonly kode_barcode: string };
const noOf = <K extends string>(body: { data?: unknown }, key: K) =>
  (body.data as Record<K, string>)[key];
/** A ring with a parcel of 20 stones, 10.000 ct, is sold for 37,102,500, of which 30,000,000 for the stones. */
async function jualParcel(): Promise<{ readonly kode: string; readonly nota: Nota }> {
  const kode_barcode = await cincinBerlian(shop, { ongkos: 50_000 });
  const made = await terimaBatu(shop, [parcel({ carat: mg(10_000), butir: 20 })]);
  const kode = made.kode[0]!;
  await pasangBatu(shop, kode_barcode, [kode], 5_250);
  const no_faktur_jual = await jualAda({ kode_barcode }, 37_102_500);
  return { kode, nota: { no_faktur_jual, kode_barcode } };
}
const pulang = (
  { kode, nota }: Awaited<ReturnType<typeof jualParcel>>,
  batu: object,
  berat = 4.4,
) =>
  beli([{ asal_nota: 'NOTA_SENDIRI', ...nota, berat, berlian: [{ kode_berlian: kode, ...batu }] }]);
const dibeli = async (body: object, oleh: 'SPV' | 'OWN'): Promise<string> => {
  const made = await setuju(kasir(), 'pembelian', body, oleh);
  expect(made.status, made.text).toBe(201);
  return noOf(made.body, 'no_faktur_beli');
};
const baris = async (kode: string) =>
  (
    await shop.rows(
      `select status, carat::int, butir, carat_patok::int from berlian
        where kode_toko = 'KJ1' and kode_berlian = $1`,
      [kode],
    )
  )[0];
const lihat = async (kode: string, part = '') =>
  (await kasir().raw('GET', `berlian/${kode}${part}`)).body.data;
/** The stones of the line are taken out and lie loose. */
async function lepas(no: string): Promise<void> {
  const isi = { urut: 1, berat: 3.25, kode_gudang: 'TK' };
  const made = await setuju(shop.as('SPV'), `pembelian/${no}/lepas`, isi, 'OWN');
  expect(made.status, made.text).toBe(201);
}

describe('who gains: 19 of 20 stones that are typed as 5.700 ct, which weigh 9.500 ct by their share', () => {
  let dijual: Awaited<ReturnType<typeof jualParcel>>;
  let no: string;
  beforeAll(async () => {
    dijual = await jualParcel();
  });

  test('an owner agrees, who reads the mean stone of both', async () => {
    const body = pulang(dijual, { butir: 19, carat: 5.7 });
    const asked = await post(kasir(), 'pembelian', body);
    expect([asked.status, asked.body.events, asked.body.level]).toEqual([
      403,
      expect.arrayContaining(['BELI_BERLIAN']),
      expect.arrayContaining(['OWN']),
    ]);
    expect(asked.body.angka).toEqual(
      expect.arrayContaining([
        { label: 'Rata-rata batu', nilai: `${dijual.kode} 0.500 ct → 0.300 ct` },
      ]),
    );
    no = await dibeli(body, 'OWN');
  });

  test('the row keeps 9.500 ct beside 5.700 ct, and the cancel takes that away again', async () => {
    expect(await baris(dijual.kode)).toEqual({
      status: 'DIBELI',
      carat: 5_700,
      butir: 19,
      carat_patok: 9_500,
    });
    const batal = await setuju(kasir(), `pembelian/${no}/batal`, { alasan: 'Tidak jadi' }, 'SPV');
    expect(batal.status, batal.text).toBe(200);
    expect(await baris(dijual.kode)).toEqual({
      status: 'TERJUAL',
      carat: 10_000,
      butir: 20,
      carat_patok: null,
    });
  });
});

describe('who gains: within the quarter, 19 stones as 7.200 ct, are of a cheaper size', () => {
  let kode: string;
  let no: string;
  beforeAll(async () => {
    const dijual = await jualParcel();
    kode = dijual.kode;
    no = await dibeli(pulang(dijual, { butir: 19, carat: 7.2 }, 4.69), 'SPV');
    await lepas(no);
  });

  test('loose they cost 14,400,000 by their weight, and are measured by 28,500,000', async () => {
    expect(await lihat(kode)).toMatchObject({ harga: 14_400_000, harga_patokan: 28_500_000 });
    const sepuluh = await lihat(kode, '?carat=3.6&butir=10');
    expect(sepuluh).toMatchObject({ harga: 7_200_000, harga_patokan: 15_000_000 });
    const murah = await post(kasir(), 'penjualan', {
      kode_sales: 'S01',
      customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
      barang: [{ kode_berlian: kode }],
      pembayaran: [{ jenis: 'CASH', jumlah: 14_400_000 }],
    });
    // They cost the shop 15,120,000 as well.
    expect([murah.status, murah.body.events]).toEqual([
      403,
      ['HARGA_DI_BAWAH', 'BERLIAN_DI_BAWAH_MODAL'],
    ]);
  });

  test('set in another ring they cost what their share by stones does: 28,500,000', async () => {
    const kode_barcode = await cincinBerlian(shop, { ongkos: 50_000 });
    await pasangBatu(shop, kode_barcode, [kode], 4_690);
    const { body } = await kasir().raw('GET', `barang/${kode_barcode}`);
    expect(body.data).toMatchObject({ harga_batu: 28_500_000, harga_hari_ini: 35_602_500 });
  });
});

test('sold and bought back again they are measured by fewer stones: 10 of 19 by 5.000 ct', async () => {
  const dijual = await jualParcel();
  const { kode } = dijual;
  const no = await dibeli(pulang(dijual, { butir: 19, carat: 7.2 }, 4.69), 'SPV');
  await lepas(no);
  const kode_barcode = await cincinBerlian(shop, { ongkos: 50_000 });
  await pasangBatu(shop, kode_barcode, [kode], 4_690);
  const sold = await post(kasir(), 'penjualan', {
    kode_sales: 'S01',
    customer: { nama: 'Ibu Sari', alamat: 'Jl. Merdeka 1', no_hp: '0812 3456 7890' },
    barang: [{ kode_barcode }],
    pembayaran: [{ jenis: 'CASH', jumlah: 35_602_500 }],
  });
  expect(sold.status, sold.text).toBe(201);
  const nota = { no_faktur_jual: noOf(sold.body, 'no_faktur_jual'), kode_barcode };
  await dibeli(pulang({ kode, nota }, { butir: 10 }, 4), 'SPV');
  expect(await baris(kode)).toMatchObject({ carat: 3_789, butir: 10, carat_patok: 5_000 });
});
