import { useState, type KeyboardEvent } from 'react';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { GramInput, IntInput } from '#kit/web/input/number-input.tsx';
import { GambarBaki } from '#areas/opname/web/hitung/gambar-baki.tsx';
import type { HitungProps, Nilai } from '#areas/opname/web/hitung/hitung-props.ts';
import css from '#areas/opname/web/hitung/hitung.module.css';

type Props<R> = HitungProps<R> & { row: R; onTurun: (from: HTMLElement) => void };

/** One tray: its fields while it waits, else what came of it. */
export function BarisHitung<R>(props: Props<R>) {
  const { row, menunggu, isian, kolom, pilih, keyOf, redup } = props;
  const baki = props.baki(row);
  const waits = menunggu(row);
  const chosen = pilih?.kini === keyOf(row);
  return (
    <tr
      data-kode={baki.kode}
      data-menunggu={waits || undefined}
      data-pilih={pilih ? true : undefined}
      data-active={chosen || undefined}
      data-muted={redup?.(row) || undefined}
    >
      <td>
        {pilih ? (
          <button
            type="button"
            className={css.pilih}
            aria-pressed={chosen}
            onClick={() => pilih.onPilih(row)}
          >
            <GambarBaki {...baki} />
          </button>
        ) : (
          <GambarBaki {...baki} />
        )}
      </td>
      {waits ? (
        <Isian {...props} kode={baki.kode} />
      ) : (
        <>
          {isian.map((one) => (
            <td key={one.name} data-end>
              {one.hasil(row)}
            </td>
          ))}
          {kolom.map((one) => (
            <td key={one.label} data-end={one.end} data-desk={one.desk}>
              {one.isi(row)}
            </td>
          ))}
        </>
      )}
    </tr>
  );
}

/** The fields of a tray that waits. Enter in the last one saves and goes on; the row shows when saving failed. */
function Isian<R>({ row, kode, isian, kolom, useSimpan, onTurun }: Props<R> & { kode: string }) {
  const simpan = useSimpan(row);
  const [nilai, setNilai] = useState<Nilai>({});
  const [keadaan, setKeadaan] = useState<'kirim' | 'gagal'>();
  const lengkap = isian.every(({ name, optional }) => optional || nilai[name] != null);
  const kosong = Object.values(nilai).every((one) => one === null);
  const kirim = async (from: HTMLElement) => {
    if (keadaan === 'kirim') return;
    setKeadaan('kirim');
    onTurun(from);
    setKeadaan((await simpan(nilai)) ? undefined : 'gagal');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target as HTMLElement;
    if (event.key !== 'Enter' || !from.matches('input')) return;
    event.preventDefault();
    if (lengkap) void kirim(from);
    else if (kosong) onTurun(from);
    else {
      const fields = [...(from.closest('tr')?.querySelectorAll('input') ?? [])];
      fields.find((one, at) => !isian[at]?.optional && one.value === '')?.focus();
    }
  };
  return (
    <>
      {isian.map(({ name, label, kind }) => {
        const bind = {
          bare: true,
          label: `${label} ${kode}`,
          disabled: keadaan === 'kirim',
          value: nilai[name] ?? null,
          onChange: (value: number | null) => {
            setKeadaan(undefined);
            setNilai({ ...nilai, [name]: value });
          },
        };
        return (
          <td key={name} data-end data-isian={kind} onKeyDown={onKeyDown}>
            {kind === 'qty' && <IntInput {...bind} width={88} />}
            {kind === 'berat' && (
              <WeightInput {...bind} value={bind.value as Miligram | null} width={124} />
            )}
            {kind === 'gram' && (
              <GramInput {...bind} value={bind.value as Miligram | null} width={96} />
            )}
          </td>
        );
      })}
      <td colSpan={kolom.length}>
        {keadaan === 'gagal' && <span className={css.salah}>{t('Belum tersimpan')} </span>}
        {(lengkap || keadaan === 'gagal') && (
          <Button
            size="sm"
            look="primary"
            busy={keadaan === 'kirim'}
            onClick={(event) => void kirim(event.currentTarget)}
          >
            {t('Simpan hasil')}
          </Button>
        )}
      </td>
    </>
  );
}
