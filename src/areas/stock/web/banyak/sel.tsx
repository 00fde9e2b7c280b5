import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { t } from '#kit/web/base/text.ts';
import { angkaDi, fieldOf, type NamaKolom } from '#areas/stock/web/banyak/kolom.ts';
import type { Tempat } from '#areas/stock/web/banyak/lembar.ts';
import type { Lembar } from '#areas/stock/web/banyak/use-lembar.ts';
import css from '#areas/stock/web/banyak/banyak.module.css';

type Props = {
  name: NamaKolom;
  width: number;
  tempat: Tempat;
  text: string;
  pesan?: string;
  lembar: Lembar;
};

/** A cell: its text, and an input only while it is being typed in; a fault colours it and says why. */
export function Sel({ name, width, tempat, text, pesan, lembar }: Props) {
  const { di, sunting } = lembar;
  const here = di.baris === tempat.baris && di.kolom === tempat.kolom;
  const typing = here && sunting;
  // What is being typed elsewhere is kept first; the sheet itself holds the focus, not its cells.
  const point = (event: MouseEvent) => {
    if (typing) return;
    event.preventDefault();
    if (sunting && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    lembar.ke(tempat.baris, tempat.kolom);
  };
  return (
    <span
      className={css.sel}
      role="gridcell"
      tabIndex={-1}
      aria-selected={here}
      aria-colindex={tempat.kolom + 2}
      aria-invalid={pesan ? true : undefined}
      title={pesan && t(pesan)}
      style={{ width }}
      data-di={here || undefined}
      data-salah={pesan ? true : undefined}
      data-end={angkaDi(name) || undefined}
      onMouseDown={point}
      onDoubleClick={() => here && !sunting && lembar.mulai()}
    >
      {typing ? <Ketik awal={sunting.awal} name={name} lembar={lembar} /> : text}
    </span>
  );
}

/** Enter goes down, Tab to the right, Esc leaves the cell as it was. */
function Ketik({ awal, name, lembar }: { awal: string; name: NamaKolom; lembar: Lembar }) {
  const [value, setValue] = useState(awal);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') lembar.batal();
    else if (event.key === 'Enter') lembar.selesai(value, event.shiftKey ? -1 : 1);
    else if (event.key === 'Tab') lembar.selesai(value, 0, event.shiftKey ? -1 : 1);
    else if (event.key === 'ArrowDown' && !DAFTAR.includes(name)) lembar.selesai(value, 1);
    else if (event.key === 'ArrowUp' && !DAFTAR.includes(name)) lembar.selesai(value, -1);
    else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      autoFocus
      aria-label={t(fieldOf(name).label)}
      list={DAFTAR.includes(name) ? `pilihan-${name}` : undefined}
      value={value}
      spellCheck={false}
      autoComplete="off"
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(value.length, value.length)}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => lembar.selesai(value)}
    />
  );
}

/** Columns that choose from the shop's codes. */
export const DAFTAR: readonly NamaKolom[] = [
  'kode_kategori',
  'kode_dept',
  'kode_group',
  'kode_kadar',
  'kode_gudang',
  'kode_baki',
  'kode_bandrol',
  'dokumen_perolehan',
  'batu_shape',
  'batu_color',
  'batu_clarity',
  'batu_cut_grade',
  'batu_polish',
  'batu_symmetry',
  'batu_fluorescence',
  'batu_kode_supplier',
];
