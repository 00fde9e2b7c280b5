import { IconTrash } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { t } from '#kit/web/base/text.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { BARANG_PALING_BANYAK } from '#areas/stock/contract/barang.api.ts';
import { angkaDi, fieldOf, isBatu } from '#areas/stock/web/banyak/kolom.ts';
import { readTabel, type Baris } from '#areas/stock/web/banyak/lembar.ts';
import type { Pesan } from '#areas/stock/web/banyak/periksa.ts';
import { Sel } from '#areas/stock/web/banyak/sel.tsx';
import type { Lembar } from '#areas/stock/web/banyak/use-lembar.ts';
import css from '#areas/stock/web/banyak/banyak.module.css';

const TINGGI = 32;
/** Empty lines below the last one, to go on typing. */
const SISA = 20;

type Props = {
  lembar: Lembar;
  pesan: readonly Pesan[];
  /** Lines that hold a stone of the piece above. */
  batu: ReadonlySet<number>;
  beku: boolean;
};

/** The sheet: arrows move, typing writes, a table is pasted at the selected cell. Only lines in sight are drawn. */
export function TabelLembar({ lembar, pesan, batu, beku }: Props) {
  const { rows, di, sunting } = lembar;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: Math.min(BARANG_PALING_BANYAK, rows.length + SISA),
    getScrollElement: () => scroller.current,
    estimateSize: () => TINGGI,
    overscan: 8,
  });
  useEffect(() => {
    virtual.scrollToIndex(di.baris);
    scroller.current
      ?.querySelector('[data-di]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [di.baris, di.kolom, virtual]);
  useEffect(() => {
    if (!sunting) scroller.current?.focus({ preventScroll: true });
  }, [sunting, di]);
  const onPaste = (event: ClipboardEvent) => {
    if (sunting || beku) return;
    event.preventDefault();
    lembar.tempel(readTabel(event.clipboardData.getData('text/plain')));
  };
  const onCopy = (event: ClipboardEvent) => {
    if (sunting) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', lembar.text(di));
  };
  return (
    <div
      ref={scroller}
      className={css.lembar}
      tabIndex={0}
      role="grid"
      aria-label={t('Lembar barang')}
      aria-rowcount={rows.length + 1}
      aria-colcount={lembar.names.length}
      onKeyDown={beku ? undefined : (event) => keys(event, lembar)}
      onPaste={onPaste}
      onCopy={onCopy}
    >
      <div className={css.kepala} role="row">
        <span className={css.nomor} role="columnheader">
          #
        </span>
        {lembar.kolom.map(([name, width]) => (
          <span
            key={name}
            role="columnheader"
            style={{ width }}
            data-end={angkaDi(name) || undefined}
            data-batu={isBatu(name) || undefined}
          >
            {t(fieldOf(name).label)}
          </span>
        ))}
        <span className={css.buang} />
      </div>
      <div className={css.badan} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <Satu
            key={index}
            index={index}
            start={start}
            baris={rows[index] ?? {}}
            pesan={pesan[index] ?? {}}
            batu={batu.has(index)}
            lembar={lembar}
            beku={beku}
          />
        ))}
      </div>
    </div>
  );
}

type SatuProps = {
  index: number;
  start: number;
  baris: Baris;
  pesan: Pesan;
  batu: boolean;
  lembar: Lembar;
  beku: boolean;
};

function Satu({ index, start, baris, pesan, batu, lembar, beku }: SatuProps) {
  const salah = Object.keys(pesan).length > 0;
  return (
    <div
      className={css.baris}
      role="row"
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${start}px)` }}
      data-salah={salah || undefined}
      data-batu={batu || undefined}
    >
      <span className={css.nomor} role="rowheader">
        {batu && <span aria-hidden>↳ </span>}
        {index + 1}
      </span>
      {lembar.kolom.map(([name, width], kolom) => (
        <Sel
          key={name}
          name={name}
          width={width}
          tempat={{ baris: index, kolom }}
          text={baris[name] ?? ''}
          pesan={pesan[name]}
          lembar={lembar}
        />
      ))}
      <span className={css.buang}>
        {index < lembar.rows.length && (
          <IconButton
            size={24}
            tabIndex={-1}
            disabled={beku}
            label={t('Hapus baris {n}', { n: index + 1 })}
            onClick={() => lembar.hapusBaris(index)}
          >
            <IconTrash size={15} stroke={1.7} aria-hidden />
          </IconButton>
        )}
      </span>
    </div>
  );
}

const LANGKAH: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [15, 0],
  PageUp: [-15, 0],
  Enter: [1, 0],
};

function keys(event: KeyboardEvent, lembar: Lembar): void {
  const { di, sunting } = lembar;
  if (sunting || event.target !== event.currentTarget) return;
  const step = LANGKAH[event.key];
  const ctrl = event.ctrlKey || event.metaKey;
  if (ctrl && event.key === 'Enter') return; // saves: the screen hears it
  if (step) lembar.ke(di.baris + step[0], di.kolom + step[1]);
  else if (event.key === 'Tab' && !event.shiftKey && di.kolom < lembar.names.length - 1)
    lembar.ke(di.baris, di.kolom + 1);
  else if (event.key === 'Tab' && event.shiftKey && di.kolom > 0) lembar.ke(di.baris, di.kolom - 1);
  else if (event.key === 'Home') lembar.ke(ctrl ? 0 : di.baris, 0);
  else if (event.key === 'End')
    lembar.ke(ctrl ? lembar.rows.length - 1 : di.baris, lembar.names.length - 1);
  else if (event.key === 'F2') lembar.mulai();
  else if (event.key === 'Delete' || event.key === 'Backspace') lembar.hapusSel();
  else if (ctrl && event.key.toLowerCase() === 'd') lembar.salinAtas();
  else if (ctrl && event.key.toLowerCase() === 'z') lembar.urung();
  else if (!ctrl && !event.altKey && event.key.length === 1) lembar.mulai(event.key);
  else return;
  event.preventDefault();
}
