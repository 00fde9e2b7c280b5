import { useState, type ReactNode } from 'react';
import { formatInt } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { kirimanBerlianEndpoint } from '#areas/berlian/contract/kirim-berlian.api.ts';
import css from '#areas/berlian/web/berlian.module.css';
import { TerimaKirim } from '#areas/berlian/web/kirim/terima-kirim.tsx';

/** Loose stones that other shops sent here: each shipment is opened, and its stones are weighed (D-45.8). */
export function MasukBerlian({ tabs }: { tabs?: ReactNode }) {
  const [no, setNo] = useState<string>();
  const { data = [], isPending } = useRead(kirimanBerlianEndpoint, { staleTime: 0 });
  if (no !== undefined) return <TerimaKirim no={no} onClose={() => setNo(undefined)} />;
  return (
    <Screen>
      <ScreenHead>{tabs}</ScreenHead>
      {data.length === 0 ? (
        <EmptyBlock
          title={isPending ? t('Memuat') : t('Tidak ada kiriman berlian')}
          text={t('Berlian yang dikirim toko lain ke sini menunggu diterima.')}
        />
      ) : (
        <section className={css.masuk} aria-label={t('Kiriman berlian')}>
          {data.map((one) => (
            <div key={one.no_kirim} className={css.kirim}>
              <span>
                {one.nama_asal}
                <small>
                  {one.no_kirim} · {formatTanggal(one.tgl_system, t)}
                </small>
              </span>
              <span>
                {t('{sisa} dari {qty} berlian belum diterima', {
                  sisa: formatInt(one.sisa),
                  qty: formatInt(one.qty),
                })}
              </span>
              <Button size="sm" onClick={() => setNo(one.no_kirim)}>
                {t('Terima {no}', { no: one.no_kirim })}
              </Button>
            </div>
          ))}
        </section>
      )}
    </Screen>
  );
}
