import { barsOf } from '#areas/stock/rules/code128.ts';
import {
  katakan,
  MODUL_MM,
  UKURAN,
  type BarisLabel,
  type Label,
} from '#areas/stock/rules/label.ts';
import css from '#areas/stock/web/label/label.module.css';

/** A label as it will be printed, one millimetre a unit: black on white in every theme. */
export function LabelSvg({ label, width = 190 }: { label: Label; width?: number }) {
  const { atas, bawah } = katakan(label);
  const { bars, width: modules } = barsOf(label.kode_barcode);
  const left = (UKURAN.lebar - modules * MODUL_MM) / 2;
  return (
    <svg
      className={css.label}
      width={width}
      viewBox={`0 0 ${UKURAN.lebar} ${UKURAN.tinggi}`}
      role="img"
      aria-label={`${atas.kiri} ${label.kode_barcode}`}
    >
      <Kata baris={atas} y={2.9} />
      {bars.map(({ at, width: wide }) => (
        <rect key={at} x={left + at * MODUL_MM} y={3.6} width={wide * MODUL_MM} height={6.6} />
      ))}
      <Kata baris={bawah} y={13.1} />
    </svg>
  );
}

/** Its letters are told here and not by a style sheet: the print window has none. */
function Kata({ baris: { kiri, kanan, tebal, rapat }, y }: { baris: BarisLabel; y: number }) {
  const huruf = { y, fontSize: rapat ? 1.66 : 1.94 };
  return (
    <>
      <text {...huruf} x={1.5} fontWeight={tebal === 'kiri' ? 700 : 400}>
        {kiri}
      </text>
      {kanan && (
        <text
          {...huruf}
          x={UKURAN.lebar - 1.5}
          textAnchor="end"
          fontWeight={tebal === 'kanan' ? 700 : 400}
        >
          {kanan}
        </text>
      )}
    </>
  );
}
