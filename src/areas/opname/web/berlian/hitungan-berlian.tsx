import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { optionsOf } from '#kit/contract/chosen.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, sum } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import {
  batalOpnameBerlianEndpoint,
  batuHitungRow,
  listOpnameBerlianEndpoint,
  clearOpnameBerlianEndpoint,
  opnameBerlianEndpoint,
  selesaiOpnameBerlianEndpoint,
} from '#areas/opname/contract/opname-berlian.api.ts';
import { PindaiBerlian } from '#areas/opname/web/berlian/pindai-berlian.tsx';
import { BilahHasil } from '#areas/opname/web/opname/bilah-hasil.tsx';
import { SelesaiOpname } from '#areas/opname/web/opname/selesai-opname.tsx';
import { TabelHasil } from '#areas/opname/web/opname/tabel-hasil.tsx';
import type { TindakanOpname } from '#areas/opname/web/opname/tombol-opname.tsx';

export const TINDAKAN: TindakanOpname = {
  selesai: selesaiOpnameBerlianEndpoint,
  kosongkan: clearOpnameBerlianEndpoint,
  batal: batalOpnameBerlianEndpoint,
  segarkan: [listOpnameBerlianEndpoint, opnameBerlianEndpoint],
};
type Keadaan = AnswerOf<typeof opnameBerlianEndpoint>;
const SARINGAN = optionsOf(batuHitungRow.hasil).map((one) => one.value);
const LEBAR = {
  kode: 110,
  kode_dept: 80,
  butir: 70,
  dihitung: 80,
  carat: 90,
  hasil: 130,
  dipindai_by: 100,
};

/** One count of loose stones: its state, the scanner while it runs, and its stones by what became of them. */
export function HitunganBerlian({ id }: { id: number }) {
  const { data, error, refetch } = useRead(opnameBerlianEndpoint, {
    params: { id: String(id) },
    keep: true,
    staleTime: 0,
  });
  const [hasil, setHasil] = useState<string>('HILANG');
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const jalan = data.opname.status === 'BERJALAN';
  const batu = data.batu.filter((one) => hasil === 'ALL' || one.hasil === hasil);
  return (
    <>
      <Angka data={data} />
      {jalan && <PindaiBerlian id={id} />}
      <BilahHasil
        opname={data.opname}
        pilihan={SARINGAN}
        hasil={hasil}
        onHasil={setHasil}
        tindakan={TINDAKAN}
      />
      <TabelHasil
        nama="stock-opname-berlian"
        label={t('Berlian')}
        kolom={batuHitungRow}
        lebar={LEBAR}
        rows={batu}
        rowKey={(row) => row.kode}
        total={mark('Total {n} berlian')}
        jumlah={(rows) => ({ carat: sum([mg(0), ...rows.map((row) => row.carat)]) })}
      />
      {jalan && <SelesaiOpname data={data} tindakan={TINDAKAN} />}
    </>
  );
}

const angka = (label: string, { qty, carat }: Keadaan['harus']) => ({
  label,
  value: formatInt(qty),
  note: `${formatGram(carat)} ct`,
});

const Angka = ({ data }: { data: Keadaan }) => (
  <SummaryBand
    figures={[
      angka(t('Seharusnya'), data.harus),
      angka(t('Ketemu'), data.ketemu),
      angka(t('Hilang'), data.hilang),
      angka(t('Lebih'), data.lebih),
      angka(t('Salah gudang'), data.salah_gudang),
      ...(data.beda_butir.qty > 0 ? [angka(t('Butir berbeda'), data.beda_butir)] : []),
      ...(data.parcel_belum.qty > 0
        ? [angka(t('Isi parcel tidak dihitung'), data.parcel_belum)]
        : []),
      ...(data.bergerak.qty > 0 ? [angka(t('Bergerak'), data.bergerak)] : []),
      { label: t('Tidak dikenal'), value: formatInt(data.tidak_dikenal) },
      { label: t('Dipindai dua kali'), value: formatInt(data.kembar) },
    ]}
  />
);
