import { formatGram, percentText } from '#kit/rules/format.ts';
import type { Miligram, Persen } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { PersenInput } from '#kit/web/input/number-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { focusSoon } from '#kit/web/write/focus.ts';
import { IconTrash } from '@tabler/icons-react';
import { daftarLotEndpoint } from '#areas/stock/contract/lot/lot.api.ts';
import css from '#areas/service/web/service.module.css';

/** Loose gold as far as it was typed. */
export type EmasDraft = {
  readonly id: number;
  readonly kode_gudang: string | null;
  readonly kadar: Persen | null;
  readonly berat: Miligram | null;
};
type EmasTyped = { kode_gudang: string; kadar: Persen; berat: Miligram };

export const blankEmas = (id: number): EmasDraft => ({
  id,
  kode_gudang: null,
  kadar: null,
  berat: null,
});

/** Rows that were begun; undefined where one of them is not finished. */
export function typedEmas(rows: readonly EmasDraft[]): EmasTyped[] | undefined {
  const begun = rows.filter((one) => one.kode_gudang || one.kadar || one.berat);
  const whole = begun.flatMap(({ kode_gudang, kadar, berat }) =>
    kode_gudang && kadar && berat ? [{ kode_gudang, kadar, berat }] : [],
  );
  return whole.length === begun.length ? whole : undefined;
}

const GUDANG = {
  call: 'GET gudang/get/hancur-barang',
  value: 'kode_gudang',
  show: 'nama',
  table: 'gudang',
} as const;

type Props = {
  label: string;
  rows: readonly EmasDraft[];
  onRows: (rows: readonly EmasDraft[]) => void;
  /** What was said of them, by the server's paths. */
  said: (at: number, name: string) => string | undefined;
  /** Why all of them are refused: one is not finished. */
  wrong?: string | undefined;
  /** Shows what lies in the warehouse: gold that goes out. */
  fromLots?: boolean;
};

/** Loose gold that goes to a craftsman or comes back: warehouse, fineness, weight on the scale. */
export function EmasRows({ label, rows, onRows, said, wrong, fromLots }: Props) {
  const put = (id: number, part: Partial<EmasDraft>) =>
    onRows(rows.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const add = () => {
    const id = 1 + Math.max(0, ...rows.map((one) => one.id));
    onRows([...rows, blankEmas(id)]);
    focusSoon(`gudang-${id}`);
  };
  useHotkey('F4', add);
  return (
    <section className={css.rows} aria-label={label} data-wide>
      <h3>{label}</h3>
      {rows.map((one, at) => (
        <div key={one.id} className={css.row}>
          <RefInput
            label={t('Gudang')}
            name={`gudang-${one.id}`}
            source={GUDANG}
            value={one.kode_gudang}
            error={said(at, 'kode_gudang')}
            onChange={(kode_gudang) => put(one.id, { kode_gudang })}
          />
          <PersenInput
            label={t('Kadar %')}
            name={`kadar-${one.id}`}
            value={one.kadar}
            error={said(at, 'kadar')}
            onChange={(kadar) => put(one.id, { kadar })}
          />
          <WeightInput
            label={t('Berat emas')}
            name={`emas-${one.id}`}
            value={one.berat}
            error={said(at, 'berat')}
            onChange={(berat) => put(one.id, { berat })}
          />
          <IconButton
            size={28}
            label={t('Keluarkan baris {no}', { no: at + 1 })}
            onClick={() => onRows(rows.filter(({ id }) => id !== one.id))}
          >
            <IconTrash size={16} stroke={1.7} aria-hidden />
          </IconButton>
          {fromLots && one.kode_gudang && <Lying kode_gudang={one.kode_gudang} />}
        </div>
      ))}
      {wrong && (
        <p role="alert" className={css.wrong}>
          {wrong}
        </p>
      )}
      <div>
        <Button shortcut="F4" onClick={add}>
          {t('Tambah baris emas')}
        </Button>
      </div>
    </section>
  );
}

/** What lies loose in a warehouse, fineness by fineness. */
function Lying({ kode_gudang }: { kode_gudang: string }) {
  const { data = [] } = useRead(daftarLotEndpoint, { query: { kode_gudang } });
  const byKadar = Map.groupBy(data, (lot) => lot.persen);
  if (data.length === 0) return <p className={css.lots}>{t('Gudang ini kosong.')}</p>;
  return (
    <p className={css.lots}>
      {[...byKadar]
        .map(([kadar, lots]) => {
          const berat = lots.reduce((all, lot) => all + lot.berat, 0) as Miligram;
          return `${percentText(kadar)}: ${formatGram(berat)} g`;
        })
        .join(' · ')}
    </p>
  );
}
