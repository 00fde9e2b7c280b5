import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
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
import { angkaHitung, BilahHasil } from '#areas/opname/web/opname/bilah-hasil.tsx';
import { PindaiOpname } from '#areas/opname/web/opname/pindai-opname.tsx';
import { TabelOpname } from '#areas/opname/web/opname/tabel-opname.tsx';
import type { TindakanOpname } from '#areas/opname/web/opname/tombol-opname.tsx';

export const TINDAKAN: TindakanOpname = {
  selesai: selesaiOpnameEndpoint,
  kosongkan: kosongkanOpnameEndpoint,
  batal: batalOpnameEndpoint,
  segarkan: [daftarOpnameEndpoint, opnameEndpoint],
};
type Keadaan = AnswerOf<typeof opnameEndpoint>;

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
      <BilahHasil
        opname={data.opname}
        pilihan={HASIL}
        hasil={hasil}
        onHasil={setHasil}
        tindakan={TINDAKAN}
      />
      <TabelOpname barang={barang} />
    </>
  );
}

function Angka({ data }: { data: Keadaan }) {
  return (
    <SummaryBand
      figures={[
        angkaHitung(t('Seharusnya'), data.harus),
        angkaHitung(t('Ketemu'), data.ketemu),
        angkaHitung(t('Hilang'), data.hilang),
        angkaHitung(t('Salah baki'), data.salah_baki),
        angkaHitung(t('Lebih'), data.lebih),
        { label: t('Tidak dikenal'), value: formatInt(data.tidak_dikenal) },
        { label: t('Dipindai dua kali'), value: formatInt(data.kembar) },
      ]}
    />
  );
}
