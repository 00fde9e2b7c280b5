import type { Field } from '#kit/contract/field.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import {
  cakupanFields,
  daftarOpnameEndpoint,
  mulaiOpnameEndpoint,
} from '#areas/opname/contract/opname.api.ts';

type Cakupan = { kode_gudang: string; kode_baki: string | null; kode_dept: string | null };

/** What is counted: a warehouse, one of its trays, one kind. A superior begins. */
export function MulaiOpname({ onMulai }: { onMulai: (id: number) => void }) {
  const { level } = usePerson();
  const form = useFields(cakupanFields);
  const write = useWrite(mulaiOpnameEndpoint, {
    success: 'Stock opname dimulai',
    refresh: [daftarOpnameEndpoint],
    onProblem: form.take,
    after: ({ id }) => onMulai(id),
  });
  if (level === 'KASIR') return <p>{t('Stock opname dimulai oleh supervisor.')}</p>;
  const mulai = () => {
    const cakupan = form.check() as Cakupan | undefined;
    if (cakupan) void write.send({ body: cakupan });
  };
  return (
    <>
      <FieldInput
        of={cakupanFields.kode_gudang as Field}
        {...form.bind('kode_gudang')}
        width={190}
      />
      <RefInput
        {...form.bind('kode_baki')}
        value={form.values.kode_baki as string | null}
        label={t('Baki')}
        source={sourceOf(cakupanFields.kode_baki)}
        within={{ kode_gudang: form.values.kode_gudang }}
        clearable
        width={190}
      />
      <FieldInput of={cakupanFields.kode_dept as Field} {...form.bind('kode_dept')} width={190} />
      <Button look="primary" busy={write.busy} onClick={mulai} data-submit>
        {t('Mulai opname')}
      </Button>
    </>
  );
}
