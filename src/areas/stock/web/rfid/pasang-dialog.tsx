import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  barangEndpoint,
  daftarBarangEndpoint,
  type Barang,
} from '#areas/stock/contract/barang.api.ts';
import { pasangTagEndpoint } from '#areas/stock/contract/rfid.api.ts';

type Props = { barang: Barang; tag_id: string; onClose: (jadi: boolean) => void };

/** Asks before a tag is put on a piece; only its two buttons close it (1§9). */
export function PasangDialog({
  barang: { kode_barcode, nama_barang, tag_id: lama },
  tag_id,
  onClose,
}: Props) {
  const write = useWrite(pasangTagEndpoint, {
    success: 'Tag terpasang',
    refresh: [barangEndpoint, daftarBarangEndpoint],
    after: () => onClose(true),
  });
  const pasang = () =>
    void write.send({ body: { kode_barcode, tag_id, ganti: lama === null ? null : 'YA' } });
  return (
    <DialogFrame
      title={lama === null ? t('Pasang tag?') : t('Ganti tag?')}
      foot={
        <>
          <Button onClick={() => onClose(false)} disabled={write.busy}>
            {t('Batal')}
          </Button>
          <Button look="primary" busy={write.busy} onClick={pasang} data-autofocus>
            {lama === null ? t('Pasang tag') : t('Ganti tag')}
          </Button>
        </>
      }
    >
      <p>
        {lama === null
          ? t('Tag {tag} dipasang di barang {kode} {nama}.', {
              tag: tag_id,
              kode: kode_barcode,
              nama: nama_barang,
            })
          : t('Tag {lama} di barang {kode} {nama} diganti tag {tag}.', {
              lama,
              tag: tag_id,
              kode: kode_barcode,
              nama: nama_barang,
            })}
      </p>
    </DialogFrame>
  );
}
