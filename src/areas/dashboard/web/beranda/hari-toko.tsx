import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { useRead } from '#kit/web/api/query.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { t } from '#kit/web/base/text.ts';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { SummaryBand, type Figure } from '#kit/web/mark/summary-band.tsx';
import { berandaEndpoint } from '#areas/dashboard/contract/beranda.api.ts';
import { Ke } from '#areas/dashboard/web/ke.tsx';
import { PerluDilihat } from '#areas/dashboard/web/perlu-dilihat.tsx';
import css from '#areas/dashboard/web/beranda/hari-toko.module.css';

type Beranda = AnswerOf<typeof berandaEndpoint>;
type HariKerja = Beranda['hari_ini'];

/** What the shop did today and the day before, what its gold gains with the price, and what waits. */
export default function HariToko() {
  const { data, error, refetch } = useRead(berandaEndpoint, { staleTime: 0, keep: true });
  const lagi = () => void refetch();
  useBell('keranjang', lagi);
  useBell('harga', lagi);
  if (error) return <ErrorBlock problem={error} onRetry={lagi} />;
  if (!data) return <div className={css.tunggu} aria-busy />;
  const { sendiri, hari_ini, kemarin, emas, perlu_dilihat } = data;
  return (
    <div className={css.hari}>
      <SummaryBand figures={angka(hari_ini, sendiri)} />
      {(kemarin || emas) && (
        <dl className={css.lagi}>
          {kemarin && <Kemarin hari={kemarin} />}
          {emas && <Emas {...emas} />}
        </dl>
      )}
      <PerluDilihat rows={perlu_dilihat} onRefresh={refetch} />
    </div>
  );
}

function angka(one: HariKerja, sendiri: boolean): Figure[] {
  return [
    {
      label: sendiri ? t('Penjualan Anda hari ini') : t('Penjualan hari ini'),
      domain: 'penjualan',
      value: formatRupiah(one.rupiah),
      note: t('{nota} nota, {qty} potong', {
        nota: formatInt(one.nota),
        qty: formatInt(one.qty),
      }),
    },
    ...(one.laba === null
      ? []
      : [
          {
            label: t('Laba hari ini'),
            value: formatRupiah(one.laba),
            note: t('dari barang yang modalnya diketahui'),
          },
        ]),
    { label: t('Gram keluar'), value: formatGram(one.gram_keluar), unit: 'g', note: t('dijual') },
    { label: t('Gram masuk'), value: formatGram(one.gram_masuk), unit: 'g', note: t('dibeli') },
  ];
}

const Kemarin = ({
  hari: { tgl_system, rupiah, laba, gram_keluar, gram_masuk },
}: {
  hari: HariKerja;
}) => (
  <div>
    <dt>{formatHariPanjang(hari(tgl_system), t)}</dt>
    <dd>
      {t('Penjualan {rupiah}', { rupiah: formatRupiah(rupiah) })}
      {laba !== null && <b>{t('Laba {rupiah}', { rupiah: formatRupiah(laba) })}</b>}
      <span>
        {t('Keluar {keluar} g, masuk {masuk} g', {
          keluar: formatGram(gram_keluar),
          masuk: formatGram(gram_masuk),
        })}
      </span>
    </dd>
  </div>
);

const Emas = ({ murni, naik, nilai_naik }: NonNullable<Beranda['emas']>) => (
  <div>
    <dt>{t('Emas naik {rupiah} per gram', { rupiah: formatRupiah(naik) })}</dt>
    <dd>
      {t('stok naik')} <b data-emas>{formatRupiah(nilai_naik)}</b>
      <span>{t('dari {gram} g emas murni milik toko', { gram: formatGram(murni) })}</span>
      <Ke path={['laporan-posisi-emas']}>{t('Posisi emas')}</Ke>
    </dd>
  </div>
);
