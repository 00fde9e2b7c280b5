import { formatGram, formatInt, formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { openCode } from '#kit/web/counter/open-code.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { riwayatOrangEndpoint } from '#areas/member/contract/orang.api.ts';
import { KartuLama } from '#areas/member/web/orang/kartu-lama.tsx';
import css from '#areas/member/web/orang/orang.module.css';

type Riwayat = AnswerOf<typeof riwayatOrangEndpoint>;

/** What a person bought, sold, left here and owes, what it is worth today, and each document (D-51.11). */
export function UrusanOrang({ kode }: { kode: string }) {
  const { data, error, refetch } = useRead(riwayatOrangEndpoint, {
    params: { kode_customer: kode },
    staleTime: 0,
  });
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  if (!data) return <p>{t('Memuat ...')}</p>;
  return (
    <>
      <Facts of={ringkasan(data.ringkas)} />
      <KartuLama kartu={data.kartu_lama} />
      {data.dokumen.length === 0 && (
        <EmptyBlock title={t('Tidak Ada Data')} text={t('Belum ada urusan dengan toko.')} />
      )}
      <ul className={css.dokumen}>
        {data.dokumen.map((one) => (
          <li key={`${one.kode_toko}${one.no_dokumen}`} data-hidup={one.hidup || undefined}>
            <button type="button" onClick={() => void openCode(one.no_dokumen)}>
              {one.no_dokumen}
            </button>
            <b>{one.jumlah_rp === null ? '' : formatInt(one.jumlah_rp)}</b>
            <small>
              {[
                formatHariPanjang(hari(one.tgl_system), t),
                one.jenis,
                ...(one.status === 'DONE' ? [] : [one.status]),
                ...one.uraian.slice(0, 2),
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

function ringkasan(of: Riwayat['ringkas']): Record<string, string> {
  const uang = (label: string, rupiah: Rupiah) =>
    rupiah === 0 ? {} : { [label]: formatRupiah(rupiah) };
  return {
    [t('Belanja')]: t('{n} kali, {berat} g, {rupiah}', {
      n: of.kali_belanja,
      berat: formatGram(of.belanja_berat),
      rupiah: formatRupiah(of.belanja_rp),
    }),
    ...(of.jual_rp > 0 && {
      [t('Dijual ke toko')]: t('{berat} g, {rupiah}', {
        berat: formatGram(of.jual_berat),
        rupiah: formatRupiah(of.jual_rp),
      }),
    }),
    ...uang(t('Titipan'), of.titipan_rp),
    ...uang(t('Hutang'), of.hutang_rp),
    ...uang(t('Sisa cicilan'), of.cicilan_rp),
    ...uang(t('Kelebihan lelang belum diambil'), of.kelebihan_rp),
    ...(of.emas_murni > 0 && {
      [t('Emas dari toko ini hari ini')]: t('{berat} g murni, {rupiah}', {
        berat: formatGram(of.emas_murni),
        rupiah: formatRupiah(of.emas_rp),
      }),
    }),
    [t('Poin')]: t('{n} poin, {nilai}', {
      n: formatInt(of.poin),
      nilai: formatRupiah(of.poin_rp),
    }),
  };
}
