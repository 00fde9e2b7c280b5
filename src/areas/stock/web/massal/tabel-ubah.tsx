import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import { formatGram, formatInt, percentText } from '#kit/rules/format.ts';
import { sum, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { columnsOf, type Column } from '#kit/web/grid/columns.ts';
import { Grid } from '#kit/web/grid/grid.tsx';
import { useGridView } from '#kit/web/grid/use-grid-view.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { pratinjauRow } from '#areas/stock/contract/ubah-massal.api.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import css from '#areas/stock/web/kerja.module.css';
import type { BarisPratinjau } from '#areas/stock/web/massal/use-pratinjau.ts';

type Props = {
  nama: string;
  /** What changes, beside the piece itself. */
  kolom: readonly (keyof typeof pratinjauRow)[];
  barang: readonly Barang[];
  pratinjau: readonly BarisPratinjau[];
  onBuang: (kode_barcode: string) => void;
};
type Baris = Omit<BarisPratinjau, 'berubah'> & { berubah?: boolean };

const TETAP = ['kode_barcode', 'nama_barang', 'kode_baki', 'berat'] as const;

/** A piece as it is, while no change is said of it. */
const belum = (one: Barang): Baris =>
  ({
    kode_barcode: one.kode_barcode,
    nama_barang: one.nama_barang,
    kode_gudang: one.kode_gudang,
    kode_baki: one.kode_baki,
    berat: one.berat,
    modal_dari: one.harga_modal ?? null,
    ongkos_dari: one.ongkos_sendiri,
    persen_dari: one.kadar,
    murni_dari: one.murni,
  }) as Baris;

/** Every piece before and after; a piece that does not change is muted. */
export function TabelUbah({ nama, kolom, barang, pratinjau, onBuang }: Props) {
  const person = usePerson();
  const jadi = useMemo(() => new Map(pratinjau.map((one) => [one.kode_barcode, one])), [pratinjau]);
  const rows = barang.map((one): Baris => jadi.get(one.kode_barcode) ?? belum(one));
  const columns = useMemo(() => {
    const names = [...TETAP, ...kolom] as (keyof typeof pratinjauRow)[];
    const fields = Object.fromEntries(names.map((name) => [name, pratinjauRow[name]])) as Fields;
    return columnsOf<Baris>(fields, person, ['kode_barcode']).map((one) => ({
      ...one,
      sortable: false,
      ...CELLS[one.id],
      header: t(CELLS[one.id]?.header ?? one.header),
    }));
  }, [person, kolom]);
  const view = useGridView(nama, columns);
  return (
    <Grid
      label={t('Barang yang diubah')}
      view={view}
      lines={rows.map((row) => ({ kind: 'row' as const, row }))}
      rowKey={(row) => row.kode_barcode}
      isMuted={(row) => row.berubah === false}
      onPeek={(row) => openPeek('barang', row.kode_barcode)}
      totals={
        rows.length > 0
          ? { label: t('Total {n} barang', { n: formatInt(rows.length) }), values: jumlah(rows) }
          : undefined
      }
      actions={(row) => (
        <IconButton
          size={28}
          label={t('Keluarkan {kode}', { kode: row.kode_barcode })}
          onClick={() => onBuang(row.kode_barcode)}
        >
          <IconX size={16} aria-hidden />
        </IconButton>
      )}
      actionsWidth={48}
      empty={
        <EmptyBlock
          title={t('Belum ada barang')}
          text={t('Pindai barang satu per satu, atau pilih tempat dan jenisnya di atas.')}
        />
      }
    />
  );
}

const SUMS = ['berat', 'modal_ke', 'laba_ke', 'murni_ke'] as const;
const jumlah = (rows: readonly Baris[]) =>
  Object.fromEntries(
    SUMS.map((name) => [name, sum(rows.map((row) => (row[name] ?? 0) as Rupiah))]),
  );

type Nilai = string | number | null | undefined;

/** What was, and what it becomes where that is something else. */
const dua = (dari: Nilai, ke: Nilai, show: (value: Nilai) => string) =>
  ke === undefined || ke === dari ? (
    show(dari)
  ) : (
    <span className={css.dua_nilai}>
      <small>{show(dari)}</small> → <b>{show(ke)}</b>
    </span>
  );
const uang = (value: Nilai) =>
  value === null || value === undefined ? '-' : formatInt(value as number);
const ongkos = (value: Nilai) => (value === null ? t('master') : uang(value));
const gram = (value: Nilai) => formatGram(value as Miligram);
const kadar = (value: Nilai) => percentText(value as Persen);
const CELLS: Readonly<Record<string, Partial<Column<Baris>>>> = {
  kode_barcode: { width: 110 },
  nama_barang: { width: 140 },
  kode_baki: { width: 72 },
  berat: { width: 84 },
  modal_ke: {
    width: 168,
    header: 'Modal',
    cell: (row) => dua(row.modal_dari, row.modal_ke, uang),
  },
  ongkos_ke: {
    width: 136,
    header: 'Ongkos',
    cell: (row) => dua(row.ongkos_dari, row.ongkos_ke, ongkos),
  },
  laba_ke: { width: 152, header: 'Laba', cell: (row) => dua(row.laba_dari, row.laba_ke, uang) },
  persen_ke: {
    width: 130,
    header: 'Kadar',
    cell: (row) => dua(row.persen_dari, row.persen_ke, kadar),
  },
  murni_ke: { width: 160, header: 'Murni', cell: (row) => dua(row.murni_dari, row.murni_ke, gram) },
};
