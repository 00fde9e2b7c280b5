import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { satuKirimanEndpoint, type Kiriman } from '#areas/kirim/contract/kiriman.api.ts';
import { lebihKirimanEndpoint, serahLebihEndpoint } from '#areas/kirim/contract/lebih.api.ts';
import css from '#areas/kirim/web/terima/terima.module.css';

type Props = { kiriman: Kiriman; kode: string | undefined; onDone: () => void };

/** A scan beyond the list may be a piece too many: a message goes to the sender, it is no stock here (D-42.7). */
export function CatatLebih({ kiriman, kode, onDone }: Props) {
  const write = useWrite(lebihKirimanEndpoint, {
    success: 'Barang lebih dikabarkan ke toko asal',
    refresh: [satuKirimanEndpoint],
    after: onDone,
  });
  if (kode === undefined) return null;
  const catat = () =>
    void write.send({
      params: { no: kiriman.no_kirim },
      body: { kode_barcode: kode, keterangan: null },
    });
  return (
    <Button size="sm" busy={write.busy} onClick={catat}>
      {t('Catat {kode} sebagai barang lebih', { kode })}
    </Button>
  );
}

/**
 * Pieces too many that lie here: each is handed to who takes it home, or waits for the shipment that the sender makes
 * of it.
 */
export function LebihDiSini({ kiriman }: { kiriman: Kiriman }) {
  const write = useWrite(serahLebihEndpoint, {
    success: 'Barang lebih diserahkan, toko asal dikabari',
    refresh: [satuKirimanEndpoint],
  });
  const serahkan = (kode_barcode: string) =>
    void write.send({ params: { no: kiriman.no_kirim }, body: { kode_barcode, keterangan: null } });
  return kiriman.lebih_terbuka.map((kode) => (
    <div key={kode} className={css.lebih}>
      <span>{t('{kode} lebih, bukan stock toko ini', { kode })}</span>
      <Button size="sm" busy={write.busy} onClick={() => serahkan(kode)}>
        {t('Serahkan pulang')}
      </Button>
    </div>
  ));
}
