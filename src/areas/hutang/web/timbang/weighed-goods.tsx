import type { KeyboardEvent, ReactNode } from 'react';
import { formatGram, percentText } from '#kit/rules/format.ts';
import { zip } from '#kit/rules/lists.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { t, tOf } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { messageFor } from '#kit/web/write/check.ts';
import type { Bound } from '#areas/dokumen/web/act-dialog.tsx';
import { beratDitimbang } from '#areas/hutang/contract/lunas.document.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { enterTo } from '#areas/uang/web/bayar/enter-to.ts';
import css from '#areas/hutang/web/hutang.module.css';

type Typed = { readonly urut: number; readonly berat: Miligram | null };
type Props<T extends Typed> = {
  goods: Hutang['detail_barang'];
  /** The field of the act that holds what is typed of each. */
  bound: Bound;
  /** What else is known of a piece, by its place. */
  says?: (at: number) => string | undefined;
  /** What is to be done first. */
  hint?: string;
  /** What is asked of a piece beside its weight. */
  children?: (typed: T, set: (part: Partial<T>) => void, at: number) => ReactNode;
};

/**
 * The goods of a loan, each weighed again with the ticket's weight in grey. Where a weight lacks or is refused, saving
 * focuses it: the first piece without one carries the name of the field, each weight its path in the field.
 */
export function WeighedGoods<T extends Typed>(props: Props<T>) {
  const { goods, bound, says, hint, children } = props;
  const typed = bound.value as readonly T[];
  const saysOf = ({ berat }: T, path: string) =>
    (bound.error && tOf(messageFor(beratDitimbang, berat))) ??
    bound.parts?.[path] ??
    bound.wrong?.includes(path);
  const lacking = typed.findIndex(({ berat }) => berat === null);
  const put = (at: number, part: Partial<T>) =>
    bound.onChange(typed.map((old, index) => (index === at ? { ...old, ...part } : old)));
  return (
    <ul className={css.weighed}>
      {hint && <li className={css.wrong}>{hint}</li>}
      {zip(goods, typed).map(([one, found], at) => (
        <li
          key={one.urut}
          aria-label={one.nama_barang}
          data-field={at === lacking ? bound.name : undefined}
          onKeyDown={(event) => toNextWeight(event, typed[at + 1])}
        >
          <span>
            <b>{one.nama_barang}</b>
            <small>
              {formatGram(one.berat)} g, {percentText(one.kadar)}
              {says?.(at)}
            </small>
          </span>
          <div data-field={`${bound.name}.${at}.berat`}>
            <WeightInput
              label={t('Berat')}
              placeholder={formatGram(one.berat)}
              name={`berat-${one.urut}`}
              autoFocus={at === 0}
              value={found.berat}
              error={saysOf(found, `${at}.berat`)}
              onChange={(berat) => put(at, { berat } as Partial<T>)}
            />
          </div>
          {children?.(found, (part) => put(at, part), at)}
        </li>
      ))}
    </ul>
  );
}

/** Enter goes from weight to weight: all goods lie beside the scale. */
function toNextWeight(event: KeyboardEvent, next: { urut: number } | undefined): void {
  const from = event.target as HTMLElement;
  if (next && from.dataset.field?.startsWith('berat-')) enterTo(event, `berat-${next.urut}`);
}
