import { formatGram, formatRupiahUtuh, percentText } from '#kit/rules/format.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { BuktiMore } from '#areas/dokumen/rules/bukti.ts';
import { alamatSurat } from '#areas/penjualan/server/alamat-nota.ts';
import type { BarangService, Service } from '#areas/service/server/pekerjaan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Piece = Pick<BarangService, 'nama_barang' | 'berat' | 'kadar' | 'deskripsi' | 'ongkos'>;

/** What the slip of a job says beside its sums: the pieces, what is done to each, what both sides agree to. */
export const suratService = ({
  barang,
  status,
}: Pick<Service, 'status'> & { readonly barang: readonly Piece[] }): BuktiMore => ({
  ...(status === 'OPEN' && { tanda: 'BELUM VALIDASI' }),
  barang: barang.map((one) => [
    one.nama_barang,
    [
      `${formatGram(one.berat)} g, kadar ${percentText(one.kadar)}`,
      one.deskripsi,
      `ongkos ${formatRupiahUtuh(one.ongkos)}`,
    ].join(', '),
  ]),
  syarat: [
    'Barang tetap milik customer dan diambil dengan membawa surat ini.',
    'Ongkos dapat berubah menurut pekerjaan. Emas yang ditambahkan dihitung dengan harga hari pengambilan.',
  ],
});

/** The same with the page of the slip, for the customer's sheet (D-51.15). */
export const readSurat = async (on: Sql, held: Service, ctx: Ctx): Promise<BuktiMore> => ({
  ...suratService(held),
  alamat: await alamatSurat(on, held.no_service, ctx),
});
