import type { Field } from '#kit/contract/field.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  cakupanTerimaFields,
  daftarOpnameTerimaEndpoint,
  mulaiOpnameTerimaEndpoint,
} from '#areas/opname/contract/opname-terima.api.ts';

/** The warehouse whose loose goods are counted. */
export function MulaiTerima({ onMulai }: { onMulai: (id: number) => void }) {
  const form = useFields(cakupanTerimaFields);
  const write = useWrite(mulaiOpnameTerimaEndpoint, {
    success: 'Stock opname dimulai',
    refresh: [daftarOpnameTerimaEndpoint],
    onProblem: form.take,
    after: ({ id }) => onMulai(id),
  });
  const mulai = () => {
    const cakupan = form.check() as { kode_gudang: string } | undefined;
    if (cakupan) void write.send({ body: cakupan });
  };
  return (
    <>
      <FieldInput
        of={cakupanTerimaFields.kode_gudang as Field}
        {...form.bind('kode_gudang')}
        width={190}
      />
      <Button look="primary" busy={write.busy} onClick={mulai} data-submit>
        {t('Mulai opname')}
      </Button>
    </>
  );
}
