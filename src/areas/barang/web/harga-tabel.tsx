import { IconHistory } from '@tabler/icons-react';
import { percentText, formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { persen, shareOf } from '#kit/rules/quantity.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { hitungPerubahan } from '#areas/barang/rules/harga.ts';
import { hargaDi, type Baris, type Harga, type Jenis } from '#areas/barang/web/harga-baris.ts';
import type { HargaEmasState } from '#areas/barang/web/use-harga-emas.ts';
import css from '#areas/barang/web/harga-emas.module.css';

type Props = {
  title: string;
  rows: readonly Baris[];
  state: HargaEmasState;
  active?: Baris;
  onHistory: (baris: Baris) => void;
};

/** All prices of one sort, each in a field of its own; Enter goes down the column. */
export function HargaTabel({ title, rows, state, active, onHistory }: Props) {
  const lain = state.bisa.filter((one) => one === 'RESELLER' || one === 'GROSIR');
  return (
    <table className={css.table} onKeyDown={nextInColumn} data-lain={lain.length || undefined}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{rows[0]?.macam === 'group' ? t('Group') : t('Kadar')}</th>
          <th scope="col">{t('Jual per gram')}</th>
          <th scope="col">{t('Beli per gram')}</th>
          {lain.map((jenis) => (
            <th key={jenis} scope="col">
              {jenis === 'GROSIR' ? t('Grosir per gram') : t('Reseller per gram')}
            </th>
          ))}
          <th scope="col" className={css.end}>
            {t('Beli : jual')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kode} data-active={row === active || undefined}>
            <th scope="row">
              <Nama
                row={row}
                since={state.bisa.includes('JUAL') ? (row.JUAL ?? row.BELI) : row.BELI}
              />
            </th>
            <HargaCell row={row} jenis="JUAL" state={state} />
            <HargaCell row={row} jenis="BELI" state={state} />
            {lain.map((jenis) => (
              <HargaCell key={jenis} row={row} jenis={jenis} state={state} />
            ))}
            <td className={css.end}>{perbandingan(row, state)}</td>
            <td>
              <IconButton
                label={`${t('Riwayat harga')} ${row.kode}`}
                onClick={() => onHistory(row)}
              >
                <IconHistory size={17} stroke={1.7} aria-hidden />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Nama({ row, since }: { row: Baris; since: Harga | undefined }) {
  const { tgl_system } = usePerson();
  return (
    <>
      {row.persen === null ? (
        <span className={css.name}>
          <b>{row.kode}</b> {row.nama}
        </span>
      ) : (
        <KadarMark kadar={row.persen} label={`${row.kode} · ${row.nama}`} />
      )}
      <small>
        {since ? `${sinceWhen(since.berlaku_dari, tgl_system)} · ${since.input_by}` : sourceOf(row)}
      </small>
    </>
  );
}

/** The hour for a price of today, the day for an older one. */
function sinceWhen(instant: string, today: string): string {
  const shown = formatInstant(instant);
  return shown.startsWith(today) ? shown.slice(11) : shown.slice(0, 10);
}

const sourceOf = (row: Baris): string =>
  row.macam === 'group'
    ? t('mengikuti harga kadar')
    : t('mengikuti harga global x {kadar}', { kadar: percentText(row.persen!) });

const KATA = (): Record<Jenis, string> => ({
  JUAL: t('Harga jual'),
  BELI: t('Harga beli'),
  RESELLER: t('Harga reseller'),
  GROSIR: t('Harga grosir'),
});

function HargaCell({ row, jenis, state }: { row: Baris; jenis: Jenis; state: HargaEmasState }) {
  const now = row[jenis]?.harga_per_gram ?? null;
  const value = hargaDi(row, jenis, state.ketikan);
  const changed = value !== null && value !== now;
  const move = changed ? hitungPerubahan(now, value) : null;
  if (!state.bisa.includes(jenis))
    return <td className={css.tetap}>{now === null ? '-' : formatRupiah(now)}</td>;
  return (
    <td data-changed={changed || undefined}>
      <RupiahInput
        bare
        label={`${KATA()[jenis]} ${row.kode}`}
        name={`${jenis}-${row.kode}`}
        value={value}
        onChange={(next) => state.type(row, jenis, next)}
        placeholder={now === null ? '-' : undefined}
      />
      <small data-sign={move === null ? undefined : Math.sign(move)}>
        {changed && (now === null ? t('baru') : `${formatRupiah(now)} → ${signed(move)}`)}
        {value === null && now !== null && t('kosong: tetap {harga}', { harga: formatRupiah(now) })}
      </small>
    </td>
  );
}

export const signed = (move: number | null): string =>
  move === null ? '' : `${move > 0 ? '+' : ''}${formatPersen(persen(move))}%`;

function perbandingan(row: Baris, { ketikan }: HargaEmasState): string {
  const [jual, beli] = [hargaDi(row, 'JUAL', ketikan), hargaDi(row, 'BELI', ketikan)];
  if (!jual || !beli) return '';
  return `${formatPersen(shareOf(beli, jual, 'half'))}%`;
}

/** Enter goes to the same field of the next line: a list is typed downwards. */
export function nextInColumn(event: React.KeyboardEvent<HTMLTableElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.parentElement as HTMLTableRowElement | undefined;
  if (!cell || !row || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const below = row.nextElementSibling as HTMLTableRowElement | null;
  below?.cells[cell.cellIndex]?.querySelector('input')?.focus();
}
