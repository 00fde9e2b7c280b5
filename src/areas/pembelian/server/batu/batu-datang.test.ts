import { beforeAll, expect, test } from 'vitest';
import { mg, rp } from '#kit/rules/quantity.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import {
  bukaBerlian,
  cincinBerlian,
  lihatBarang,
  lihatBatu,
  parcel,
  pasangBatu,
  terimaBatu,
} from '#tests/kit/uji/berlian.ts';

const { beli, jualAda, kasir, post, setuju, shop } = await openBeliUji();

/** A ring with a parcel of ten stones, 1.000 ct, for 20,000,000, is sold for 27,102,500 (D-45.7). */
let nota: { readonly no_faktur_jual: string; readonly kode_barcode: string };
let kode: string;
let no: string;
beforeAll(async () => {
  await bukaBerlian(shop);
  const kode_barcode = await cincinBerlian(shop, { ongkos: 50_000 });
  const made = await terimaBatu(shop, [
    parcel({ carat: mg(1_000), butir: 10, harga_jual: rp(20_000_000) }),
  ]);
  kode = made.kode[0]!;
  await pasangBatu(shop, kode_barcode, [kode], 3_450);
  const no_faktur_jual = await jualAda({ kode_barcode }, 27_102_500);
  nota = { no_faktur_jual, kode_barcode };
});

const baris = (batu: object, berat = 3.45) => ({
  asal_nota: 'NOTA_SENDIRI',
  ...nota,
  berat,
  berlian: [{ kode_berlian: kode, ...batu }],
});
const tanya = async (batu: object, berat?: number) => {
  const barang = [baris(batu, berat)];
  const { status, body, text } = await kasir().raw('POST', 'pembelian/hitung', { barang });
  return { status, text, jadi: (body.data as Record<string, unknown>[] | undefined)?.[0] };
};
const noOf = (body: { data?: unknown }) => (body.data as { no_faktur_beli: string }).no_faktur_beli;

test('its nota says of how many stones, and it is counted when it comes back', async () => {
  const { body } = await kasir().raw('GET', `pembelian/nota?q=${nota.no_faktur_jual}`);
  const isi = '1.000 ct 10 butir RD D VVS1';
  expect(body.data).toMatchObject([{ batu: [{ kode_berlian: kode, butir: 10, isi }] }]);
  const tanpa = await tanya({});
  expect(tanpa.status).toBe(422);
  expect(tanpa.text).toContain(`Hitung Butir Batu ${kode} Yang Kembali`);
  const lebih = await tanya({ butir: 11 });
  expect(lebih.text).toContain(`Berlian ${kode} Hanya 10 Butir, 1.000 ct`);
  expect((await tanya({ butir: 10 })).jadi).toMatchObject({
    batu_rp: 14_000_000,
    batu_kurang: null,
    batu_kurang_rp: 0,
  });
});

test('eight of ten came: 70 % of 16,000,000 is paid for them, and nothing for the two', async () => {
  expect((await tanya({ butir: 8 }, 3.41)).jadi).toMatchObject({
    batu_rp: 11_200_000,
    berat_batu: 0.16,
    berat_nota: 3.41,
    batu_kurang: `${kode} (2 butir, 0.200 ct)`,
    batu_kurang_rp: 2_800_000,
  });
  // Who gains: a weight that is typed makes eight stones no dearer.
  expect((await tanya({ butir: 8, carat: 0.99 }, 3.41)).jadi).toMatchObject({
    batu_rp: 11_200_000,
  });
});

test('a supervisor reads what is missing and what is not paid for it; the book has what was counted', async () => {
  const body = beli([baris({ butir: 8 }, 3.41)]);
  const asked = await post(kasir(), 'pembelian', body);
  expect([asked.status, asked.body.events]).toEqual([403, ['BELI_BERLIAN']]);
  expect(asked.body.angka).toEqual(
    expect.arrayContaining([
      { label: 'Batu nota tidak kembali', nilai: `${kode} (2 butir, 0.200 ct)` },
      { label: 'Tidak dibayar untuk itu', nilai: 'Rp 2,800,000' },
    ]),
  );
  const saved = await setuju(kasir(), 'pembelian', body, 'SPV');
  expect(saved.status, saved.text).toBe(201);
  no = noOf(saved.body);
  expect(await lihatBatu(shop, kode)).toMatchObject({
    status: 'DIBELI',
    carat: 800,
    butir: 8,
    harga_modal: 11_200_000,
  });
  const gerak = await shop.rows(
    `select jenis, carat::int, butir from berlian_gerak where kode_berlian = $1 order by urut desc limit 1`,
    [kode],
  );
  expect(gerak).toEqual([{ jenis: 'BELI', carat: 800, butir: 8 }]);
});

const hargaJual = async () =>
  (
    await shop.rows<{ harga: number }>(
      `select harga_jual::int as harga from berlian where kode_berlian = $1`,
      [kode],
    )
  )[0]?.harga;

test('cancelled, it is the parcel of ten of before, at the price of ten', async () => {
  expect(await hargaJual()).toBe(16_000_000);
  const batal = await setuju(kasir(), `pembelian/${no}/batal`, { alasan: 'Tidak jadi' }, 'SPV');
  expect(batal.status, batal.text).toBe(200);
  expect(await lihatBatu(shop, kode)).toMatchObject({
    status: 'TERJUAL',
    carat: 1_000,
    butir: 10,
    harga_modal: 10_000_000,
    kode_barcode: nota.kode_barcode,
  });
  expect(await hargaJual()).toBe(20_000_000);
});

test('a new label has the eight: 0.160 g of stone in 3.410 g, sold for their price', async () => {
  const body = beli([baris({ butir: 8 }, 3.41)]);
  no = noOf((await setuju(kasir(), 'pembelian', body, 'SPV')).body);
  const made = await post(shop.as('SPV'), `pembelian/${no}/retag`, {
    urut: 1,
    kode_kategori: 'PHS',
    berat: 3.41,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
  });
  expect(made.status, made.text).toBe(201);
  const { kode_barcode } = made.body.data as { kode_barcode: string };
  expect(await lihatBarang(shop, kode_barcode)).toMatchObject({
    berat_atribut: 160,
    berat_asli: 3_250,
    batu: [kode],
  });
  const { body: lihat } = await kasir().raw('GET', `barang/${kode_barcode}`);
  expect(lihat.data).toMatchObject({ kode_barcode, harga_batu: 16_000_000 });
});
