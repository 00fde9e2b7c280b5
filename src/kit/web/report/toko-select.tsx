import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';

const TOKOS = { call: 'GET tokos', value: 'kode_toko', show: 'nama_toko', table: 'toko' } as const;

type Props = {
  value: string | undefined;
  onChange: (kode_toko: string | undefined) => void;
  error?: string;
};

/** Head office only: the branch whose rows are asked for; empty means head office itself, as it then says (R7). */
export const TokoSelect = ({ value, onChange, error }: Props) => (
  <RefInput
    placeholder={usePerson().nama_toko}
    label={t('Pilih Toko')}
    source={TOKOS}
    width={190}
    value={value ?? null}
    onChange={(kode) => onChange(kode ?? undefined)}
    error={error}
    clearable
  />
);
