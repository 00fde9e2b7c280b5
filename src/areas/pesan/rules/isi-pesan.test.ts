import { expect, test } from 'vitest';
import {
  bersihkan,
  bersihkanNilai,
  isiPesan,
  periksaTemplatPesan,
} from '#areas/pesan/rules/isi-pesan.ts';
import { JENIS_TEMPLAT_PESAN, sifatPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import { contohNilai, templatPesanBawaan } from '#areas/pesan/rules/templat-pesan.ts';
import { bagiGaya } from '#areas/pesan/rules/tampil-pesan.ts';

test('a customer who is called {total} is greeted as {total}, and not by what the nota comes to', () => {
  const nilai = bersihkan({
    nama_customer: '{total}{nama_toko}',
    total: 'Rp 4,150,000',
    nama_toko: 'K',
  });
  expect(isiPesan('Halo {nama_customer}, {total}', nilai)).toBe(
    'Halo {total}{nama_toko}, Rp 4,150,000',
  );
});

test('a name with a link or with a hidden turn of the line leaves the link and the turn behind', () => {
  expect(bersihkanNilai('Sari https://jahat.example/a?b=1 x')).toBe('Sari x');
  expect(bersihkanNilai('Menang! bit.ly/hadiah-anda klik')).toBe('Menang! klik');
  expect(bersihkanNilai('WWW.JAHAT.COM')).toBe('');
  expect(bersihkanNilai('javascript://x')).toBe('');
  expect(bersihkanNilai('\u202eiraS\u200b\nbaris dua')).toBe('iraS baris dua');
  expect(bersihkanNilai('Ny. Sari, PT. Emas Jaya 3.25 g Rp 1,000')).toBe(
    'Ny. Sari, PT. Emas Jaya 3.25 g Rp 1,000',
  );
  expect(bersihkanNilai('ｈｔｔｐｓ：／／jahat.com')).toBe('');
});

test('the page of the nota is the one link that may stand, lines are those that we made', () => {
  const nilai = bersihkan({
    alamat_nota: 'https://toko.id/nota/AB12',
    barang: '1. Cincin http://x.io, 3.25 g\n2. Kalung',
  });
  expect(nilai).toEqual({
    alamat_nota: 'https://toko.id/nota/AB12',
    barang: '1. Cincin 3.25 g\n2. Kalung',
  });
  expect(bersihkan({ alamat_nota: 'javascript:alert(1)' })).toEqual({ alamat_nota: '' });
});

test('a line with nothing in its places goes, a line of words stays', () => {
  expect(isiPesan('Halo\n\n{alamat_nota}\n\n*{batal}*\n', { alamat_nota: '', batal: '' })).toBe(
    'Halo',
  );
  expect(isiPesan('*{batal}*', { batal: 'BATAL' })).toBe('*BATAL*');
  expect(isiPesan('{tidak_ada}', {})).toBe('{tidak_ada}');
  expect(isiPesan('{constructor}', {})).toBe('{constructor}');
});

test('a template with a place that its kind cannot fill is refused and names the place', () => {
  expect(periksaTemplatPesan('PROMO', 'Halo {nama_customer}')).toEqual([]);
  expect(periksaTemplatPesan('PROMO', 'Halo {total}').map(({ code }) => code)).toEqual([
    'TEMPAT_SALAH',
  ]);
});

test('a cancel names its nota, its number and its sum in any words that a shop chooses', () => {
  const kode = (isi: string) => periksaTemplatPesan('BATAL', isi).map(({ code }) => code);
  expect(kode('Terima kasih sudah berbelanja di {nama_toko}.')).toEqual([
    'ISIAN_KURANG',
    'ISIAN_KURANG',
    'ISIAN_KURANG',
  ]);
  expect(kode('{no_nota} {no_batal}')).toEqual(['ISIAN_KURANG']);
  expect(kode('{no_nota} {no_batal} {total}')).toEqual([]);
  expect(periksaTemplatPesan('NOTA_PENJUALAN', 'Terima kasih')).toEqual([]);
});

test('the words of the product fill every place that they name, and the sample shows each', () => {
  for (const jenis of JENIS_TEMPLAT_PESAN) {
    const templat = templatPesanBawaan(jenis);
    expect(templat).not.toBe('');
    expect(periksaTemplatPesan(jenis, templat)).toEqual([]);
    expect(isiPesan(templat, contohNilai('Kencana', 'Jl. Merdeka 1'))).not.toMatch(/\{\w+\}/);
    for (const nama of sifatPesan(jenis).tempat) expect(contohNilai('a', 'b')).toHaveProperty(nama);
  }
});

test('stars are strong on the phone, and a star that ends nowhere is a star', () => {
  expect(bagiGaya('Nota *PJ1* total _lama_ 3*4')).toEqual([
    { kata: 'Nota ', gaya: 'biasa' },
    { kata: 'PJ1', gaya: 'tebal' },
    { kata: ' total ', gaya: 'biasa' },
    { kata: 'lama', gaya: 'miring' },
    { kata: ' 3*4', gaya: 'biasa' },
  ]);
});
