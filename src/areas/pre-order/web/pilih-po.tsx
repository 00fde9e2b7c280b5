import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { daftarPoEndpoint, type PreOrder } from '#areas/pre-order/contract/pre-order.api.ts';
import { preOrderModul } from '#areas/pre-order/contract/pre-order.modul.ts';
import { poDipilih, TANPA_PO } from '#areas/pre-order/web/po-dipilih.ts';

type Props = {
  kode_dept: string | null;
  name: string;
  value: string | null;
  /** `dari` is the pre-order that was chosen, with all that it says. */
  onChange: (po: string | null, dari?: PreOrder) => void;
  error: string | undefined;
  /** Offered before the jenis is said, too: the pre-order says it. */
  dahulu?: true;
};
/** Which waiting pre-order such a piece fills; none is said, too (D-36.9). */
export function PilihPo({ kode_dept, name, value, onChange, error, dahulu }: Props) {
  const { moduls } = usePerson();
  const on = moduls.has(preOrderModul.PRE_ORDER_MODULE.key);
  const { data } = useRead(daftarPoEndpoint, {
    query: { status: 'terbuka', page: 1, limit: 500 },
    enabled: on && (dahulu === true || kode_dept !== null),
  });
  const options = (data?.preorders ?? []).flatMap(({ no_po, customer, barang }) =>
    barang
      .filter((one) => one.qty_terima < one.qty)
      .filter((one) => [null, kode_dept ?? one.kode_dept].includes(one.kode_dept))
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
      onChange={(po) => {
        const { no_po } = poDipilih(po);
        onChange(
          po,
          data?.preorders.find((one) => one.no_po === no_po),
        );
      }}
      error={error}
      width={220}
    />
  );
}
