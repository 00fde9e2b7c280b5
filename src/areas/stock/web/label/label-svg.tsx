import { barsOf } from '#areas/stock/rules/code128.ts';
import { bidangOf, katakan, type BarisLabel, type Label } from '#areas/stock/rules/label.ts';
import type { UkuranLabel } from '#areas/toko/rules/ukuran-label.ts';
import css from '#areas/stock/web/label/label.module.css';

type Props = { label: Label; ukuran: UkuranLabel; width?: number };

/** A label as it will be printed, one millimetre a unit: black on white in every theme. */
export function LabelSvg({ label, ukuran, width = 190 }: Props) {
  const { atas, bawah } = katakan(label, ukuran);
  const { lebar, tinggi, modul, batang } = bidangOf(label, ukuran);
  return (
    <svg
      className={css.label}
      width={width}
      viewBox={`0 0 ${lebar} ${tinggi}`}
      role="img"
      aria-label={`${atas.kiri} ${label.kode_barcode}`}
    >
      <Kata baris={atas} lebar={lebar} y={2.9} />
      {barsOf(label.kode_barcode).bars.map(({ at, width: wide }) => (
        <rect
          key={at}
          x={batang.x + at * modul}
          y={batang.y}
          width={wide * modul}
          height={batang.tinggi}
        />
      ))}
      <Kata baris={bawah} lebar={lebar} y={tinggi - 0.9} />
    </svg>
  );
}

type KataProps = { baris: BarisLabel; lebar: number; y: number };

/** Its letters are styled here and not by a style sheet: the print window has none. */
function Kata({ baris: { kiri, kanan, tebal, rapat }, lebar, y }: KataProps) {
  const huruf = { y, fontSize: rapat ? 1.66 : 1.94 };
  return (
    <>
      <text {...huruf} x={1.5} fontWeight={tebal === 'kiri' ? 700 : 400}>
        {kiri}
      </text>
      {kanan && (
        <text
          {...huruf}
          x={lebar - 1.5}
          textAnchor="end"
          fontWeight={tebal === 'kanan' ? 700 : 400}
        >
          {kanan}
        </text>
      )}
    </>
  );
}
