import { formatInt } from '#kit/rules/format.ts';
import { formatTanggal, type Hari } from '#kit/rules/hari.ts';
import { t } from '#kit/web/base/text.ts';
import { sense } from '#kit/rules/sentence.ts';
import type { AngsuranKini } from '#areas/cicilan/rules/cicilan.ts';
import css from '#areas/cicilan/web/cicilan.module.css';

type Props = { rows: readonly AngsuranKini[]; hari: Hari; title: string };

/** Every instalment: until when, how much, once anything is paid what is left of it; those that are late stand out. */
export function JadwalCicilan({ rows, hari, title }: Props) {
  const begun = rows.some((one) => one.terbayar > 0);
  return (
    <table className={css.jadwal}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t(sense('Ke', 'nomor'))}</th>
          <th scope="col">{t('Jatuh Tempo')}</th>
          <th scope="col">{t('Angsuran')}</th>
          {begun && <th scope="col">{t('Sisa')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr
            key={one.ke}
            data-paid={one.sisa === 0 || undefined}
            data-late={(one.sisa > 0 && one.jatuh_tempo < hari) || undefined}
          >
            <td>{formatInt(one.ke)}</td>
            <th scope="row">{formatTanggal(one.jatuh_tempo, t)}</th>
            <td>{formatInt(one.jumlah)}</td>
            {begun && <td>{one.sisa === 0 ? t('lunas') : formatInt(one.sisa)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
