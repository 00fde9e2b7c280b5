import { describe, expect, test } from 'vitest';
import { mg, persen, rp } from '#kit/rules/quantity.ts';
import { katakan, tsplOf, UKURAN, zplOf, type Label } from '#areas/stock/rules/label.ts';

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
  expect(katakan(cincin)).toMatchObject({
    atas: { kiri: 'Cincin Polos', kanan: '', rapat: false },
    bawah: { kiri: 'KJ100001', kanan: '3.250 g  17K', rapat: false },
  });
  expect(katakan({ ...cincin, harga_bandrol: rp(7_500_000), kode_intern: 'UBS-77' })).toMatchObject(
    {
      atas: { kanan: '3.250 g  17K' },
      bawah: { kiri: 'KJ100001 UBS-77', kanan: 'Rp 7,500,000' },
    },
  );
});

test('a name is cut at 26 letters, sooner beside the weight; a full row is set smaller', () => {
  const penuh = {
    ...cincin,
    nama_barang: 'Kalung Liontin Tetes “Embun” Pagi Hari',
    kode_intern: 'UBS-770000-X',
    berat: mg(123_456),
  };
  expect(katakan(penuh).atas.kiri).toBe('Kalung Liontin Tetes "Embu');
  const { atas, bawah } = katakan({ ...penuh, harga_bandrol: rp(125_000_000) });
  expect([atas.kiri, atas.rapat]).toEqual(['Kalung Liontin Tetes', true]);
  expect([bawah.kiri, bawah.kanan, bawah.rapat]).toEqual([
    'KJ100001 UBS-770000',
    'Rp 125,000,000',
    true,
  ]);
});

test('a hundred labels of 38 x 14 mm lie on a sheet of A4', () => {
  const { lebar, tinggi, kolom, baris, tepi } = UKURAN;
  expect([lebar * kolom + 2 * tepi.x, tinggi * baris + 2 * tepi.y]).toEqual([210, 297]);
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
    expect(zplOf([cincin], 300)).toBe(
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
    const tspl = tsplOf([cincin], 300).split('\r\n');
    expect(tspl.slice(5, -2)).toEqual([
      'TEXT 12,11,"3",0,1,1,"Cincin Polos"',
      'BARCODE 44,45,"128M",66,0,0,3,3,"KJ100001"',
      'TEXT 12,125,"3",0,1,1,"KJ100001"',
      'TEXT 252,125,"3",0,1,1,"3.250 g  17K"',
    ]);
  });

  test('a name cannot give the printer orders', () => {
    const jahat = { ...cincin, nama_barang: '^XZ~JR"\r\nPRINT 99' };
    expect(zplOf([jahat])).toContain('^FD XZ JR"  PRINT 99^FS');
    expect(tsplOf([jahat])).toContain('"^XZ~JR   PRINT 99"');
    expect(tsplOf([jahat]).match(/^PRINT/gm)).toHaveLength(1);
  });
});
