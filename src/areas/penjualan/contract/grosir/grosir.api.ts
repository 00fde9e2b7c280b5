import { defineEndpoint } from '#kit/contract/endpoint.ts';
import { gram, int, kode, listOf, objectOf, optional, rupiah, text } from '#kit/contract/field.ts';
import { asField } from '#kit/contract/field-more.ts';
import { GROSIR } from '#areas/barang/contract/barang.gates.ts';
import { grosirDiketik, MENU_GROSIR } from '#areas/penjualan/contract/grosir/grosir.fields.ts';
import { diskonDiminta } from '#areas/penjualan/contract/penjualan.fields.ts';

/** The sums of a wholesale sale before it is saved: `kurang` says what is still to be typed, or what prevents it. */
export const hitungGrosirEndpoint = defineEndpoint({
  call: 'POST penjualan-grosir/hitung',
  summary: 'Hitung penjualan grosir',
  readOnly: true,
  gate: GROSIR,
  body: {
    barang: asField(listOf(kode('Barcode').schema, { min: 1, max: 200 }), 'Barang'),
    grosir: asField(grosirDiketik, 'Grosir'),
    diskon: optional(asField(diskonDiminta, 'Diskon')),
    /** Whose card it is: an entrepreneur pays PPh 22. */
    kode_customer: optional(kode('Kode Customer')),
  },
  answer: {
    grosir: asField(
      listOf(
        objectOf({
          kode_group: kode('Group'),
          nama: text('Nama Group', { min: 0 }),
          qty: int('Qty'),
          berat_stock: gram('Berat Stock'),
          berat: optional(gram('Berat')),
          harga_per_gram: optional(rupiah('Harga Per Gram')),
          nilai: optional(rupiah('Nilai')),
        }),
      ),
      'Grosir',
    ),
    sub_total: rupiah('Sub Total'),
    diskon_rp: rupiah('Diskon'),
    ppn_luar_rp: rupiah('PPN'),
    pph22_rp: rupiah('PPh 22'),
    pembulatan: rupiah('Pembulatan'),
    grand_total: rupiah('Grand Total'),
    kurang: optional(text('Belum Lengkap', { max: 300 })),
  },
  right: { menu: [MENU_GROSIR] },
});
