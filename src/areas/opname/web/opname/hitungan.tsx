import { useMemo, useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import { focusScan } from '#kit/web/write/focus.ts';
import {
  batalOpnameEndpoint,
  daftarOpnameEndpoint,
  kosongkanOpnameEndpoint,
  opnameEndpoint,
  selesaiOpnameEndpoint,
} from '#areas/opname/contract/opname.api.ts';
import { HASIL } from '#areas/opname/rules/opname.ts';
import { angkaHitung, BilahHasil } from '#areas/opname/web/opname/bilah-hasil.tsx';
import { jumlahkanBaki } from '#areas/opname/web/opname/jumlah-baki.ts';
import { PindaiOpname } from '#areas/opname/web/opname/pindai-opname.tsx';
import { SelesaiOpname } from '#areas/opname/web/opname/selesai-opname.tsx';
import { TabelBaki } from '#areas/opname/web/opname/tabel-baki.tsx';
import { TabelOpname } from '#areas/opname/web/opname/tabel-opname.tsx';
import type { TindakanOpname } from '#areas/opname/web/opname/tombol-opname.tsx';
import css from '#areas/opname/web/opname.module.css';
import hitung from '#areas/opname/web/hitung/hitung.module.css';

export const TINDAKAN: TindakanOpname = {
  selesai: selesaiOpnameEndpoint,
  kosongkan: kosongkanOpnameEndpoint,
  batal: batalOpnameEndpoint,
  segarkan: [daftarOpnameEndpoint, opnameEndpoint],
};
type Keadaan = AnswerOf<typeof opnameEndpoint>;

/** One count: its trays, the scanner while it runs, and its pieces by what became of them. */
export function Hitungan({ id }: { id: number }) {
  const { data, error, refetch } = useRead(opnameEndpoint, {
    params: { id: String(id) },
    keep: true,
    staleTime: 0,
  });
  const [hasil, setHasil] = useState<string>('HILANG');
  const [dipindai, setDipindai] = useState<string | null>(null);
  const baki = useMemo(() => jumlahkanBaki(data?.barang ?? []), [data]);
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { opname } = data;
  const jalan = opname.status === 'BERJALAN';
  const kini = opname.kode_baki ?? dipindai;
  const barang = data.barang.filter(
    (one) => (hasil === 'ALL' || one.hasil === hasil) && (!kini || !jalan || bakiOf(one) === kini),
  );
  /** Enter in the empty field: the next tray that lacks something, after the one under the scanner. */
  const turun = () => {
    const at = baki.findIndex((one) => one.kode_baki === kini);
    const urut = [...baki.slice(at + 1), ...baki.slice(0, Math.max(0, at))];
    setDipindai(urut.find((one) => one.ketemu < one.harus)?.kode_baki ?? kini);
  };
  return (
    <>
      <Angka data={data} />
      <div className={css.hitungan}>
        {baki.length > 0 && (
          <div className={hitung.gulir} role="region" aria-label={t('Baki')} tabIndex={-1}>
            <TabelBaki
              rows={baki}
              kini={kini}
              onPilih={(kode) => {
                setDipindai(kode === dipindai ? null : kode);
                focusScan();
              }}
            />
          </div>
        )}
        <div className={css.isi}>
          {jalan && (
            <PindaiOpname opname={opname} baki={dipindai} onBaki={setDipindai} onKosong={turun} />
          )}
          <BilahHasil
            opname={opname}
            pilihan={HASIL}
            hasil={hasil}
            onHasil={setHasil}
            tindakan={TINDAKAN}
          />
          <TabelOpname barang={barang} hasil={hasil} />
        </div>
      </div>
      {jalan && <SelesaiOpname data={data} tindakan={TINDAKAN} />}
    </>
  );
}

/** Where a piece is looked for: in its own tray, and in the one it was found in. */
const bakiOf = (one: Keadaan['barang'][number]): string | null => one.baki_fisik ?? one.kode_baki;

function Angka({ data }: { data: Keadaan }) {
  return (
    <SummaryBand
      figures={[
        angkaHitung(t('Seharusnya'), data.harus),
        angkaHitung(t('Ketemu'), data.ketemu),
        angkaHitung(t('Hilang'), data.hilang),
        angkaHitung(t('Salah baki'), data.salah_baki),
        angkaHitung(t('Lebih'), data.lebih),
        ...(data.bergerak.qty > 0 ? [angkaHitung(t('Bergerak'), data.bergerak)] : []),
        ...(data.beda_berat.qty > 0
          ? [
              angkaHitung(t('Beda berat'), {
                qty: data.beda_berat.qty,
                berat: data.beda_berat.selisih,
              }),
            ]
          : []),
        { label: t('Tidak dikenal'), value: formatInt(data.tidak_dikenal) },
        { label: t('Dipindai dua kali'), value: formatInt(data.kembar) },
      ]}
    />
  );
}
