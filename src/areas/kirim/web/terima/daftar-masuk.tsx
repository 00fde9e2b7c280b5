import { formatInt } from '#kit/rules/format.ts';
import { formatTanggal } from '#kit/rules/hari.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { belumDiterimaEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import css from '#areas/kirim/web/terima/terima.module.css';
import kerja from '#areas/stock/web/kerja.module.css';

type Props = { onOpen: (no: string) => void; salah: string | undefined };

/** The number on a dispatch note. */
const isKiriman = nomorDari('KB');

/** Shipments to this shop that are not whole: one is pressed, or the number on its dispatch note scanned. */
export function DaftarMasuk({ onOpen, salah }: Props) {
  const { data = [], isPending } = useRead(belumDiterimaEndpoint, { staleTime: 0 });
  return (
    <Screen>
      <ScreenHead note={data.length > 0 && t('{n} kiriman', { n: formatInt(data.length) })} />
      <div className={kerja.pindai}>
        <ScanField
          label={t('Pindai atau ketik No Kirim')}
          onScan={onOpen}
          takes={isKiriman}
          said={salah}
          tone="bad"
        />
      </div>
      <div className={kerja.gulir}>
        {data.map((one) => (
          <button
            key={one.no_kirim}
            type="button"
            className={css.kiriman}
            onClick={() => onOpen(one.no_kirim)}
          >
            <span>
              <b>{one.no_kirim}</b>
              <small>
                {one.asal} · {one.nama_asal} · {formatTanggal(one.tgl_system, t)}
              </small>
            </span>
            <span>
              {t('{sisa} dari {qty} barang belum diterima', {
                sisa: formatInt(one.sisa),
                qty: formatInt(one.qty),
              })}
            </span>
          </button>
        ))}
        {!isPending && data.length === 0 && (
          <EmptyBlock
            title={t('Belum ada kiriman')}
            text={t('Barang yang dikirim toko lain ke sini muncul di daftar ini.')}
          />
        )}
      </div>
    </Screen>
  );
}
