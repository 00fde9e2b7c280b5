import { useRef, useState, type KeyboardEvent } from 'react';
import { t } from '#kit/web/base/text.ts';
import { usePref } from '#kit/web/base/use-pref.ts';
import { isCode } from '#kit/web/counter/codes.ts';
import { isEnd, LONGEST_GAP_MS } from '#kit/web/counter/scan-burst.ts';
import { AWAL, JEDA } from '#kit/web/counter/scanner.ts';
import { ScanFrame } from '#kit/web/counter/scan-frame.tsx';
import { IntInput } from '#kit/web/input/number-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import css from '#kit/web/counter/scan.module.css';

/** Above the slowest pause that was heard, so that a busy computer loses no code. */
const AIR = 1.5;
/** An end mark that comes later belongs to no scan. */
const ENDED_MS = 500;

type Heard = {
  readonly code: string;
  readonly slowest: number;
  readonly ends: readonly string[];
  readonly at: number;
};

/** How the scanner of this computer sends its codes: tried here, and set here for this computer alone. */
export function TryScanner() {
  const [jeda, setJeda] = usePref<number>(JEDA, LONGEST_GAP_MS);
  const [awal, setAwal] = usePref<string>(AWAL, '');
  const [heard, setHeard] = useState<Heard>();
  return (
    <section className={css.coba} aria-label={t('Pemindai komputer ini')}>
      <h2>{t('Pemindai komputer ini')}</h2>
      <Box onHeard={setHeard} said={heard && tell(heard, awal)} />
      <div className={css.setel}>
        <IntInput
          label={t('Jeda terpanjang antara dua huruf (ms)')}
          name="jeda"
          value={jeda}
          onChange={(next) => setJeda(Math.min(Math.max(next ?? LONGEST_GAP_MS, 20), 500))}
        />
        <TextInput
          label={t('Huruf pertama yang dikirim pemindai')}
          name="awal"
          maxLength={1}
          value={awal}
          onChange={(next) => setAwal(next ?? '')}
        />
      </div>
      {heard && heard.slowest * AIR > jeda && (
        <button
          type="button"
          className={css.pakai}
          onClick={() => setJeda(Math.ceil(heard.slowest * AIR))}
        >
          {t('Pakai jeda {ms} ms', { ms: Math.ceil(heard.slowest * AIR) })}
        </button>
      )}
    </section>
  );
}

const tell = ({ code, slowest, ends }: Heard, awal: string): string => {
  const known = isCode(code.replace(awal, '').toUpperCase());
  const facts = { code, ms: Math.round(slowest), akhir: ends.join(' + ') };
  return known
    ? t('{code} dikenali, jeda {ms} ms, akhir {akhir}', facts)
    : t('{code} bukan kode toko, jeda {ms} ms, akhir {akhir}', facts);
};

/** Takes every key of a scan, end marks too, and presses nothing with them. */
function Box({ onHeard, said }: { onHeard: (heard: Heard) => void; said?: string }) {
  const [typed, setTyped] = useState('');
  const keys = useRef({ slowest: 0, last: 0 });
  const heard = useRef<Heard>(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = event.timeStamp;
    if (event.key.length === 1 && !event.ctrlKey) {
      const { slowest, last } = keys.current;
      keys.current = { slowest: typed ? Math.max(slowest, at - last) : 0, last: at };
      return;
    }
    if (!isEnd(event) || (event.key === 'Tab' && !typed && !heard.current)) return;
    const before = heard.current;
    const second = !typed && before && at - before.at < ENDED_MS;
    if (!typed && !second) return;
    event.preventDefault();
    event.stopPropagation();
    const end = event.ctrlKey ? 'LF' : event.key;
    heard.current = second
      ? { ...before, ends: [...before.ends, end], at }
      : { code: typed, slowest: keys.current.slowest, ends: [end], at };
    onHeard(heard.current);
    setTyped('');
  };
  const label = t('Pindai untuk mencoba');
  return (
    <ScanFrame said={said} tone="good">
      <input
        data-scan-field
        data-try-scanner
        aria-label={label}
        placeholder={label}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </ScanFrame>
  );
}
