import { usePref } from '#kit/web/base/use-pref.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import {
  NAMA_TEMPAT,
  TEMPAT,
  TEMPAT_DI_SINI,
  tempatCetak,
} from '#areas/akses/web/tempat/tempat.ts';
import { readParam } from '#areas/toko/contract/read-param.ts';
import { tokoParam } from '#areas/toko/contract/toko.parameter.ts';

const PILIHAN = TEMPAT.map((value) => ({ value, label: NAMA_TEMPAT[value] }));

/** Where this computer prints notas and tickets, as the question after the first keeps it; the shop's where it says. */
export function TempatCetakNota() {
  const { told } = usePerson();
  const [, put] = usePref<string | null>(TEMPAT_DI_SINI, null);
  const diToko = readParam(told, tokoParam.PLATFORM_NOTA) !== 'TANYA';
  return (
    <SelectInput
      label={t('Tempat cetak nota')}
      name="tempat"
      searchable={false}
      options={PILIHAN}
      disabled={diToko}
      value={tempatCetak({ parameter: told }) ?? null}
      onChange={(next) => put(next)}
    />
  );
}
