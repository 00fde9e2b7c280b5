import { PHONE_SHORT } from '#kit/contract/field-more.ts';
import { at, fill, type Refusal } from '#kit/rules/refusal.ts';
import { percentText } from '#kit/rules/format.ts';
import { readPhone } from '#kit/rules/phone.ts';
import { periksaCustomer, type Wajib } from '#areas/customer/rules/customer.ts';
import type { DraftJadi } from '#areas/penjualan/rules/draft-jual.ts';
import { periksaDiskon, TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import type { Draft } from '#areas/penjualan/web/kasir/draft.ts';

const HP_PENDEK: Refusal = {
  code: 'HP_PENDEK',
  field: 'customer.no_hp',
  message: PHONE_SHORT,
};
const SALES_KOSONG: Refusal = {
  code: 'SALES_KOSONG',
  field: 'kode_sales',
  message: 'Kode Sales harus dipilih',
};
/** As the server says it: its own sentence lies with those of all stones. */
const HARGA_BERLIAN: Refusal = {
  code: 'HARGA_BERLIAN_BELUM_ADA',
  field: 'kode_berlian',
  message: 'Harga Berlian {kode_berlian} Belum Diatur',
};
const MASIH_DIAMBIL: Refusal = {
  code: 'MASIH_DIAMBIL',
  field: 'barang',
  message: 'Barang masih diambil, mohon tunggu',
};

type Parts = { draft: Draft; hitung: DraftJadi; kode_sales: string | null; wajib: Wajib };

/** What the server would refuse, said before it is asked; the money has its own check. */
export function periksaDraft({ draft, hitung, kode_sales, wajib }: Parts): Refusal[] {
  const { customer, baris, antre } = draft;
  const tanpaHarga = baris.flatMap(({ barang, batu }, index) =>
    barang.harga_hari_ini === null
      ? [
          at(
            batu
              ? fill(HARGA_BERLIAN, { kode_berlian: batu.kode_berlian })
              : barang.harga_per_gram === null
                ? fill(TIDAK_JUAL.HARGA_BELUM_ADA, { kadar: percentText(barang.kadar!) })
                : fill(TIDAK_JUAL.HARGA_TETAP_KOSONG, { kode_barcode: barang.kode_barcode }),
            'barang',
            index,
          ),
        ]
      : [],
  );
  const hp = customer.kode_customer ? null : customer.no_hp;
  return [
    ...(baris.length === 0 ? [TIDAK_JUAL.BARANG_KOSONG] : []),
    ...(antre.length > 0 ? [MASIH_DIAMBIL] : []),
    ...tanpaHarga,
    ...periksaDiskon(hitung.hitung, hitung.jadi),
    ...(kode_sales ? [] : [SALES_KOSONG]),
    ...periksaCustomer(customer, wajib),
    ...(hp && !readPhone(hp) ? [HP_PENDEK] : []),
  ];
}
