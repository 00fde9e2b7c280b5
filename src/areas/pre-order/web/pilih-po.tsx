import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { daftarPoEndpoint } from '#areas/pre-order/contract/pre-order.api.ts';
import { preOrderModul } from '#areas/pre-order/contract/pre-order.modul.ts';

export const TANPA_PO = 'TANPA';

type Isi = {
  readonly no_po: string | null;
  readonly urut_po: number | null;
  readonly tanpa_po: boolean | null;
};

/** What was chosen, `NOMOR/urut` or none, as a body says it. */
export function poDipilih(po: string | null): Isi {
  if (po === null) return { no_po: null, urut_po: null, tanpa_po: null };
  if (po === TANPA_PO) return { no_po: null, urut_po: null, tanpa_po: true };
  const [no_po = '', urut = ''] = po.split('/');
  return { no_po, urut_po: Number(urut), tanpa_po: null };
}

/** The other way round. */
export const poTerpilih = ({ no_po, urut_po, tanpa_po }: Partial<Isi>): string | null =>
  no_po ? `${no_po}/${urut_po}` : tanpa_po ? TANPA_PO : null;

type Props = {
  kode_dept: string | null;
  name: string;
  value: string | null;
  onChange: (po: string | null) => void;
  error: string | undefined;
};
/** Which waiting pre-order such a piece fills; none is said, too (D-36.9). */
export function PilihPo({ kode_dept, name, value, onChange, error }: Props) {
  const { moduls } = usePerson();
  const on = moduls.has(preOrderModul.PRE_ORDER_MODULE.key);
  const { data } = useRead(daftarPoEndpoint, {
    query: { status: 'terbuka', page: 1, limit: 500 },
    enabled: on && kode_dept !== null,
  });
  const options = (data?.preorders ?? []).flatMap(({ no_po, customer, barang }) =>
    barang
      .filter((one) => one.qty_terima < one.qty)
      .filter((one) => one.kode_dept === null || one.kode_dept === kode_dept)
      .map(({ urut, deskripsi }) => ({
        value: `${no_po}/${urut}`,
        label: [no_po, customer, deskripsi].filter(Boolean).join(' · '),
      })),
  );
  if (!on || (options.length === 0 && !value)) return null;
  return (
    <SelectInput
      label={t('Pre order')}
      name={name}
      asIs
      searchable
      clearable
      options={[{ value: TANPA_PO, label: t('Tanpa PO') }, ...options]}
      value={value}
      onChange={onChange}
      error={error}
      width={220}
    />
  );
}
