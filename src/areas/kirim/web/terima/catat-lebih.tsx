import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  lebihKirimanEndpoint,
  satuKirimanEndpoint,
  type Kiriman,
} from '#areas/kirim/contract/kiriman.api.ts';

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
