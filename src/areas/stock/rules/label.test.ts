import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { bidangOf, katakan, tsplOf, zplOf, type Label } from '#areas/stock/rules/label.ts';
import { periksaUkuranLabel, UKURAN_LABEL } from '#areas/toko/rules/ukuran-label.ts';

const cincin: Label = {
  kode_barcode: 'KJ100001',
  nama_barang: 'Cincin Polos',
  berat: mg(3250),
  kadar: persen(7500),
  label_kadar: '17K',
  kode_intern: null,
  harga_bandrol: null,
};

test('a label says name, weight, kadar and code; with a label price the price too', () => {
  expect(katakan(cincin, UKURAN_LABEL)).toMatchObject({
    atas: { kiri: 'Cincin Polos', kanan: '', rapat: false },
    bawah: { kiri: 'KJ100001', kanan: '3.250 g  17K', rapat: false },
  });
  expect(
    katakan({ ...cincin, harga_bandrol: rp(7_500_000), kode_intern: 'UBS-77' }, UKURAN_LABEL),
  ).toMatchObject({
    atas: { kanan: '3.250 g  17K' },
    bawah: { kiri: 'KJ100001 UBS-77', kanan: 'Rp 7,500,000' },
  });
});

test('a name is cut at 26 letters, sooner beside the weight; a full row is set smaller', () => {
  const penuh = {
    ...cincin,
    nama_barang: 'Kalung Liontin Tetes “Embun” Pagi Hari',
    kode_intern: 'UBS-770000-X',
    berat: mg(123_456),
  };
  expect(katakan(penuh, UKURAN_LABEL).atas.kiri).toBe('Kalung Liontin Tetes "Embu');
  const { atas, bawah } = katakan({ ...penuh, harga_bandrol: rp(125_000_000) }, UKURAN_LABEL);
  expect([atas.kiri, atas.rapat]).toEqual(['Kalung Liontin Tetes', true]);
  expect([bawah.kiri, bawah.kanan, bawah.rapat]).toEqual([
    'KJ100001 UBS-770000',
    'Rp 125,000,000',
    true,
  ]);
});

const BESAR = { ...UKURAN_LABEL, lebar: mg(50_000), tinggi: mg(25_000), jarak: mg(3_000) };

test('a hundred labels of 38 x 14 mm lie on a sheet of A4, and not one more', () => {
  expect(periksaUkuranLabel(UKURAN_LABEL)).toEqual([]);
  const { lebar, tinggi, kolom, baris, atas, kiri } = UKURAN_LABEL;
  expect([lebar * kolom + 2 * kiri, tinggi * baris + 2 * atas]).toEqual([210_000, 297_000]);
  const codes = (more: object) =>
    periksaUkuranLabel({ ...UKURAN_LABEL, ...more }).map(({ code }) => code);
  expect(codes({ kolom: 6 })).toEqual(['LEMBAR_LEBAR']);
  expect(codes({ baris: 21 })).toEqual(['LEMBAR_TINGGI']);
  // Sixty-five of 38.1 x 21.2 mm, as shops buy them.
  const lima = { lebar: 38_100, tinggi: 21_200, baris: 13, atas: 10_700, kiri: 4_650 };
  expect(codes({ ...lima, sela_kolom: 2_500 })).toEqual([]);
  expect(codes({ ...lima, sela_kolom: 4_000 })).toEqual(['LEMBAR_LEBAR']);
});

test('a label of 50 x 25 mm has higher bars and more letters; a code too long for a label is drawn finer', () => {
  expect(bidangOf(cincin, UKURAN_LABEL)).toMatchObject({
    modul: 0.25,
    batang: { y: 3.6, tinggi: 6.6 },
    bawah: 11.3,
  });
  expect(bidangOf(cincin, BESAR)).toMatchObject({ modul: 0.25, batang: { tinggi: 17.6 } });
  const panjang = { ...cincin, nama_barang: 'Kalung Liontin Tetes Embun Pagi Hari' };
  expect(katakan(panjang, BESAR).atas).toMatchObject({
    kiri: 'Kalung Liontin Tetes Embun Pagi Ha',
    rapat: false,
  });
  const banyak = bidangOf({ ...cincin, kode_barcode: 'ABCDEFGHIJKLMNOPQRST' }, UKURAN_LABEL);
  expect(banyak.modul).toBeLessThan(0.25);
  expect(banyak.batang.x).toBeGreaterThanOrEqual(0);
});

