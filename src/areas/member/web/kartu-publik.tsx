import { code128 } from '#kit/rules/code128.ts';
import { formatInt } from '#kit/rules/format.ts';
import { formatHariPanjang, hari } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { kartuPublikEndpoint } from '#areas/member/contract/kartu-publik.api.ts';
import css from '#areas/member/web/member.module.css';

/** A member's card on his own phone: points, and the number as the counter scans it (D-51.15). */
export function KartuPublik({ kode }: { kode: string }) {
  const { data, error } = useRead(kartuPublikEndpoint, { params: { kode } });
  if (error)
    return (
      <EmptyBlock
        title={t('Nota tidak ditemukan')}
        text={t('Periksa kembali kode QR pada nota, atau tanyakan kepada toko.')}
      />
    );
  if (!data) return <p>{t('Memuat ...')}</p>;
  return (
    <section className={css.kartu} aria-label={t('Kartu member')}>
      <h1>{data.nama_toko}</h1>
      <b>{t('{n} poin', { n: formatInt(data.poin) })}</b>
      {data.berakhir_tgl && (
        <small>
          {t('{n} poin berakhir {tgl}', {
            n: formatInt(data.berakhir_poin),
            tgl: formatHariPanjang(hari(data.berakhir_tgl), t),
          })}
        </small>
      )}
      <Barcode code={data.kode_customer} />
      <span>{data.kode_customer}</span>
    </section>
  );
}

/** Black on white whatever the phone shows else: a scanner reads it. */
function Barcode({ code }: { code: string }) {
  const widths = code128(code);
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((all, one) => all + one, 0));
  const whole = widths.reduce((all, one) => all + one, 0);
  return (
    <svg
      className={css.barcode}
      viewBox={`-10 0 ${whole + 20} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={code}
    >
      {widths.map(
        (width, at) =>
          at % 2 === 0 && <rect key={at} x={starts[at]} y={0} width={width} height={40} />,
      )}
    </svg>
  );
}
