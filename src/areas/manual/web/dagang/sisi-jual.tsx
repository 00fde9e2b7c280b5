import { sourceOf } from '#kit/contract/chosen.ts';
import { mark, t, tOf } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { SumButton } from '#kit/web/frame/sum-button.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { TextInput } from '#kit/web/input/text-input.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { focusField } from '#kit/web/write/focus.ts';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { CustomerFields } from '#areas/customer/web/customer-fields.tsx';
import type { DokumenJualManual } from '#areas/manual/contract/jual-manual.document.ts';
import type { JualManualForm } from '#areas/manual/web/dagang/use-jual-manual.ts';
import { saringSales } from '#areas/toko/contract/saring-sales.ts';
import { usePayment } from '#areas/uang/web/bayar/use-payment.tsx';
import css from '#areas/pembelian/web/beli/beli.module.css';

type Props = { form: JualManualForm; made: DokumenJualManual | undefined };

/** Who buys, who sells, and the money; what was saved last stays until the next line. */
export function SisiJual({ form, made }: Props) {
  const { draft, said, set, total } = form;
  const kosong = total === 0;
  useHotkey('F3', () => focusField('nama'));
  return (
    <aside className={css.sisi} aria-label={t('Pelanggan dan pembayaran')}>
      <TotalPlate
        label={t('Total bayar')}
        rupiah={kosong && made ? made.grand_total : total}
        note={kosong && made ? t('Menunggu validasi') : undefined}
        paid={kosong ? made?.no_faktur_jual : undefined}
      />
      <FormFrame onSave={() => undefined} onLast={() => focusField('tunai')} label={t('Pelanggan')}>
        <CustomerFields form={form} />
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
      </FormFrame>
      {form.salah && (
        <p role="alert" className={css.salah}>
          {t(form.salah)}
        </p>
      )}
      {!kosong && <Uang key={total} form={form} />}
    </aside>
  );
}

/** The payment of the sum that is shown: for another sum it is entered again. */
function Uang({ form }: { form: JualManualForm }) {
  const press = () => {
    const taken = form.busy || !form.fresh ? undefined : money.take();
    if (taken) form.save(taken.value);
  };
  const money = usePayment({
    amount: form.total,
    out: false,
    onSave: press,
    said: form.said['pembayaran'],
  });
  return (
    <>
      {money.view}
      <SumButton
        word={money.press.word || mark('Simpan dan cetak')}
        rupiah={money.press.sum}
        busy={form.busy}
        onClick={press}
      />
    </>
  );
}
