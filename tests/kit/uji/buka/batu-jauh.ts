import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import type { KodeToko } from '#tests/kit/make-toko.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';
import { isiKirimBatu } from '#tests/kit/uji/buka/kirim-berlian.ts';
import { bukaDuaToko } from '#tests/kit/uji/buka/kirim-jauh.ts';

/** Stones are kept in a shop: a jenis of them, a supplier, what is said of a stone, and what a round one costs. */
async function simpanBatu(shop: Shop, toko: KodeToko): Promise<void> {
  await shop.modulOn('BERLIAN_MODULE', toko);
  const isi = [
    `insert into jenis (kode_toko, kode_dept, nama, berlian) values ($1, 'BL', 'Berlian', true)
       on conflict (kode_toko, kode_dept) do update set berlian = true`,
    "insert into supplier_berlian (kode_toko, kode_supplier, nama) values ($1, 'D01', 'Surya Permata')",
    "insert into batu_shape (kode_toko, kode, nama, urut) values ($1, 'RD', 'Round', 1)",
    "insert into batu_color (kode_toko, kode, nama, urut) values ($1, 'D', 'D', 1)",
    "insert into batu_clarity (kode_toko, kode, nama, urut) values ($1, 'VVS1', 'VVS1', 1)",
    "insert into batu_cutgrade (kode_toko, kode, nama, urut) values ($1, 'EX', 'Excellent', 1)",
    `insert into parameter_berlian (kode_toko, id, kode_shape, carat_dari, carat_sampai, harga_per_carat)
       values ($1, 1, 'RD', 1, 5000, 50000000)`,
  ];
  for (const one of isi) await shop.rows(one, [toko]);
}

/** PST and KJ2, each on a server of its own, keep stones and send them to each other (D-45.8, D-43.5). */
export async function bukaBatuJauh() {
  const dua = await bukaDuaToko();
  await simpanBatu(dua.pusat, 'PST');
  await simpanBatu(dua.cabang, 'KJ2');
  return {
    ...dua,
    /** Loose stones leave head office. */
    kirimBatu: async (barang: Parameters<typeof isiKirimBatu>[0], asal: string | null = null) =>
      (
        await dua.pusat
          .as('SPV', 'PST')
          .call(kirimBarangDocument.makes.berlian, isiKirimBatu(barang, 'KJ2', asal))
      ).no_kirim,
    pulangBatu: async (barang: Parameters<typeof isiKirimBatu>[0]) =>
      (
        await dua.cabang
          .as('SPV', 'KJ2')
          .call(kirimBarangDocument.makes.berlian, isiKirimBatu(barang, 'PST'))
      ).no_kirim,
    terimaBatu: (no: string, barang: readonly object[], by?: Who) =>
      dua.diKj2({ path: `kirim-berlian/${no}/terima`, body: { kode_gudang: 'TK', barang }, by }),
    terimaBatuPusat: (no: string, barang: readonly object[], by?: Who) =>
      dua.diPusat({ path: `kirim-berlian/${no}/terima`, body: { kode_gudang: 'TK', barang }, by }),
    /** Stones of a code at a server. */
    batuDi: (shop: Shop, kode: string) =>
      shop.rows(
        `select kode_toko, status, pergi, left(no_pegang, 2) as pegang, carat::int, butir, harga_modal::int as modal,
                no_sertifikat, carat_patok::int as patok
           from berlian where kode_berlian = $1 order by kode_toko`,
        [kode],
      ),
    /** Codes of the stones of a piece. */
    batuBarang: async (shop: Shop, code: string, toko: KodeToko): Promise<string[]> =>
      (
        await shop.rows(
          `select e ->> 'kode_berlian' as kode from barang, jsonb_array_elements(berlian) e
            where kode_barcode = $1 and kode_toko = $2 order by 1`,
          [code, toko],
        )
      ).map((one) => one['kode'] as string),
  };
}
export type BatuJauh = Awaited<ReturnType<typeof bukaBatuJauh>>;
