import { useEffect, useRef, useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import type { Row } from '#kit/rules/totals.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { textOf } from '#kit/web/grid/text-of.ts';
import { seriesOf, type Drawing, type Series } from '#kit/web/report/chart-series.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';
import css from '#kit/web/report/report.module.css';

const HEIGHT = 150;
const EDGE = { top: 10, bottom: 22, side: 16 };
/** How far apart the words under the drawing stand. */
const WORD = 110;

type Props = { report: AnyReport; columns: readonly Column[]; rows: readonly Row[] };

/** Lines and columns of a report over its days; every unit has a height of its own, named in the legend. */
export default function ReportChart({ report, columns, rows }: Props) {
  const [box, width] = useWidth();
  const drawing = seriesOf(report, columns, rows);
  if (!drawing) return null;
  return (
    <figure className={css.chart} ref={box}>
      <ul>
        {drawing.series.map(({ name, label, shape }, at) => (
          <li key={name} data-series={at} data-shape={shape}>
            {label}
          </li>
        ))}
      </ul>
      {width > 0 && <Drawn drawing={drawing} width={width} title={t(report.title)} />}
    </figure>
  );
}

type DrawnProps = { drawing: Drawing; width: number; title: string };

function Drawn({ drawing: { points, series }, width, title }: DrawnProps) {
  const [across, down] = [width - 2 * EDGE.side, HEIGHT - EDGE.top - EDGE.bottom];
  const band = across / points.length;
  const x = (at: number) => EDGE.side + band * (at + 0.5);
  const every = Math.ceil(WORD / band);
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={title}>
      <line
        x1={EDGE.side}
        x2={width - EDGE.side}
        y1={EDGE.top + down}
        y2={EDGE.top + down}
        stroke="var(--control)"
      />
      {['column', 'line'].map((kind) =>
        series.map((one, at) =>
          (one.shape === 'column') === (kind === 'column') ? (
            <Shape key={one.name} one={one} at={at} x={x} down={down} band={band} />
          ) : null,
        ),
      )}
      {points.map(({ label }, at) => (
        <g key={label}>
          {at % every === 0 && (
            <text x={x(at)} y={HEIGHT - 6} textAnchor="middle">
              {label}
            </text>
          )}
          <rect
            x={x(at) - band / 2}
            width={band}
            y={0}
            height={HEIGHT - EDGE.bottom}
            fill="transparent"
          >
            <title>{told(label, series, at)}</title>
          </rect>
        </g>
      ))}
    </svg>
  );
}

const told = (label: string, series: readonly Series[], at: number): string =>
  [label, ...series.map((one) => `${one.label} ${textOf(one.of, one.values[at])}`)].join('\n');

type ShapeProps = {
  one: Series;
  at: number;
  x: (at: number) => number;
  down: number;
  band: number;
};

function Shape({ one: { shape, values, low, high, base }, at, x, down, band }: ShapeProps) {
  const y = (value: number) => EDGE.top + down * (1 - (value - low) / (high - low || 1));
  if (shape === 'column')
    return (
      <g data-series={at}>
        {values.map((value, index) => {
          if (value === null) return null;
          const from = base?.[index] ?? 0;
          const [top, foot] = [y(Math.max(from, from + value)), y(Math.min(from, from + value))];
          const wide = Math.max(1, Math.min(26, band * 0.6));
          return (
            <rect
              key={index}
              x={x(index) - wide / 2}
              width={wide}
              y={top}
              height={Math.max(0, foot - top)}
            />
          );
        })}
      </g>
    );
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const path = known.flatMap(({ value, index }, nth) => {
    const before = known[nth - 1];
    const here = `${x(index)},${y(value)}`;
    return shape === 'step' && before ? [`${x(index)},${y(before.value)}`, here] : [here];
  });
  return <polyline data-series={at} points={path.join(' ')} />;
}

/** The drawing is as wide as its place, also after the window has changed. */
function useWidth() {
  const box = useRef<HTMLElement>(null);
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
