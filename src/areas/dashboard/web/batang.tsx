import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useEffect, useRef, useState } from 'react';
import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import css from '#areas/dashboard/web/dashboard.module.css';

export type Titik = {
  readonly x: string;
  readonly label: string;
  /** The whole name of the day or the month, for who listens or points. */
  readonly nama: string;
  readonly gram: Miligram;
  readonly qty: number;
  readonly rupiah: Rupiah;
  readonly kini: boolean;
};

const HEIGHT = 172;
const EDGE = { top: 18, bottom: 24, left: 40, right: 4 };
const GRAM = 1000;
/** So that a shop without sales has whole grams at its axis. */
const LEAST = 10 * GRAM;

/** One bar for each day or month: the best is foil, the last is green, each says its own figures. */
export default function Batang({ titik, label }: { titik: readonly Titik[]; label: string }) {
  const [box, width] = useWidth();
  return (
    <div className={css.chart} ref={box}>
      {width > 0 && titik.length > 0 && <Gambar titik={titik} label={label} width={width} />}
    </div>
  );
}

function Gambar({
  titik,
  label,
  width,
}: {
  titik: readonly Titik[];
  label: string;
  width: number;
}) {
  const peak = Math.max(...titik.map((one) => one.gram));
  const most = Math.max(peak, LEAST);
  const best = titik.find((one) => one.gram === peak && peak > 0);
  const [across, down] = [width - EDGE.left - EDGE.right, HEIGHT - EDGE.top - EDGE.bottom];
  const x = scaleBand({ domain: titik.map((one) => one.x), range: [0, across], padding: 0.5 });
  const y = scaleLinear({ domain: [0, most / GRAM], range: [down, 0], nice: 4 });
  const names = new Map(titik.map((one) => [one.x, one]));
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={`${label}: ${spoken(titik)}`}>
      <Group left={EDGE.left} top={EDGE.top}>
        <GridRows scale={y} width={across} numTicks={4} stroke="var(--line)" />
        {titik.map((one) => (
          <Satu
            key={one.x}
            one={one}
            kind={one.kini ? 'now' : one === best ? 'best' : 'old'}
            named={one.kini || one === best}
            left={x(one.x) ?? 0}
            width={x.bandwidth()}
            top={y(one.gram / GRAM)}
            foot={down}
          />
        ))}
        <AxisLeft
          scale={y}
          numTicks={4}
          hideAxisLine
          hideTicks
          tickFormat={(value) => formatInt(Number(value))}
          tickLabelProps={{ className: css.tick, textAnchor: 'end', dx: -4, dy: 4 }}
        />
        <AxisBottom
          scale={x}
          top={down}
          hideTicks
          stroke="var(--control)"
          numTicks={titik.length}
          tickFormat={(value) => names.get(value)?.label ?? ''}
          tickLabelProps={{ className: css.tick, textAnchor: 'middle', dy: 2 }}
        />
      </Group>
    </svg>
  );
}

type SatuProps = {
  one: Titik;
  kind: 'now' | 'best' | 'old';
  named: boolean;
  left: number;
  width: number;
  top: number;
  foot: number;
};

const Satu = ({ one, kind, named, left, width, top, foot }: SatuProps) => (
  <>
    <Bar
      className={css.bar}
      data-bar={kind}
      x={left}
      width={width}
      y={top}
      height={Math.max(0, foot - top)}
      rx={2}
    >
      <title>{told(one)}</title>
    </Bar>
    {named && one.gram > 0 && (
      <text className={css.value} x={left + width / 2} y={top - 5} textAnchor="middle">
        {formatGram(one.gram, 2)}
      </text>
    )}
  </>
);

const told = ({ nama, gram, qty, rupiah }: Titik): string =>
  t('{nama}: {gram} g, {qty} potong, {rupiah}', {
    nama,
    gram: formatGram(gram),
    qty: formatInt(qty),
    rupiah: formatRupiah(rupiah),
  });

const spoken = (titik: readonly Titik[]): string =>
  titik.map((one) => `${one.nama} ${formatGram(one.gram)} g`).join('; ');

/** The drawing is as wide as its place, also after the window has changed. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, width] as const;
}
