import type { Field } from '#kit/contract/field.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  cakupanBerlianFields,
  listOpnameBerlianEndpoint,
  mulaiOpnameBerlianEndpoint,
} from '#areas/opname/contract/opname-berlian.api.ts';

type Cakupan = { kode_gudang: string; kode_dept: string | null };

/** The warehouse whose loose stones are counted, or one jenis of them. A superior begins. */
export function MulaiBerlian({ onMulai }: { onMulai: (id: number) => void }) {
  const { level } = usePerson();
  const form = useFields(cakupanBerlianFields);
  const write = useWrite(mulaiOpnameBerlianEndpoint, {
    success: 'Stock opname dimulai',
    refresh: [listOpnameBerlianEndpoint],
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
      {Object.entries(cakupanBerlianFields).map(([name, of]) => (
        <FieldInput
          key={name}
          of={of as Field}
          {...form.bind(name)}
          within={name === 'kode_dept' ? BERLIAN : undefined}
          width={190}
        />
      ))}
      <Button look="primary" busy={write.busy} onClick={mulai} data-submit>
        {t('Mulai opname')}
      </Button>
    </>
  );
}

/** A jenis that is no stone is not offered. */
const BERLIAN = { berlian: true };
