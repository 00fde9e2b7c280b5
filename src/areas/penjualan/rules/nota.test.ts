import { describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import type { StrukSheet } from '#kit/rules/struk.ts';
import { notaPenjualan, syaratKetentuan, type NotaDokumen } from '#areas/penjualan/rules/nota.ts';
import { strukKupon, type KuponNota } from '#areas/penjualan/rules/kupon-nota.ts';
import { TANPA_TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import { isiPesan } from '#areas/pesan/rules/isi-pesan.ts';
import { templatPesanBawaan } from '#areas/pesan/rules/templat-pesan.ts';
import { cetakBawaan, templatBawaan } from '#areas/toko/rules/templat-nota.ts';
import { nilaiNota } from '#areas/penjualan/rules/pesan-nota.ts';

const toko: Parameters<typeof notaPenjualan>[1] = {
  nama_toko: 'Toko Emas Kencana Melati',
  alamat_toko: 'Jl. Pasar Besar No. 18-20, Malang',
  no_whatsapp: '0812 5550 0100',
  jam: '14:37',
  petugas: { sales: 'Sari Dewi', kasir: 'Rini Kartika' },
  rangkap: false,
  bulan: 3,
  langkah: rp(500),
  keterangan: ['Kehilangan nota mengurangi harga pembelian kembali.'],
};
/** The sale of worked-postings section 3, its deposit left out: 5,000,000 by card, 5,120,000 in cash. */
const jual: NotaDokumen = {
  no_faktur_jual: 'PJKJ1261120001',
  tgl_system: hari('2026-11-20'),
  status: 'DONE',
  cetak_ke: 1,
  keterangan: 'Ukuran 12, diambil adik Ibu Sari',
  customer: {
    kode_customer: 'KJ1000001',
    nama: 'Ratna Wulandari Kusumaningrum',
    alamat: 'Jl. Kawi Atas No. 27',
    jenis: 'UMUM',
  },
  barang: [
    {
      kode_barcode: 'KJ100001',
      nama_barang: 'Cincin Polos Pipih',
      kadar: persen(7500),
      berat: mg(3250),
      harga_per_gram: rp(2_170_000),
      harga_jual: rp(7_052_500),
      ongkos: rp(50_000),
      harga: rp(7_102_500),
      diskon_rp: rp(0),
      potongan_rp: rp(0),
    },
    {
      kode_barcode: 'KJ100002',
      nama_barang: 'Giwang Bunga Melati Besar',
      kadar: persen(4200),
      berat: mg(2345),
      harga_per_gram: rp(1_330_000),
      harga_jual: rp(3_119_000),
      ongkos: rp(0),
      harga: rp(3_119_000),
      diskon_rp: rp(0),
      potongan_rp: rp(0),
    },
  ],
  berat: mg(5595),
  sub_total: rp(10_221_500),
  diskon_rp: rp(102_215),
  kupon_rp: rp(0),
  ...TANPA_TAMBAHAN,
  pembulatan: rp(215),
  grand_total: rp(10_119_500),
  dp_rp: rp(0),
  tukar_rp: rp(0),
  pembayaran: [
    { jenis: 'DEBET', kode_bank: 'BCA', jumlah: rp(5_000_000), fee: rp(25_000) },
    { jenis: 'CASH', kode_bank: null, jumlah: rp(5_119_500), fee: rp(0) },
  ],
  kembali: rp(500),
};

describe('the nota of two pieces, a percent off, card and cash', () => {
  test('explains each price, the total, and what was given and given back', () => {
    expect(printed(notaPenjualan(jual, toko)[0]!)).toMatchInlineSnapshot(`
      "Toko Emas Kencana Melati
      Jl. Pasar Besar No. 18-20, Malang
      WA 0812 5550 0100
      --- thin
      No. nota|PJKJ1261120001
      Tanggal|20 November 2026, 14:37
      Sales|Sari Dewi
      Kasir|Rini Kartika
      Pelanggan|Ratna Wulandari Kusu
      |maningrum
      |Jl. Kawi Atas No. 27
      Keterangan|Ukuran 12, diambil a
      |dik Ibu Sari
      --- dash
      Cincin Polos Pipih|7,102,500
      KJ100001, kadar 75%|3.250 g
      3.250 g × 2,170,000|7,052,500
      Ongkos|50,000

      Giwang Bunga Melati|3,119,000
      Besar
      KJ100002, kadar 42%|2.345 g
      2.345 g × 1,330,000|3,118,850
      Pembulatan|150
      --- dash
      2 barang, 5.595 g|10,221,500
      Diskon|-102,215
      Pembulatan|215
      --- thick
      Total|Rp 10,119,500
      --- thick
      Debet BCA|5,000,000
      Tunai|5,120,000
      Kembali|500
      Biaya kartu, di luar total|25,000
      --- dash
      Syarat dan ketentuan
      Barang dapat dijual kembali ke toko kami dengan membawa nota
      ini dalam 3 bulan, dengan harga menurut kadar, berat timbang
      dan kondisi saat itu. Ongkos dan pembulatan tidak dikembalikan.
      Tanpa nota atau barang rusak dikenai potongan.
      Kehilangan nota mengurangi harga pembelian kembali.

      [PJKJ1261120001]

      Terima kasih"
    `);
  });

  test('with the duplicate module a second sheet stays in the shop, without the terms', () => {
    const [pelanggan, simpanan, ...none] = notaPenjualan(jual, { ...toko, rangkap: true }).map(
      printed,
    );
    expect(none).toEqual([]);
    expect(pelanggan).toContain('LEMBAR PELANGGAN');
    expect(pelanggan?.replaceAll('\n', ' ')).toContain(syaratKetentuan(3));
    expect(simpanan).toContain('LEMBAR TOKO');
    expect(simpanan).not.toContain('Syarat');
    expect(simpanan).toContain('Kehilangan nota');
  });

  test('six months of buy-back stand in the terms where the shop says six', () => {
    expect(printed(notaPenjualan(jual, { ...toko, bulan: 6 })[0]!)).toContain('dalam 6 bulan');
  });
});

test('the third print is SALINAN 2, the first one says nothing', () => {
  expect(printed(notaPenjualan({ ...jual, cetak_ke: 3 }, toko)[0]!)).toContain('SALINAN 2');
  expect(printed(notaPenjualan(jual, toko)[0]!)).not.toContain('SALINAN');
});

test('an unpaid sale says where to pay, a cancelled one that it is void', () => {
  const open = printed(
    notaPenjualan({ ...jual, status: 'OPEN', pembayaran: [], kembali: rp(0) }, toko)[0]!,
  );
  expect(open).toContain('BELUM DIBAYAR, BAWA KE KASIR');
  expect(open).not.toContain('Tunai');
  expect(printed(notaPenjualan({ ...jual, status: 'CANC' }, toko)[0]!)).toContain('BATAL');
});

test('a piece with a fixed price shows that price, not a weight times a gram price that it is not', () => {
  const tetap = { ...jual.barang[0]!, harga_jual: rp(8_000_000), harga: rp(8_050_000) };
  const text = printed(notaPenjualan({ ...jual, barang: [tetap] }, toko)[0]!);
  expect(text).toContain('Harga barang|8,000,000');
  expect(text).not.toContain('2,170,000');
});

test('a name of 101 characters takes five lines of twenty and no more', () => {
  const [sheet] = notaPenjualan(
    { ...jual, customer: { ...jual.customer, nama: 'A'.repeat(101), alamat: '' } },
    toko,
  );
  expect(printed(sheet!).match(/A{20}/g)).toHaveLength(5);
});

test('the message names shop, number, pieces and total', () => {
  expect(isiPesan(templatPesanBawaan('NOTA_PENJUALAN'), nilaiNota(jual, toko)))
    .toMatchInlineSnapshot(`
    "*Toko Emas Kencana Melati*
    Jl. Pasar Besar No. 18-20, Malang

    Terima kasih, Ratna Wulandari Kusumaningrum.
    Nota *PJKJ1261120001*
    Jumat, 20 November 2026

    1. Cincin Polos Pipih, 3.250 g, kadar 75%, Rp 7,102,500
    2. Giwang Bunga Melati Besar, 2.345 g, kadar 42%, Rp 3,119,000

    Total *Rp 10,119,500*"
  `);
});

const KUPON: KuponNota = {
  no_kupon: 'KP7F3A09C2D1',
  nilai: rp(100_000),
  persen: null,
  minimal_belanja: rp(5_000_000),
  berlaku_sd: hari('2026-12-20'),
  kali_pakai: 1,
};

test('a coupon of the sale is whole on the customer’s sheet, with its worth and terms; on the shop’s its end alone', () => {
  const [pelanggan = '', simpanan = ''] = notaPenjualan(
    { ...jual, kupon_nota: [KUPON] },
    { ...toko, rangkap: true },
  ).map(printed);
  expect(pelanggan).toContain('Kupon untuk pelanggan\nKP7F3A09C2D1|Rp 100,000');
  expect(pelanggan.replaceAll('\n', ' ')).toContain(
    'Berlaku sampai 20 Desember 2026, belanja mulai Rp 5,000,000, tidak untuk logam mulia.',
  );
  expect(simpanan).toContain('*********2D1|Rp 100,000');
  expect(simpanan).toContain('Nomor lengkap ada pada nota asli pelanggan.');
  expect(simpanan).not.toContain(KUPON.no_kupon);
  expect(printed(notaPenjualan(jual, toko)[0]!)).not.toContain('Kupon');
  const hidden = templatBawaan('PENJUALAN').bagian.map((one) => ({ ...one, tampil: false }));
  const cetak = {
    ...cetakBawaan('PENJUALAN'),
    templat: { ...templatBawaan('PENJUALAN'), bagian: hidden },
  };
  const [kosong] = notaPenjualan({ ...jual, kupon_nota: [KUPON] }, { ...toko, cetak });
  expect(printed(kosong!)).toContain(KUPON.no_kupon);
});

test('the slip of a coupon by hand has its number in letters and bars; one of several uses says how many', () => {
  const banyak = { ...KUPON, nilai: null, persen: persen(1000), kali_pakai: 3 };
  const slips = strukKupon([KUPON, banyak], toko).map(printed);
  expect(slips[0]).toContain('KP7F3A09C2D1');
  expect(slips[0]).toContain('[KP7F3A09C2D1]');
  expect(slips[1]).toContain('Nilai|10%');
  expect(slips[1]).toContain('Dapat dipakai 3 kali');
});

test('a piece has its words below its name, a hundred letters of them; a sale through a marketplace names it', () => {
  const kata =
    'Polos mengilap, lebar 3 mm, ukuran 12, dibuat tangan oleh perajin Kotagede dengan patri halus di sisi dalam';
  const satu = { ...jual.barang[0]!, deskripsi: kata };
  const marketplace = { nama: 'Tokopedia', no_order: 'INV/20261120/XX/88' };
  const text = printed(notaPenjualan({ ...jual, barang: [satu], marketplace }, toko)[0]!);
  const lines = text.replaceAll('\n', ' ');
  expect(lines).toContain(`Cincin Polos Pipih|7,102,500 ${kata.slice(0, 100)} KJ100001, kadar 75%`);
  expect(lines).not.toContain(kata);
  expect(text).toContain('Marketplace|Tokopedia');
  expect(text).toContain('No. order|INV/20261120/XX/88');
});

/** The strip as plain text: a bar parts what is left and right in a line. */
function printed({ lines }: StrukSheet): string {
  return lines
    .map((line) => {
      if (line.kind === 'pair' || line.kind === 'total') return `${line.left}|${line.right}`;
      if (line.kind === 'rule') return `--- ${line.look}`;
      if (line.kind === 'barcode') return `[${line.code}]`;
      return !('text' in line) ? '' : line.text.replace(/(.{60,90}?) /g, '$1\n');
    })
    .join('\n');
}

test('tax on top stands before the total, tax inside the prices below it; without tax the paper says none', () => {
  const print = (more: object) => printed(notaPenjualan({ ...jual, ...more }, toko)[0]!);
  const dalam = print({ ppn_rp: rp(126_627), ppn_luar_rp: rp(0), pph22_rp: rp(0) });
  expect(dalam.indexOf('Termasuk PPN')).toBeGreaterThan(dalam.indexOf('Total'));
  expect(dalam).toContain('126,627');
  const luar = print({
    ppn_rp: rp(128_295),
    ppn_luar_rp: rp(128_295),
    pph22_rp: rp(3_635),
    npwp: '0012345678901000',
    no_seri_pajak: '05002600000000017',
  });
  expect(luar.indexOf('128,295')).toBeLessThan(luar.indexOf('Total'));
  expect(luar).toContain('3,635');
  expect(luar).toContain('0012345678901000');
  expect(luar).toContain('05002600000000017');
  expect(luar).not.toContain('Termasuk PPN');
  expect(print({})).not.toMatch(/PPN|PPh|NPWP/);
});
