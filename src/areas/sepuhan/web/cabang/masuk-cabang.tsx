import { formatInt } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { kirimanCabangEndpoint } from '#areas/sepuhan/contract/cabang.api.ts';
import css from '#areas/sepuhan/web/sepuhan.module.css';

/** Gold of branches that is on its way here: each shipment is opened and weighed (D-44.9). */
export function MasukCabang({ onOpen }: { onOpen: (no: string) => void }) {
  const { data = [] } = useRead(kirimanCabangEndpoint, { staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <section className={css.masuk} aria-label={t('Kiriman cabang')}>
      {data.map((one) => (
        <div key={one.no_kirim} className={css.kirim}>
          <span>
            {one.nama_asal}
            <small>
              {one.no_kirim} · {formatTanggal(one.tgl_system, t)}
            </small>
          </span>
          <span>
            {t('{sisa} dari {qty} barang belum diterima', {
              sisa: formatInt(one.sisa),
              qty: formatInt(one.qty),
            })}
          </span>
          <Button size="sm" onClick={() => onOpen(one.no_kirim)}>
            {t('Terima {no}', { no: one.no_kirim })}
          </Button>
        </div>
      ))}
    </section>
  );
}
