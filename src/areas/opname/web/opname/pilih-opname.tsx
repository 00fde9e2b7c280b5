import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { optionsOf } from '#kit/contract/chosen.ts';
import { fitting } from '#kit/rules/lists.ts';
import type { daftarOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { opnameRow } from '#areas/opname/contract/panggilan-opname.ts';
import { namaTempat } from '#areas/stock/rules/pindah.ts';

type Opname = AnswerOf<typeof daftarOpnameEndpoint>[number];
type Props = {
  data: readonly Opname[];
  kini: Opname | undefined;
  onPilih: (id: number | undefined) => void;
};

/** The counts that run and the last that ended, by number, place and state. */
export const PilihOpname = ({ data, kini, onPilih }: Props) => (
  <SelectInput
    bare
    label={t('Pilih stock opname')}
    placeholder={t('Pilih stock opname')}
    width={260}
    asIs
    options={data.map((one) => ({
      value: String(one.id),
      label: `${one.no_opname ?? `#${one.id}`} · ${namaTempat(one)} · ${kata(one.status)}`,
    }))}
    value={kini ? String(kini.id) : null}
    onChange={(id) => onPilih(id === null ? undefined : Number(id))}
  />
);

const kata = (status: string): string =>
  t(fitting(optionsOf(opnameRow.status), (one) => one.value === status).label);
