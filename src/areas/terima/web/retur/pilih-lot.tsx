import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { lotLepasEndpoint } from '#areas/terima/contract/retur/lot-lepas.api.ts';
import { kunciLot, namaLot, type Lot } from '#areas/terima/web/retur/baris-lot.tsx';
import css from '#areas/terima/web/terima.module.css';

type Props = { dipilih: readonly Lot[]; onPilih: (lot: Lot) => void };

/** Lots of deliveries without labels: one that is chosen joins what goes back. */
export function PilihLot({ dipilih, onPilih }: Props) {
  const { data = [] } = useRead(lotLepasEndpoint);
  const sudah = new Set(dipilih.map(kunciLot));
  const [supplier] = dipilih.map((one) => one.kode_supplier);
  const boleh = data.filter(
    (one) =>
      !sudah.has(kunciLot(one)) && (supplier === undefined || one.kode_supplier === supplier),
  );
  if (data.length === 0) return null;
  return (
    <div className={css.pilih}>
      <SelectInput
        label={t('Barang terima yang belum dilabel')}
        asIs
        searchable
        options={boleh.map((one) => ({
          value: kunciLot(one),
          label: [
            one.kode_supplier,
            namaLot(one),
            t('sisa {n} barang', { n: formatInt(one.qty) }),
            kunciLot(one),
          ].join(' · '),
        }))}
        value={null}
        onChange={(kunci) => {
          const lot = boleh.find((one) => kunciLot(one) === kunci);
          if (lot) onPilih(lot);
        }}
        nothing={t('Tidak ada lagi dari supplier ini')}
      />
    </div>
  );
}
