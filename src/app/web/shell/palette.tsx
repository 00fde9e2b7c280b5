import { useRouter } from '@tanstack/react-router';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { readKode } from '#areas/buku/rules/kode.ts';
import { t } from '#kit/web/base/text.ts';
import { openCode } from '#kit/web/counter/open-code.ts';
import { useScan } from '#kit/web/counter/use-scan.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import type { Hit } from '#app/web/shell/finders.ts';
import { matchEntries, openEntries, useFound } from '#app/web/shell/palette-hits.ts';
import css from '#app/web/shell/palette.module.css';

const MOST = 50;

/** Ctrl K: screens that are called so, people, pieces and papers; it obeys the same rights as the menu. */
export function Palette({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const entries = useMemo(openEntries, []);
  const [typed, setTyped] = useState('');
  const [key, setKey] = useState<string>();
  const found = useFound(typed);
  const hits = hitsOf(matchEntries(entries, typed), found, (to) => void router.navigate({ to }));
  // What the keys stand on stays there when others are found; a new word begins at the first.
  const at = Math.max(
    hits.findIndex((hit) => hit.key === key),
    0,
  );
  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    hit.open();
  };
  /** A scanned code is opened with its own Enter, whatever is listed. */
  const buka = (kode: string) => {
    onClose();
    if (!openCode(kode)) toast.error('Tidak ada layar untuk {kode}', { kode });
  };
  const enter = () => {
    const kode = typed.trim().toUpperCase();
    const tertulis = matchEntries(entries, typed).named.length > 0;
    if (readKode(kode) === undefined || tertulis || key) return go(hits[at]);
    buka(kode);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setKey(hits[Math.min(at + 1, hits.length - 1)]?.key);
    else if (event.key === 'ArrowUp') setKey(hits[Math.max(at - 1, 0)]?.key);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  };
  return (
    <DialogFrame title={t('Cari menu')} onClose={onClose} width={560} flush>
      <Pindai onScan={buka} />
      <input
        className={css.box}
        data-autofocus
        data-scan-field
        role="combobox"
        aria-expanded
        aria-controls="palette-list"
        aria-activedescendant={hits[at] && `palette-${at}`}
        aria-label={t('Cari menu')}
        placeholder={t('Ketik nama halaman, pelanggan, nomor nota, atau pindai')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setKey(undefined);
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
            onPoint={setKey}
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

/** Hears a scan before the field has the focus, or after it lost it: the dialog hears it, not what lies below. */
function Pindai({ onScan }: { onScan: (kode: string) => void }) {
  useScan(onScan);
  return null;
}

type Matched = ReturnType<typeof matchEntries>;

/** Screens by their name, then what was found, then screens that only hold the word. */
function hitsOf(
  { named, others }: Matched,
  found: readonly Hit[],
  go: (to: string) => void,
): readonly Hit[] {
  const screens = (entries: Matched['named']): Hit[] =>
    entries.slice(0, MOST).map(({ path, row }) => ({
      key: path,
      label: t(row.title),
      note: row.group
        .split('/')
        .map((part) => t(part))
        .join(' / '),
      open: () => go(`/${path}`),
    }));
  return [...screens(named), ...found, ...screens(others)];
}

type LineProps = {
  hit: Hit;
  index: number;
  chosen: boolean;
  onPoint: (key: string) => void;
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
    onPointerMove={() => onPoint(hit.key)}
    onClick={() => onGo(hit)}
  >
    <span>{hit.label}</span>
    {hit.note && <small>{hit.note}</small>}
  </li>
);
