import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persen, rp } from '#kit/rules/quantity.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { readPdf, type PdfSeen } from '#tests/kit/uji/pdf-read.ts';
import { openShop, type Shop } from '#tests/kit/shop.ts';

let shop: Shop;
let no: string;
let dibayar: { grand_total: number; kembali: number };
beforeAll(async () => {
  shop = await openShop({ dasar: true });
  const piece = (
    nama_barang: string,
    kode_kadar: string,
    berat: number,
    ongkos: number,
    deskripsi?: string,
  ) => ({
    nama_barang,
    kode_kategori: 'PHS',
    kode_dept: 'CC',
    kode_group: 'T',
    kode_kadar,
    berat,
    ongkos,
    kode_gudang: 'TK',
    kode_baki: 'A-01',
    deskripsi,
  });
  const added = await shop.as('OWN').raw(
    'POST',
    'barang/banyak',
    {
      barang: [
        piece('Cincin Polos Pipih', '750', 3.25, 50_000, 'Cincin polos pipih ukuran enam belas'),
        piece('Giwang Bunga Melati Besar', '420', 2.345, 0),
      ],
    },
    { 'idempotency-key': 'uji-nota-1' },
  );
  if (added.status !== 201) throw new Error(added.text);
  const dokumen = await shop.as('KASIR').call(penjualanDocument.makes.jual, {
    body: {
      kode_sales: 'S01',
      customer: {
        nama: 'Ibu Ratna',
        alamat: 'Jl. Kawi Atas No. 27, Gading Kasri',
        no_hp: '0812 3456 7890',
      },
      barang: [{ kode_barcode: 'KJ100001' }, { kode_barcode: 'KJ100002' }],
      diskon: { persen: persen(100) },
      keterangan: 'Untuk hadiah ulang tahun',
      pembayaran: [
        { jenis: 'DEBET', kode_bank: 'BCA', no_rekening: '1234567890', jumlah: rp(5_000_000) },
        { jenis: 'CASH', jumlah: rp(5_120_000) },
      ],
    },
  });
  no = dokumen.no_faktur_jual;
  dibayar = dokumen;
});
afterAll(() => shop.close());

/**
 * The person who takes the paper first has it for the whole file: the clock does not move, and its one repetition is
 * given back before each.
 */
const lagi = () => shop.rows('update kertas set ulang = 0');
const read = async (path: string) => {
  await lagi();
  return shop.as('KASIR2').raw('GET', `${path}${path.includes('?') ? '&' : '?'}no=${no}`);
};

test('one percent off and 500 given back', () => {
  expect(dibayar).toMatchObject({ grand_total: 10_119_500, kembali: 500 });
});

describe('print data of a sale', () => {
  test('each piece is a line, its texts cut at 20 characters, and a message stands beside them', async () => {
    const { status, body } = await read('penjualan/get/bynota');
    expect(status).toBe(200);
    expect(body.template_wa).toContain(`Nota *${no}*`);
    expect(body.template_wa).toContain('Total *Rp 10,119,500*');
    expect(body.data).toHaveLength(2);
    expect(body.data[0]).toMatchObject({
      lembar: 'PELANGGAN',
      nama_barang: 'Cincin Polos Pipih',
      deskripsi: 'Cincin polos pipih u\nkuran enam belas',
      deskripsi_jual: 'Untuk hadiah ulang t\nahun',
      deskripsi_contoh: '',
      nama_customer: 'Ibu Ratna',
      alamat_customer: 'Jl. Kawi Atas No. 27\n, Gading Kasri',
      kode_marketplace: '',
      nama_sales: 'Sales Toko',
      kasir: 'KSR',
      berat: 3.25,
      kadar: 75,
      harga: 7_102_500,
      auto_cut: true,
      ppn_rp: 0,
      pph22_rp: 0,
      npwp: null,
    });
    expect(body.data[0].syarat_ketentuan).toContain('dalam 3 bulan');
    expect(body.data[0].keterangan_nota).toHaveLength(3);
    expect(body.data[1].nama_barang).toBe('Giwang Bunga Melati\nBesar');
  });

  test('with the duplicate module the shop gets its own lines, without the terms', async () => {
    await shop.modulOn('NOTA_RANGKAP_MODULE');
    const lines = (await read('penjualan/get/bynota')).body.data;
    expect(
      lines.map((line: { lembar: string; syarat_ketentuan: string }) => [
        line.lembar,
        line.syarat_ketentuan !== '',
      ]),
    ).toEqual([
      ['PELANGGAN', true],
      ['PELANGGAN', true],
      ['TOKO', false],
      ['TOKO', false],
    ]);
    expect((await read('penjualan/get/bynota/single')).body.data).toHaveLength(2);
    await shop.modulOff('NOTA_RANGKAP_MODULE');
  });

  test('a number that is not there is not found, and no number at all is refused', async () => {
    expect(
      (await shop.as('KASIR').raw('GET', 'penjualan/get/bynota?no=PJKJ1261120ZZZ')).status,
    ).toBe(404);
    expect((await shop.as('KASIR').raw('GET', 'penjualan/get/bynota')).status).toBe(422);
  });
});

