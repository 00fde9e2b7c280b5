import type { ComponentProps, ReactNode } from 'react';
import { sourceOf } from '#kit/contract/chosen.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { CustomerFields } from '#areas/customer/web/customer-fields.tsx';
import { Dp } from '#areas/uang/web/bayar/dp.tsx';
import { TUKANG } from '#areas/service/web/kerja/tukang-source.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import css from '#areas/service/web/service.module.css';

type Customer = ComponentProps<typeof CustomerFields>['form'];
type Terms = { readonly kode_tukang: string | null; readonly keterangan: string | null };
type Form = Omit<Customer, 'draft' | 'set'> & {
  draft: Customer['draft'] & Terms;
  set: (
    part: Parameters<Customer['set']>[0] & Partial<Terms> & { tgl_janji?: Hari | null },
  ) => void;
  tgl_janji: Hari;
  kode_sales: string | null;
  setSales: (kode_sales: string | null) => void;
  busy: boolean;
  save: (pembayaran: readonly Bayar[]) => void;
};
type Props = {
  form: Form;
  label: string;
  /** What it comes to; a DP is any part of it. */
  total: Rupiah;
  /** What is said of that sum. */
  about?: ReactNode;
  /** The one that was saved last. */
  made: string | undefined;
  /** Whose it is is known already: no person types it. */
  known?: boolean | undefined;
  /** Where new ones wait for their validation the money comes there: what says so. */
  later: string | false;
  /** What the DP does. */
  note?: (dp: Rupiah) => ReactNode;
  /** Terms that only this kind has. */
  children?: ReactNode;
};

/** Whose it is, until when, by which craftsman, and the DP; one key saves and prints the slip. */
export function PromiseSide(props: Props) {
  const { form, label, total, about, made, known, later, note, children } = props;
  const { draft, said, set, tgl_janji } = form;
  const { tgl_system } = usePerson();
  useHotkey('F3', () => focusField('nama'));
  return (
    <aside className={css.side} aria-label={t('Customer dan DP')}>
      <TotalPlate label={label} rupiah={total} paid={made} />
      {about}
      <FormFrame
        onSave={() => undefined}
        onLast={() => focusField('tunai')}
        label={t('Customer dan DP')}
      >
        <div className={css.terms}>
          {!known && <CustomerFields form={form} />}
          <div className={css.pair}>
            <DayInput
              label={t('Janji Selesai')}
              name="tgl_janji"
              min={tgl_system}
              value={tgl_janji}
              onChange={(next) => set({ tgl_janji: next })}
              error={tOf(said['tgl_janji'])}
            />
            <RefInput
              label={t('Tukang')}
              name="kode_tukang"
              source={TUKANG}
              clearable
              value={draft.kode_tukang}
              onChange={(kode_tukang) => set({ kode_tukang })}
              error={tOf(said['kode_tukang'])}
            />
          </div>
          {children}
          <div className={css.pair}>
            <RefInput
              label={t('Sales')}
              name="kode_sales"
              source={sourceOf(saringSales.kode_sales)}
              value={form.kode_sales}
              onChange={form.setSales}
              error={tOf(said['kode_sales'])}
            />
            <TextInput
              label={t('Keterangan')}
              name="keterangan"
              maxLength={300}
              value={draft.keterangan}
              onChange={(next) => set({ keterangan: next || null })}
            />
          </div>
        </div>
      </FormFrame>
      {later ? (
        <Later form={form} says={later} />
      ) : (
        <Dp
          key={made ?? ''}
          tagihan={total}
          words={[mark('Terima DP dan simpan'), mark('Simpan tanpa DP')]}
          busy={form.busy}
          said={said['pembayaran']}
          onPay={form.save}
          note={note}
        />
      )}
    </aside>
  );
}

/** Saved without money. */
function Later({ form, says }: { form: Form; says: string }) {
  const press = () => form.save([]);
  useHotkey('F9', press, !form.busy);
  return (
    <>
      <p className={css.card}>{says}</p>
      <Button look="primary" size="lg" wide busy={form.busy} shortcut="F9" onClick={press}>
        {t('Simpan')}
      </Button>
    </>
  );
}
