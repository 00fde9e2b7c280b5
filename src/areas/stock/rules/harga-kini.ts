import { rp, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { tentukanHargaPerGram } from '#areas/barang/rules/harga.ts';
import {
  beratDitagih,
  berhargaTetap,
  hitungHargaBarang,
  hitungOngkos,
  tanpaHargaTetap,
  type CaraHarga,
  type Pembulatan,
} from '#areas/barang/rules/harga-barang.ts';
import { bulatkanBerat, type TabelBerat } from '#areas/barang/rules/pembulatan-berat.ts';

/** What of a piece makes its price, as the stock holds it. */
export type DasarKini = {
  readonly kategori_harga: CaraHarga | null;
  /** True fineness, for the global price. */
  readonly persen: Persen;
  readonly berat: Miligram;
  /** The row of its group, else of its kadar. */
  readonly harga_per_gram: Rupiah | null;
  /** Its own labour charge, 0 for none; null: by the master's row. */
  readonly ongkos: Rupiah | null;
  readonly ongkos_master: {
    readonly cara: 'PER_GRAM' | 'PER_POTONG';
    readonly tarif: Rupiah;
    readonly minimal: Rupiah;
  } | null;
  readonly harga_atribut: Rupiah;
  /** What its stones cost together, and what they and other attributes weigh (D-45.3). */
  readonly harga_batu?: Rupiah | null;
  readonly berat_atribut?: Miligram | null;
  readonly harga_jual: Rupiah;
  readonly harga_bandrol: Rupiah | null;
};

/** The shop's own ways with prices. */
export type AturanHarga = {
  readonly kategori_harga: CaraHarga;
  readonly harga_global: Rupiah | null;
  readonly pembulatan: Pembulatan;
  /** By which table the weight that is charged is rounded. */
  readonly tabel_berat: TabelBerat;
};

export type HargaKini = {
  readonly harga_per_gram: Rupiah | null;
  readonly ongkos: Rupiah;
  /** Null while the shop has no price for its gold, or the piece none of its own where its way asks for one. */
  readonly harga_hari_ini: Rupiah | null;
};

/** What a piece costs now, as a sale would ask it: its price per gram (D-9.1), ongkos and rounding (D-9.2). */
export function hargaKini(piece: DasarKini, aturan: AturanHarga): HargaKini {
  const cara = piece.kategori_harga ?? aturan.kategori_harga;
  const harga_per_gram = tentukanHargaPerGram(piece.harga_per_gram, {
    global: aturan.harga_global,
    persen: piece.persen,
  });
  const ongkos = piece.ongkos ?? ongkosMaster(piece);
  const jalan = { ...piece, cara };
  if (tanpaHargaTetap(jalan) || (harga_per_gram === null && !berhargaTetap(jalan)))
    return { harga_per_gram, ongkos, harga_hari_ini: null };
  const berat = bulatkanBerat(beratDitagih(piece.berat, piece), aturan.tabel_berat);
  const { harga } = hitungHargaBarang(
    { ...jalan, berat, ongkos, harga_per_gram: harga_per_gram ?? rp(0) },
    aturan.pembulatan,
  );
  return { harga_per_gram, ongkos, harga_hari_ini: harga };
}

const ongkosMaster = ({ ongkos_master, berat }: DasarKini): Rupiah =>
  ongkos_master
    ? hitungOngkos([{ ...ongkos_master, kode_dept: null, kode_group: null }], {
        kode_dept: '',
        kode_group: '',
        berat,
      })
    : rp(0);
