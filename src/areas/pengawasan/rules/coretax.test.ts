import { describe, expect, test } from 'vitest';
import { hari } from '#kit/rules/hari.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import {
  digunggung,
  fakturKeluaran,
  nitkuOf,
  npwp16,
  periksaBerkas,
  type BarisCoretax,
} from '#areas/pengawasan/rules/coretax.ts';

const PENJUAL = { npwp: '0012345678901000', nitku: '' };
const baris = (more: Partial<BarisCoretax> = {}): BarisCoretax => ({
  no_faktur_jual: 'PJKJ1261120001',
  tgl_system: hari('2026-11-20'),
  kelas: 'DENGAN_FAKTUR',
  nama_customer: 'Toko Kecil & Anak',
  alamat_customer: 'Jl. Pasar 3',
  npwp: '123456789012345',
  tarif: persen(110),
  dpp: rp(1_454_006),
  ppn: rp(15_994),
  ...more,
});

describe('invoices to entrepreneurs', () => {
  const xml = fakturKeluaran(
    [
      baris(),
      baris({ kelas: 'JASA', dpp: rp(100_000), ppn: rp(1_100) }),
      baris({ no_faktur_jual: 'PJKJ1261120002' }),
    ],
    PENJUAL,
  );
  test('are two, the first with goods and a service', () => {
    expect(xml.match(/<TaxInvoice>/g)).toHaveLength(2);
    expect(xml.match(/<GoodService>/g)).toHaveLength(3);
    expect(xml).toContain('<Opt>B</Opt>');
  });
  test('name seller, buyer and nota, each number as the portal writes it', () => {
    expect(xml).toContain('<TIN>0012345678901000</TIN>');
    expect(xml).toContain('<SellerIDTKU>0012345678901000000000</SellerIDTKU>');
    expect(xml).toContain('<BuyerTin>0123456789012345</BuyerTin>');
    expect(xml).toContain('<BuyerIDTKU>0123456789012345000000</BuyerIDTKU>');
    expect(xml).toContain('<RefDesc>PJKJ1261120001</RefDesc>');
    expect(xml).toContain('<BuyerName>Toko Kecil &amp; Anak</BuyerName>');
    expect(xml).toContain('<TrxCode>05</TrxCode>');
    expect(xml).toContain('<VATRate>1.10</VATRate>');
    expect(xml).toContain('<VAT>15994</VAT>');
    expect(xml).toContain('<AddInfo/>');
  });
});

test('sales to consumers are one row each, the classes of a nota added up, services apart', () => {
  const xml = digunggung(
    [
      baris({ npwp: '3201234567890001', dpp: rp(7_000_000), ppn: rp(77_000) }),
      baris({
        npwp: '3201234567890001',
        kelas: 'TANPA_FAKTUR',
        dpp: rp(3_000_000),
        ppn: rp(49_500),
      }),
      baris({ npwp: null, kelas: 'JASA', no_faktur_jual: 'SAKJ1261120001' }),
    ],
    PENJUAL,
    { tahun: 2026, bulan: 11 },
  );
  expect(xml.match(/<RetailInvoice>/g)).toHaveLength(2);
  expect(xml).toContain('<TaxPeriodMonth>11</TaxPeriodMonth>');
  expect(xml).toContain('<TaxBaseSellingPrice>10000000</TaxBaseSellingPrice>');
  expect(xml).toContain('<VAT>126500</VAT>');
  expect(xml).toContain('<BuyerIdOpt>NIK</BuyerIdOpt>');
  expect(xml).toContain('<BuyerIdNumber>0000000000000000</BuyerIdNumber>');
});

test('a shop says its own number first, and a month has only so many parts', () => {
  expect(periksaBerkas({ npwp: '', nitku: '' }, { bagian: 1, banyak: 0 })[0]!.code).toBe(
    'NPWP_TOKO_KOSONG',
  );
  expect(periksaBerkas(PENJUAL, { bagian: 1, banyak: 0 })).toEqual([]);
  expect(periksaBerkas(PENJUAL, { bagian: 3, banyak: 2 })[0]!.code).toBe('BAGIAN_TIDAK_ADA');
  expect(npwp16('123456789012345')).toBe('0123456789012345');
  expect(nitkuOf('0012345678901000', '0012345678901000000001')).toBe('0012345678901000000001');
});
