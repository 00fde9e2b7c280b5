import { IconFileTypePdf } from '@tabler/icons-react';
import type { Field } from '#kit/contract/field.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import type { DocumentOf as Shown } from '#kit/web/document/document.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { DocumentBody } from '#areas/dokumen/web/document-body.tsx';
import { kirimBarangDocument } from '#areas/kirim/contract/kirim-barang.document.ts';
import { lebihDikirimEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import { kirimActs } from '#areas/kirim/web/kirim/acts.tsx';
import type { Dikirim } from '#areas/kirim/web/kirim/selisih-dialog.tsx';
import css from '#areas/stock/web/kerja.module.css';

/** One shipment: where to, what is in it, and where each piece is by now. */
const IsiKiriman = ({ dokumen }: { dokumen: Dikirim }) => (
  <DocumentBody
    of={kirimBarangDocument}
    dokumen={dokumen}
    shows={[
      'nama_tujuan',
      'total_qty',
      'total_berat',
      'pembawa',
      'no_segel',
      'berat_bungkus',
      'no_kirim_asal',
      'keterangan',
    ]}
    lineShows={['kode_barcode', 'persen', 'dari_gudang', 'dari_baki', 'hasil', 'no_terima']}
    lineFigure="berat"
    above={<Lebih no={dokumen.no_kirim} />}
  />
);

/** What the other shop found beyond the list: shipped after it, or fetched back (D-42.7). */
function Lebih({ no }: { no: string }) {
  const { data = [] } = useRead(lebihDikirimEndpoint, { params: { no } });
  const open = data.filter((one) => one.no_kirim === null);
  if (open.length === 0) return null;
  return (
    <p className={css.ingat} role="status">
      {t(
        'Barang lebih di toko tujuan: {barang}. Kirim dengan No Kirim Asal {no}, atau ambil kembali.',
        {
          barang: open.map((one) => one.kode_barcode).join(', '),
          no,
        },
      )}
    </p>
  );
}

function TombolKiriman({ dokumen }: { dokumen: Dikirim }) {
  const kurang = dokumen.barang.some((one) => one.hasil === 'KURANG');
  const utuh = dokumen.barang.every((one) => one.hasil === 'JALAN');
  return (
    <>
      <IconButton label={t('Surat jalan')} onClick={() => kirimActs.print(dokumen)}>
        <IconFileTypePdf size={18} stroke={1.6} aria-hidden />
      </IconButton>
      {dokumen.status === 'OPEN' && kurang && (
        <Button look="primary" onClick={() => kirimActs.settle(dokumen)}>
          {t('Selesaikan selisih')}
        </Button>
      )}
      {dokumen.status === 'OPEN' && utuh && (
        <Button look="danger" onClick={() => kirimActs.cancel(dokumen)}>
          {t('Batalkan')}
        </Button>
      )}
    </>
  );
}

/** A shipment as it is looked at, beside its list or over another screen. */
export const dokumenKiriman: Shown<Dikirim> = {
  read: kirimBarangDocument.one,
  status: kirimBarangDocument.row.status as Field,
  Body: IsiKiriman,
  Acts: TombolKiriman,
};
