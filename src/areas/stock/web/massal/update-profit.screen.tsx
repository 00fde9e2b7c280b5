import type { Field } from '#kit/contract/field.ts';
import type { Persen, Rupiah } from '#kit/rules/quantity.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { PersenInput, RupiahInput } from '#kit/web/input/number-input.tsx';
import { isAsked, type Values } from '#kit/web/write/check.ts';
import type { FieldsForm } from '#kit/web/write/use-fields.ts';
import { profitFields, hitungProfitEndpoint } from '#areas/stock/contract/ubah-massal.api.ts';
import { updateProfitDocument } from '#areas/stock/contract/ubah-massal.document.ts';
import { LayarUbah } from '#areas/stock/web/massal/layar-ubah.tsx';
import css from '#areas/stock/web/kerja.module.css';

/** Ten times dearer at most: more than that is a slip of a figure. */
const SERIBU = { percent: 1000, message: mark('Tidak boleh melebihi 1000%') };

const KOLOM = ['modal_ke', 'ongkos_ke', 'laba_ke'] as const;

/** Cost and labour charge of many pieces, with what they earn before and after. */
export default function UpdateProfitScreen() {
  const { lihat_modal } = usePerson();
  return (
    <LayarUbah
      nama="update-profit-barang"
      of={updateProfitDocument}
      hitung={hitungProfitEndpoint}
      fields={profitFields}
      kolom={KOLOM}
      siap={adaCara}
      isian={(form) => (
        <>
          {lihat_modal && <Bagian form={form} bagian="modal" />}
          <Bagian form={form} bagian="ongkos" />
        </>
      )}
    />
  );
}

const adaCara = ({ cara_modal, cara_ongkos }: Values): boolean =>
  cara_modal !== 'TETAP' || cara_ongkos !== 'TETAP';

type Props = { form: FieldsForm; bagian: 'modal' | 'ongkos' };

/** How it changes, and the figure that this way asks for. */
function Bagian({ form, bagian }: Props) {
  const [cara, nilai, persen] = [`cara_${bagian}`, `nilai_${bagian}`, `persen_${bagian}`] as const;
  const turun = form.values[cara] === 'TAMBAH';
  return (
    <div className={css.form}>
      <FieldInput
        of={{ ...(profitFields[cara] as Field), optional: undefined }}
        {...form.bind(cara)}
      />
      {isAsked(profitFields[nilai], form.values) && (
        <RupiahInput
          {...form.bind(nilai)}
          value={form.values[nilai] as Rupiah | null}
          label={t(profitFields[nilai].label)}
          hint={turun ? t('Minus untuk mengurangi') : undefined}
          negative={turun}
          required
        />
      )}
      {isAsked(profitFields[persen], form.values) && (
        <PersenInput
          {...form.bind(persen)}
          value={form.values[persen] as Persen | null}
          label={t(profitFields[persen].label)}
          hint={t('Minus untuk menurunkan')}
          most={SERIBU}
          negative
          required
        />
      )}
    </div>
  );
}
