import { useEffect, useRef, useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { isTelling, sideOf, stepsOf, upOf, type Grafik, type Side } from '#kit/rules/drawing.ts';
import type { Field } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import type { Row } from '#kit/rules/totals.ts';
import type { Column } from '#kit/web/grid/columns.ts';
import { textOf } from '#kit/web/grid/text-of.ts';
import {
  bandOf,
  captionOf,
  drawingOf,
  seriesOf,
  type Drawing,
  type Series,
} from '#kit/web/report/chart-series.ts';
import type { AnyReport } from '#kit/web/report/filters.ts';
import { StatusGrid } from '#kit/web/report/status-grid.tsx';
import css from '#kit/web/report/report.module.css';

const HEIGHT = 150;
const EDGE = { top: 10, bottom: 22, side: 16 };
/** The room of round figures beside the drawing, where nothing is drawn over them. */
const FIGURE = 44;
/** How far apart the words under the drawing stand. */
const WORD = 110;

type Props = {
  report: AnyReport;
  columns: readonly Column[];
  rows: readonly Row[];
  /** What the server drew of figures that are in no row. */
  drawings?: readonly Grafik[];
};

/** What a report draws of its rows, and of what the server adds to them. */
export default function ReportChart({ report, columns, rows, drawings = [] }: Props) {
  const drawing = seriesOf(report, columns, rows);
  const [large, small] = [
    drawings.filter((one) => !one.kecil),
    drawings.filter((one) => one.kecil),
  ];
  return (
    <>
      {report.chart?.kind === 'grid' && (
        <StatusGrid chart={report.chart} fields={report.columns} columns={columns} rows={rows} />
      )}
      {drawing && <Figure drawing={drawing} title={captionOf(report, columns, drawing)} named />}
      {drawings.some((one) => isTelling(drawingOf(one).series)) && (
        <div className={css.larges}>
          <Figures of={large} />
          {small.length > 0 && (
            <div className={css.smalls} tabIndex={0}>
              <Figures of={small} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

const Figures = ({ of }: { of: readonly Grafik[] }) =>
  of.map((one) => <Figure key={one.judul} drawing={drawingOf(one)} title={one.judul} named />);

/** One drawing on a screen that is no report; its title is beside it. */
export function NamedDrawing({ grafik }: { grafik: Grafik }) {
  const drawing = drawingOf(grafik);
  if (!isTelling(drawing.series))
    return <p className={css.nothing}>{t('Belum ada yang digambar.')}</p>;
  return <Figure drawing={drawing} title={grafik.judul} />;
}

type FigureProps = { drawing: Drawing; title: string; named?: true };

/**
 * Lines and columns from left to right; every unit has a height of its own, named in the legend. What would tell
 * nothing is not drawn.
 */
const Figure = (props: FigureProps) =>
  isTelling(props.drawing.series) ? <Framed {...props} /> : null;

function Framed({ drawing, title, named }: FigureProps) {
  const [box, width] = useWidth();
  return (
    <figure className={css.chart} ref={box}>
      {named && <figcaption>{title}</figcaption>}
      {(!named || drawing.series.length > 1) && (
        <ul>
          {drawing.series.map(({ name, label, shape }, at) => (
            <li key={name} data-series={at} data-shape={shape}>
              {label}
            </li>
          ))}
        </ul>
      )}
      {width > 0 && <Drawn drawing={drawing} width={width} title={title} />}
    </figure>
  );
}

type DrawnProps = { drawing: Drawing; width: number; title: string };

function Drawn({ drawing: { points, series }, width, title }: DrawnProps) {
  const [first, other] = scalesOf(series);
  const left = EDGE.side + (first ? FIGURE : 0);
  const room = width - left - EDGE.side - (other ? FIGURE : 0);
  const down = HEIGHT - EDGE.top - EDGE.bottom;
  const band = bandOf(room, points.length);
  const across = band * points.length;
  const x = (at: number) => left + band * (at + 0.5);
  const every = Math.ceil(WORD / band);
  // Where something lies below nothing, the line is drawn at nothing.
  const below = series.find(({ shape, low }) => shape !== 'step' && low < 0);
  const foot = EDGE.top + down * (below ? 1 - upOf(below, 0) : 1);
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={title}>
      <Steps series={series} down={down} left={left} right={left + across} />
      <line x1={left} x2={left + across} y1={foot} y2={foot} stroke="var(--control)" />
      {['column', 'line'].map((kind) =>
        series.map((one, at) =>
          (one.shape === 'column') === (kind === 'column') ? (
            <Shape
              key={one.name}
              one={one}
              at={at}
              side={sideOf(series, at)}
              x={x}
              down={down}
              band={band}
            />
          ) : null,
        ),
      )}
      {points.map(({ label }, at) => (
        <g key={label}>
          {at % every === 0 && (
            <text x={x(at)} y={HEIGHT - 6} textAnchor={x(at) < WORD / 2 ? 'start' : 'middle'}>
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

/** The series whose figures are beside the drawing: the first, and one of another unit. */
const scalesOf = (series: readonly Series[]): readonly [Series?, Series?] => [
  series[0],
  series.find(({ of }) => of?.kind !== series[0]?.of?.kind),
];

type StepsProps = { series: readonly Series[]; down: number; left: number; right: number };

/** Round figures with their unit: of the first series at the left, of another unit's at the right. */
function Steps({ series, down, left, right }: StepsProps) {
  const [first, other] = scalesOf(series);
  const y = (one: Series, value: number) => EDGE.top + down * (1 - upOf(one, value));
  return (
    <g className={css.steps}>
      {first &&
        stepsOf(first).map((value) => (
          <line key={value} x1={left} x2={right} y1={y(first, value)} y2={y(first, value)} />
        ))}
      {[first, other].map((one, at) =>
        one
          ? stepsOf(one)
              .filter((value) => value !== 0)
              .map((value) => (
                <text
                  key={`${one.name} ${value}`}
                  x={at === 0 ? left - 6 : right + 6}
                  y={y(one, value) + 3}
                  textAnchor={at === 0 ? 'end' : 'start'}
                >
                  {figureOf(one.of, value)}
                </text>
              ))
          : null,
      )}
    </g>
  );
}

const UNITS: Partial<Record<string, string>> = { gram: 'g', persen: '%' };

/** A round figure in few letters: '15 jt', '200 g', '40 %'. */
function figureOf(of: Field | undefined, value: number): string {
  if (of?.kind !== 'rupiah') {
    const text = textOf(of, value).replace(/\.0+$/, '');
    const unit = of?.unit ?? UNITS[of?.kind ?? ''];
    return unit ? `${text} ${unit}` : text;
  }
  if (Math.abs(value) >= 1_000_000) return t('{n} jt', { n: formatNumber(value / 1_000_000) });
  return Math.abs(value) >= 1000 ? t('{n} rb', { n: formatNumber(value / 1000) }) : String(value);
}

const formatNumber = (value: number): string => {
  const [whole, rest] = String(Math.round(value * 10) / 10).split('.');
  return `${formatInt(Number(whole))}${rest ? `.${rest}` : ''}`;
};

const told = (label: string, series: readonly Series[], at: number): string =>
  [label, ...series.map((one) => `${one.label} ${textOf(one.of, one.values[at])}`)].join('\n');

type ShapeProps = {
  one: Series;
  side: Side;
  at: number;
  x: (at: number) => number;
  down: number;
  band: number;
};

function Shape({ one, at, side, x, down, band }: ShapeProps) {
  const { shape, values, base } = one;
  const y = (value: number) => EDGE.top + down * (1 - upOf(one, value));
  if (shape === 'column')
    return (
      <g data-series={at}>
        {values.map((value, index) => {
          if (value === null) return null;
          const from = base?.[index] ?? 0;
          const [top, foot] = [y(Math.max(from, from + value)), y(Math.min(from, from + value))];
          const wide = Math.max(1, Math.min(26, (band * 0.6) / side.of));
          return (
            <rect
              key={index}
              x={x(index) + wide * (side.place - side.of / 2)}
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