describe('the nota on paper', () => {
  test('80 mm wide, with every sum of the sale; 58 mm where it is asked for', async () => {
    const wide = await pdf(`penjualan/${no}/nota.pdf`);
    expect(wide.widths).toEqual([226.77]);
    for (const words of [
      'Toko Emas Kilau Jaya 1',
      no,
      '20 November 2026, 09:00',
      'Cincin Polos Pipih',
      '7,102,500',
      '3.250 g × 2,170,000',
      'Rp 10,119,500',
      'Debet BCA',
      '5,120,000',
      'Kembali',
      'Syarat dan ketentuan',
      'Terima kasih',
    ])
      expect(wide.text).toContain(words);
    expect(wide.text).not.toContain('SALINAN');
    expect((await pdf(`penjualan/${no}/nota.pdf?ukuran=58`)).widths).toEqual([164.41]);
    expect((await shop.as('KASIR').raw('GET', `penjualan/${no}/nota.pdf?ukuran=100`)).status).toBe(
      422,
    );
  });

  test('two sheets with the duplicate module, or the one that is asked for', async () => {
    await shop.modulOn('NOTA_RANGKAP_MODULE');
    expect((await pdf(`penjualan/${no}/nota.pdf`)).widths).toHaveLength(2);
    const simpanan = await pdf(`penjualan/${no}/nota.pdf?lembar=TOKO`);
    expect(simpanan.widths).toHaveLength(1);
    expect(simpanan.text).toContain('LEMBAR TOKO');
    expect(simpanan.text).not.toContain('Syarat dan ketentuan');
    await shop.modulOff('NOTA_RANGKAP_MODULE');
  });

  test('what an approved reprint gives is a copy with its count', async () => {
    await shop.approved('KASIR2', penjualanDocument.reprint, {
      params: { no },
      body: { alasan: 'Nota hilang' },
    });
    expect((await pdf(`penjualan/${no}/nota.pdf`)).text).toContain('SALINAN 1');
    expect((await read('penjualan/get/bynota')).body.data[0].cetak_ke).toBe(2);
  });
});

/** The nota as a file, read by another person at the counter. */
async function pdf(path: string): Promise<PdfSeen> {
  await lagi();
  const answer = await shop.as('KASIR2').raw('GET', path);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return readPdf(answer.bytes);
}

test('a copy of a later day promises what its nota did: three months, not the twelve that the shop decided since', async () => {
  await shop.hari('2026-11-21');
  await shop.param('BULAN_BELI_KEMBALI', 12);
  const again = { params: { no }, body: { alasan: 'Nota hilang' } };
  await shop.approved('SPV', penjualanDocument.reprint, again, 'OWN');
  const { body } = await shop.as('SPV').raw('GET', `penjualan/get/bynota?no=${no}`);
  expect(body.data[0].syarat_ketentuan).toContain('dalam 3 bulan');
  // The counter draws its own papers.
  const { body: counter } = await shop.as('SPV').raw('GET', `alamat-nota/${no}`);
  expect(counter.data.bulan).toBe(3);
});
