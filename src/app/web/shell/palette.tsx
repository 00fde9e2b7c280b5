import { useRouter } from '@tanstack/react-router';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import type { Hit } from '#app/web/shell/finders.ts';
import { matchEntries, openEntries, useFound } from '#app/web/shell/palette-hits.ts';
import css from '#app/web/shell/palette.module.css';

const MOST = 50;

/** Ctrl K: screens first, then what the areas find; it obeys the same rights as the menu. */
export function Palette({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const entries = useMemo(openEntries, []);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = useFound(typed);
  const hits: readonly Hit[] = [
    ...matchEntries(entries, typed)
      .slice(0, MOST)
      .map(({ path, row }) => ({
        key: path,
        label: t(row.title),
        note: row.group
          .split('/')
          .map((part) => t(part))
          .join(' / '),
        open: () => void router.navigate({ to: `/${path}` }),
      })),
    ...found,
  ];
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    hit.open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter') go(hits[at]);
    else return;
    event.preventDefault();
  };
  return (
    <DialogFrame title={t('Cari menu')} onClose={onClose} width={560} flush>
      <input
        className={css.box}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={hits[at] && `palette-${at}`}
        aria-label={t('Cari menu')}
        placeholder={t('Ketik nama halaman, nomor nota, barcode atau pelanggan')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id="palette-list" role="listbox" aria-label={t('Hasil')} className={css.list}>
        {hits.map((hit, index) => (
          <HitLine
            key={hit.key}
            hit={hit}
            index={index}
            chosen={index === at}
            onPoint={setAt}
            onGo={go}
          />
        ))}
      </ul>
      {hits.length === 0 && (
        <p className={css.none}>{t('Tidak ada yang cocok dengan pencarian ini.')}</p>
      )}
    </DialogFrame>
  );
}

type LineProps = {
  hit: Hit;
  index: number;
  chosen: boolean;
  onPoint: (index: number) => void;
  onGo: (hit: Hit) => void;
};

const HitLine = ({ hit, index, chosen, onPoint, onGo }: LineProps) => (
  <li
    id={`palette-${index}`}
    role="option"
    aria-selected={chosen}
    ref={(line) => {
      if (chosen) line?.scrollIntoView({ block: 'nearest' });
    }}
    onPointerMove={() => onPoint(index)}
    onClick={() => onGo(hit)}
  >
    <span>{hit.label}</span>
    {hit.note && <small>{hit.note}</small>}
  </li>
);
