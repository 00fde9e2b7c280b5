import { expect, test } from 'vitest';
import { daftarTutupEndpoint } from '#areas/akhir-hari/contract/tutup-toko.api.ts';
import { readPdf } from '#kit/testing/read-pdf.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import { cash, send, titipan } from '#tests/kit/titipan.ts';
import { openTutupUji } from '#tests/kit/tutup-uji.ts';

const { shop, hitung, tutupToko } = await openTutupUji();

type Baris = { bagian: string; uraian: string; jumlah: number | null; rupiah: number | null };
const lembar = async (who: 'KASIR' | 'SPV' | 'OWN', no_tutup: string) => {
  const { status, body } = await shop.as(who).raw('GET', `tutup-toko/lembar?no_tutup=${no_tutup}`);
  expect(status).toBe(200);
  const { data, catatan } = body as unknown as { data: { detail: Baris[] }[]; catatan: string };
  return { data: data.flatMap(({ detail }) => detail), catatan };
};
const nilai = ({ data }: { data: Baris[] }, uraian: string) =>
  data.find((one) => one.uraian === uraian)?.rupiah;

test('a closing ends in one page: 7,102,500 sold, 8,102,500 counted, profit for whoever may see it', async () => {
  const codes = await tambahPotong(shop, ['P1']);
  await send(shop.as('KASIR'), 'penjualan', { ...titipan(codes), ...cash(7_102_500) });
  await hitung(8_102_500);
  const { no_tutup } = await tutupToko();
  const milik = await lembar('OWN', no_tutup);
  expect(milik.catatan).toContain('Jumat, 20 November 2026, ditutup 09:00');
  expect(nilai(milik, 'Penjualan')).toBe(7_102_500);
  expect(nilai(milik, 'Terhitung')).toBe(8_102_500);
  expect(nilai(milik, 'Selisih')).toBe(0);
  expect(nilai(milik, 'Laba kotor')).toBe(702_500);
  const kasir = await lembar('KASIR', no_tutup);
  expect(nilai(kasir, 'Penjualan')).toBe(7_102_500);
  expect(kasir.data.some(({ bagian }) => /Laba|Bank/.test(bagian))).toBe(false);

  const pdf = await shop.as('KASIR').raw('GET', `tutup-toko/lembar.pdf?no_tutup=${no_tutup}`);
  const [page = []] = readPdf(pdf.bytes);
  expect(page.join('\n')).toMatch(/ditutup 09:00 oleh [A-Z]+\./);
  expect(page).toContain('Hitungan kas');
  expect(page.some((line) => line.startsWith('Saldo akhir'))).toBe(true);

  const semua = await shop.as('KASIR').call(daftarTutupEndpoint);
  expect(semua.map((one) => one.no_tutup)).toEqual([no_tutup]);
});

test('the page of a closing of another shop is none', async () => {
  expect((await lembar('OWN', 'TPPST261120001')).data).toEqual([]);
});
