import { Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { capitals } from '#kit/contract/field.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { isCode } from '#kit/web/counter/codes.ts';
import { fieldBurst } from '#kit/web/counter/scan-burst.ts';
import { scanEnded, scannerHere } from '#kit/web/counter/scanner.ts';
import { ScanFrame } from '#kit/web/counter/scan-frame.tsx';
import { ShellScan } from '#kit/web/counter/shell-scan.tsx';
import { useBeginHere } from '#kit/web/counter/use-begin-here.ts';
import { openShortcuts } from '#kit/web/frame/shortcuts.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { kataPublik } from '#areas/toko/rules/kata-publik.ts';
import { useCari } from '#areas/penjualan/web/kasir/use-cari.ts';
import { nanti } from '#areas/penjualan/web/kasir/nanti/muat-nanti.ts';
import type { Said } from '#areas/penjualan/web/kasir/use-pindai.ts';
import css from '#areas/penjualan/web/kasir/scan-barang.module.css';

const Hasil = nanti((all) => all.Hasil);

type Props = {
  said?: Said;
  /** Answers false when no piece has this code: then it is looked for as a word. */
  onKode: (kode: string) => Promise<boolean>;
  /** Keys that belong to the table while nothing is typed here. */
  onPindah: (step: number) => void;
  onUbah: () => void;
  onBuang: () => void;
};

/** As long as a barcode or a number is, or any other code of ours: a tag, a tray, a customer's card. */
const isKode = (kode: string): boolean => /^([A-Z0-9]{8}|[A-Z0-9]{14})$/.test(kode) || isCode(kode);

/** Nothing is sold on a closed day, nor before an older one is closed, except by a person who may move dates back. */
function useTutup(): boolean {
  const { hari, user } = useSesi();
  return hari.status === 'CLOSED' || (hari.kemarin_belum_tutup !== null && user.active_date);
}

const LABEL = mark('Pindai barcode, atau ketik kode / nama barang');

/** F2: a code by hand, or a name with the pieces that bear it. A scan needs no focus at all. */
export function ScanBarang({ said, onKode, onPindah, onUbah, onBuang }: Props) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const cari = useCari(typed);
  const label = useTutup() ? t('Toko sudah tutup, tidak ada yang dapat dijual') : t(LABEL);
  useHotkey('F2', () => box.current?.select());
  useBeginHere(box);

  /** What no piece has is looked for as the word that was typed. */
  const ambil = async (kode: string, kata = kode) => {
    setTyped('');
    cari.tutup();
    const found = await onKode(kode);
    if (found) return;
    setTyped(kata);
    cari.segera(kata);
    // It stays to be mended, and the next scan takes its place.
    setTimeout(() => document.activeElement === box.current && box.current?.select(), 0);
  };
  const enter = () => {
    const picked = cari.hasil?.[cari.di];
    const kode = capitals(typed.trim());
    if (picked) return void ambil(picked.kode_barcode);
    if (!kode) return onUbah();
    // The QR of a member's card: its word is not in capitals.
    if (kataPublik(typed)) return void ambil(typed.trim());
    if (isKode(kode)) return void ambil(kode);
    cari.segera(typed);
  };
  const burst = useRef(fieldBurst(scannerHere));
  const keys: Readonly<Record<string, () => void>> = {
    Enter: enter,
    ArrowDown: () => (cari.hasil ? cari.pindah(1) : onPindah(1)),
    ArrowUp: () => (cari.hasil ? cari.pindah(-1) : onPindah(-1)),
    ...(typed ? { Escape: () => setTyped('') } : { Delete: onBuang, '?': openShortcuts }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const scanned = burst.current(event.nativeEvent);
    const kode = scanned?.code ?? capitals(typed.trim());
    if (scanned || (event.key === 'Tab' && isKode(kode))) {
      event.preventDefault();
      scanEnded(event);
      return void ambil(kode, scanned && scanned.from > 0 ? typed.trim() : kode);
    }
    if (event.key === 'Enter' && isKode(kode)) scanEnded(event);
    const act = event.ctrlKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={css.place}>
      <ScanFrame said={said?.text} tone={said?.tone}>
        <input
          ref={box}
          data-scan-field
          role="combobox"
          aria-expanded={!!cari.hasil}
          aria-controls="cari-barang"
          aria-autocomplete="list"
          aria-activedescendant={cari.hasil?.length ? `cari-${cari.di}` : undefined}
          aria-label={label}
          placeholder={label}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <ShellScan onCode={(kode) => void ambil(kataPublik(kode) ? kode : capitals(kode))} />
      </ScanFrame>
      <Suspense>{cari.hasil && <Hasil cari={cari} onPick={(kode) => void ambil(kode)} />}</Suspense>
    </div>
  );
}
