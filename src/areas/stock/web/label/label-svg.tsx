import { barsOf } from '#areas/stock/rules/code128.ts';
import { katakan, MODUL_MM, UKURAN, type Label } from '#areas/stock/rules/label.ts';
import css from '#areas/stock/web/label/label.module.css';

/** A label as it will be printed, one millimetre a unit: black on white in every theme. */
export function LabelSvg({ label, width = 190 }: { label: Label; width?: number }) {
  const { nama, kode, emas, harga } = katakan(label);
  const { bars, width: modules } = barsOf(label.kode_barcode);
  const left = (UKURAN.lebar - modules * MODUL_MM) / 2;
  return (
    <svg
      className={css.label}
      width={width}
      viewBox={`0 0 ${UKURAN.lebar} ${UKURAN.tinggi}`}
      role="img"
      aria-label={`${nama} ${label.kode_barcode}`}
    >
      <text x={1.5} y={2.9} fontWeight={700}>
        {nama}
      </text>
      {harga && (
        <text x={UKURAN.lebar - 1.5} y={2.9} textAnchor="end">
          {emas}
        </text>
      )}
      {bars.map(({ at, width: wide }) => (
        <rect key={at} x={left + at * MODUL_MM} y={3.6} width={wide * MODUL_MM} height={6.6} />
      ))}
      <text x={1.5} y={13.1}>
        {kode}
      </text>
      <text x={UKURAN.lebar - 1.5} y={13.1} textAnchor="end" fontWeight={700}>
        {harga || emas}
      </text>
    </svg>
  );
}