describe('for the label printer', () => {
  test('ZPL, one block for each label', () => {
    expect(zplOf([cincin])).toBe(
      [
        '^XA',
        '^CI28',
        '^PW304',
        '^LL112',
        '^FO8,6^A0N,20,18^FDCincin Polos^FS',
        '^FO29,30^BY2^BCN,44,N,N,N^FDKJ100001^FS',
        '^FO8,82^A0N,20,18^FDKJ100001^FS',
        '^FO8,82^A0N,20,18^FB288,1,0,R^FD3.250 g  17K^FS',
        '^XZ',
        '',
      ].join('\n'),
    );
    expect(zplOf([cincin, cincin]).match(/\^XA/g)).toHaveLength(2);
  });

  test('TSPL, one PRINT for each label', () => {
    expect(tsplOf([cincin])).toBe(
      [
        'SIZE 38 mm,14 mm',
        'GAP 2 mm,0 mm',
        'DIRECTION 1',
        'CODEPAGE UTF-8',
        'CLS',
        'TEXT 8,6,"2",0,1,1,"Cincin Polos"',
        'BARCODE 29,30,"128M",44,0,0,2,2,"KJ100001"',
        'TEXT 8,82,"2",0,1,1,"KJ100001"',
        'TEXT 152,82,"2",0,1,1,"3.250 g  17K"',
        'PRINT 1,1',
        '',
      ].join('\r\n'),
    );
  });

  test('a printer of 300 dpi has half as many dots again: the label is as large, its bars as wide', () => {
    expect(zplOf([cincin], { dpi: 300 })).toBe(
      [
        '^XA',
        '^CI28',
        '^PW456',
        '^LL168',
        '^FO12,9^A0N,30,27^FDCincin Polos^FS',
        '^FO44,45^BY3^BCN,66,N,N,N^FDKJ100001^FS',
        '^FO12,123^A0N,30,27^FDKJ100001^FS',
        '^FO12,123^A0N,30,27^FB432,1,0,R^FD3.250 g  17K^FS',
        '^XZ',
        '',
      ].join('\n'),
    );
    const tspl = tsplOf([cincin], { dpi: 300 }).split('\r\n');
    expect(tspl.slice(5, -2)).toEqual([
      'TEXT 12,11,"3",0,1,1,"Cincin Polos"',
      'BARCODE 44,45,"128M",66,0,0,3,3,"KJ100001"',
      'TEXT 12,125,"3",0,1,1,"KJ100001"',
      'TEXT 252,125,"3",0,1,1,"3.250 g  17K"',
    ]);
  });

  test('a label of 50 x 25 mm with a gap of 3 mm', () => {
    expect(zplOf([cincin], { ukuran: BESAR })).toBe(
      [
        '^XA',
        '^CI28',
        '^PW400',
        '^LL200',
        '^FO8,6^A0N,20,18^FDCincin Polos^FS',
        '^FO77,30^BY2^BCN,132,N,N,N^FDKJ100001^FS',
        '^FO8,170^A0N,20,18^FDKJ100001^FS',
        '^FO8,170^A0N,20,18^FB384,1,0,R^FD3.250 g  17K^FS',
        '^XZ',
        '',
      ].join('\n'),
    );
    expect(tsplOf([cincin], { ukuran: BESAR }).split('\r\n')).toEqual([
      'SIZE 50 mm,25 mm',
      'GAP 3 mm,0 mm',
      'DIRECTION 1',
      'CODEPAGE UTF-8',
      'CLS',
      'TEXT 8,6,"2",0,1,1,"Cincin Polos"',
      'BARCODE 77,30,"128M",132,0,0,2,2,"KJ100001"',
      'TEXT 8,170,"2",0,1,1,"KJ100001"',
      'TEXT 248,170,"2",0,1,1,"3.250 g  17K"',
      'PRINT 1,1',
      '',
    ]);
  });

  test('a name cannot give the printer orders', () => {
    const jahat = { ...cincin, nama_barang: '^XZ~JR"\r\nPRINT 99' };
    expect(zplOf([jahat])).toContain('^FD XZ JR"  PRINT 99^FS');
    expect(tsplOf([jahat])).toContain('"^XZ~JR   PRINT 99"');
    expect(tsplOf([jahat]).match(/^PRINT/gm)).toHaveLength(1);
  });
});
