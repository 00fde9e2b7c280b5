import { minus, negate, type Rupiah } from '#kit/rules/quantity.ts';
import { akunPemberi } from '#areas/berlian/rules/batu.ts';
import { uang, type Baris } from '#areas/buku/rules/buku.ts';

/**
 * Stones back to their supplier: what they were delivered for is owed no more, what the shop counts them with leaves
 * the stock (decision 1257).
 */
export const bukuReturBatu = (modal: Rupiah, nilai: Rupiah, kode_supplier: string): Baris[] => [
  uang(akunPemberi(kode_supplier), modal),
  uang('persediaan', negate(nilai)),
  uang('selisih_stock', minus(nilai, modal)),
];
