import type { Field } from '#kit/contract/field.ts';
import { mark, t } from '#kit/web/base/text.ts';
import type { Person } from '#kit/web/base/person.tsx';
import { columnOf, isShown, type Column } from '#kit/web/grid/columns.ts';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import { barangFields, barangTurunan, tempatFields } from '#areas/stock/contract/barang.fields.ts';
import { GambarBarang } from '#areas/stock/web/gambar-barang.tsx';
import css from '#areas/stock/web/data/data-barang.module.css';

const SEMUA: Readonly<Record<string, Field>> = {
  ...barangTurunan,
  ...barangFields,
  ...tempatFields,
} as Record<string, Field>;
/** What the server can sort by. */
export const URUT: Readonly<Record<string, string>> = {
  kode_barcode: mark('Barcode'),
  nama_barang: mark('Nama barang'),
  kadar: mark('Kadar'),
  berat: mark('Berat'),
  harga_hari_ini: mark('Harga hari ini'),
  tgl_terima: mark('Tanggal terima'),
};

/** Seen at once; everything else is a tick in the column chooser away. */
export const AWAL = ['nama_barang', 'kadar', 'berat', 'kode_baki', 'harga_hari_ini', 'status'];
/** Seen at once on a wide screen, besides. */
export const LEBAR = ['kode_dept', 'kode_group', 'murni', 'ongkos', 'tgl_terima'];
const LAIN = [
  ...LEBAR,
  'kode_barcode',
  'kode_kategori',
  'berat_asli',
  'berat_atribut',
  'size',
  'kode_gudang',
  'kode_intern',
  'kondisi',
  'kode_supplier',
  'tag_id',
  'harga_per_gram',
  'harga_jual',
  'harga_modal',
  'label_ke',
];

/** A piece in somebody's basket is READY, and says whose hands it is in. */
export const StatusBarang = ({ barang }: { barang: Pick<Barang, 'status' | 'keranjang'> }) =>
  barang.keranjang ? (
    <span title={barang.keranjang.user_id}>
      <StatusWord value="KERANJANG" />
    </span>
  ) : (
    <StatusWord value={barang.status} />
  );

const Nama = ({ barang }: { barang: Barang }) => (
  <span className={css.nama}>
    <GambarBarang barang={barang} />
    <span>
      <b>{barang.nama_barang}</b>
      <span>
        {barang.kode_barcode}
        {barang.kode_intern && ` · ${barang.kode_intern}`}
      </span>
    </span>
  </span>
);

/** A piece elsewhere keeps its last warehouse for its return; it lies there no more. */
const DI_TOKO = ['READY', 'TITIP', 'SERVICE'];
export const tempatOf = ({ status, kode_baki, kode_gudang }: Barang): string | null =>
  DI_TOKO.includes(status) ? (kode_baki ?? kode_gudang) : null;

const SENDIRI: Readonly<Record<string, Partial<Column<Barang>>>> = {
  nama_barang: {
    header: 'Barang',
    width: 250,
    fixed: true,
    cell: (barang) => <Nama barang={barang} />,
  },
  kadar: { header: 'Kadar' },
  kode_baki: { header: 'Baki', width: 84, cell: (barang) => tempatOf(barang) ?? '-' },
  status: { cell: (barang) => <StatusBarang barang={barang} />, width: 124 },
  berat: { fixed: true },
};

export function kolomBarang(person: Person): Column<Barang>[] {
  return [...AWAL, ...LAIN].flatMap((id) => {
    const of = SEMUA[id];
    const own = SENDIRI[id] ?? {};
    if (!of || !isShown(of, person)) return [];
    return columnOf<Barang>(id, of, {
      ...own,
      header: t(own.header ?? of.label),
      sortable: id in URUT,
    });
  });
}
