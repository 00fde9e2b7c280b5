import { expect, test } from 'vitest';
import { bukaLaciEndpoint } from '#areas/uang/contract/laci.api.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';
import { lewatLaci } from '#areas/uang/rules/lewat-laci.ts';

const bayar = (...jenis: string[]) => ({
  pembayaran: jenis.map((one) => ({ jenis: one, jumlah: 1 })),
});

test('the drawer opens for a sale that is paid in cash, in part too, and for none that is not', () => {
  expect(lewatLaci('POST penjualan', bayar('CASH'))).toBe(true);
  expect(lewatLaci('POST penjualan', bayar('DEBET', 'CASH'))).toBe(true);
  expect(lewatLaci('POST penjualan', bayar('DEBET', 'TRANSFER'))).toBe(false);
  expect(lewatLaci('POST penjualan', { pembayaran: null })).toBe(false);
  expect(lewatLaci('POST penjualan', undefined)).toBe(false);
});

test('money that is sent from the drawer opens it, from a bank not', () => {
  expect(lewatLaci('POST kirim-uang', { asal: { jenis: 'CASH', no_rekening: null } })).toBe(true);
  expect(lewatLaci('POST kirim-uang', { asal: { jenis: 'TRANSFER', no_rekening: '1' } })).toBe(
    false,
  );
});

test('the drawer opens for what is moved in it without money lines, and by hand; for a bank it stays shut', () => {
  const { kasMasuk, kasKeluar, bankMasuk } = kasDocument.makes;
  const { cash, bank } = mutasiDocument.makes;
  for (const { call } of [kasMasuk, kasKeluar, cash, bukaLaciEndpoint])
    expect(lewatLaci(call, {}), call).toBe(true);
  for (const { call } of [bankMasuk, bank]) expect(lewatLaci(call, {}), call).toBe(false);
});

test('a deposit that is given back in cash opens it; a cancelled sale where its answer has a line in cash', () => {
  expect(lewatLaci('POST titip/:no/batal', { alasan: 'x', refund_jenis: 'CASH' }, {})).toBe(true);
  expect(lewatLaci('POST titip/:no/batal', { alasan: 'x', refund_jenis: 'TRANSFER' }, {})).toBe(
    false,
  );
  const batal = (...jenis: string[]) =>
    lewatLaci('POST penjualan/:no/batal', { alasan: 'x' }, bayar(...jenis));
  expect([batal('CASH'), batal('DEBET', 'CASH'), batal('DEBET')]).toEqual([true, true, false]);
  // Other acts on a document that was paid in cash move no money.
  expect(lewatLaci('POST penjualan/:no/cetak-ulang', {}, bayar('CASH'))).toBe(false);
});
