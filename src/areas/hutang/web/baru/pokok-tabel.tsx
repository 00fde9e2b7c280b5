import type { KeyboardEvent } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { tentukanTerdekat } from '#areas/hutang/rules/pokok.ts';
import css from '#areas/hutang/web/hutang.module.css';

type Props = {
  /** The shop's own amounts up to the ceiling, the least first. */
  table: readonly Rupiah[];
  usul: Rupiah;
  value: Rupiah | null;
  onChange: (jumlah: Rupiah | null) => void;
  error?: string;
};

/** Why a sum is not lent, with those that are. */
export const kataPokok = (table: readonly Rupiah[]): string =>
  table.length === 0
    ? t('Tidak ada jumlah di tabel yang di bawah plafond')
    : t('Yang dipinjamkan: {daftar}', { daftar: ringkas(table) });

/** More than a glance takes in is said by its ends. */
const SEKILAS = 6;
const ringkas = (table: readonly Rupiah[]): string => {
  const words = table.map((one) => formatInt(one));
  if (words.length <= SEKILAS) return words.join(', ');
  return [...words.slice(0, 2), '...', ...words.slice(-3)].join(', ');
};

/**
 * The principal where the shop lends amounts of a table only (D-33.5): any sum can be typed, one that is not in the
 * table stays to be read, and the nearest below is a key or a press away.
 */
export function PokokTabel({ table, usul, value, onChange, error }: Props) {
  const dekat = value === null ? undefined : tentukanTerdekat(table, value);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: -1, ArrowUp: 1 }[event.key];
    if (step === undefined || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    const next = langkah(table, value ?? usul, step);
    if (next !== undefined) onChange(next);
  };
  const pakai = dekat?.bawah ?? dekat?.atas;
  return (
    <div className={css.pokok} role="group" aria-label={t('Jumlah Hutang')} onKeyDown={walk}>
      <RupiahInput
        label={t('Jumlah Hutang')}
        name="jumlah_hutang"
        placeholder={formatInt(usul)}
        value={value}
        onChange={onChange}
        error={dekat ? kataPokok(table) : error}
        hint={t('Menurut tabel toko, panah bawah dan atas memilih')}
      />
      {pakai !== undefined && (
        <Button
          size="sm"
          data-pakai
          onClick={() => {
            onChange(pakai);
            focusField('jumlah_hutang');
          }}
        >
          {t('Pakai {jumlah}', { jumlah: formatInt(pakai) })}
        </Button>
      )}
    </div>
  );
}

/** The next sum of the table from one that may not be in it. */
function langkah(table: readonly Rupiah[], from: Rupiah, step: number): Rupiah | undefined {
  return step < 0 ? table.findLast((one) => one < from) : table.find((one) => one > from);
}
