import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { formatTanggal, type Hari } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { hitungBungaEndpoint } from '#areas/hutang/contract/hitung.api.ts';
import css from '#areas/hutang/web/jadwal-tebus.module.css';

type Tebus = AnswerOf<typeof hitungBungaEndpoint>['jadwal'][number];
type Props = { rows: readonly Tebus[]; jatuhTempo: Hari; title: string };

/** What a redemption costs at which day; the day on which it falls due is marked. */
export const JadwalTebus = ({ rows, jatuhTempo, title }: Props) => (
  <table className={css.jadwal}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{t(sense('Hari', 'lamanya'))}</th>
        <th scope="col">{t('Ditebus Sampai')}</th>
        <th scope="col">{t('Bunga')}</th>
        <th scope="col">{t('Total Tebus')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((one) => (
        <tr key={one.tgl} data-due={one.tgl === jatuhTempo || undefined}>
          <td>{formatInt(one.hari_bunga)}</td>
          <th scope="row">
            {formatTanggal(one.tgl, t)}
            {one.tgl === jatuhTempo && <small>{t('jatuh tempo')}</small>}
          </th>
          <td>{formatInt(one.bunga_rp)}</td>
          <td>{formatInt(one.total_bayar)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The same for a loan that runs, with any other day that the customer asks for. */
export function JadwalHutang({ no, jatuhTempo }: { no: string; jatuhTempo: Hari }) {
  const [tgl, setTgl] = useState<Hari | null>(null);
  const query = tgl ? { tgl } : {};
  const { data } = useRead(hitungBungaEndpoint, { params: { no }, query, keep: true });
  if (!data) return null;
  const asked =
    tgl && data.jadwal.every((one) => one.tgl !== tgl) && data.tgl === tgl ? [data] : [];
  const rows = [...data.jadwal, ...asked].toSorted((a, b) => (a.tgl < b.tgl ? -1 : 1));
  return (
    <div className={css.blok}>
      <JadwalTebus rows={rows} jatuhTempo={jatuhTempo} title={t('Biaya tebus menurut hari')} />
      <DayInput
        label={t('Tebus pada hari lain')}
        name="tebus_tgl"
        clearable
        value={tgl}
        onChange={setTgl}
      />
    </div>
  );
}
