import { beforeAll, describe, expect, test } from 'vitest';
import { mg } from '#kit/rules/quantity.ts';
import { openBeliUji } from '#tests/kit/beli-uji.ts';
import { pinjaman, wire } from '#tests/kit/hutang.ts';
import type { Person } from '#tests/kit/shop.ts';

/** A piece above BERAT_WAJAR (100.000 g) asks UBAH_BARANG at every door that takes the weight of a piece (D-51.5). */
const { shop, kasir, post, beli, rosok } = await openBeliUji();
const own = () => shop.as('OWN');
const spv = () => shop.as('SPV');
type Answer = { status: number; body: Record<string, any>; text: string };

const BERAT = 150;
const cincin = (more: object = {}) => ({
  nama_barang: 'Gelang Rantai',
  kode_kategori: 'PHS',
  kode_dept: 'CC',
  kode_group: 'T',
  kode_kadar: '750',
  berat: BERAT,
  kode_gudang: 'TK',
  kode_baki: 'A-01',
  ...more,
});
const lot = (qty: number, berat: number) => ({
  kode_supplier: 'UBS',
  kode_gudang: 'TK',
  dokumen_perolehan: 'FAKTUR_PAJAK',
  lot: [
    {
      kode_dept: 'CC',
      kode_group: 'T',
      kode_kadar: '750',
      qty,
      berat_bruto: berat,
      berat_nota: berat,
      berat,
    },
  ],
});
const dibawa = (more: object = {}) =>
  rosok({ asal_nota: 'TANPA_NOTA', kadar: 75, berat: BERAT, ...more });
const jaminan = (berat: number) => {
  const body = pinjaman();
  const [one] = body.detail_barang;
  return wire({ ...body, detail_barang: [{ ...one!, berat: mg(berat * 1000) }] });
};

/** What an act asks: all its events, in their order. */
const asks = ({ body, text, status }: Answer): string[] => {
  expect([403, 201, 200], text).toContain(status);
  return (body['events'] as string[] | undefined) ?? [];
};
const doOwn = async (path: string, body: object): Promise<Record<string, any>> => {
  const { status, body: answer, text } = await post(own(), path, body);
  expect(status, text).toBe(201);
  return answer.data as Record<string, any>;
};
const ubah = (who: Person, kode: string, body: object, key: string) =>
  who.raw('PUT', `barang/${kode}`, body, { 'idempotency-key': `berat-wajar-${key}` });

beforeAll(async () => {
  const kas = { kode_transaksi: 'MODAL_KAS', jumlah: 800_000_000, keterangan: 'Modal' };
  expect((await post(own(), 'cash/masuk', kas)).status).toBe(201);
});

describe('150 grams where the heaviest plausible piece weighs 100', () => {
  test('are asked about when a piece is entered, alone or among many', async () => {
    expect(asks(await post(spv(), 'barang', cincin()))).toEqual(['UBAH_BARANG']);
    const many = { barang: [cincin({ berat: 3.25 }), cincin()] };
    const asked = await post(spv(), 'barang/banyak', many);
    expect(asks(asked)).toEqual(['UBAH_BARANG']);
    expect(asked.body['angka']).toEqual([
      { label: 'Berat wajar per barang', nilai: '100.000 g' },
      { label: 'Gelang Rantai', nilai: '150.000 g' },
    ]);
    expect(asks(await post(spv(), 'barang', cincin({ berat: 100 })))).toEqual([]);
  });

  test('are asked about when a delivery is taken in, by the weight of one piece, and when it is labelled', async () => {
    expect(asks(await post(spv(), 'penerimaan-barang', lot(2, 250)))).toEqual(['UBAH_BARANG']);
    expect(asks(await post(spv(), 'penerimaan-barang', lot(2, 190)))).toEqual([]);
    const { no_terima } = await doOwn('penerimaan-barang', lot(1, BERAT));
    const label = {
      urut: 1,
      barang: [
        {
          nama_barang: 'Gelang',
          kode_kategori: 'PHS',
          berat: BERAT,
          kode_gudang: 'TK',
          kode_baki: 'A-01',
        },
      ],
    };
    expect(
      asks(await post(spv(), `penerimaan-barang/${no_terima as string}/label`, label)),
    ).toEqual(['UBAH_BARANG']);
  });

  test('are asked about when they are bought, exchanged, or go back to a tray', async () => {
    const masuk = beli([dibawa()]);
    expect(asks(await post(kasir(), 'pembelian', masuk))).toContain('UBAH_BARANG');
    expect(asks(await post(kasir(), 'pembelian', beli([dibawa({ berat: 3 })])))).toEqual([]);
    const { kode_barcode } = await doOwn('barang', cincin({ berat: 3.25 }));
    const tukar = {
      penjualan: { kode_sales: 'S01', customer: { nama: 'Ibu Sari' }, barang: [{ kode_barcode }] },
      pembelian: masuk,
      pembayaran: [{ jenis: 'CASH', jumlah: 0 }],
    };
    await shop.param('VALIDASI_PEMBELIAN', 'ON' as never);
    const { pembayaran: _, ...tunggu } = tukar;
    expect(asks(await post(kasir(), 'tukar-tambah', tunggu))).toContain('UBAH_BARANG');
    await shop.param('VALIDASI_PEMBELIAN', 'IKUT' as never);
    const { no_faktur_beli } = await doOwn('pembelian', masuk);
    const label = {
      urut: 1,
      kode_kategori: 'PHS',
      berat: BERAT,
      kode_gudang: 'TK',
      kode_baki: 'A-01',
    };
    expect(asks(await post(spv(), `pembelian/${no_faktur_beli as string}/retag`, label))).toEqual([
      'UBAH_BARANG',
    ]);
  });

  test('are asked about when they are pledged', async () => {
    expect(asks(await post(kasir(), 'hutang', jaminan(BERAT)))).toEqual(['UBAH_BARANG']);
    expect(asks(await post(kasir(), 'hutang', jaminan(50)))).toEqual([]);
  });

  test('stand among the figures of a change, which is gold from nowhere, too', async () => {
    const { kode_barcode } = await doOwn('barang', cincin({ berat: 3.25 }));
    const asked = await ubah(spv(), kode_barcode as string, { berat: BERAT }, '1');
    expect(asks(asked)).toEqual(['UBAH_BARANG', 'SUSUT_LEBIH']);
    expect(asked.body['angka']).toContainEqual({
      label: 'Berat wajar per barang',
      nilai: '100.000 g',
      ke: 1,
    });
  });

  test('are the shop’s own bound: with 200 grams nobody is asked, the owner never', async () => {
    await shop.param('BERAT_WAJAR', mg(200_000) as never);
    expect(asks(await post(spv(), 'barang', cincin()))).toEqual([]);
    await shop.param('BERAT_WAJAR', mg(100_000) as never);
    expect(asks(await post(own(), 'barang', cincin()))).toEqual([]);
  });
});
