import { IconCash, IconCreditCard, IconGift, IconTransfer, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useRef, type ComponentType } from 'react';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { useSumKeys } from '#kit/web/counter/use-sum-keys.ts';
import { IconButton } from '#kit/web/frame/button.tsx';
import { Kbd } from '#kit/web/frame/kbd.tsx';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import type { Tender as TenderDiketik } from '#areas/uang/rules/tender.ts';
import { hitungUangCepat } from '#areas/uang/rules/uang-cepat.ts';
import type { TenderState } from '#areas/uang/web/bayar/use-tender.ts';
import { enterTo } from '#areas/uang/web/bayar/enter-to.ts';
import css from '#areas/uang/web/bayar/bayar.module.css';

const Poin = lazy(async () => ({
  default: (await import('#areas/uang/web/bayar/poin.tsx')).Poin,
}));
const NonTunai = lazy(async () => ({
  default: (await import('#areas/uang/web/bayar/non-tunai.tsx')).NonTunai,
}));

type Cara = 'CASH' | 'DEBET' | 'TRANSFER' | 'POIN';
const CARA: readonly (readonly [Cara, string, ComponentType<{ size: number; stroke: number }>])[] =
  [
    ['CASH', mark('Tunai'), IconCash],
    ['DEBET', mark('Kartu'), IconCreditCard],
    ['TRANSFER', mark('Transfer'), IconTransfer],
    ['POIN', mark('Poin'), IconGift],
  ];
/** The field that a way of paying begins with. */
const PERTAMA: Readonly<Record<Cara, string>> = {
  CASH: 'tunai',
  DEBET: 'kode_bank',
  TRANSFER: 'kode_bank',
  POIN: 'jumlah',
};
const caraOf = ({ jenis }: TenderDiketik): Cara => (jenis === 'CREDIT' ? 'DEBET' : jenis);

type Props = {
  state: TenderState;
  /** Why the money cannot be taken, shown under the fields. */
  said?: string;
  onTake: () => void;
};

/** How the money comes: lines that are in, what is left, and the next one (D-10.2). */
export function Tender({ state, said, onTake }: Props) {
  const { tender, sisa, bulat, langkah } = state;
  const group = useRef<HTMLDivElement>(null);
  // Points are a way only before a member of a shop that takes them.
  const cara = CARA.filter(([one]) => one !== 'POIN' || state.poin?.member);
  const focusOn = (cara: Cara) =>
    group.current?.querySelector<HTMLElement>(`[value="${cara}"]`)?.focus();
  useHotkey('F7', () => {
    const inside = group.current?.contains(document.activeElement);
    const at = cara.findIndex(([one]) => one === caraOf(tender));
    const [next] = inTurn(cara, inside ? at + 1 : at);
    state.ubah({ jenis: next });
    focusOn(next);
  });
  return (
    <FormFrame onSave={onTake} className={css.tender} label={t('Pembayaran')}>
      <Daftar state={state} />
      {bulat !== 0 && (
        <p className={css.bulat}>
          <span>{t('Pembulatan tunai')}</span>
          {formatInt(bulat)}
        </p>
      )}
      <div className={css.sisa}>
        <span>{langkah.kembali > 0 ? t('Kembalian') : t('Sisa')}</span>
        <output data-kembali={langkah.kembali > 0 || undefined}>
          {formatRupiah(langkah.kembali > 0 ? langkah.kembali : sisa)}
        </output>
      </div>
      <div ref={group} className={css.cara} role="radiogroup" aria-label={t('Cara bayar')}>
        {cara.map(([one, label, Icon]) => (
          <label key={one}>
            <input
              type="radio"
              name="cara-bayar"
              value={one}
              checked={caraOf(tender) === one}
              // A dialog that takes money begins here: figures are money, Enter goes to the amount.
              data-autofocus={caraOf(tender) === one || undefined}
              onKeyDown={(event) => enterTo(event, PERTAMA[one])}
              onChange={() => state.ubah({ jenis: one })}
            />
            <Icon size={17} stroke={1.7} aria-hidden />
            {t(label)}
          </label>
        ))}
      </div>
      {tender.jenis === 'CASH' ? (
        <Tunai state={state} />
      ) : (
        <Suspense>
          {tender.jenis === 'POIN' ? <Poin state={state} /> : <NonTunai state={state} />}
        </Suspense>
      )}
      <p className={css.said} role="alert">
        {said}
      </p>
    </FormFrame>
  );
}

/** Money that is in already; each line can be taken out again. */
const Daftar = ({ state: { daftar, pakai } }: { state: TenderState }) => (
  <ul className={css.daftar}>
    {daftar.map((one, at) => (
      <li key={at}>
        <IconCreditCard size={16} stroke={1.6} aria-hidden />
        <span>{labelBayar(one)}</span>
        <b>{formatInt(one.jumlah)}</b>
        <IconButton
          label={`${t('Keluarkan')} ${labelBayar(one)} ${formatInt(one.jumlah)}`}
          size={24}
          onClick={() => pakai(daftar.filter((_, other) => other !== at))}
        >
          <IconX size={15} stroke={1.7} aria-hidden />
        </IconButton>
      </li>
    ))}
  </ul>
);

/** Cash: typed, or one of the sums that a customer is likely to hand over; keys 1 to 4. */
function Tunai({ state }: { state: TenderState }) {
  const { tender, sisa } = state;
  const cepat = hitungUangCepat(sisa);
  const box = useRef<HTMLInputElement>(null);
  const semula = useRef(tender.jumlah);
  const ingat = (figures = 1) => {
    if (figures === 1) semula.current = tender.jumlah;
  };
  useSumKeys({
    quick: (at) => {
      ingat();
      if (cepat[at] !== undefined) state.ubah({ jumlah: cepat[at] });
    },
    typed: (figures) => {
      ingat(figures.length);
      box.current?.select();
      // As of a key: the mask and the caret follow.
      document.execCommand('insertText', false, figures);
    },
    undo: () => state.ubah({ jumlah: semula.current }),
  });
  return (
    <>
      <Suspense fallback={<div className={css.kosong} />}>
        <RupiahInput
          bare
          inputRef={box}
          label={t('Uang tunai diterima')}
          name="tunai"
          placeholder={t('Uang diterima')}
          value={tender.jumlah}
          onChange={(jumlah) => state.ubah({ jumlah })}
        />
      </Suspense>
      <div className={css.cepat} role="group" aria-label={t('Uang cepat')}>
        {cepat.map((jumlah, at) => (
          <button
            key={jumlah}
            type="button"
            aria-pressed={(tender.jumlah ?? sisa) === jumlah}
            onClick={() => state.ubah({ jumlah })}
          >
            {at === 0 ? t('Uang pas') : formatInt(jumlah)}
            <Kbd>{String(at + 1)}</Kbd>
          </button>
        ))}
      </div>
    </>
  );
}
