import type { ReactNode } from 'react';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { formatGram, percentText } from '#kit/rules/format.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { RupiahInput } from '#kit/web/input/number-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { ActFrame } from '#areas/dokumen/web/act/act-frame.tsx';
import { EmasRows, type EmasDraft } from '#areas/service/web/kerja/emas-rows.tsx';
import css from '#areas/service/web/service.module.css';

/** What came of the gold at the craftsman's, as the quote tells it. */
type Lost = {
  readonly berat_diberi: Miligram;
  readonly berat_sendiri: Miligram;
  readonly susut: Miligram;
  readonly susut_persen: Persen;
  readonly batas_susut: Persen;
};
type Form<Q extends Lost> = {
  readonly draft: { readonly kembali: readonly EmasDraft[]; readonly upah: Rupiah | null };
  readonly said: Readonly<Record<string, string>>;
  readonly save: () => void;
  readonly busy: boolean;
  readonly quote: Q | undefined;
  readonly stale: boolean;
  readonly otorisasi: readonly string[];
  readonly set: (part: { kembali?: readonly EmasDraft[]; upah?: Rupiah | null }) => void;
};
type Props<Q extends Lost> = {
  form: Form<Q>;
  title: string;
  width: number;
  /** A craftsman has it: gold may come back. */
  atWork: boolean;
  /** Facts of this kind, before the loss of gold and after it. */
  before?: (quote: Q) => Readonly<Record<string, ReactNode>>;
  after: (quote: Q) => Readonly<Record<string, ReactNode>>;
  onClose: () => void;
  /** The pieces. */
  children: ReactNode;
};

/** A job or an order is finished: its pieces, gold back, the wage, what was lost seen before it is saved. */
export function FinishDialog<Q extends Lost>(props: Props<Q>) {
  const { form, title, width, atWork, before, after, onClose, children } = props;
  const { draft, said, save, busy, quote, stale, otorisasi, set } = form;
  return (
    <ActFrame
      title={title}
      act={t('Selesai dan cetak')}
      busy={busy}
      onSave={save}
      onClose={onClose}
      width={width}
      inputs={
        <div className={css.stack} data-wide>
          {children}
          {atWork && (
            <EmasRows
              label={t('Emas yang kembali dari tukang')}
              rows={draft.kembali}
              onRows={(kembali) => set({ kembali })}
              said={(at, name) => tOf(said[`kembali.${at}.${name}`])}
            />
          )}
          <RupiahInput
            label={t('Upah tukang')}
            name="upah"
            value={draft.upah}
            onChange={(upah) => set({ upah })}
            error={tOf(said['upah'])}
          />
        </div>
      }
      asks={otorisasi}
      said={said['']}
    >
      {quote && (
        <div data-stale={stale || undefined}>
          <Facts
            of={{
              ...(quote.berat_diberi > 0 && {
                [t('Emas Diserahkan')]: `${formatGram(quote.berat_diberi)} g`,
              }),
              ...(quote.berat_sendiri > 0 && {
                [t('Emas Tukang')]: `${formatGram(quote.berat_sendiri)} g`,
              }),
              ...before?.(quote),
              [t('Susut')]:
                `${formatGram(quote.susut)} g (${percentText(quote.susut_persen)}, ` +
                `batas ${percentText(quote.batas_susut)})`,
              ...after(quote),
            }}
          />
        </div>
      )}
    </ActFrame>
  );
}
