import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import { mg, rp } from '#kit/rules/quantity.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { PanelsBack } from '#kit/web/frame/panel.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { SummaryBand, type Figure } from '#kit/web/mark/summary-band.tsx';
import {
  berandaPusatEndpoint,
  type CabangBeranda,
  type HariCabang,
} from '#areas/dashboard/contract/beranda-pusat.api.ts';
import { Ke } from '#areas/dashboard/web/ke.tsx';
import { HargaBerubahList } from '#areas/dashboard/web/beranda/harga-berubah.tsx';
import { MenungguCabang } from '#areas/dashboard/web/beranda/menunggu-cabang.tsx';
import { TabelHariCabang } from '#areas/dashboard/web/beranda/tabel-hari-cabang.tsx';
import { TokoDiam } from '#areas/dashboard/web/pusat/toko-diam.tsx';
import css from '#areas/dashboard/web/beranda/hari-toko.module.css';

type Beranda = AnswerOf<typeof berandaPusatEndpoint>;

/** Head office's first page: what the chain sold and earned, what waits in which branch, which prices changed. */
export default function HariPusat() {
  const { data, error, refetch } = useRead(berandaPusatEndpoint, { staleTime: 0, keep: true });
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  if (!data) return <div className={css.tunggu} aria-busy />;
  const { cabang, toko, tgl_kemarin, harga } = data;
  return (
    <div className={css.hari}>
      <TokoDiam toko={toko} />
      <SummaryBand figures={angka(cabang)} />
      {tgl_kemarin && <Kemarin tgl={tgl_kemarin} cabang={cabang} />}
      <TabelHariCabang
        cabang={cabang.filter(tampil)}
        toko={toko}
        tgl_kemarin={tgl_kemarin}
        onRefresh={refetch}
      />
      <div className={css.dua}>
        <MenungguCabang cabang={cabang} toko={toko} onRefresh={refetch} />
        <HargaBerubahList rows={harga} onRefresh={refetch} />
      </div>
      <PanelsBack screen="home" />
    </div>
  );
}

/** Head office has a line of its own where it sold or bought like a branch. */
const tampil = ({ pusat, hari_ini, kemarin }: CabangBeranda): boolean =>
  !pusat || [hari_ini, kemarin].some((one) => one.nota > 0 || one.gram_masuk > 0);

type Angka = Exclude<keyof HariCabang, 'laba'>;
type Cabang = readonly CabangBeranda[];
const jumlah = (cabang: Cabang, hari: 'hari_ini' | 'kemarin', name: Angka): number =>
  cabang.reduce((all, one) => all + one[hari][name], 0);
/** The profit of the chain; null where cost is not shown (D-3.5). */
const laba = (cabang: Cabang, hari: 'hari_ini' | 'kemarin'): number | null =>
  cabang.every((one) => one[hari].laba === null)
    ? null
    : cabang.reduce((all, one) => all + (one[hari].laba ?? 0), 0);

function angka(cabang: Cabang): Figure[] {
  const untung = laba(cabang, 'hari_ini');
  const gram = (name: 'gram_keluar' | 'gram_masuk') =>
    formatGram(mg(jumlah(cabang, 'hari_ini', name)));
  return [
    {
      label: t('Penjualan semua toko hari ini'),
      domain: 'penjualan',
      value: formatRupiah(rp(jumlah(cabang, 'hari_ini', 'rupiah'))),
      note: t('{nota} nota di {toko} toko', {
        nota: formatInt(jumlah(cabang, 'hari_ini', 'nota')),
        toko: formatInt(cabang.filter((one) => one.hari_ini.nota > 0).length),
      }),
    },
    ...(untung === null
      ? []
      : [
          {
            label: t('Laba hari ini'),
            value: formatRupiah(rp(untung)),
            note: t('dari barang yang modalnya diketahui'),
          },
        ]),
    { label: t('Gram keluar'), value: gram('gram_keluar'), unit: 'g', note: t('dijual') },
    { label: t('Gram masuk'), value: gram('gram_masuk'), unit: 'g', note: t('dibeli') },
  ];
}

function Kemarin({ tgl, cabang }: { tgl: Hari; cabang: Beranda['cabang'] }) {
  const untung = laba(cabang, 'kemarin');
  const gram = (name: 'gram_keluar' | 'gram_masuk') =>
    formatGram(mg(jumlah(cabang, 'kemarin', name)));
  return (
    <dl className={css.lagi}>
      <div>
        <dt>{formatHariPanjang(tgl, t)}</dt>
        <dd>
          {t('Penjualan {rupiah}', {
            rupiah: formatRupiah(rp(jumlah(cabang, 'kemarin', 'rupiah'))),
          })}
          {untung !== null && <b>{t('Laba {rupiah}', { rupiah: formatRupiah(rp(untung)) })}</b>}
          <span>
            {t('Keluar {keluar} g, masuk {masuk} g', {
              keluar: gram('gram_keluar'),
              masuk: gram('gram_masuk'),
            })}
          </span>
          <Ke path={['laporan-perbandingan-cabang']}>{t('Bandingkan toko')}</Ke>
        </dd>
      </div>
    </dl>
  );
}
