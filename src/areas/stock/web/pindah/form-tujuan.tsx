import type { Field } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import type { FieldsForm } from '#kit/web/write/use-fields.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { tujuanFields } from '#areas/stock/contract/pindah.document.ts';

/** Where to: a warehouse, one of its trays, a remark. */
export function FormTujuan({ form }: { form: FieldsForm }) {
  const { kode_gudang, kode_baki } = form.values;
  return (
    <>
      <FieldInput of={tujuanFields.kode_gudang as Field} {...form.bind('kode_gudang')} />
      <RefInput
        {...form.bind('kode_baki')}
        value={kode_baki as string | null}
        label={t('Baki Tujuan')}
        source={sourceOf(tujuanFields.kode_baki)}
        within={{ kode_gudang }}
        clearable
      />
      <FieldInput of={tujuanFields.keterangan as Field} {...form.bind('keterangan')} />
    </>
  );
}
