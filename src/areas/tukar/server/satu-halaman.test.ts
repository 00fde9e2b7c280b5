import { expect, test } from 'vitest';
import { rp } from '#kit/rules/quantity.ts';
import { strukPdf } from '#kit/server/paper/struk.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { siapkanCetak, templatBawaan } from '#areas/toko/rules/templat-nota.ts';
import { strukTukar, type StrukTukar } from '#areas/tukar/rules/struk-tukar.ts';
import { ORANG, TIKET, TOKO } from '#areas/tukar/rules/tiket-contoh.fixtures.ts';

const TIGA_TIGA: StrukTukar = {
  ...TIKET,
  penjualan: {
    ...TIKET.penjualan,
    customer: { ...ORANG, nama: 'Ibu Sari Wulandari', alamat: 'Jl. Merdeka Barat 117' },
    barang: ['Kalung Rantai Italy Motif', 'Cincin Polos', 'Gelang Keroncong'].map(
      (nama_barang) => ({
        ...TIKET.penjualan.barang[0]!,
        nama_barang,
      }),
    ),
  },
  pembelian: {
    ...TIKET.pembelian,
    barang: ['Anting Bunga', 'Cincin Lama', 'Gelang Ukir'].map((nama_barang) => ({
      ...TIKET.pembelian.barang[0]!,
      nama_barang,
      potongan: rp(20_000),
      kondisi: 'Patah',
    })),
  },
};

test('three pieces each way, an address and the terms are one page of 210 by 148 mm, with every word of the strip', async () => {
  const cetak = (kertas: '80' | 'NOTA') =>
    siapkanCetak({ ...templatBawaan('TUKAR'), kertas }, null, { toko: '80' });
  const on = async (kertas: '80' | 'NOTA') => {
    const { paper } = cetak(kertas);
    const toko = { ...TOKO, cetak: cetak(kertas), alamat_nota: 'https://kilau.example/nota/abc' };
    const pages = readPdf(
      await strukPdf(strukTukar(TIGA_TIGA, toko), { title: 'Nota', author: 'Kilau', paper }),
    );
    return {
      pages,
      words: pages
        .flat()
        .join(' ')
        .split(/[ ·=]+/)
        .toSorted(),
    };
  };
  const [form, strip] = [await on('NOTA'), await on('80')];
  expect(form.pages).toHaveLength(1);
  const kept = new Set(form.words);
  expect(strip.words.filter((word) => !kept.has(word))).toEqual([]);
  expect(form.pages[0]!.join('\n')).toMatch(
    /BARANG KELUAR PJKJ1261121001 EMAS MASUK PBKJ1261121002/,
  );
});
