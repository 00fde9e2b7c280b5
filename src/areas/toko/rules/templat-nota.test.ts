import { describe, expect, test } from 'vitest';
import { center, pair, rule, words, type StrukLine } from '#kit/rules/struk.ts';
import { periksaTemplat } from '#areas/toko/rules/periksa-templat.ts';
import {
  cetakBawaan,
  JENIS_TEMPLAT,
  lengkapiTemplat,
  siapkanCetak,
  susunStruk,
  templatBawaan,
  type Templat,
} from '#areas/toko/rules/templat-nota.ts';

const parts = {
  KEPALA: [center('Toko Kencana', 'big')],
  TANDA: [rule('thin'), center('BATAL', 'strong'), rule('thin')],
  DATA: [pair('No', 'KS1')],
  JUMLAH: [rule('thin'), pair('Jumlah', '350,000'), rule()],
  TTD: [words('Kasir')],
} as const;
const kas = templatBawaan('KAS');
const dengan = (ubah: Partial<Templat>) => ({ ...kas, ...ubah });
const cetak = (templat: Templat, toko: string = '80') =>
  siapkanCetak(templat, { png: 'aGFp' }, { toko });

describe('the paper of a template', () => {
  test('follows the shop, keeps its own, or is what was asked for', () => {
    expect(cetak(kas, '58').paper).toMatchObject({ wide: 58, room: 48 });
    expect(cetak(dengan({ kertas: '80' }), '58').paper.wide).toBe(80);
    expect(siapkanCetak(kas, null, { toko: '80', diminta: '58' }).paper.wide).toBe(58);
  });

  test('a form of 210 by 148 mm leaves 20 mm at its top and 8 mm at each side', () => {
    expect(cetak(dengan({ kertas: 'NOTA', atas: 20 })).paper).toEqual({
      wide: 210,
      tall: 148,
      top: 20,
      left: 8,
      room: 194,
      scale: 1,
    });
  });
});

test('the back of a form has edges of its own; a roll has one side; a template of before has its front’s', () => {
  const nota = dengan({ kertas: 'NOTA', atas: 20, atas_belakang: 45, kiri_belakang: 15 });
  const belakang = siapkanCetak(nota, null, { toko: '80', sisi: 'BELAKANG' }).paper;
  expect(belakang).toMatchObject({ top: 45, left: 15, room: 180, tall: 148 });
  expect(siapkanCetak(nota, null, { toko: '80' }).paper).toMatchObject({ top: 20, left: 8 });
  expect(siapkanCetak(kas, null, { toko: '80', sisi: 'BELAKANG' })).toEqual(cetakBawaan('KAS'));
  const { atas_belakang: _a, kiri_belakang: _k, ...lama } = dengan({ atas: 20, kiri: 12 });
  expect(lengkapiTemplat('KAS', lama as Templat)).toMatchObject({
    atas_belakang: 20,
    kiri_belakang: 12,
  });
});

test('a stored template gets a part that its kind was given since, behind the one before it, and keeps its own order', () => {
  const nota = templatBawaan('PENJUALAN');
  const lama = nota.bagian
    .filter(({ bagian }) => bagian !== 'KUPON')
    .toReversed()
    .map((one) => ({ ...one, tampil: false }));
  const names = lengkapiTemplat('PENJUALAN', { ...nota, bagian: lama }).bagian;
  expect(names.map(({ bagian }) => bagian)).toEqual(
    lama.flatMap(({ bagian }) => (bagian === 'BAYAR' ? ['BAYAR', 'KUPON'] : [bagian])),
  );
  expect(names.find(({ bagian }) => bagian === 'KUPON')).toMatchObject({ tampil: true });
  for (const jenis of JENIS_TEMPLAT)
    expect(lengkapiTemplat(jenis, templatBawaan(jenis))).toEqual(templatBawaan(jenis));
});

describe('the lines of a paper', () => {
  test('a part may go, and stand elsewhere; the number and what keeps it from being a first print stay', () => {
    const bagian = kas.bagian.toReversed().map((one) => ({ ...one, tampil: false }));
    expect(susunStruk(parts, cetak(dengan({ bagian })))).toEqual([
      pair('Jumlah', '350,000'),
      rule(),
      pair('No', 'KS1'),
      rule('thin'),
      center('BATAL', 'strong'),
    ]);
  });

  test('the logo stands over the name only where the template asks for it', () => {
    expect(susunStruk(parts, cetak(dengan({ logo: true })))[0]).toMatchObject({ kind: 'image' });
    expect(susunStruk(parts, cetak(kas))[0]).toMatchObject({ kind: 'center' });
  });

  test('on a form neighbours with a side stand side by side', () => {
    const [band, ...rest] = susunStruk(parts, cetak(dengan({ kertas: 'NOTA' })));
    expect(band).toMatchObject({
      kind: 'columns',
      left: [{ text: 'Toko Kencana' }, { kind: 'rule' }, { text: 'BATAL' }],
      right: [{ left: 'No' }, { kind: 'rule' }, {}, {}, {}],
    });
    expect(rest).toEqual([]);
    expect(susunStruk(parts, cetakBawaan('KAS'))).not.toContainEqual(
      expect.objectContaining({ kind: 'columns' }),
    );
  });
});

test('on a form a piece explains its price in one line, and the QR stands beside the barcode', () => {
  const BARANG = [
    pair('Cincin Polos', '3,119,000', 'strong'),
    pair('KJ100001, kadar 42%', '2.345 g'),
    pair('2.345 g × 1,330,000', '3,118,850', 'small'),
    pair('Ongkos', '150', 'small'),
  ];
  const BARCODE: StrukLine[] = [
    { kind: 'barcode', code: 'PJ1' },
    { kind: 'qr', text: 'a' },
  ];
  const nota = templatBawaan('PENJUALAN');
  const on = (kertas: Templat['kertas']) =>
    susunStruk({ BARANG, BARCODE }, cetak({ ...nota, kertas }));
  expect(on('NOTA').slice(0, 2)).toEqual([
    BARANG[0],
    pair('KJ100001, kadar 42% · 2.345 g × 1,330,000 = 3,118,850 · Ongkos 150', '2.345 g'),
  ]);
  expect(JSON.stringify(on('NOTA')[2])).toContain(
    '"left":[{"kind":"barcode","code":"PJ1"}],"right":[{"kind":"qr"',
  );
  expect(on('80')).toEqual([...BARANG, ...BARCODE]);
});

test('a template with a part too few, twice or of another paper is refused, as is a form without room', () => {
  const codes = (templat: Templat) => periksaTemplat('KAS', templat).map(({ code }) => code);
  expect(codes(kas)).toEqual([]);
  expect(codes(dengan({ bagian: kas.bagian.slice(1) }))).toEqual(['BAGIAN_SALAH']);
  expect(codes(dengan({ bagian: [...kas.bagian.slice(1), kas.bagian[2]!] }))).toEqual([
    'BAGIAN_SALAH',
  ]);
  expect(codes(dengan({ bagian: templatBawaan('SETORAN').bagian }))).toEqual(['BAGIAN_SALAH']);
  expect(codes(dengan({ lebar: 90, kiri: 20, tinggi: 70, atas: 30 }))).toEqual([
    'NOTA_SEMPIT',
    'NOTA_PENDEK',
  ]);
  expect(codes(dengan({ kiri_belakang: 80, atas_belakang: 100 }))).toEqual([
    'BELAKANG_SEMPIT',
    'BELAKANG_PENDEK',
  ]);
});
