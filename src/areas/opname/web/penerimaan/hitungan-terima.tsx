import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import { optionsOf } from '#kit/contract/chosen.ts';
import {
  batalOpnameTerimaEndpoint,
  daftarOpnameTerimaEndpoint,
  kosongkanOpnameTerimaEndpoint,
  lotHitungRow,
  opnameTerimaEndpoint,
  selesaiOpnameTerimaEndpoint,
} from '#areas/opname/contract/opname-terima.api.ts';
import { angkaHitung, BilahHasil } from '#areas/opname/web/opname/bilah-hasil.tsx';
import { HitungLot } from '#areas/opname/web/penerimaan/hitung-lot.tsx';
import { TabelLot } from '#areas/opname/web/penerimaan/tabel-lot.tsx';
import { SelesaiOpname } from '#areas/opname/web/opname/selesai-opname.tsx';
import type { TindakanOpname } from '#areas/opname/web/opname/tombol-opname.tsx';

export const TINDAKAN: TindakanOpname = {
  selesai: selesaiOpnameTerimaEndpoint,
  kosongkan: kosongkanOpnameTerimaEndpoint,
  batal: batalOpnameTerimaEndpoint,
  segarkan: [daftarOpnameTerimaEndpoint, opnameTerimaEndpoint],
};
type Keadaan = AnswerOf<typeof opnameTerimaEndpoint>;
const SARINGAN = optionsOf(lotHitungRow.hasil)
  .map((one) => one.value)
  .filter((one) => one !== 'SALAH BAKI');

/** One count of deliveries: its state, what is counted now, and its lots. */
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
      <BilahHasil
        opname={data.opname}
        pilihan={SARINGAN}
        hasil={hasil}
        onHasil={setHasil}
        tindakan={TINDAKAN}
      />
      <TabelLot lot={lot} />
      {data.opname.status === 'BERJALAN' && <SelesaiOpname data={data} tindakan={TINDAKAN} />}
    </>
  );
}

function Angka({ data }: { data: Keadaan }) {
  return (
    <SummaryBand
      figures={[
        angkaHitung(t('Seharusnya'), data.harus),
        angkaHitung(t('Dihitung'), data.ketemu),
        angkaHitung(t('Hilang'), data.hilang),
        angkaHitung(t('Lebih'), data.lebih),
        { label: t('Beda berat'), value: `${formatGram(data.beda_berat)} g` },
        { label: t('Tidak dikenal'), value: formatInt(data.tidak_dikenal) },
        { label: t('Dihitung dua kali'), value: formatInt(data.kembar) },
      ]}
    />
  );
}
