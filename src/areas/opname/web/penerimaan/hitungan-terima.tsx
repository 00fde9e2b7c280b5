import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import {
  batalOpnameTerimaEndpoint,
  daftarOpnameTerimaEndpoint,
  kosongkanOpnameTerimaEndpoint,
  lotHitungRow,
  opnameTerimaEndpoint,
  selesaiOpnameTerimaEndpoint,
} from '#areas/opname/contract/opname-terima.api.ts';
import { CetakOpname } from '#areas/opname/web/opname/cetak-opname.tsx';
import { HitungLot } from '#areas/opname/web/penerimaan/hitung-lot.tsx';
import { TabelLot } from '#areas/opname/web/penerimaan/tabel-lot.tsx';
import { TombolOpname, type TindakanOpname } from '#areas/opname/web/opname/tombol-opname.tsx';
import css from '#areas/opname/web/opname.module.css';

export const TINDAKAN: TindakanOpname = {
  selesai: selesaiOpnameTerimaEndpoint,
  kosongkan: kosongkanOpnameTerimaEndpoint,
  batal: batalOpnameTerimaEndpoint,
  segarkan: [daftarOpnameTerimaEndpoint, opnameTerimaEndpoint],
};
type Keadaan = AnswerOf<typeof opnameTerimaEndpoint>;
type Jumlah = { qty: number; berat: Miligram };
const SARINGAN = [
  'ALL',
  ...lotHitungRow.hasil.options!.map((one) => one.value).filter((one) => one !== 'SALAH BAKI'),
];

/** One count of deliveries: how it stands, what is counted now, and its lots. */
export function HitunganTerima({ id }: { id: number }) {
  const { data, error, refetch } = useRead(opnameTerimaEndpoint, {
    params: { id: String(id) },
    keep: true,
    staleTime: 0,
  });
  const [hasil, setHasil] = useState<string>('ALL');
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const lot = hasil === 'ALL' ? data.lot : data.lot.filter((one) => one.hasil === hasil);
  return (
    <>
      <Angka data={data} />
      {data.opname.status === 'BERJALAN' && <HitungLot data={data} />}
      <div className={css.saring}>
        <SelectInput
          label={t('Hasil')}
          width={180}
          searchable={false}
          options={SARINGAN.map((value) => ({ value, label: value === 'ALL' ? 'SEMUA' : value }))}
          value={hasil}
          onChange={(next) => setHasil(next ?? 'ALL')}
        />
        {data.opname.no_opname && <CetakOpname no_opname={data.opname.no_opname} />}
        <TombolOpname opname={data.opname} tindakan={TINDAKAN} />
      </div>
      <TabelLot lot={lot} />
    </>
  );
}

function Angka({ data }: { data: Keadaan }) {
  const figure = (label: string, { qty, berat }: Jumlah) => ({
    label,
    value: formatInt(qty),
    note: `${formatGram(berat)} g`,
  });
  return (
    <SummaryBand
      figures={[
        figure(t('Seharusnya'), data.harus),
        figure(t('Dihitung'), data.ketemu),
        figure(t('Hilang'), data.hilang),
        figure(t('Lebih'), data.lebih),
        { label: t('Beda berat'), value: `${formatGram(data.beda_berat)} g` },
        { label: t('Tidak dikenal'), value: formatInt(data.tidak_dikenal) },
        { label: t('Dihitung dua kali'), value: formatInt(data.kembar) },
      ]}
    />
  );
}
