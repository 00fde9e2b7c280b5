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
  batalOpnameEndpoint,
  daftarOpnameEndpoint,
  kosongkanOpnameEndpoint,
  opnameEndpoint,
  selesaiOpnameEndpoint,
} from '#areas/opname/contract/opname.api.ts';
import { HASIL } from '#areas/opname/rules/opname.ts';
import { CetakOpname } from '#areas/opname/web/opname/cetak-opname.tsx';
import { PindaiOpname } from '#areas/opname/web/opname/pindai-opname.tsx';
import { TabelOpname } from '#areas/opname/web/opname/tabel-opname.tsx';
import { TombolOpname, type TindakanOpname } from '#areas/opname/web/opname/tombol-opname.tsx';
import css from '#areas/opname/web/opname.module.css';

export const TINDAKAN: TindakanOpname = {
  selesai: selesaiOpnameEndpoint,
  kosongkan: kosongkanOpnameEndpoint,
  batal: batalOpnameEndpoint,
  segarkan: [daftarOpnameEndpoint, opnameEndpoint],
};
type Keadaan = AnswerOf<typeof opnameEndpoint>;
type Jumlah = { qty: number; berat: Miligram };

/** One count: how it stands, the scanner while it runs, and its pieces by what became of them. */
export function Hitungan({ id }: { id: number }) {
  const { data, error, refetch } = useRead(opnameEndpoint, {
    params: { id: String(id) },
    keep: true,
    staleTime: 0,
  });
  const [hasil, setHasil] = useState<string>('HILANG');
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const barang = hasil === 'ALL' ? data.barang : data.barang.filter((one) => one.hasil === hasil);
  return (
    <>
      <Angka data={data} />
      {data.opname.status === 'BERJALAN' && <PindaiOpname opname={data.opname} />}
      <div className={css.saring}>
        <SelectInput
          label={t('Hasil')}
          width={180}
          searchable={false}
          options={[
            { value: 'ALL', label: 'SEMUA' },
            ...HASIL.map((value) => ({ value, label: value })),
          ]}
          value={hasil}
          onChange={(next) => setHasil(next ?? 'ALL')}
        />
        {data.opname.no_opname && <CetakOpname no_opname={data.opname.no_opname} />}
        <TombolOpname opname={data.opname} tindakan={TINDAKAN} />
      </div>
      <TabelOpname barang={barang} />
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
        figure(t('Ketemu'), data.ketemu),
        figure(t('Hilang'), data.hilang),
        figure(t('Salah baki'), data.salah_baki),
        figure(t('Lebih'), data.lebih),
        { label: t('Tidak dikenal'), value: formatInt(data.tidak_dikenal) },
        { label: t('Dipindai dua kali'), value: formatInt(data.kembar) },
      ]}
    />
  );
}
